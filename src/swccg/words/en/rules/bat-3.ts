export const bat3 = {
  'BAT-301': {
    title: 'Inactive cards do not battle',
    text: 'A card that is captured, missing or inactive for another reason is not in a battle at its location.',
  },
  'BAT-302': {
    title: 'Played out inside the battle',
    text: 'What is begun in the weapons segment, such as a duel, is played out during the battle: texts about destinies in battle can answer its destinies.',
  },
}
