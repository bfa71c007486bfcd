export const exchange: typeof import('./exchange.en.ts').exchange = {
  rules: {
    'KRN-063': 'Échange et secret. Des cartes échangées ne sont montrées que dans la mesure où le sont des cartes retirées ou placées.',
    'KRN-062': 'La même position. Une carte qui entre dans une pile par échange prend la position de l’autre.',
    'KRN-061': 'Échanger. Dans un échange, on choisit d’abord les cartes d’un endroit, puis celles de l’autre, et elles changent de place. Rien n’est choisi avant le résultat de l’action.',
  },
}
