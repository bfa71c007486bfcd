import { describe, expect, it } from 'vitest'
import { type Writer, write } from '../../../kernel/index.ts'
import { titled } from '../cards/pool.ts'
import { locationOf } from '../table.ts'
import type { CardFacts, CardId, Player, Position } from '../types.ts'
import { cover, layDown, needsItsSystem, placesFor } from './layout.ts'

const emptyPiles = () => ({ reserve: [], force: [], used: [], lost: [], hand: [], out: [] })

const site = (title: string, planet: string, more: Partial<CardFacts['location']>): CardFacts => ({
  key: `define:${title}`,
  title,
  side: 'light',
  type: 'location',
  location: { kind: 'site', planet, icons: { light: 1, dark: 1 }, ...more },
})

/** A table to lay locations on. */
function table(...made: CardFacts[]): {
  w: Writer<Position>
  add: (title: string, of?: string | null, side?: Player) => CardId
} {
  const position: Position = {
    edition: 'ar',
    turn: { number: 1, player: 'light', phase: 'deploy' },
    cards: [],
    layout: [],
    piles: { light: emptyPiles(), dark: emptyPiles() },
    defined: Object.fromEntries(made.map((card) => [card.key, card])),
    destinies: { light: [], dark: [] },
    lasting: [],
    used: [],
    winner: null,
  }
  const w = write(position)
  const add = (title: string, of: string | null = null, side?: Player): CardId => {
    const key =
      made.find((card) => card.title === title)?.key ??
      titled(title).find((card) => side === undefined || card.side === side)?.key
    if (!key) throw new Error(title)
    const id = w.now.cards.length
    const state = {
      id,
      key,
      owner: side ?? 'light',
      moved: 0,
      movedBy: null,
      states: [],
      of,
      parsec: null,
      orbits: null,
    }
    w.put('cards', [...w.now.cards, { ...state, where: { table: side ?? 'light' } }])
    return id
  }
  return { w, add }
}

const lay = (w: Writer<Position>, card: CardId, nth = 0) =>
  layDown(w, card, placesFor(w.now, card)[nth] as number)

describe('the row of locations', () => {
  it('DEP-059: an exterior site lies between the system and the interior sites', () => {
    const hall = site('Varn: Hall', 'Varn', { interior: true })
    const plain = site('Varn: Plain', 'Varn', { exterior: true })
    const varn: CardFacts = {
      ...site('Varn', 'Varn', {}),
      location: { kind: 'system', planet: 'Varn', parsec: 3, icons: { light: 1, dark: 1 } },
    }
    const { w, add } = table(varn, hall, plain)
    const [a, b, c] = [add('Varn'), add('Varn: Hall'), add('Varn: Plain')]
    lay(w, a)
    lay(w, b, 1)
    expect(placesFor(w.now, c)).toEqual([1])
    lay(w, c)
    expect(w.now.layout).toEqual([a, c, b])
  })

  it('TRM-346: clouds lie between sites and system, asteroid fields beyond it, the Big One last', () => {
    const { w, add } = table()
    const [system, port] = [add('Tatooine', null, 'light'), add('Tatooine: Docking Bay 94', null, 'light')]
    lay(w, port)
    lay(w, system, 1)
    const cloud = add('Clouds', 'Tatooine', 'light')
    expect(placesFor(w.now, cloud)).toEqual([1])
    lay(w, cloud)
    const field = add('Asteroid Field', 'Tatooine', 'light')
    expect(placesFor(w.now, field)).toEqual([3])
    lay(w, field)
    const big = add('Big One', 'Tatooine', 'light')
    expect(placesFor(w.now, big)).toEqual([4])
    const second = add('Clouds', 'Tatooine', 'dark')
    expect(placesFor(w.now, second)).toEqual([1, 2])
  })

  it('TRM-347: a sector for any planet needs its system on table', () => {
    const { w, add } = table()
    expect(needsItsSystem(w.now, add('Clouds', 'Tatooine', 'light'))).toBe(true)
    lay(w, add('Tatooine', null, 'light'))
    expect(needsItsSystem(w.now, add('Clouds', 'Tatooine', 'light'))).toBe(false)
  })

  it('DEP-178: the sectors of Death Star II lie in their order beyond the system', () => {
    const { w, add } = table()
    for (const title of ['Death Star II', 'Death Star II: Coolant Shaft', 'Death Star II: Capacitors'])
      lay(w, add(title), 0)
    const core = add('Death Star II: Reactor Core')
    const [only] = placesFor(w.now, core)
    layDown(w, core, only as number)
    const ends = [w.now.layout[0], w.now.layout.at(-1)]
    expect(ends).toContain(core)
  })

  it('DEP-211: nothing comes between two spaceport sites, and a third goes beside them', () => {
    const street = site('Spaceport Street', 'Varn', { exterior: true })
    const dock = site('Spaceport Docking Bay', 'Varn', { exterior: true, interior: true, dockingBay: true })
    const desert = site('Varn: Desert', 'Varn', { exterior: true })
    const ridge = site('Varn: Ridge', 'Varn', { exterior: true })
    const { w, add } = table(street, dock, desert, ridge)
    lay(w, add('Varn: Desert'))
    lay(w, add('Spaceport Street'), 1)
    const second = add('Spaceport Docking Bay')
    expect(placesFor(w.now, second)).toEqual([1, 2])
    lay(w, second, 1)
    expect(placesFor(w.now, add('Varn: Ridge'))).toEqual([0, 1, 3])
  })

  it('a first location of a row goes between rows, never into one', () => {
    const { w, add } = table()
    lay(w, add('Tatooine', null, 'light'))
    lay(w, add('Tatooine: Docking Bay 94', null, 'light'), 1)
    lay(w, add('Hoth', null, 'light'), 1)
    expect(placesFor(w.now, add('Yavin 4', null, 'light'))).toEqual([0, 2, 3])
  })

  it('converting covers a location, and what was there is at the new one', () => {
    const { w, add } = table()
    const old = add('Yavin 4', null, 'light')
    lay(w, old)
    const ship = add('X-wing')
    w.patch('cards', ship, { where: { at: old, side: 'light' } })
    const newer = add('Yavin 4', null, 'dark')
    cover(w, old, newer)
    expect(w.now.layout).toEqual([newer])
    expect(locationOf(w.now, ship)).toBe(newer)
    expect(w.now.cards[old]?.where).toEqual({ under: newer })
  })
})
