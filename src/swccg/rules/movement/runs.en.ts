export const runs = {
  rules: {
    'MOV-015':
      'Attack Run: Light goes in. When your Light starfighters fly into the Death Star: Trench on an Attack Run, each makes its regular move. You use no Force for it.',
    'MOV-016':
      'Attack Run: Dark gives chase. Dark starships that enter the Trench in pursuit do so by an unlimited move, and for free.',
    'MOV-017':
      'Attack Run: flying back out. When the destinies of the Attack Run have been drawn, the starfighters leave the Trench for the Death Star system. The way back is a free, unlimited move.',
    'MOV-018':
      'Bombing Run: going down. To bring a TIE bomber down to its target site you spend its regular move and 1 Force, and 1 Force more for every cloud sector that it passes.',
    'MOV-019':
      'Bombing Run: coming back. The flight from the bombed site back up to the system is again a regular move, but free. Clouds on the way cost nothing.',
  },
  reasons: {
    'MOV-015': 'An Attack Run takes {card} from the Death Star system into the Trench, and not to {to}.',
    'MOV-015/nowhere': 'An Attack Run leads from location to location.',
    'MOV-016': '{card} can pursue into the Trench only, and not to {to}.',
    'MOV-017': '{card} goes back from the Trench to the Death Star system, and not to {to}.',
    'MOV-018': 'A Bombing Run takes {card} from the system down to the site, and not anywhere else.',
    'MOV-018/no run': 'No Bombing Run lies at the site that {card} would bomb.',
    'MOV-019': 'From its Bombing Run {card} goes back to the system, and not anywhere else.',
    'MOV-019/no run': 'No Bombing Run lies at the site that {card} would leave.',
    'MOV-019/phase': '{card} goes back at the end of your battle phase; it is the {turn}’s {phase}.',
    '*/no run': 'No Attack Run lies at {to}.',
    '*/TIE': 'Only TIEs pursue into {to}, and {card} is none.',
    '*/bomber': 'Only bombers make a Bombing Run, and {card} is none.',
    '*/starfighter': 'Only starfighters fly into {to}, and {card} is none.',
    '*/nobody': 'No Light Side starship is at {to} to be pursued.',
    '*/too many': 'No more than {count} of your starships may be in the Trench.',
    '*/control': 'You do not control the system from which {card} would fly its Bombing Run.',
    '*/system': '{card} is not at the Death Star system, where the way to {to} begins.',
    '*/unrelated': 'The system and the site of this Bombing Run are not related.',
    '*/interior': 'A Bombing Run goes to an exterior site, and this one is interior.',
  },
  log: {
    'move/attack run': 'Attack Run: {cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
    'move/bombing run': 'Bombing Run: {cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  },
  labels: {
    'attack run': 'Attack Run',
    'bombing run': 'Bombing Run',
  },
  moves: {
    'attack run': 'Attack Run',
    'bombing run': 'Bombing Run',
  },
  offers: {
    'attack run': '{cards}: Attack Run, to {to}',
    'bombing run': '{cards}: Bombing Run, to {to}',
  },
}
