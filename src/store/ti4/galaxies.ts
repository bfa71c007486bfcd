/** Galaxies to play in: each is a scenario without steps. */

interface Row {
  id: string
  q: number
  r: number
  planets?: string[]
  wormhole?: string
  anomaly?: string
}

interface Galaxy {
  id: string
  game: 'ti4'
  title: string
  start: {
    systems: Row[]
    units: { unit: string; type: string; owner: string; system: string; planet?: string; aboard?: string }[]
    tokens?: { owner: string; system: string }[]
    player: string
    players: string[]
    pools: Record<string, { tactic: number; fleet: number }>
  }
  steps: []
}

const system = (q: number, r: number, id: string, planets: string[] = [], more: Partial<Row> = {}): Row => ({
  id,
  q,
  r,
  ...(planets.length > 0 ? { planets } : {}),
  ...more,
})

/** What is on every command sheet at the start. */
const pools = (players: readonly string[]) =>
  Object.fromEntries(players.map((player) => [player, { tactic: 3, fleet: 3 }]))

/** A fleet such as many factions begin with; the letter makes its names. */
const fleet = (owner: string, letter: string, home: string, planet: string) => [
  { unit: `${letter}C1`, type: 'carrier', owner, system: home },
  { unit: `${letter}C2`, type: 'carrier', owner, system: home },
  { unit: `${letter}K1`, type: 'cruiser', owner, system: home },
  { unit: `${letter}f1`, type: 'fighter', owner, system: home },
  { unit: `${letter}f2`, type: 'fighter', owner, system: home },
  ...[1, 2, 3, 4].map((number) => ({
    unit: `${letter}i${number}`,
    type: 'infantry',
    owner,
    system: home,
    planet,
  })),
  { unit: `${letter}D`, type: 'space dock', owner, system: home, planet },
]

const teaching: Galaxy = {
  id: 'teaching',
  game: 'ti4',
  title: 'A small galaxy',
  start: {
    systems: [
      system(0, 0, 'Mecatol', ['Mecatol Rex']),
      system(1, 0, 'Lodor', ['Lodor'], { wormhole: 'alpha' }),
      system(1, -1, 'Quann', ['Quann']),
      system(0, -1, 'Belt', [], { anomaly: 'asteroid field' }),
      system(-1, 0, 'Vefut', ['Vefut II']),
      system(-1, 1, 'Tequran', ['Tequ’ran', 'Torkan']),
      system(0, 1, 'Deep space'),
      system(2, -1, 'Jord', ['Jord']),
      system(-2, 1, 'Moll Primus', ['Moll Primus']),
      system(-2, 2, 'Far gate', [], { wormhole: 'alpha' }),
    ],
    units: [
      { unit: 'Ark', type: 'carrier', owner: 'red', system: 'Jord' },
      { unit: 'Hawk', type: 'cruiser', owner: 'red', system: 'Jord' },
      { unit: 'f1', type: 'fighter', owner: 'red', system: 'Jord' },
      { unit: 'f2', type: 'fighter', owner: 'red', system: 'Jord' },
      { unit: 'i1', type: 'infantry', owner: 'red', system: 'Jord', planet: 'Jord' },
      { unit: 'i2', type: 'infantry', owner: 'red', system: 'Jord', planet: 'Jord' },
      { unit: 'dock', type: 'space dock', owner: 'red', system: 'Jord', planet: 'Jord' },
      { unit: 'i3', type: 'infantry', owner: 'red', system: 'Quann', planet: 'Quann' },
      { unit: 'Lance', type: 'destroyer', owner: 'red', system: 'Far gate' },
      { unit: 'Bulk', type: 'dreadnought', owner: 'blue', system: 'Moll Primus' },
      { unit: 'Mule', type: 'carrier', owner: 'blue', system: 'Moll Primus' },
      { unit: 'i4', type: 'infantry', owner: 'blue', system: 'Moll Primus', planet: 'Moll Primus' },
      { unit: 'f3', type: 'fighter', owner: 'blue', system: 'Vefut' },
      { unit: 'gun', type: 'PDS', owner: 'blue', system: 'Vefut', planet: 'Vefut II' },
      { unit: 'Scout', type: 'cruiser', owner: 'blue', system: 'Tequran' },
    ],
    player: 'red',
    players: ['red', 'blue'],
    pools: pools(['red', 'blue']),
  },
  steps: [],
}

/** Home systems in the corners, clockwise from the top left, and their players’ letters. */
const homes = {
  red: 'Jord',
  blue: 'Moll Primus',
  green: 'Arc Prime',
  yellow: 'Winnu',
  purple: 'Muaat',
  black: 'Nestphar',
}
const six = Object.keys(homes)

