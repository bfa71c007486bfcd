export const landing = {
  rules: {
    'MOV-041':
      'Who can land. Your starfighters and squadrons, and other cards that move like a starfighter, can land and take off. The rest of the capital starships stay in space.',
    'MOV-042':
      'Between system and exterior site. You may land straight from a system at any exterior site related to it, and take off the same way.',
    'MOV-043':
      'Between sector and site. From the lowest cloud sector you may land at a related exterior site, and from Big One at its cave site. Taking off goes back by the same two ways.',
    'MOV-044':
      'Docking bay of a starship. A starship with a docking bay site takes in guests: your starfighter may land there from the system where that starship is present, and take off to it again.',
    'MOV-045': 'Cost of landing and taking off. You use 1 Force to land, and 1 Force to take off.',
    'MOV-046': 'Free at a docking bay. If the site is a docking bay, you land or take off for free.',
    'MOV-047': 'TIEs need a docking bay. A TIE may not land just anywhere: the site has to be a docking bay.',
    'MOV-048':
      'Landed means unpiloted. As long as your starship is landed it is treated as unpiloted, whoever is aboard.',
    'MOV-049':
      'Landing through clouds. Once cloud sectors are on table at the system, the direct way down is closed. Your starfighter flies through the clouds first and lands from the lowest of them; taking off likewise brings it to the lowest.',
    'MOV-078':
      'Where sectors meet the ground. From sectors there are two ways to land and no more: Big One to its own site, and the lowest cloud sector to a related exterior site. Take off by the same ways.',
    'MOV-301':
      'Docking bay below the clouds. Landing from the lowest cloud sector at a docking bay is free, and so is taking off from there. At another site you use 1 Force.',
    'TRM-251':
      'Leaving a starship’s docking bay. Your piloted starship leaves the docking bay of another starship for the system where that one is. This is its regular move and counts as taking off.',
    'TRM-329':
      'Asteroid sectors stand apart. Asteroid sectors are related to their system and among themselves. Yet they are not part of that system, and its sites and cloud sectors are not related to them.',
    'TRM-332':
      'Orbit makes nothing related. The sites of a starship or of a Death Star and the system that it orbits are not related locations, whichever you start from.',
  },
  reasons: {
    'MOV-041':
      '{card} can neither land nor take off: that is for starfighters, squadrons and what moves like a starfighter.',
    'MOV-042/aboard': '{card} is aboard something and can neither land nor take off from there.',
    'MOV-042/interior': '{to} is an interior site; ships land at, and take off from, exterior ones.',
    'MOV-042/ship site': '{to} is not the docking bay of a starship that is at {from}.',
    'MOV-042/unrelated': '{to} is not related to {from}, so {card} cannot pass between them.',
    'MOV-042/wrong ends':
      '{card} lands from a system or sector at a site, and takes off the other way; this is neither.',
    'MOV-047': '{card} is a TIE and lands at docking bays only; {to} is none.',
    'MOV-049': '{sector} lies between; ships land from, and take off to, only the lowest cloud sector.',
    'MOV-049/higher': '{card} passes between clouds and sites only at the lowest cloud sector[, {sector}].',
    'MOV-078/asteroid':
      'No ship passes between {from} and {to}: among asteroids only Big One and its own cave are joined.',
    'MOV-078/ship': '{card} is a starship: it lands or takes off instead of using sector movement here.',
    'MOV-078/site':
      '{from} and {to} are not joined: from the clouds one comes down to related exterior sites only.',
    'MOV-042/landing aboard':
      'In the rulings of August 2001 ships take off from {to}, but do not land there.',
    'TRM-329': 'An asteroid sector belongs to the system, not to its sites.',
    'TRM-332': '{to} belongs to its starship, not to the system where that starship is.',
  },
  log: {
    'move/landing': '{cards} {cards|lands|land} at {to}{cost}.',
    'move/taking off': '{cards} {cards|takes|take} off[ from {from}] to {to}{cost}.',
  },
  labels: {
    landing: 'land',
    'taking off': 'take off',
  },
  moves: {
    landing: 'landing',
    'taking off': 'taking off',
  },
  offers: {
    landing: '{cards}: land at {to}',
    'taking off': '{cards}: take off to {to}',
  },
}
