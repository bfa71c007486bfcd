/** What the files of the pool share. Everything here is plain data or makes plain data. */

import type { Result } from '../abilities/action.ts'
import type { Ability, Condition, Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  attacks,
  carriesOff,
  changesTotal,
  deploysOn,
  fateOfDefeated,
  forbidsMove,
  immune,
  immuneToAttrition,
  letsGo,
  mayBeConverted,
  modify,
  parasite,
  reacts,
  ridersJumpOff,
  squeezes,
  triggered,
  worksOnCaptives,
} from '../abilities/vocabulary.ts'
import type { Impact } from '../abilities/weapon.ts'
import type { CardFacts, LocationFacts, Phase } from '../model/types.ts'
import { here } from './basics.ts'

export * from './basics.ts'

/** A planet's site: the Force icons of the Light Side and of the Dark Side, and what else is printed of it. */
export const site = (
  planet: string,
  light: number,
  dark: number,
  ...printed: ('interior' | 'exterior' | 'mobile' | 'dockingBay' | 'prison' | 'trench')[]
): LocationFacts => ({
  kind: 'site',
  planet,
  ...Object.fromEntries(printed.map((word) => [word, true])),
  icons: { light, dark },
})

/** A planet's system: its parsec, and the Force icons of the Light Side and of the Dark Side. */
export const system = (planet: string, parsec: number, light: number, dark: number): LocationFacts => ({
  kind: 'system',
  planet,
  parsec,
  icons: { light, dark },
})

export const starfighters: Filter = { type: 'starship', subtype: 'starfighter' }

export const aCharacter = { type: 'character', unique: true } as const

export const cloudCity: LocationFilter = { planet: 'Bespin', kind: 'site', mobile: true }

export const imperials: Filter = { type: 'character', subtype: 'imperial' }

/** Among the trees only what is small, or walks on legs. */
export const forestsNarrow = forbidsMove({
  who: {
    owner: 'you',
    type: ['starship', 'vehicle'],
    not: {
      anyOf: [{ is: ['speeder bike', 'AT-ST', 'Ewok glider'] }, { type: 'vehicle', subtype: 'creature' }],
    },
  },
  to: here,
})

export const noShipsOrVehicles = forbidsMove({
  who: { owner: 'you', type: ['starship', 'vehicle'] },
  to: here,
})

/** Power droids: they help the droids around them, and make up for lack of power when they are drawn. */
export const powerDroid: Ability[] = [
  modify({
    what: 'power',
    who: { owner: 'you', subtype: 'droid', present: true, not: { is: 'power droid' } },
    add: 1,
  }),
  triggered({
    on: { is: 'destiny drawn', drawn: 'self', kind: 'battle', weaker: true },
    results: [
      {
        brings: 'change',
        changes: [changesTotal({ what: 'power', times: 2 })],
        until: 'end of battle',
      },
    ],
  }),
]

/** What most weapons aim at. */
export const people: Filter = { type: ['character', 'creature', 'vehicle'] }
export const beings: Filter = { type: ['character', 'creature'] }
export const anyStarship: Filter = { type: 'starship' }
export const warriors: Filter = { type: 'character', is: 'warrior' }

export const capitals: Filter = { type: 'starship', subtype: 'capital' }
export const artillery: Filter = { type: 'weapon', subtype: 'artillery' }
export const seekers: Filter = { type: 'weapon', titleHas: 'Seeker' }
/** What most weapons do. */
export const hit: Impact = { brings: 'hit' }
export const forfeitZero = (by?: Filter): Impact => ({
  brings: 'reset',
  what: 'forfeit',
  to: 0,
  ...(by ? { by } : {}),
})

/** What ion cannons do. */
export const ionized: Impact[] = [
  { brings: 'loss of starship weapons' },
  { brings: 'reset', what: 'armor', to: 0 },
  { brings: 'reset', what: 'maneuver', to: 0 },
  { brings: 'reset', what: 'hyperspeed', to: 0 },
]

/** 'May add 1 to Force drain where present': by choice. */
export const drainWherePresent = action({
  answers: { is: 'Force drain initiated', by: 'you', at: here, present: true },
  results: [{ brings: 'change of drain', by: 1 }],
})

/** Clouds, the one side: a related drain may be 1 more, once per turn, and starships are worse off here. */
export const cloudy = [
  action({
    answers: { is: 'Force drain initiated', by: 'you', at: { related: true, kind: 'site' } },
    if: { youControl: here },
    limit: 'turn',
    results: [{ brings: 'change of drain', by: 1 }],
  }),
  modify({ what: 'power', who: { type: 'starship', at: here }, add: -2 }),
  modify({ what: 'maneuver', who: { type: 'starship', at: here }, add: -2 }),
]

/** The sides of an Objective. */
export const twoSides = (front: Ability[], back: Ability[]): Partial<CardFacts> => ({
  destiny: 0,
  abilities: front,
  back: { destiny: 7, abilities: back },
})

/** For the remainder of the game, whichever side is up. */
export const forTheGame = (...texts: Ability[]): Ability[] =>
  texts.map((text) => ({ ...text, restOfGame: true }))

/** Once during each of your phases of a kind. */
export const oncePer = (phase: Phase, result: Result, price = 0) =>
  action({ phase, limit: 'phase', ...(price > 0 ? { price } : {}), results: [result] })

/** Takes one of these from the Reserve Deck into hand. */
export const takes = (which: Filter): Result => ({
  brings: 'search',
  in: 'reserve',
  which,
  to: 'hand',
  shuffle: 'reshuffle',
})

