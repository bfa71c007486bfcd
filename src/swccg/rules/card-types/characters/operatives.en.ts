export const operatives = {
  rules: {
    'TRM-296': 'Who is an operative. A character is an operative if the word “Operative” stands in its title, whatever else is said of it.',
    'DEP-196': 'One operative at a place. On its matching planet an operative neither deploys nor moves to or through a location where its owner has another of its title, be that one missing or captured.',
    'DEP-197': 'Two operatives at one place. When two operatives of one title and one player come to be at one location of their planet, that player chooses one of them, and it is lost.',
  },
  decisions: {
    'one operative': {
      title: 'One operative too many',
      text: 'The {player} has two operatives of one title at one place, and chooses which is lost.',
    },
  },
  options: { operatives: '{by} has a fellow at the same place' },

  reasons: {
    'TRM-296': '{card} has not the word “Operative” in its title, and so is not the operative that {by} asks for.',
    'DEP-196': '{by}, another operative of its title, is at {to}, so {card} keeps away from there.',
  },
}
