import { describe, expect, it } from 'vitest'
import { firstOf } from '../../kernel/index.ts'
import type { Player, SlotKind } from '../abilities/basics.ts'
import * as en from '../abilities/card/card.en.ts'
import * as fr from '../abilities/card/card.fr.ts'
import type { CardFacts } from '../abilities/card-facts.ts'
import { missingWords } from '../abilities/missing.fr.ts'
import { borne } from '../abilities/personas.ts'
import type { Ability } from '../abilities/types.ts'
import { plain, titlesOf } from '../model/cards/pool.ts'
import { pool } from './index.ts'
import { printedCards } from './print/printed-card.ts'
import { printedFacts } from './print/printed-facts.ts'

/** The card of that title, side and, where one title has several cards, set. */
function card(title: string, side: Player, set?: number): CardFacts {
  const found = pool.filter(
    (one) => one.title === title && one.side === side && (!set || one.key.startsWith(`${set}_`)),
  )
  expect(found.map(({ key }) => key)).toHaveLength(1)
  return firstOf(found)
}

/** How many slots there are for a kind; either-or slots count for each of theirs. */
const slots = ({ capacity = [] }: CardFacts, kind: SlotKind): number | 'unlimited' =>
  capacity
    .filter(({ kinds }) => kinds.includes(kind))
    .reduce<number | 'unlimited'>(
      (sum, { count }) => (sum === 'unlimited' || count === 'unlimited' ? 'unlimited' : sum + count),
      0,
    )

const texts = (one: CardFacts, side: Player): Ability[] =>
  (one.abilities ?? []).filter((ability) => ability.side === side)

const each = <T>(holds: (one: CardFacts) => T): [string, T][] =>
  pool.map((one) => [`${one.key} ${one.title}`, holds(one)])

describe('the pool', () => {
  it('has unique keys, in order', () => {
    const keys = pool.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const order = keys.map((key) => key.split('_').map(Number) as [number, number])
    expect(order).toEqual([...order].sort((a, b) => a[0] - b[0] || a[1] - b[1]))
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(pool))).toEqual(pool)
  })

  it.each(each(({ title }) => title))('%s has a plain title', (_, title) => {
    expect(title).toMatch(/^[^•<>◊*]+$/)
    expect(title).toBe(title.trim())
  })

  it.each(each((one) => one).filter(([, { type }]) => type === 'location'))('%s is a place', (_, one) => {
    const place = one.location!
    expect(['system', 'sector', 'site']).toContain(place.kind)
    expect(place.kind === 'sector').toBe(place.sector !== undefined)
    if (place.kind === 'system') expect(place.parsec === undefined).toBe(place.mobileSystem === true)
    if (place.kind === 'site') expect(place.interior || place.exterior).toBe(true)
    if (place.dockingBay) expect(place.exterior).toBe(true)
    // Where the card itself may not be deployed is printed on both sides, and said once.
    const itself = (text: Ability) => text.does === 'forbids deploy' && text.who === 'self'
    expect(one.abilities?.every((text) => text.side !== undefined || itself(text)) ?? true).toBe(true)
  })

  it.each(each((one) => one).filter(([, { type }]) => type === 'starship' || type === 'vehicle'))(
    '%s can be flown or driven',
    (_, one) => {
      const pilots = (one.permanentPilots?.length ?? 0) > 0 || slots(one, 'pilot') !== 0
      const driven =
        slots(one, 'driver') !== 0 || one.abilities?.some(({ does }) => does === 'moves undriven')
      expect(pilots || driven || (one.subtype === 'creature' && (one.ability ?? 0) > 0)).toBe(true)
      expect(slots(one, 'driver') !== 0).toBe(one.subtype === 'transport' && one.title !== 'Lift Tube')
      for (const { kinds, count } of one.capacity ?? []) {
        expect(kinds.length).toBeGreaterThan(0)
        expect(count === 'unlimited' || (count > 0 && count <= 8)).toBe(true)
      }
      if (one.type === 'vehicle') {
        const reckoned = one.abilities?.some(({ does }) => does === 'landspeed is driver ability') ?? false
        expect(one.landspeed === undefined).toBe(reckoned)
      } else expect(one.enclosed).toBeUndefined()
    },
  )

  it.each(each((one) => one).filter(([, one]) => one.abilities))(
    '%s says what it does, shortly',
    (_, one) => {
      for (const ability of one.abilities!) {
        for (const words of [en, fr]) {
          expect(words.say(ability, one)).toMatch(/^[^{}]{8,360}[.]$/)
          expect(words.say(ability, one)).not.toMatch(/undefined|null|NaN|\[object| {2}/)
        }
      }
    },
  )

  it('says what it holds, and names what is missing, in both languages', () => {
    for (const one of pool) {
      expect(fr.sayFacts(one)).toHaveLength(en.sayFacts(one).length)
      for (const missing of one.missing ?? []) {
        expect(missing.length).toBeLessThan(50)
        expect(Object.keys(missingWords)).toContain(missing)
      }
      expect(new Set(one.missing).size).toBe(one.missing?.length ?? 0)
    }
  })
})

