export const bat2 = {
  'BAT-201': {
    title: 'Atterri, pas de destinée de bataille',
    text: 'L’aptitude du pilote permanent d’un chasseur stellaire atterri compte pour occuper le site, mais non pour la destinée de bataille. Tous à son bord sont des passagers, dont l’aptitude ne compte pas non plus, et il n’a pas de puissance.',
  },
  'BAT-203': {
    title: 'Batailles dans les nuages',
    text: 'Aux secteurs nuageux combattent les chasseurs stellaires, les véhicules navettes, les voitures des nuages et les patrouilleurs, et les vaisseaux capitaux seulement s’ils se déploient et se déplacent comme des chasseurs stellaires.',
  },
  'BAT-204': {
    title: 'Pas de bataille dans Death Star II',
    text: 'Aucun joueur ne peut livrer bataille à un secteur de Death Star II.',
  },
  'BAT-207': {
    title: 'Plusieurs destinées',
    text: 'Si une carte révélée a plusieurs nombres de destinée, celui qui la tire en choisit un.',
  },
  'BAT-214': {
    title: 'Qui tire d’abord',
    text: 'Quand les deux joueurs tirent une destinée, celui dont c’est le tour fait tous ses tirages un à un, puis son adversaire fait les siens.',
  },
  'BAT-215': {
    title: 'Une destinée, ou 1',
    text: '« Ajouter une destinée » veut dire un tirage de plus, ajouté au total. « Ajouter 1 à la destinée » augmente de 1 le total, et non chaque tirage.',
  },
  'BAT-217': {
    title: 'Si le remplacement est annulé',
    text: 'Si une carte qui doit remplacer votre tirage est annulée avant d’être résolue, vous pouvez encore tirer votre destinée normalement.',
  },
}
