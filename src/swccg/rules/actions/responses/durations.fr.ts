export const durations: typeof import('./durations.en.ts').durations = {
  rules: {
    'KRN-147': 'Le temps de la bataille. Ce qu’une action change dans une bataille sans dire pour combien de temps dure jusqu’à la fin de la bataille, ou jusqu’à ce que la carte quitte la table.',
    'KRN-148': 'Pour de bon. Ce qu’une action change hors d’une bataille sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table.',
    'KRN-149': 'Ce que changent les armes. Ce qu’une arme change sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table ou soit rétablie, bataille ou non.',
    'KRN-221': 'Pour combien de temps. Un texte de jeu est annulé pour le temps indiqué, ou tant que la carte qui l’annule est en jeu.',
    'KRN-223': 'Les nombres restent. Annuler le texte de jeu laisse le titre, les icônes et les nombres imprimés. Seuls disparaissent les nombres que le texte définit.',
    'KRN-224': 'Ce que garde un vaisseau. Un vaisseau spatial ou véhicule sans texte de jeu garde sa capacité, ses pilotes permanents et sa façon de se déplacer.',
    'KRN-225': 'Elle reste sur la table. Une carte dont le texte de jeu est annulé n’est ni perdue ni mise à l’écart.',
    'KRN-293': 'Les nombres tels qu’ils sont. Chaque fois qu’un nombre est consulté, tous les textes en vigueur lui ont été appliqués.',
    'KRN-323': 'Indéfini vaut 0. Un nombre que rien ne définit compte pour 0.',
    'KRN-325': 'Ce qui n’est pas défini. Une valeur qu’une carte n’a pas ne peut être modifiée. Là où on la demande, elle est 0.',
  },
  log: {
    'change put': 'Le texte de {card} s’applique[ à {cards}].',
    'number changes': '{card} : {what} {count} au lieu de {number}.',
    'number is again': '{card} : {what} est de nouveau {count} et non plus {number}.',
    'number stays': '{card} : {what} reste {count}.',
    'no such number': '{card} n’a pas de valeur à modifier : {what}.',
  },
}
