export const hyperspeed = {
  rules: {
    'KRN-324': 'None is not zero. A value that a card does not have is not zero. Nothing can add to it.',
    'MOV-034':
      'Hyperspeed needs navigation. To use hyperspeed your starship must have an astromech or nav computer aboard.',
    'MOV-035': 'Cost of hyperspeed. Each hyperspeed move costs you 1 Force, near or far.',
    'MOV-036':
      'Hyperspeed: system to system. With hyperspeed you go from the system where you are to a different system card. You cannot stop at a sector, at a site or between the systems.',
    'MOV-037':
      'Range of hyperspeed. Subtract the lower parsec number from the higher: the result must not be greater than the hyperspeed of the starship.',
    'MOV-038':
      'Moving 0 parsecs. Two systems at the same parsec are still a hyperspeed move apart. Your starship needs a hyperspeed of at least 1 and its astromech or nav computer.',
    'MOV-068':
      'Hyperspeed to a Death Star. For a starship a Death Star is a system like any other: it can go there or leave by hyperspeed, in deep space too.',
    'TRM-019':
      'Astromech in a passenger seat. If a character has astromech capability, it serves your starship just as well from an ordinary passenger slot.',
  },
  reasons: {
    'MOV-034': '{card} has not the astromech or nav computer that hyperspeed takes.',
    'MOV-034/squadron': '{card} is a squadron, and hyperspeed takes three astromechs or nav computers of it.',
    'MOV-034/no starship': '{card} is no starship; only starships use hyperspeed.',
    'MOV-036': '{to} is no system; hyperspeed leads from system to system.',
    'MOV-036/aboard': '{card} is not at a system itself, and hyperspeed starts from one.',
    'MOV-036/already': '{card} is at {to} already.',
    'MOV-036/from': '{card} is at {from}, which is no system; hyperspeed leads from system to system.',
    'MOV-036/landed':
      '{card} is landed at {from}. Hyperspeed starts from a system, and taking off is a regular move of its own.',
    'MOV-036/nowhere': 'Hyperspeed takes {card} to a system and nowhere else.',
    'MOV-037': '{card} has hyperspeed {speed}; {to} is {far} {far|parsec|parsecs} away.',
    'MOV-037/none': '{card} has no hyperspeed.',
    'MOV-038': '{to} is 0 parsecs away, but {card} still needs a hyperspeed of at least 1 to go there.',
    'KRN-324': '{card} has no hyperspeed at all, which is not the same as hyperspeed 0.',
  },
  log: {
    'move/hyperspeed': '{cards} {cards|moves|move} by hyperspeed[ from {from}] to {to}{cost}.',
  },
  labels: {
    hyperspeed: 'hyperspeed',
  },
  moves: {
    hyperspeed: 'hyperspeed',
  },
  offers: {
    hyperspeed: '{cards}: hyperspeed to {to}',
  },
}
