/** What is asked, and what things are called. */
export const prompts = {
  and: 'and',
  decisions: {
    'action phase': { title: '{player}’s turn', text: 'Activate a system for a tactical action, or pass.' },
    'move ships': {
      title: 'Move Ships: {active}',
      text: 'Bring ships into the active system, with fighters and ground forces aboard. They all arrive together.',
    },
    respond: {
      title: 'Space Cannon Offense',
      text: '{player}: use the Space Cannon of your units, or pass.',
    },
    retreat: {
      title: 'Space combat would follow',
      text: '{player}: combat is not played here; you may retreat from {active} instead.',
    },
    'assign hits': { title: 'Assign hits', text: '{player}: choose a ship for a hit; {count} to assign.' },
    'fleet limit': {
      title: 'Fleet pool exceeded',
      text: '{player}: {system} holds more of your ships than your fleet pool allows; remove {count}.',
    },
    'capacity limit': {
      title: 'Capacity exceeded',
      text: '{player}: your ships in {system} have too little capacity; remove {count} {count|unit|units}.',
    },
    'which automatic action first': {
      title: 'Which comes first?',
      text: 'Several effects follow; choose the first one.',
    },
    phase: { title: '{phase}', text: 'No tactical action in this phase; abilities may move ships.' },
  },
  passing: {
    'action phase': 'Pass for this action phase',
    'move ships': 'Move the declared ships',
    respond: 'Fire no more',
    retreat: 'Stay and fight',
    other: 'Pass',
  },
  instead: { path: '{ship} may go to {path}.' },
  phases: {
    strategy: 'strategy phase',
    action: 'action phase',
    status: 'status phase',
    agenda: 'agenda phase',
  },
  units: {
    flagship: 'flagship',
    'war sun': 'war sun',
    dreadnought: 'dreadnought',
    carrier: 'carrier',
    cruiser: 'cruiser',
    destroyer: 'destroyer',
    fighter: 'fighter',
    infantry: 'infantry',
    mech: 'mech',
    PDS: 'PDS',
    'space dock': 'space dock',
  },
  anomalies: {
    'asteroid field': 'asteroid field',
    supernova: 'supernova',
    nebula: 'nebula',
    'gravity rift': 'gravity rift',
  },
  wormholes: {
    alpha: 'alpha wormhole',
    beta: 'beta wormhole',
    gamma: 'gamma wormhole',
    delta: 'delta wormhole',
  },
  players: {
    red: 'Red',
    blue: 'Blue',
    green: 'Green',
    yellow: 'Yellow',
    purple: 'Purple',
    black: 'Black',
    orange: 'Orange',
    pink: 'Pink',
  },
}
