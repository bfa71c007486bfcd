export const duels = {
  rules: {
    'BAT-302': 'Played out inside the battle. What is begun in the weapons segment, such as a duel, is played out during the battle: texts about destinies in battle can answer its destinies.',
    'KRN-207': 'Optional targets. What a text does only “if any” may be missing: that keeps nobody from using it.',
    'KRN-353': 'Both draws failed. If both players’ destiny draws for the same action have failed, the action has no result.',
  },
  log: {
    'duel begins': 'A duel begins: {cards}.',
    'duel lost': '{card} loses the duel: {light} for the Light Side, {dark} for the Dark Side.',
    'duel canceled': 'The duel is canceled[: {cards} goes back to hand].',
    'duel drawn': 'Nobody loses the duel: {light} for the Light Side, {dark} for the Dark Side.',
  },
  events: { 'duel lost': '{card} has lost the duel' },
}
