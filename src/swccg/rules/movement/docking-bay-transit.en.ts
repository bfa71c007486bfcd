export const dockingBayTransit = {
  rules: {
    'MOV-020':
      'Docking bay transit. You may send your characters and vehicles, as many as you like, from a docking bay to any other that is on table. All travel together as a single group.',
    'MOV-021':
      'Transit needs no starship. For docking bay transit you need no starship and no hyperspeed, and the two docking bays need not be related. We imagine the ships as hired.',
    'MOV-022':
      'Weapons in docking bay transit. The only weapons that can go along as members of the group are those that deploy on a site and have game text that lets them move, such as Medium Repeating Blaster Cannon.',
    'MOV-023':
      'Landed starships cannot transit. Docking bay transit is for characters, vehicles and self-moving site weapons. A starship landed at the docking bay cannot use it.',
    'MOV-024':
      'Cost of docking bay transit. You pay once for the whole group: the transit cost on the docking bay that you leave, changed by whatever the docking bay of arrival says about it.',
    'MOV-025':
      'Docking bay without a cost. If the docking bay that you leave prints no transit cost, start from 0. What the docking bay of arrival adds or takes away still applies.',
    'MOV-026':
      'Riding along in a transit. Characters who sit in a vehicle during its docking bay transit are merely carried. They have not moved and keep their regular move.',
  },
  reasons: {
    'MOV-020/already': '{card} is at {to} already.',
    'MOV-020/apart': '{card} is at {from}, not where the rest of the group sets out.',
    'MOV-020/from': '{card} is at {from}, which is no docking bay.',
    'MOV-020/nowhere': 'Docking bay transit leads to another docking bay, not there.',
    'MOV-020/to': '{to} is no docking bay, so {card} cannot transit to it.',
    'MOV-020/who': '{card} cannot transit: in the rulings of August 2001 only characters and vehicles do.',
    'MOV-022': '{card} has no text that lets it be taken along to {to}.',
    'MOV-022/crew': '{card} needs {need} of its crew present to be taken along to {to}.',
    'MOV-023':
      '{card} has no use of docking bay transit: it takes characters, vehicles and weapons that a crew moves.',
  },
  log: {
    'move/docking bay transit': '{cards} {cards|transits|transit}[ from {from}] to {to}{cost}.',
  },
  labels: {
    'docking bay transit': 'transit',
  },
  moves: {
    'docking bay transit': 'docking bay transit',
  },
  offers: {
    'docking bay transit': '{cards}: docking bay transit to {to}',
  },
}