const sixPlayers: Galaxy = {
  id: 'six',
  game: 'ti4',
  title: 'Six players, 37 systems',
  start: {
    systems: [
      system(0, 0, 'Mecatol', ['Mecatol Rex']),
      system(1, 0, 'Lodor', ['Lodor'], { wormhole: 'alpha' }),
      system(1, -1, 'Saudor', ['Saudor']),
      system(0, -1, 'Rift', [], { anomaly: 'gravity rift' }),
      system(-1, 0, 'Tequran', ['Tequ’ran', 'Torkan']),
      system(-1, 1, 'Quann', ['Quann'], { wormhole: 'beta' }),
      system(0, 1, 'Wellon', ['Wellon']),
      system(2, 0, 'Mehar Xull', ['Mehar Xull']),
      system(2, -1, 'Void 1'),
      system(2, -2, 'Bereg', ['Bereg', 'Lirta IV']),
      system(1, -2, 'Belt', [], { anomaly: 'asteroid field' }),
      system(0, -2, 'Arinam', ['Arinam', 'Meer']),
      system(-1, -1, 'Tar’Mann', ['Tar’Mann']),
      system(-2, 0, 'Lazar', ['Lazar', 'Sakulag']),
      system(-2, 1, 'Nova', [], { anomaly: 'supernova' }),
      system(-2, 2, 'Centauri', ['Centauri', 'Gral']),
      system(-1, 2, 'Void 2', [], { wormhole: 'alpha' }),
      system(0, 2, 'Dal Bootha', ['Dal Bootha', 'Xxehan']),
      system(1, 1, 'Cloud', [], { anomaly: 'nebula' }),
      system(-3, 0, homes.red, [homes.red]),
      system(0, -3, homes.blue, [homes.blue]),
      system(3, -3, homes.green, [homes.green]),
      system(3, 0, homes.yellow, [homes.yellow]),
      system(0, 3, homes.purple, [homes.purple]),
      system(-3, 3, homes.black, [homes.black]),
      system(-2, -1, 'Vefut', ['Vefut II']),
      system(-1, -2, 'Void 3'),
      system(1, -3, 'Thibah', ['Thibah']),
      system(2, -3, 'Void 4', [], { wormhole: 'beta' }),
      system(3, -2, 'Corneeq', ['Corneeq', 'Resculon']),
      system(3, -1, 'Abyz', ['Abyz', 'Fria']),
      system(2, 1, 'Mellon', ['Mellon', 'Zohbat']),
      system(1, 2, 'Void 5'),
      system(-1, 3, 'New Albion', ['New Albion', 'Starpoint']),
      system(-2, 3, 'Qucen’n', ['Qucen’n', 'Rarron']),
      system(-3, 2, 'Void 6'),
      system(-3, 1, 'Ashtroth', ['Ashtroth', 'Abaddon']),
    ],
    units: Object.entries(homes).flatMap(([owner, home], index) =>
      fleet(owner, 'RBGYPK'.charAt(index), home, home),
    ),
    player: 'red',
    players: six,
    pools: pools(six),
  },
  steps: [],
}

const wild: Galaxy = {
  id: 'wild',
  game: 'ti4',
  title: 'All anomalies and wormholes',
  start: {
    systems: [
      system(0, 0, 'Mecatol', ['Mecatol Rex']),
      system(1, 0, 'Rift', [], { anomaly: 'gravity rift' }),
      system(1, -1, 'Cloud', [], { anomaly: 'nebula' }),
      system(0, -1, 'Belt', [], { anomaly: 'asteroid field' }),
      system(-1, 0, 'Nova', [], { anomaly: 'supernova' }),
      system(-1, 1, 'Lodor', ['Lodor'], { wormhole: 'alpha' }),
      system(0, 1, 'Quann', ['Quann'], { wormhole: 'beta' }),
      system(2, 0, 'Jord', ['Jord']),
      system(2, -1, 'Alpha gate', [], { wormhole: 'alpha' }),
      system(2, -2, 'Beta gate', [], { wormhole: 'beta' }),
      system(1, -2, 'Gamma gate', [], { wormhole: 'gamma' }),
      system(0, -2, 'Delta gate', [], { wormhole: 'delta' }),
      system(-1, -1, 'Second rift', [], { anomaly: 'gravity rift' }),
      system(-2, 0, 'Moll Primus', ['Moll Primus']),
      system(-2, 1, 'Creuss', ['Creuss'], { wormhole: 'delta' }),
      system(-2, 2, 'Far gate', [], { wormhole: 'gamma' }),
      system(-1, 2, 'Crossing', [], { wormhole: 'alpha beta' }),
      system(0, 2, 'Second cloud', [], { anomaly: 'nebula' }),
      system(1, 1, 'Saudor', ['Saudor']),
    ],
    units: [
      ...fleet('red', 'R', 'Jord', 'Jord'),
      { unit: 'Rush', type: 'destroyer', owner: 'red', system: 'Rift' },
      { unit: 'Mist', type: 'cruiser', owner: 'red', system: 'Cloud' },
      ...fleet('blue', 'B', 'Moll Primus', 'Moll Primus'),
      { unit: 'gun', type: 'PDS', owner: 'blue', system: 'Lodor', planet: 'Lodor' },
      { unit: 'Gate', type: 'cruiser', owner: 'blue', system: 'Far gate' },
    ],
    player: 'red',
    players: ['red', 'blue'],
    pools: pools(['red', 'blue']),
  },
  steps: [],
}

export const galaxies: readonly Galaxy[] = [teaching, sixPlayers, wild]
