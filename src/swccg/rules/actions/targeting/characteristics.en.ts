export const characteristics = {
  rules: {
    'TRM-093': 'Characteristics. A characteristic is a listed word in the title, text or lore of a card, in capitals or not.',
    'TRM-477': 'Attributes. Texts refer not only to characteristics and titles, but to what a card is otherwise: its type, its icons, whether it is unique, its numbers, its state.',
    'TRM-476': '‘Non-’. A text can mean cards that do not have a characteristic: it puts “non-” before it.',
    'TRM-475': 'Words of one kind of card. A characteristic belongs to one kind of card. The same word on another kind means nothing.',
  },

  reasons: {
    'TRM-477': '{by} is about cards of another kind or state than {card}.',
    'TRM-476': '{by} is about cards that are not such, and {card} is.',
    'TRM-475': '{card} bears the word in its title, but is not of the kind of card that {by} speaks of.',
  },
}