/** Deploys one of these from the Reserve Deck. */
export const deploysFromReserve = (which: Filter, to?: LocationFilter): Result => ({
  brings: 'deployment',
  from: 'reserve',
  which,
  ...(to ? { to } : {}),
  shuffle: 'reshuffle',
})

/** Armed with a lightsaber, its own or one that it bears. */
export const withLightsaber: Filter = {
  anyOf: [{ is: 'lightsaber' }, { aboard: { type: 'weapon', is: 'lightsaber' } }],
}

const onBike: Filter = { title: 'Speeder Bike', piloted: true }

/** What both Speeder Bikes say. */
export const speederBike: Ability[] = [
  reacts({ how: 'move', who: 'self' }),
  immuneToAttrition({ who: 'self', below: 4, while: { itself: { piloted: true } } }),
  immuneToAttrition({ who: { type: 'character', is: 'scout', carriedBy: onBike }, below: 4 }),
  modify({ what: 'power', who: { piloting: { title: 'Speeder Bike' } }, set: 0 }),
  ridersJumpOff({}),
]

/** In answer to a battle with more than twice one's power: cards are revealed, and deployed as far as they can be. */
export const reinforced = action({
  answers: { is: 'battle initiated', by: 'opponent', outpowered: true },
  results: [
    {
      brings: 'revealing',
      at: 'reserve',
      top: 3,
      upTo: true,
      deploy: { type: ['character', 'starship', 'vehicle', 'device', 'weapon'] },
    },
  ],
})

/** Two functions: retrieves one of these from the Lost Pile, or takes one into hand from the Reserve Deck. */
export const backAgain = (which: Filter, price: number, dearer: number) => [
  action({ price, results: [{ brings: 'retrieval', which }] }),
  action({
    price: dearer,
    results: [{ brings: 'search', in: 'reserve', which, to: 'hand', shuffle: 'shuffle, cut and replace' }],
  }),
]

/** What a creature of both sides is, but for the number of its card. */
type Creature = Omit<CardFacts, 'key' | 'side'>

export const bogWing: Creature = {
  title: 'Bog-wing',
  type: 'creature',
  subtype: 'avian',
  ...{ destiny: 5, deploy: 2, forfeit: 0, ferocity: -1, ferocityDestinies: 1, defenseValue: 2 },
  ...{ icons: ['dagobah'], characteristics: ['selective'], habitat: 'Dagobah' },
  abilities: [parasite({ host: { type: 'character' }, canMove: true }), carriesOff({ upTo: 2 })],
}

export const mynock: Creature = {
  title: 'Mynock',
  type: 'creature',
  subtype: 'space',
  ...{ destiny: 3, deploy: 3, forfeit: 0, ferocity: 2, defenseValue: 3 },
  ...{ icons: ['dagobah'], characteristics: ['selective'], habitat: 'unrestricted' },
  movesLike: 'starfighter',
  abilities: [
    parasite({ host: starfighters }),
    modify({ what: 'power', who: 'host', add: -2, cumulative: true }),
    modify({ what: 'hyperspeed', who: 'host', add: -2, cumulative: true }),
    letsGo({}),
  ],
}

export const vineSnake: Creature = {
  title: 'Vine Snake',
  type: 'creature',
  subtype: 'ophidian',
  ...{ destiny: 3, deploy: 2, forfeit: 0, ferocity: 0, defenseValue: 3 },
  ...{ icons: ['dagobah'], characteristics: ['selective'], habitat: 'planet sites except Hoth' },
  abilities: [parasite({ host: { type: 'character', not: { is: 'droid' } } }), squeezes({})],
}

/** Swallows starfighters at the Big One, or takes them in. */
export const spaceSlugs = [
  attacks({ how: 'only', whom: starfighters }),
  fateOfDefeated({
    who: {},
    to: { title: 'Big One: Asteroid Cave Or Space Slug Belly' },
    orEaten: true,
  }),
]

export const sparesYours = attacks({ how: 'not', whom: { type: 'character', owner: 'you' } })

/** Its ferocity is 2 more in some places. */
export const fiercerAt = (where: LocationFilter) =>
  modify({ what: 'ferocity', who: 'self', add: 2, while: { itself: { at: where } } })

/** Who has seized the character that it is on, and delivers it, earns Force equal to its forfeit and so much more. */
export const reward = (
  to: Filter,
  escort: Filter,
  { more = 0, at, bonus }: { more?: number; at?: LocationFilter; bonus?: { for: string; more: number } },
  end: Result,
): Ability[] => {
  const on = { is: 'delivered', card: 'host', escort, seizer: true, ...(at ? { at } : {}) } as const
  const aboard = (persona: string): Condition => ({ itself: { carriedBy: { persona } } })
  return [
    deploysOn({ card: to, whose: 'opponent' }),
    worksOnCaptives({}),
    triggered({
      on,
      results: [
        {
          brings: 'retrieval',
          count: 'forfeit',
          more,
          ...(bonus ? { if: { not: aboard(bonus.for) } } : {}),
        },
        ...(bonus
          ? [
              {
                brings: 'retrieval',
                count: 'forfeit',
                more: more + bonus.more,
                if: aboard(bonus.for),
              } as const,
            ]
          : []),
        end,
      ],
    }),
    immune({ to: 'Alter' }),
  ]
}

export const wampaCave = 'Hoth: Wampa Cave (7th Marker)'

/** Converted by a version of the persona of the Light Side, where it is present at a site. */
export const convertible = (persona: string) =>
  mayBeConverted({ by: { persona }, presentAt: { kind: 'site' } })
