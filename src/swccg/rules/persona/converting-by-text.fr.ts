export const convertingByText: typeof import('./converting-by-text.en.ts').convertingByText = {
  rules: {
    'DEP-137': 'Converti avec ce qu’il porte. Un personnage qu’un texte convertit passe de l’autre côté de la localisation avec toutes les cartes qui sont sur lui, et elles sont à l’autre joueur.',
    'DEP-138': 'Le même personnage. Rien d’autre ne change à un personnage qu’un texte convertit.',
  },
  log: { 'comes to the other side': '{card} passe du côté du {player}[, avec {cards}].' },
}
