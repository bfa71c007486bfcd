export const operatives = {
  rules: {
    'DEP-197': 'Two operatives at one place. When two operatives of one title and one player come to be at one location of their planet, that player chooses one of them, and it is lost.',
  },
  decisions: {
    'one operative': {
      title: 'One operative too many',
      text: 'The {player} has two operatives of one title at one place, and chooses which is lost.',
    },
  },
  options: { operatives: '{by} has a fellow at the same place' },
}