describe('cards whose movement the rulebook tells stories of', () => {
  it('Executor', () => {
    const one = card('Executor', 'dark')
    expect(one).toMatchObject({ hyperspeed: 2, armor: 12, power: 12, unique: true, subtype: 'capital' })
    expect(one.permanentPilots).toEqual([{ ability: 1 }, { ability: 1 }, { ability: 1 }])
    for (const kind of ['pilot', 'passenger', 'vehicle', 'starfighter'] as const) {
      expect(slots(one, kind)).toBe('unlimited')
    }
    expect(one.characteristics).toContain('ship-docking capability')
    expect(one.icons).toContain('nav computer')
  })

  it('Home One', () => {
    const one = card('Home One', 'light')
    expect(one).toMatchObject({ hyperspeed: 3, armor: 8, unique: true, subtype: 'capital' })
    expect(one.permanentPilots).toEqual([{ ability: 2 }, { ability: 2 }])
    expect(slots(one, 'starfighter')).toBe('unlimited')
    expect(en.sayFacts(one)[0]).toBe('Holds any number of pilots, passengers, vehicles and starfighters.')
  })

  it('Devastator', () => {
    const one = card('Devastator', 'dark')
    expect(slots(one, 'pilot')).toBe(6)
    expect(slots(one, 'passenger')).toBe(8)
    expect(slots(one, 'vehicle')).toBe(2)
    expect(one.capacity?.at(-1)).toEqual({ kinds: ['starfighter'], count: 4, only: { is: 'TIE' } })
    expect(one.permanentPilots).toEqual([{ ability: 2 }])
  })

  it('Gold 1, Red 5 and Millennium Falcon', () => {
    expect(card('Gold 1', 'light').capacity).toEqual([{ kinds: ['pilot', 'passenger'], count: 2 }])
    const red = card('Red 5', 'light')
    expect(red.capacity).toEqual([
      { kinds: ['pilot'], count: 1 },
      { kinds: ['astromech'], count: 1 },
    ])
    expect(red).toMatchObject({ hyperspeed: 5, maneuver: 4, power: 3 })
    expect(red.permanentPilots).toBeUndefined()
    const falcon = card('Millennium Falcon', 'light')
    expect(falcon).toMatchObject({ hyperspeed: 6, maneuver: 4, persona: 'Falcon', subtype: 'starfighter' })
    expect([slots(falcon, 'pilot'), slots(falcon, 'passenger')]).toEqual([2, 2])
  })

  it('Tatooine: Docking Bay 94, both cards', () => {
    for (const [side, own, others] of [
      ['light', 1, 2],
      ['dark', 1, 2],
    ] as const) {
      const one = card('Tatooine: Docking Bay 94', side)
      expect(one.location).toMatchObject({
        planet: 'Tatooine',
        interior: true,
        exterior: true,
        dockingBay: true,
      })
      expect(texts(one, side)).toEqual([{ does: 'transit', way: 'from', cost: own, side }])
      expect(texts(one, side === 'light' ? 'dark' : 'light')).toMatchObject([{ cost: others }])
      expect(one.missing).toBeUndefined()
    }
  })

  it.each([
    ['Executor: Docking Bay', 'dark', 'light', 'Executor'],
    ['Home One: Docking Bay', 'light', 'dark', 'Home One'],
  ] as const)('%s', (title, own, other, host) => {
    const one = card(title, own)
    expect(one.location).toMatchObject({ siteOf: host, mobile: true, dockingBay: true })
    expect(texts(one, own)).toEqual([
      { does: 'transit', way: 'from', cost: 'free', side: own },
      {
        does: 'forbids move',
        who: { owner: 'opponent' },
        to: { here: true },
        while: { youOccupy: { here: true } },
        side: own,
      },
    ])
    expect(texts(one, other)).toEqual([
      { does: 'transit', way: 'from', cost: 7, side: other },
      { does: 'transit', way: 'to', add: 9, side: other },
    ])
  })

  it('Tatooine: Mos Eisley', () => {
    const one = card('Tatooine: Mos Eisley', 'light')
    expect(texts(one, 'light')).toMatchObject([
      {
        does: 'move between',
        to: { title: 'Tatooine: Cantina' },
        bothWays: true,
        cost: 'free',
        phase: 'control',
      },
    ])
    expect(one.missing).toBeUndefined()
    expect(card('Tatooine: Mos Eisley', 'dark').abilities?.some(({ does }) => does === 'move between')).toBe(
      false,
    )
    expect(en.say(firstOf(one.abilities!), one)).toBe(
      'Light Side: In your control phase your cards may move from here to Tatooine: Cantina, or the other way, free.',
    )
    expect(fr.say(firstOf(one.abilities!), one)).toBe(
      'Côté lumineux : Durant votre phase de contrôle, vous pouvez déplacer vos cartes d’ici vers Tatooine: Cantina, ou dans l’autre sens, gratuitement.',
    )
  })

  it.each(['light', 'dark'] as const)('Cloud Car and Lift Tube (%s)', (side) => {
    const car = card('Cloud Car', side)
    expect(car).toMatchObject({ landspeed: 4, enclosed: true, permanentPilots: [{ ability: 1 }] })
    expect(car.capacity).toEqual([{ kinds: ['pilot', 'passenger'], count: 1 }])
    expect(car.characteristics).toContain('cloud car')
    expect(car.abilities).toContainEqual({ does: 'moves like a starfighter at cloud sectors' })
    const tube = card('Lift Tube', side)
    expect(tube).toMatchObject({ landspeed: 3, enclosed: true })
    expect(tube.capacity).toEqual([{ kinds: ['passenger'], count: 4 }])
    expect(tube.abilities?.map(({ does }) => does)).toEqual(['reacts', 'only at', 'moves undriven'])
  })
})

describe('the names that texts use', () => {
  /** All values that stand under a key anywhere in the texts of a card. */
  const under = (wanted: string): Set<string> => {
    const found = new Set<string>()
    for (const { abilities = [], back } of pool)
      JSON.stringify([abilities, back?.abilities], (key, value) => {
        if (key === wanted) for (const name of [value].flat()) if (typeof name === 'string') found.add(name)
        return value
      })
    return found
  }

  const bearers = new Set(
    [...pool, ...printedCards.map(printedFacts)].flatMap((one) => [
      ...titlesOf(one),
      plain(one.persona ?? ''),
      ...(one.permanentPilots ?? []).map(({ name = '' }) => plain(name)),
    ]),
  )

  it.each(borne)('%s is a persona that a card bears', (name) => {
    expect(bearers).toContain(plain(name))
  })

  it('are titles of cards that have been printed', () => {
    const printed = printedCards.flatMap((one) => titlesOf(printedFacts(one)))
    const known = new Set([...bearers, ...printed, ...virtualTitles.map(plain)])
    const unknown = [...under('title')].filter((title) => !known.has(plain(title)))
    expect(unknown).toEqual([])
  })
})

/** Titles of virtual cards, which the catalogue has not got. */
const virtualTitles = ['Vanee']
