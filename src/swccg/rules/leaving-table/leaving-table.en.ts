/** Leaving table in English. */

export const leavingTable = {
  rules: {
    'ATK-095': {
      title: 'The host is lost',
      text: 'When a host is lost but was not eaten, so are all creatures attached to it.',
    },
    'DEP-216': {
      title: 'The docking bay of a lost starship',
      text: 'The docking bay of a lost starship is lost like its other sites. Later rulings leave it on table.',
    },
    'TRM-359': {
      title: 'Sites of a lost starship',
      text: 'With a lost starship its related sites are lost, and every card at them.',
    },
  },
  log: {
    'sites lost': '{cards} {cards|is|are} lost with {ship}[, and with it {others}].',
    'lost with its host': '{cards} {cards|is|are} lost with {ship}.',
  },
  options: {
    leaves: '{by} leaves table',
  },
}
