export const operatives: typeof import('./operatives.en.ts').operatives = {
  rules: {
    'DEP-197': 'Deux agents au même endroit. Quand deux agents de même titre d’un joueur se trouvent à une même localisation de leur planète, ce joueur en choisit un, qui est perdu.',
  },
  decisions: {
    'one operative': {
      title: 'Un agent de trop',
      text: 'Le {player} a deux agents du même titre au même endroit et choisit lequel est perdu.',
    },
  },
  options: { operatives: '{by} a un semblable au même endroit' },
}
