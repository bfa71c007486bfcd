import type { durations as en } from './durations.en.ts'

export const durations: typeof en = {
  rules: {
    'CTL-042':
      'Là où elle est présente. Une carte qui agit « là où elle est présente » doit être présente à la localisation même. Ce sur quoi elle agit n’a besoin que d’être à cette localisation.',
    'KRN-147':
      'Le temps de la bataille. Ce qu’une action change dans une bataille sans dire pour combien de temps dure jusqu’à la fin de la bataille, ou jusqu’à ce que la carte quitte la table.',
    'KRN-148':
      'Pour de bon. Ce qu’une action change hors d’une bataille sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table.',
    'KRN-149':
      'Ce que changent les armes. Ce qu’une arme change sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table ou soit rétablie, bataille ou non.',
    'KRN-220':
      'Ignorer, c’est annuler. Tout ce qui arrête le texte de jeu entier d’une carte compte pour une annulation, et échoue si ce texte ne peut pas être annulé.',
    'KRN-221':
      'Pour combien de temps. Un texte de jeu est annulé pour le temps indiqué, ou tant que la carte qui l’annule est en jeu.',
    'KRN-222':
      'Un texte annulé ne fait rien. Un texte de jeu annulé ne permet et ne déclenche rien, et aucun de ses modificateurs ne s’applique.',
    'KRN-223':
      'Les nombres restent. Annuler le texte de jeu laisse le titre, les icônes et les nombres imprimés. Seuls disparaissent les nombres que le texte définit.',
    'KRN-224':
      'Ce que garde un vaisseau. Un vaisseau spatial ou véhicule sans texte de jeu garde sa capacité, ses pilotes permanents et sa façon de se déplacer.',
    'KRN-225':
      'Elle reste sur la table. Une carte dont le texte de jeu est annulé n’est ni perdue ni mise à l’écart.',
    'KRN-293':
      'Les nombres tels qu’ils sont. Chaque fois qu’un nombre est consulté, tous les textes en vigueur lui ont été appliqués.',
    'KRN-323': 'Indéfini vaut 0. Un nombre que rien ne définit compte pour 0.',
    'KRN-325':
      'Ce qui n’est pas défini. Une valeur qu’une carte n’a pas ne peut être modifiée. Là où on la demande, elle est 0.',
    'WPN-067':
      'Texte copié, pas d’arme. Un personnage qui copie le texte de jeu d’un autre à arme permanente n’a ni l’arme ni son usage.',
  },
  reasons: {
    'KRN-220': '{ship} empêche d’annuler le texte de jeu de {card} : {by} ne le peut donc pas.',
    'KRN-222': 'Le texte de jeu de {card} est annulé par {by}.',
    'CTL-042': '{by} y est présent ; il suffit que {card} soit à cette localisation pour perdre son texte.',
    'WPN-067': '{card} n’a que le texte de {by}, et non l’arme qui en fait partie.',
  },
  log: {
    'change put': 'Le texte de {card} s’applique[ à {cards}].',
    'number changes': '{card} : {what} {count} au lieu de {number}.',
    'number is again': '{card} : {what} est de nouveau {count} et non plus {number}.',
    'number stays': '{card} : {what} reste {count}.',
    'no such number': '{card} n’a pas de valeur à modifier : {what}.',
  },
}
