export const inactiveSupportingAndOnTable = {
  rules: {
    'KRN-259': 'Inactive is not on table. An inactive card is neither on table nor at its location, except for what speaks of its very state.',
    'KRN-271': 'Units of Force. Cards in hands, in Life Force and in Lost Piles are units of Force. They are not on table, even when they can be seen.',
    'KRN-277': 'Supporting is not on table. A supporting card is neither on table nor at a location, except for what speaks of it in that state.',
  },
  reasons: {
    'KRN-259': '{card} is inactive, so it is neither on table nor at its location for the text of {by}.',
    'KRN-271': '{card} is a unit of Force, in a hand or a pile, and not on table.',
    'KRN-277': '{card} is supporting, so it is neither on table nor at a location for the text of {by}.',
  },
}
