export const mobileSystems = {
  rules: {
    'MOV-039':
      'Orbiting Death Star, no hyperspeed. A starship that goes from a Death Star to the system it orbits, or back, can do so with hyperspeed 0 and with neither astromech nor nav computer.',
    'MOV-040':
      'Death Stars can have hyperspeed. Death Stars are not starships, and yet they have hyperspeed of their own or can be given some.',
    'MOV-059': 'Death Stars: hyperspeed only. Hyperspeed is the one way in which you can move a Death Star.',
    'MOV-060':
      'Where Death Stars get hyperspeed. What gives the first Death Star hyperspeed is its own game text, or some other card. For Death Star II it is That Thing’s Operational alone.',
    'MOV-061':
      'Moving a Death Star. You move a Death Star as you would use any hyperspeed: 1 Force, no farther than its hyperspeed reaches, and once a turn as its regular move.',
    'MOV-062':
      'Death Stars navigate unaided. Neither astromech nor nav computer is asked of a Death Star that uses hyperspeed.',
    'MOV-063':
      'Death Stars in deep space. A Death Star, and only a Death Star, may stop in deep space, even at a parsec where there is a system that it could orbit.',
    'MOV-064':
      'Say where the Death Star is. When you move a Death Star, announce its new parsec, and whether it orbits a system there (which one?) or lies in deep space.',
    'MOV-065':
      'Death Star changes orbit. A Death Star with hyperspeed above 0 may move 0 parsecs for 1 Force: into orbit, out to deep space or over to another system at its parsec.',
    'MOV-066':
      'A Death Star takes everything along. When a Death Star moves, all cards at it go with it, yours and your opponent’s.',
    'MOV-067':
      'Death Stars are not starships. A Death Star is a mobile system. What cancels or changes the hyperspeed of starships leaves it alone, unless it mentions Death Stars.',
    'MOV-069':
      'Between Death Star and orbited system. For 1 Force and its regular move your starship may go from a Death Star to the planet system that it orbits, or the other way. This works even for a starship that has no hyperspeed or may not use it.',
    'MOV-070':
      'No orbit, no short way. A Death Star in deep space orbits nothing, so only hyperspeed leads away from it. To share a parsec with a system is not enough.',
    'TRM-230':
      'Changing orbit as Dark. By a regular move and for 1 Force you as Dark may bring a Death Star into orbit, out of it to deep space or from planet to planet, as long as its parsec is the same.',
  },
  reasons: {
    'MOV-059/no mobile system': '{card} is no mobile system.',
    'MOV-059': '{card} is a location; only a Death Star moves, and by hyperspeed alone.',
    'MOV-060': '{card} has no hyperspeed, so it cannot be moved.',
    'MOV-061': '{card} has hyperspeed {speed}; that parsec is {far} {far|parsec|parsecs} away.',
    'MOV-063': 'There is no parsec {parsec} for {card} to go to.',
    'MOV-064': '{system} is not at parsec {parsec}, so {card} cannot orbit it there.',
    'MOV-064/no system': '{system} is no system, and {card} orbits nothing else.',
    'MOV-064/mobile': '{system} moves itself, and {card} does not orbit it.',
    'MOV-064/no planet': 'In the rulings of August 2001 {card} orbits planets only, and {system} is none.',
    'MOV-064/already': '{card} is there already.',
    'MOV-064/unnamed': 'Say to which parsec {card} moves, and what it orbits there.',
    'MOV-065': '{card} can change its orbit only with a hyperspeed above 0.',
    'MOV-069/no starship':
      '{card} is no starship; only starships pass between a Death Star and the system that it orbits.',
    'MOV-069/no systems': '{card} would have to go from a Death Star to the system that it orbits, or back.',
    'MOV-070': 'Neither {from} nor {to} orbits the other, so {card} gets there by hyperspeed only.',
  },
  log: {
    'move/mobile system':
      '{cards} {cards|moves|move} to parsec {parsec}, [in orbit of {system}|in deep space]{cost}.',
    'move/orbit': '{cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  },
  labels: {
    'mobile system': 'hyperspeed to parsec {parsec}[ · orbit {system}| · deep space]',
    orbit: 'to the orbited system',
    'orbit/mobile': 'to the Death Star',
  },
  moves: {
    'mobile system': 'hyperspeed of a mobile system',
    orbit: 'move between a Death Star and the system that it orbits',
  },
  offers: {
    'mobile system': '{cards}: to parsec {parsec}, [in orbit of {system}|in deep space]',
    orbit: '{cards}: move to {to}',
  },
}
