export const dep4 = {
  'DEP-401': {
    title: 'La personnalité d’un captif',
    text: 'Un captif du côté lumineux n’empêche pas le côté obscur de déployer sa propre version de cette personnalité, d’un autre titre.',
  },
  'DEP-402': {
    title: 'Quand le texte le permet',
    text: 'Un personnage n’est converti que si la condition de son texte est remplie, par exemple être présent à un site.',
  },
  'DEP-403': {
    title: 'Toute version que nomme le texte',
    text: 'Qui convertit peut poser n’importe quelle version que nomme le texte, même plus faible.',
  },
}
