/** The titles and texts of the rules. */
export const rules = {
  'TI4-001': {
    title: 'Moves belong to tactical actions',
    text: 'Ships are moved in the movement step of a tactical action. Other moves happen only through an ability that says so.',
  },
  'TI4-002': {
    title: 'Move value',
    text: 'A ship’s move value is the largest number of systems that it may enter in one movement.',
  },
  'TI4-003': {
    title: 'Any number of ships',
    text: 'The active player may move any number of eligible ships, from any number of systems, into the active system; none is also allowed.',
  },
  'TI4-004': {
    title: 'Into the active system',
    text: 'Every ship that moves must end its movement in the active system.',
  },
  'TI4-005': {
    title: 'Ships block the way',
    text: 'A ship may not move through a system that holds another player’s ships.',
  },
  'TI4-006': {
    title: 'The active system may be held',
    text: 'The active system may hold another player’s ships: moving into it is legal, and combat may follow.',
  },
  'TI4-007': {
    title: 'Tokens hold ships',
    text: 'A ship may not move if it starts in a system, other than the active one, that holds a command token of its own faction.',
  },
  'TI4-008': {
    title: 'Past own tokens',
    text: 'A ship may move through systems that hold its own faction’s command tokens.',
  },
  'TI4-009': {
    title: 'Out and back',
    text: 'A ship that starts in the active system may leave it and come back in the same movement if its move value covers every system entered.',
  },
  'TI4-010': {
    title: 'A path of adjacent systems',
    text: 'A path runs from system to adjacent system, and the number of systems entered may not exceed the move value.',
  },
  'TI4-011': {
    title: 'Capacity of a moving ship',
    text: 'A ship with a capacity value that moves, or is moved, may transport fighters and ground forces up to its capacity in any mix.',
  },
  'TI4-012': {
    title: 'Declared first, moved together',
    text: 'The active player declares every ship that will move before any moves, and all arrive at the same moment.',
  },
  'TI4-013': {
    title: 'Space Cannon Offense',
    text: 'After the Move Ships step players may use the Space Cannon abilities of their units in the active system.',
  },
  'TI4-014': {
    title: 'Ability movement',
    text: 'A unit moved by an ability outside the movement step follows the ability’s text alone: neither its move value nor the rules of tactical movement apply.',
  },
  'TI4-015': {
    title: 'Adjacent means adjacent',
    text: 'When an effect moves a unit to an adjacent system, changes to its move value do nothing.',
  },
  'TI4-016': {
    title: 'Abilities move ships out past a token',
    text: 'An ability may move a ship out of a system that holds its own faction’s command token.',
  },
  'TI4-017': {
    title: 'No pick-up beside an own token',
    text: 'A player’s units may not be transported from a system that holds one of that player’s command tokens, unless it is the active system.',
  },
  'TI4-018': {
    title: 'Abilities and transport',
    text: 'An ability that moves a ship transports units out of a system with that player’s token, other than the active one, only if it says that it may.',
  },
  'TI4-019': {
    title: 'Transport in a retreat',
    text: 'During a retreat units may be transported from the active system.',
  },
  'TI4-020': {
    title: 'Move or be transported',
    text: 'A ship that can both move and be transported (Fighter II) may not do both in one movement, since all movement is simultaneous.',
  },
  'TI4-021': {
    title: 'Into and through',
    text: 'Ships move into the destination only; every other system of the path is moved through. Effects on moving into a system apply to the destination alone.',
  },
  'TI4-022': {
    title: 'Fighters alone block the way',
    text: 'Fighters alone block another player’s ships from moving through their system, with a space dock beside them or as Fighter II alike.',
  },
  'TI4-101': {
    title: 'In the action phase',
    text: 'Tactical actions, and so the moves they allow, are resolved in the action phase.',
  },
  'TI4-102': {
    title: 'Where the move value stands',
    text: 'A ship’s move value is the one shown with its attributes on the faction sheet or on the unit upgrade technology card.',
  },
  'TI4-201': { title: 'Your own units', text: 'Players move and use their own units only.' },
  'TI4-202': {
    title: 'What moves',
    text: 'Ships on the board move. Ground forces are transported; structures stay where they are.',
  },
  'TI4-203': {
    title: 'A token from the tactic pool',
    text: 'To activate a system, the active player places a command token from the tactic pool in it.',
  },
  'TI4-204': {
    title: 'Not twice',
    text: 'A system that already holds one of the active player’s command tokens cannot be activated by that player.',
  },
  'TI4-205': { title: 'One action at a time', text: 'A tactical action ends before the next one begins.' },
  'TI4-211': {
    title: 'What can be transported',
    text: 'Ships transport fighters and ground forces of their own player.',
  },
  'TI4-212': {
    title: 'Picked up on the way',
    text: 'A moving ship picks up units in the system that it starts in, in the systems that it moves through, and in the active system.',
  },
  'TI4-213': {
    title: 'Aboard one ship',
    text: 'A unit is transported by one ship, and remains aboard it until the end of the movement.',
  },
  'TI4-221': { title: 'Asteroid field', text: 'A ship cannot move through or into an asteroid field.' },
  'TI4-222': { title: 'Supernova', text: 'A ship cannot move through or into a supernova.' },
  'TI4-223': {
    title: 'Nebula',
    text: 'A ship cannot move through a nebula, and moves into one only if it is the active system.',
  },
  'TI4-224': {
    title: 'Out of a nebula',
    text: 'A ship that begins its movement in a nebula has a move value of 1 for that movement.',
  },
  'TI4-225': {
    title: 'Gravity rift: further',
    text: 'A ship that moves out of or through a gravity rift adds 1 to its move value, each time.',
  },
  'TI4-226': {
    title: 'Gravity rift: the risk',
    text: 'A die is rolled for each ship each time that it leaves a gravity rift; on 3 or less the ship is removed, with what it transports.',
  },
  'TI4-231': { title: 'Wormholes', text: 'Systems with wormholes of the same kind are adjacent.' },
  'TI4-241': {
    title: 'Fleet limit',
    text: 'A system holds no more of a player’s ships, fighters apart, than there are command tokens in the fleet pool; its owner removes what is too much.',
  },
  'TI4-242': {
    title: 'Capacity limit',
    text: 'A player’s fighters and ground forces in a space area need capacity on the ships there, but for three fighters that a space dock supports; its owner removes what is too much.',
  },
  'TI4-243': {
    title: 'Fighter II and the fleet pool',
    text: 'A Fighter II that finds no capacity counts against the fleet pool.',
  },
  'TI4-251': {
    title: 'Who has a Space Cannon',
    text: 'The units that show one have a Space Cannon. A PDS II fires into adjacent systems too.',
  },
  'TI4-252': {
    title: 'Each unit once',
    text: 'Each unit uses its Space Cannon once in a Space Cannon Offense step.',
  },
  'TI4-253': {
    title: 'The dice',
    text: 'Each die that shows the value of the Space Cannon or more is a hit.',
  },
  'TI4-254': {
    title: 'At whom',
    text: 'The other players fire at the ships of the active player; the active player fires at the ships of another player in the active system.',
  },
  'TI4-255': {
    title: 'Assigning hits',
    text: 'The player whose ships are hit chooses one of them for each hit; it is destroyed.',
  },
  'TI4-256': {
    title: 'Sustain Damage',
    text: 'A unit that can sustain damage, and has not yet, is damaged by a hit instead of being destroyed.',
  },
  'TI4-261': {
    title: 'An ability to use',
    text: 'A ship moves outside of a tactical action only by an ability that its player has and has not used.',
  },
  'TI4-271': { title: 'When to retreat', text: 'Ships retreat in space combat.' },
  'TI4-272': {
    title: 'Where to retreat',
    text: 'All ships that retreat go to one adjacent system, which receives a command token of their player if it holds none.',
  },
  'TI4-273': {
    title: 'No retreat into the enemy',
    text: 'No retreat leads to a system that holds ships of another player.',
  },
  'TI4-274': { title: 'Who can retreat', text: 'Ships with a move value retreat.' },
  'TI4-275': {
    title: 'What is left behind',
    text: 'Fighters and ground forces in space that cannot move or be transported in a retreat are removed.',
  },
}
