/** Texts that cards of several sets have in common. */

import type { Result } from '../abilities/action/action.ts'
import type { Phase } from '../abilities/basics.ts'
import type { DestinyKind } from '../abilities/battle/battle.ts'
import type { Persona } from '../abilities/personas.ts'
import type { Ability, Condition, Filter, LocationFilter } from '../abilities/types.ts'
import {
  action,
  changesDestiny,
  changesTotal,
  deploysOn,
  forceDrain,
  immune,
  limitsBattleDestiny,
  mayBeConverted,
  triggered,
  worksOnCaptives,
} from '../abilities/vocabulary.ts'
import type { Impact } from '../abilities/weapon/weapon.ts'
import { here, yourStarships } from './filters.ts'

/** Your own Force drains here are changed by so much. */
export const drainHere = (add: number) => forceDrain({ where: here, add })

/** Who has fewer than this ability draws no battle destiny here. */
export const abilityNeededHere = (ability: number) => limitsBattleDestiny({ where: here, ability })

/** While you control it, each of your starships here adds 1 to your total power in battles at the sites below. */
export const powerBelow = (sites: string | LocationFilter, who: Filter = yourStarships) =>
  changesTotal({
    what: 'power',
    where: typeof sites === 'string' ? { planet: sites, kind: 'site' } : sites,
    add: 1,
    each: { ...who, at: here },
    while: { youControl: here },
  })

/** Your spy at a site goes undercover. */
export const goesUndercover: Ability[] = [
  deploysOn({ card: { type: 'character', is: 'spy', owner: 'you' }, at: { kind: 'site' }, undercover: true }),
  immune({ to: 'Alter' }),
]

/** Each of your weapon destinies here is 1 more. */
export const weaponDestinyHere = changesDestiny({ kind: 'weapon', of: 'each', add: 1, where: here })

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

/** Two functions: retrieves one of these from the Lost Pile, or takes one into hand from the Reserve Deck. */
export const backAgain = (which: Filter, price: number, dearer: number) => [
  action({ price, results: [{ brings: 'retrieval', which }] }),
  action({
    price: dearer,
    results: [{ brings: 'search', in: 'reserve', which, to: 'hand', shuffle: 'shuffle, cut and replace' }],
  }),
]

/** Who has seized the character that it is on, and delivers it, earns Force equal to its forfeit and so much more. */
export const reward = (
  to: Filter,
  escort: Filter,
  { more = 0, at, bonus }: { more?: number; at?: LocationFilter; bonus?: { for: Persona; more: number } },
  end: Result,
): Ability[] => {
  const on = { is: 'delivered', card: 'host', escort, seizer: true, ...(at ? { at } : {}) } as const
  const aboard = (persona: Persona): Condition => ({ itself: { carriedBy: { persona } } })
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

/** Converted by a version of the persona of the Light Side, where it is present at a site. */
export const convertible = (persona: Persona) =>
  mayBeConverted({ by: { persona }, presentAt: { kind: 'site' } })

/** Adds 1 to a destiny of yours that was just drawn. */
export const addsToDrawn = (kind: DestinyKind) =>
  action({
    answers: { is: 'destiny drawn', by: 'you', kind },
    results: [{ brings: 'change of destiny', by: 1 }],
  })

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
