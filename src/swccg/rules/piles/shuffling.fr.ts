export const shuffling: typeof import('./shuffling.en.ts').shuffling = {
  rules: {
    'KRN-022': 'Mélanger, couper et remettre. D’anciennes cartes disent « mélanger, couper et remettre » là où les nouvelles disent « remélanger ».',
    'KRN-021': 'Mélanger et couper. Quand un paquet ou une pile a été mélangé, l’autre joueur peut le couper avant qu’il reprenne sa place. Ici, c’est le hasard qui coupe.',
    'KRN-032': 'Une pile sans rien. Une pile vide peut tout de même être déplacée en tant que pile par une carte qui le fait.',
    'KRN-266': 'Actives ensemble. Quand la carte redevient active, tout ce qui était devenu inactif avec elle le redevient aussi.',
  },
  log: { found: '{card} est retrouvé.', 'number chosen': 'Le {player} choisit {number}.' },
}
