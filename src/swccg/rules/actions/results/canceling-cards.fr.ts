export const cancelingCards: typeof import('./canceling-cards.en.ts').cancelingCards = {
  rules: {
    'KRN-217': 'Où va une carte annulée. Une carte annulée va à la pile de cartes perdues de son propriétaire, sauf si elle est envoyée ailleurs.',
    'KRN-216': 'Annulée, mais utilisée. Si une action n’est permise qu’une fois par tour, ou chose semblable, elle a eu lieu même annulée.',
    'KRN-215': 'Annulée, mais payée. Ce qui a été payé pour une action annulée reste payé.',
    'KRN-214': 'Annulée : pas de résultat. Une action annulée pendant qu’on y répond n’a pas de résultat.',
    'KRN-219': 'Jamais annulés. Les personnages, les véhicules et les vaisseaux spatiaux ne peuvent pas être annulés.',
    'TRM-167': 'Une Interruption s’annule en réponse. Une Interruption qui en annule une autre ne peut être jouée qu’en réponse, pendant que l’autre est jouée.',
  },
  reasons: {
    'KRN-219': '{card} est un personnage, un véhicule ou un vaisseau spatial, et ceux-là ne peuvent pas être annulés.',
    'TRM-167': '{card} annule une Interruption et ne peut être joué qu’en réponse, pendant que celle-ci est jouée.',
  },
}
