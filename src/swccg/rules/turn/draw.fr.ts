export const draw: typeof import('./draw.en.ts').draw = {
  rules: {
    'DRW-001': 'La phase de pioche. Durant la sixième et dernière phase de votre tour, vous pouvez piocher des cartes de votre pile de Force.',
    'DRW-002': 'Autre chose durant la phase de pioche. Ce qui peut se faire durant toute phase, ou durant une phase de pioche, peut se faire durant la vôtre.',
    'DRW-003': 'Piocher des cartes. Vous prenez en main la carte du dessus de votre pile de Force, puis une autre, tant qu’il y en a.',
    'DRW-004': 'Carte par carte. Chaque carte que vous piochez est une action à part. Vous pouvez faire autre chose, puis piocher encore.',
    'DRW-005': 'Mains de toute taille. Il n’y a pas de limite au nombre de cartes dans votre main.',
    'DRW-006': 'La Force gardée. Les cartes que vous laissez dans votre pile de Force y restent et peuvent servir durant le tour de votre adversaire.',
    'DRW-007': 'Ne rien piocher. Vous pouvez finir votre phase de pioche sans avoir pioché de carte.',
    'DRW-009': 'Piochées de la pile de Force. Les cartes se piochent de la pile de Force, à moins que quelque chose ne dise autrement.',
    'DRW-018': 'Dire que c’est fini. Après la remise en circulation, le joueur dont c’est le tour dit que son tour est fini.',
    'KRN-033': 'Sous un paquet vide. On peut mettre des cartes sous un paquet vide ; elles sont alors le paquet.',
  },
  reasons: {
    'DRW-001/turn': 'On pioche durant sa propre phase de pioche, et ce n’est pas votre tour.',
    'DRW-001/phase': 'On pioche durant sa phase de pioche ; c’est la {phase} du {turn}.',
    'DRW-003': 'Vous piocheriez {count} {count|carte|cartes}, et votre pile de Force en a {have}.',
  },
  log: { draws: 'Le {player} pioche {count} {count|carte|cartes}.' },
  events: { 'card drawn': 'carte piochée' },
}
