export const cancelingCards: typeof import('./canceling-cards.en.ts').cancelingCards = {
  rules: {
    'KRN-219': 'Jamais annulés. Les personnages, les véhicules et les vaisseaux spatiaux ne peuvent pas être annulés.',
  },
  reasons: {
    'KRN-219': '{card} est un personnage, un véhicule ou un vaisseau spatial, et ceux-là ne peuvent pas être annulés.',
  },
}
