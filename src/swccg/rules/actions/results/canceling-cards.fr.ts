export const cancelingCards: typeof import('./canceling-cards.en.ts').cancelingCards = {
  rules: {
    'KRN-219': 'Jamais annulés. Les personnages, les véhicules et les vaisseaux spatiaux ne peuvent pas être annulés.',
    'TRM-167': 'Une Interruption s’annule en réponse. Une Interruption qui en annule une autre ne peut être jouée qu’en réponse, pendant que l’autre est jouée.',
  },
  reasons: {
    'KRN-219': '{card} est un personnage, un véhicule ou un vaisseau spatial, et ceux-là ne peuvent pas être annulés.',
    'TRM-167': '{card} annule une Interruption et ne peut être joué qu’en réponse, pendant que celle-ci est jouée.',
  },
}
