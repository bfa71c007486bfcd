/** Texts that a card of the Light Side shares with its counterpart of the Dark Side. */

import type { DestinyKind } from '../abilities/battle.ts'
import type { Ability, Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  cancelsCard,
  cancelsDrain,
  changesTotal,
  deploysOn,
  forceDrain,
  immune,
  separateCost,
  startOfGame,
  triggered,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { deploysFromReserve, takes } from './common.ts'

export const blownAway = 'what follows when a location is blown away'
const battlegrounds: LocationFilter = { battleground: true }
const related: LocationFilter = { kind: 'site', battleground: true, relatedToStart: true }

/** A card with two functions, of which one begins the game. */
export const usedOrStarting = { type: 'interrupt', subtype: 'used or starting' } as const

/** A card with two functions, told apart by how they are played. */
export const usedOrLost = { type: 'interrupt', subtype: 'used or lost' } as const

/** An Effect on table that Alter cannot cancel, and what more it does. */
export const onTable = (...abilities: Ability[]): Partial<CardFacts> => ({
  abilities: [deploysOn({}), ...abilities, immune({ to: 'Alter' })],
})

/** Adds 1 to a destiny of yours that was just drawn. */
const addsToDrawn = (kind: DestinyKind) =>
  action({
    answers: { is: 'destiny drawn', by: 'you', kind },
    results: [{ brings: 'change of destiny', by: 1 }],
  })

/** The Signal, Twi'lek Advisor. */
export const anyEffect: Ability[] = [
  action({ price: 3, results: [takes({ type: 'effect' })] }),
  startOfGame({ parts: [{ deploy: { type: 'effect', deploysFree: true } }], placed: 'lost' }),
]

/** Heading For The Medical Frigate, Prepared Defenses. */
export const threeEffects: Ability[] = [
  addsToDrawn('battle'),
  startOfGame({
    parts: [
      {
        deploy: { type: 'effect', deploysFree: true, deploysOnTable: true, alwaysImmuneTo: 'Alter' },
        count: 3,
        may: true,
      },
    ],
    placed: 'lost',
  }),
]

/** Mindful Of The Future, Neimoidian Advisor. */
export const battlegroundOrEffect: Ability[] = [
  action({
    price: 2,
    results: [deploysFromReserve({ location: battlegrounds, unique: true, titleOnTable: false })],
  }),
  startOfGame({
    parts: [{ deploy: { type: 'effect', deploysFree: true, deploysOnTable: true } }],
    placed: 'lost',
  }),
]

/** Careful Planning, Combat Readiness. */
export const relatedBattleground: Ability[] = [
  startOfGame({
    while: { not: { begunWith: 'Objective' } },
    parts: [
      { deploy: { location: related } },
      {
        deploy: { location: { ...related, generic: true } },
        after: { location: { kind: 'site', generic: true } },
        may: true,
      },
    ],
    placed: 'reserve',
  }),
]

/** Don't Tread On Me, Surface Defense: some of these Effects, where a battleground has been deployed. */
export const effectsBesideBattleground = (titles: readonly string[]): Ability[] => [
  addsToDrawn('weapon'),
  startOfGame({
    while: { begunWith: 'battleground' },
    parts: titles.map((title) => ({ deploy: { type: 'effect', title }, may: true })),
    placed: 'reserve',
  }),
]

/** Ultimatum, Resistance. */
export const drainedOfTwo = forceDrain({
  whose: 'opponent',
  where: {},
  losesAtMost: 2,
  while: {
    any: [
      { held: 'occupied', where: battlegrounds, atLeast: 3 },
      { not: { held: 'occupied', by: 'opponent', where: battlegrounds, atLeast: 1 } },
    ],
  },
})

/** Whoever initiates a battle retrieves Force, the other loses some; and the opponent's Interrupts cost more in your battles. */
export const firstStrike = {
  abilities: [
    deploysOn({}),
    triggered({
      on: { is: 'battle initiated', by: 'you' },
      results: [{ brings: 'retrieval' }, { brings: 'Force loss', whose: 'opponent', count: 1 }],
    }),
    triggered({
      on: { is: 'battle initiated', by: 'opponent' },
      results: [
        { brings: 'retrieval', whose: 'opponent' },
        { brings: 'Force loss', whose: 'you', count: 1 },
      ],
    }),
    separateCost({
      of: 'play',
      who: { type: 'interrupt', owner: 'opponent' },
      force: 1,
      while: { battle: { by: 'you' } },
    }),
    immune({ to: 'Alter' }),
  ],
}

/** Weapon Levitation: a weapon comes from the Used Pile, or a character steals one as a battle begins. */
export const levitates: Ability[] = [
  action({
    as: 'used',
    results: [{ brings: 'search', in: 'used', which: { type: 'weapon' }, to: 'hand', shuffle: 'reshuffle' }],
  }),
  action({
    as: 'lost',
    answers: { is: 'battle initiated' },
    targets: {
      who: { type: 'weapon', subtype: 'character', owner: 'opponent' },
      at: { battle: true },
      present: true,
    },
    results: [{ brings: 'theft', of: 'target', by: { type: 'character', owner: 'you', abilityAtLeast: 4 } }],
  }),
]

/** Before weapon destiny is drawn against a combat vehicle; what is added to one destiny is added to their total. */
export const luckyShot = {
  abilities: ([1, 3] as const).map((total) =>
    action({
      as: total === 1 ? 'used' : 'lost',
      answers: {
        is: 'about to draw destiny',
        kind: 'weapon',
        card: { type: 'vehicle', subtype: 'combat' },
      },
      results: [{ brings: 'change of shot', total }],
    }),
  ),
}

/** Both sides have it. */
export const control = {
  abilities: [
    cancelsCard({ what: { title: ['Sense', 'Alter'] } }),
    cancelsCard({ what: { type: 'effect', subtype: ['immediate', 'mobile'] } }),
    cancelsDrain({ price: 0 }),
    immune({ to: 'Sense' }),
  ],
}

/** What adds to the shot of a kind of weapon, or makes what is hit lost at once. */
export const skilled = (weapon: Filter, canceled: string, as: { as?: 'used' | 'lost' } = {}) => ({
  abilities: [
    action({
      ...as,
      answers: { is: 'firing', by: 'you', weapon },
      results: [{ brings: 'change of shot', total: 3 }],
    }),
    action({
      as: 'lost',
      answers: { is: 'hit', card: { type: 'character', owner: 'opponent' } },
      loss: 1,
      results: [{ brings: 'loss', of: 'it' }],
    }),
    cancelsCard({ what: { title: canceled } }),
  ],
})

/** All battle damage is tripled in a battle of the opponent's, or as its twin is played. */
export const triplesDamage = (twin: string): Partial<CardFacts> => ({
  abilities: (
    [
      { is: 'battle initiated', by: 'opponent' },
      { is: 'playing', card: { title: twin } },
    ] as const
  ).map((answers) =>
    action({
      answers,
      results: [
        {
          brings: 'change',
          changes: [changesTotal({ what: 'damage', whose: 'each', times: 3 })],
          until: 'end of battle',
        },
      ],
    }),
  ),
})
