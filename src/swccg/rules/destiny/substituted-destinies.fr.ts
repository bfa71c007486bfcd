export const substitutedDestinies: typeof import('./substituted-destinies.en.ts').substitutedDestinies = {
  rules: {
    'KRN-378': 'Remplacements et dernière carte. Une fois la dernière carte de la réserve tirée, aucune destinée n’est plus sur le point d’être tirée et rien ne peut être remplacé.',
    'KRN-377': 'Remplacements et limite d’un tirage. Sous une limite d’un tirage, vous pouvez remplacer d’abord et tirer ensuite. Une fois la limite épuisée par un tirage, il n’y a plus rien à remplacer.',
    'KRN-376': 'Aucune carte n’a été tirée. Les actions sur la carte qui vient d’être tirée ne concernent pas une destinée remplacée : il n’y a pas de carte à prendre, à perdre ou à empiler.',
    'KRN-375': 'Les totaux avec un remplacement. Ce qu’un texte ajoute à un total s’applique aussi à un tirage remplacé. Ce qu’il ajoute à chaque tirage ne s’applique pas.',
    'KRN-372': 'Un remplacement est fixe. Une valeur de remplacement est fixée avec tous les modificateurs du moment. Rien d’autre de la carte qui l’a fournie n’est utilisé.',
    'KRN-371': 'Un remplacement vient d’être tiré. Hors ces interdictions, une valeur de remplacement est un tirage de destinée qui vient d’être fait. La carte qui l’a fournie n’a pas été tirée.',
    'KRN-336': 'Destinée substituée. Une valeur de destinée substituée à une autre ne peut être ni modifiée, ni annulée, ni fixée, et une limite du nombre de tirages ne la compte pas.',
  },

  reasons: {
    'KRN-378': 'La réserve est vide : aucune destinée ne va être tirée, et {card} ne peut en remplacer aucune.',
    'KRN-377': 'La limite ne permet plus de tirage : {card} ne peut en remplacer aucun.',
    'KRN-376': 'Aucune carte n’a été tirée : une valeur l’a remplacée, et {card} concerne une carte tirée.',
    'KRN-336': 'Cette destinée remplace un tirage : {card} ne peut ni la modifier ni l’annuler.',
  },
}
