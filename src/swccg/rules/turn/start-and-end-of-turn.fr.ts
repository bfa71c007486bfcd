export const startAndEndOfTurn: typeof import('./start-and-end-of-turn.en.ts').startAndEndOfTurn = {
  rules: {
    'TRM-601': 'Recirculées entre-temps. Seule la recirculation qui clôt la phase de pioche mène à la fin du tour. Si un texte fait recirculer des piles de cartes utilisées, la phase continue.',
    'DRW-032': 'Ce qu’une fin entraîne. Si quelque chose qui finit à la fin d’un tour rend due une autre action obligatoire, celle-ci est faite dans la même fin de tour, avant tout ce qui est facultatif.',
    'DRW-031': 'Ce qui cesse vient d’abord. Que quelque chose cesse à la fin d’un tour est une action automatique et vient avant ce que les joueurs choisissent.',
    'DRW-030': 'Jusqu’à la fin du tour. Ce qui dure jusqu’à la fin du tour cesse pendant la fin de ce tour.',
    'DRW-022': 'Dans quel ordre. Si plusieurs choses ont lieu à la fin d’un tour, le joueur dont le tour finit les met en ordre.',
    'DRW-101': 'Utilisé après la remise en circulation. Ce qui arrive à une pile de cartes utilisées après la remise en circulation y reste jusqu’à la fin de la phase de pioche suivante.',
    'DRW-040': 'L’annulation annulée. Si la carte qui annulerait une réponse est elle-même annulée, cette réponse prend effet.',
    'DRW-037': 'Moins de Force perdue à la fin d’un tour. Qui va perdre de la Force peut diminuer la perte. Une perte ramenée à 0 n’a pas lieu.',
    'DRW-026': 'Les réponses à la fin d’un tour. Une réponse donnée à la fin d’un tour n’a pas à être elle-même une action de fin de tour.',
    'DRW-028': 'Le tour suivant aussitôt. Le début du tour suivant vient aussitôt. Rien ne peut se faire entre les deux.',
    'DRW-027': 'Quand un tour est fini. Un tour est fini quand aucun joueur n’a plus rien à faire à sa fin.',
    'DRW-023': 'Choix à la fin d’un tour. Ensuite les joueurs peuvent faire à tour de rôle des actions de fin de tour ; celui dont le tour finit commence.',
    'DRW-021': 'Ce qui doit arriver à la fin. Ce qui doit arriver à la fin d’un tour arrive d’abord, en actions automatiques.',
    'DRW-020': 'Toujours le même tour. À la fin d’un tour, c’est encore le tour du joueur qui vient de finir.',
    'DRW-019': 'La fin d’un tour. La fin d’un tour est un moment à part, après la remise en circulation des deux piles de cartes utilisées.',
    'TRN-071': 'Puis la phase d’activation. Quand les deux joueurs ont passé au début du tour, la phase d’activation commence.',
    'TRN-069': 'Choix au début d’un tour. Ensuite les joueurs peuvent faire à tour de rôle des actions de début de tour ; celui dont c’est le tour commence.',
    'TRN-068': 'Le début d’un tour. Ce qui doit arriver au début d’un tour arrive d’abord, en actions automatiques.',
  },

  log: { 'lasting change ends': 'Le texte de {card} ne vaut plus.' },
  options: {
    loses: 'perte de Force : {by}',
    lost: 'perte prévue par le texte de {by}',
    ends: 'fin du texte de {by}',
  },
}
