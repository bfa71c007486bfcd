export const operatives: typeof import('./operatives.en.ts').operatives = {
  rules: {
    'TRM-296': 'Qui est agent. Un personnage est un agent si le mot « Operative » figure dans son titre, quoi qu’on dise de lui par ailleurs.',
    'DEP-196': 'Un agent par endroit. Sur sa planète, un agent ne se déploie ni ne se déplace à une localisation, ni à travers elle, où son propriétaire en a un autre du même titre, fût-il porté disparu ou captif.',
    'DEP-197': 'Deux agents au même endroit. Quand deux agents de même titre d’un joueur se trouvent à une même localisation de leur planète, ce joueur en choisit un, qui est perdu.',
  },
  decisions: {
    'one operative': {
      title: 'Un agent de trop',
      text: 'Le {player} a deux agents du même titre au même endroit et choisit lequel est perdu.',
    },
  },
  options: { operatives: '{by} a un semblable au même endroit' },

  reasons: {
    'TRM-296': '{card} n’a pas le mot « Operative » dans son titre : ce n’est pas l’agent que demande {by}.',
    'DEP-196': '{by}, un autre agent du même titre, se trouve à {to} : {card} n’y va pas.',
  },
}
