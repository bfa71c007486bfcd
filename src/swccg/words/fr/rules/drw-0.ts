export const drw0 = {
  'DRW-001': {
    title: 'La phase de pioche',
    text: 'Durant la sixième et dernière phase de votre tour, vous pouvez piocher des cartes de votre pile de Force.',
  },
  'DRW-002': {
    title: 'Autre chose durant la phase de pioche',
    text: 'Ce qui peut se faire durant toute phase, ou durant une phase de pioche, peut se faire durant la vôtre.',
  },
  'DRW-003': {
    title: 'Piocher des cartes',
    text: 'Vous prenez en main la carte du dessus de votre pile de Force, puis une autre, tant qu’il y en a.',
  },
  'DRW-004': {
    title: 'Carte par carte',
    text: 'Chaque carte que vous piochez est une action à part. Vous pouvez faire autre chose, puis piocher encore.',
  },
  'DRW-005': {
    title: 'Mains de toute taille',
    text: 'Il n’y a pas de limite au nombre de cartes dans votre main.',
  },
  'DRW-006': {
    title: 'La Force gardée',
    text: 'Les cartes que vous laissez dans votre pile de Force y restent et peuvent servir durant le tour de votre adversaire.',
  },
  'DRW-007': {
    title: 'Ne rien piocher',
    text: 'Vous pouvez finir votre phase de pioche sans avoir pioché de carte.',
  },
  'DRW-008': {
    title: 'Tirez-en autant',
    text: 'Un texte qui fait tirer des cartes dit combien, et on en tire autant, ou tout ce qu’il y a.',
  },
  'DRW-009': {
    title: 'Piochées de la pile de Force',
    text: 'Les cartes se piochent de la pile de Force, à moins que quelque chose ne dise autrement.',
  },
  'DRW-014': {
    title: 'Interruption unique, une fois par tour',
    text: 'Vous ne jouez une Interruption unique qu’une fois par tour. Un second exemplaire attend un autre tour.',
  },
  'DRW-015': {
    title: 'Remettre en circulation',
    text: 'Quand on a fini de piocher, les deux joueurs mettent leur pile de cartes utilisées sous leur paquet de réserve.',
  },
  'DRW-016': {
    title: 'L’ordre reste',
    text: 'Les piles de cartes utilisées passent dessous telles quelles. Rien n’est mélangé et aucune autre pile n’est touchée.',
  },
  'DRW-017': {
    title: 'La fin de la pioche',
    text: 'La remise en circulation finit la phase de pioche ; on ne pioche plus après elle.',
  },
  'DRW-018': {
    title: 'Dire que c’est fini',
    text: 'Après la remise en circulation, le joueur dont c’est le tour dit que son tour est fini.',
  },
  'DRW-019': {
    title: 'La fin d’un tour',
    text: 'La fin d’un tour est un moment à part, après la remise en circulation des deux piles de cartes utilisées.',
  },
  'DRW-020': {
    title: 'Toujours le même tour',
    text: 'À la fin d’un tour, c’est encore le tour du joueur qui vient de finir.',
  },
  'DRW-021': {
    title: 'Ce qui doit arriver à la fin',
    text: 'Ce qui doit arriver à la fin d’un tour arrive d’abord, en actions automatiques.',
  },
  'DRW-022': {
    title: 'Dans quel ordre',
    text: 'Si plusieurs choses ont lieu à la fin d’un tour, le joueur dont le tour finit les met en ordre.',
  },
  'DRW-023': {
    title: 'Choix à la fin d’un tour',
    text: 'Ensuite les joueurs peuvent faire à tour de rôle des actions de fin de tour ; celui dont le tour finit commence.',
  },
  'DRW-025': {
    title: 'Rien d’autre à la fin d’un tour',
    text: 'À la fin d’un tour, seules des actions de fin de tour, et les réponses à celles-ci, sont possibles.',
  },
  'DRW-026': {
    title: 'Les réponses à la fin d’un tour',
    text: 'Une réponse donnée à la fin d’un tour n’a pas à être elle-même une action de fin de tour.',
  },
  'DRW-027': {
    title: 'Quand un tour est fini',
    text: 'Un tour est fini quand aucun joueur n’a plus rien à faire à sa fin.',
  },
  'DRW-028': {
    title: 'Le tour suivant aussitôt',
    text: 'Le début du tour suivant vient aussitôt. Rien ne peut se faire entre les deux.',
  },
  'DRW-030': {
    title: 'Jusqu’à la fin du tour',
    text: 'Ce qui dure jusqu’à la fin du tour cesse pendant la fin de ce tour.',
  },
  'DRW-031': {
    title: 'Ce qui cesse vient d’abord',
    text: 'Que quelque chose cesse à la fin d’un tour est une action automatique et vient avant ce que les joueurs choisissent.',
  },
  'DRW-032': {
    title: 'Ce qu’une fin entraîne',
    text: 'Si quelque chose qui finit à la fin d’un tour rend due une autre action obligatoire, celle-ci est faite dans la même fin de tour, avant tout ce qui est facultatif.',
  },
  'DRW-033': {
    title: 'L’entretien',
    text: 'Payer l’entretien d’une carte est obligatoire. Cela vient de soi-même à la fin du tour.',
  },
  'DRW-034': {
    title: 'Comment entretenir',
    text: 'Le propriétaire d’une carte choisit parmi les façons imprimées dessus.',
  },
  'DRW-035': {
    title: 'À la fin de votre tour',
    text: 'L’entretien est dû à la fin du tour du propriétaire de la carte.',
  },
  'DRW-037': {
    title: 'Moins de Force perdue à la fin d’un tour',
    text: 'Qui va perdre de la Force peut diminuer la perte. Une perte ramenée à 0 n’a pas lieu.',
  },
  'DRW-040': {
    title: 'L’annulation annulée',
    text: 'Si la carte qui annulerait une réponse est elle-même annulée, cette réponse prend effet.',
  },
}
