export const leavingTable = {
  rules: {
    'ATK-095': 'The host is lost. When a host is lost but was not eaten, so are all creatures attached to it.',
    'DEP-216': 'The docking bay of a lost starship. The docking bay of a lost starship is lost like its other sites. Later rulings leave it on table.',
    'TRM-065': 'A prison is destroyed. If a whole prison is lost, whoever is imprisoned there is lost with it.',
    'TRM-359': 'Sites of a lost starship. With a lost starship its related sites are lost, and every card at them.',
  },
  log: {
    'sites lost': '{cards} {cards|is|are} lost with {ship}[, and with it {others}].',
    'lost with its host': '{cards} {cards|is|are} lost with {ship}.',
  },
  options: { leaves: '{by} leaves table' },
}
