export const leavingTable = {
  rules: {
    'TRM-359': 'Sites of a lost starship. With a lost starship its related sites are lost, and every card at them.',
    'DEP-216': 'The docking bay of a lost starship. The docking bay of a lost starship is lost like its other sites. Later rulings leave it on table.',
    'KRN-055': 'All at once. A card and everything that is lost with it leave in the same instant. Nobody can act in between.',
    'KRN-054': 'What leaves takes its load along. When a card leaves table, all that is aboard it, on it or carried by it goes to its owners’ Lost Piles, unless something says otherwise.',
    'ATK-095': 'The host is lost. When a host is lost but was not eaten, so are all creatures attached to it.',
    'TRM-065': 'A prison is destroyed. If a whole prison is lost, whoever is imprisoned there is lost with it.',
  },
  log: {
    'sites lost': '{cards} {cards|is|are} lost with {ship}[, and with it {others}].',
    'lost with its host': '{cards} {cards|is|are} lost with {ship}.',
  },
  options: { leaves: '{by} leaves table' },
}
