/** A scenario's start as a position: the same for tests, lessons and files that a player drops on the page. */

import { firstOf, type Start, type Writer, write } from '../../kernel/index.ts'
import {
  type Ability,
  activationOf,
  type CardFacts,
  type CardId,
  cardOf,
  facts,
  hasRoom,
  hasState,
  isMobileSystem,
  isUndercoverCard,
  newCard,
  openSlots,
  opponentOf,
  type PileName,
  type Player,
  type Position,
  plain,
  put,
  rowOf,
  sendUndercover,
  standingIn,
  titled,
} from '../../swccg/index.ts'
import { definedIn, definedKey } from './definitions.ts'
import type { Placement, SwccgScenario } from './schema.ts'
import { type Unread, type Wrong, wrong } from './wrong.ts'

/** Aliases and location titles with their cards. */
export type Names = Record<string, CardId>

export type SetUp =
  | { ok: true; start: Start<Position>; names: Names }
  /** `missing`: a card that the pool does not have. */
  | (Unread & { missing?: string })

export class Problem extends Error {
  readonly path: string
  readonly wrong: Wrong
  readonly missing: string | undefined
  constructor(path: string, wrong: Wrong, missing?: string) {
    super(wrong.say)
    this.path = path
    this.wrong = wrong
    this.missing = missing
  }

  told(): Extract<SetUp, { ok: false }> {
    const { path, wrong, missing } = this
    return { ok: false, path, wrong, ...(missing === undefined ? {} : { missing }) }
  }
}

type Reference = string | { title: string; side?: Player | undefined; set?: string | undefined }

const emptyPiles = () => ({ reserve: [], force: [], used: [], lost: [], hand: [], out: [] })
const firstTurn = 1

/** Lays the table. Refuses an unknown card and a slot that is full, naming the place in the file. */
export function setUp(scenario: SwccgScenario, seed: number | string = scenario.id): SetUp {
  try {
    return build(scenario, seed)
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    return problem.told()
  }
}

/** The facts that a title, or a title with its side and set, means: those of a card made up here, or one of the pool. */
export function findCard(
  defined: Record<string, CardFacts>,
  reference: Reference,
  path: string,
  preferred?: Player,
): CardFacts {
  const { title, side, set } = typeof reference === 'string' ? { title: reference } : reference
  const made = defined[definedKey(title)]
  if (made) return made
  const all = titled(title).filter(
    (card) => set === undefined || card.key.startsWith(`${set}_`) || inSet(card, set),
  )
  if (all.length === 0) {
    throw new Problem(path, wrong('no card', { name: title, ...(set ? { set } : {}) }), title)
  }
  const ofSide = all.find((card) => card.side === (side ?? preferred))
  if (side !== undefined && !ofSide)
    throw new Problem(path, wrong('no card of side', { side, name: title }), title)
  return ofSide ?? firstOf(all)
}

function build(scenario: SwccgScenario, seed: number | string): SetUp {
  const { start } = scenario
  const defined = definedIn(scenario)

  const position: Position = {
    edition: scenario.edition,
    turn: { number: firstTurn, player: start.turn, phase: start.phase },
    cards: [],
    layout: [],
    piles: { light: emptyPiles(), dark: emptyPiles() },
    defined,
    destinies: { light: start.destiny.light ?? [], dark: start.destiny.dark ?? [] },
    lasting: [],
    used: [],
    winner: null,
  }
  const builder = new Builder(position, scenario)
  builder.checkCards()
  builder.locations()
  builder.mobileSystems()
  for (const [index, placement] of start.place.entries()) builder.place(placement, `start.place[${index}]`)
  builder.spies()
  builder.piles()
  builder.picks()
  builder.lasting()
  if (start.phase === 'activate') builder.activation()
  const stack = standingIn(start.phase, start.turn)
  return { ok: true, start: { state: builder.position, stack, seed }, names: builder.names }
}

class Builder {
  readonly names: Names = {}
  readonly scenario: SwccgScenario
  readonly w: Writer<Position>

  constructor(position: Position, scenario: SwccgScenario) {
    this.scenario = scenario
    this.w = write(position)
  }

  get position(): Position {
    return this.w.now
  }

  find(reference: Reference, path: string, preferred?: Player): CardFacts {
    return findCard(this.w.now.defined, reference, path, preferred)
  }

  /** What chance picks, as far as it is named: by itself, or as what a creature is said to attack. */
  picks(): void {
    const { start, steps } = this.scenario
    const attacked = steps.flatMap(({ do: todo, expect }) =>
      'attack' in todo &&
      todo.at !== undefined &&
      expect.illegal === undefined &&
      expect.offered === undefined
        ? [todo.at]
        : [],
    )
    const named = [...start.picks, ...(start.picks.length > 0 ? [] : attacked)]
    const cards = named.filter((name) => this.scenario.cards[name] !== undefined)
    if (cards.length === 0) return
    this.w.put(
      'picks',
      cards.map((name) => this.named(name, 'start.picks')),
    )
  }

  /** Every card that is named exists, whether it is placed or not. */
  checkCards(): void {
    for (const [alias, reference] of Object.entries(this.scenario.cards)) {
      this.find(reference as Reference, `cards.${alias}`)
    }
  }

  /** A new card of the game, not yet anywhere. */
  create(card: CardFacts, owner: Player): CardId {
    const id = this.w.now.cards.length
    this.w.put('cards', [...this.w.now.cards, newCard(card, id, owner, { table: owner })])
    return id
  }

  /** The card with this alias or, for a location, this title; made now if it is not in the game yet. */
  named(name: string, path: string): CardId {
    const known = this.names[name] ?? this.names[plain(name)]
    if (known !== undefined) return known
    const reference = this.scenario.cards[name]
    if (reference === undefined) throw new Problem(path, wrong('no name', { name }))
    const card = this.find(reference as Reference, `cards.${name}`)
    const id = this.create(card, card.side)
    this.names[name] = id
    return id
  }

  locations(): void {
    let row = ''
    for (const [index, entry] of this.scenario.start.locations.entries()) {
      const path = `start.locations[${index}]`
      const { location, owner, of, set } = typeof entry === 'string' ? { location: entry } : entry
      const alias = this.scenario.cards[location] as Reference | undefined
      const title = alias === undefined ? location : typeof alias === 'string' ? alias : alias.title
      const given = alias !== undefined && typeof alias !== 'string' ? alias : { title }
      const card = this.find({ ...given, title, ...(set ? { set } : {}) }, path, owner)
      if (!card.location) throw new Problem(path, wrong('no location', { name: title }))
      const id = this.create(card, owner ?? card.side)
      // A generic location belongs to the system named, or to the row that it lies in.
      const generic = card.location.planet === undefined && card.location.siteOf === undefined
      if (generic && card.location.kind !== 'system') this.w.patch('cards', id, { of: of ?? row })
      this.w.patch('cards', id, { where: { layout: true } })
      this.w.put('layout', [...this.w.now.layout, id])
      row = rowOf(this.w.now, id)
      if (alias !== undefined) this.names[location] = id
      else this.names[plain(title)] ??= id
      this.names[title] ??= id
    }
  }

  mobileSystems(): void {
    const { mobile } = this.scenario.start
    for (const id of this.w.now.layout) {
      const card = facts(this.w.now, id)
      if (card.location?.kind !== 'system' || !isMobileSystem(this.w.now, id)) continue
      const given = Object.entries(mobile).find(
        ([name]) => this.names[name] === id || plain(name) === plain(card.title),
      )
      const { parsec, orbits } = given?.[1] ?? { parsec: card.location.parsec ?? 0, orbits: null }
      const around = orbits === null ? null : this.named(orbits, `start.mobile["${card.title}"].orbits`)
      this.w.patch('cards', id, { parsec, orbits: around })
    }
    for (const name of Object.keys(mobile)) {
      const id = this.names[name] ?? this.names[plain(name)]
      if (id === undefined || !isMobileSystem(this.w.now, id)) {
        throw new Problem(`start.mobile["${name}"]`, wrong('no mobile system', { name }))
      }
    }
  }

  place(placement: Placement, path: string): void {
    const card = this.named(placement.card, `${path}.card`)
    const { owner } = cardOf(this.w.now, card)
    const states = placement.state ?? []
    let as = 'on' in placement ? placement.as : undefined
    if ('at' in placement) {
      const side = states.includes('undercover') ? opponentOf(owner) : owner
      put(this.w, card, { at: this.named(placement.at, `${path}.at`), side })
    } else if ('aboard' in placement) this.seat(placement, card, path)
    else if ('on' in placement) {
      const supporting = states.includes('supporting') ? { supporting: true as const } : {}
      const face = states.includes('face down') ? { face: 'down' as const } : {}
      const on = this.named(placement.on, `${path}.on`)
      // A captive on a location is imprisoned there.
      if (placement.as === 'captive' && facts(this.w.now, on).type === 'location') as = 'imprisoned'
      put(this.w, card, { on, as: as ?? 'attached', ...supporting, ...face })
    } else put(this.w, card, { table: placement.table })
    const captive = as === 'captive' || as === 'imprisoned'
    // These are told by where it lies.
    const kept = states.filter((state) => !['moved', 'supporting', 'face down'].includes(state))
    const held = [...(captive ? ['captive'] : []), ...(as === 'imprisoned' ? ['imprisoned'] : [])]
    this.w.patch('cards', card, { states: [...new Set([...kept, ...held])] })
    if ('on' in placement && as === 'captive')
      this.w.patch('cards', card, { seizedBy: this.named(placement.on, `${path}.on`) })
    if (states.includes('moved')) this.w.patch('cards', card, { moved: firstTurn })
    if (placement.targets)
      this.w.patch('cards', card, {
        aims: placement.targets.map((name, i) => this.named(name, `${path}.targets[${i}]`)),
      })
  }

  /** Whoever has been laid with a card on him that sends undercover is so. */
  spies(): void {
    const p = this.w.now
    for (const { id, where } of p.cards)
      if ('on' in where && isUndercoverCard(p, id) && !hasState(p, where.on, 'captive'))
        sendUndercover(this.w, where.on)
  }

  seat(placement: Extract<Placement, { aboard: string }>, card: CardId, path: string): void {
    const ship = this.named(placement.aboard, `${path}.aboard`)
    const p = this.w.now
    const slot = placement.slot ?? openSlots(p, ship, card)[0]
    const title = (id: CardId) => facts(p, id).title
    if (slot === undefined || !hasRoom(p, ship, [{ card, slot }])) {
      const where = placement.slot === undefined ? `${path}.aboard` : `${path}.slot`
      const cards = { ship: title(ship), card: title(card) }
      throw new Problem(
        where,
        slot === undefined ? wrong('no room', cards) : wrong('no slot', { ...cards, slot }),
      )
    }
    put(this.w, card, { aboard: ship, slot })
  }

  piles(): void {
    const { start } = this.scenario
    for (const player of ['light', 'dark'] as const) {
      for (const pile of ['hand', 'force', 'reserve', 'used', 'lost', 'out'] as const) {
        const wanted = start[pile][player]
        if (wanted === undefined) continue
        const cards =
          typeof wanted === 'number'
            ? Array.from({ length: wanted }, () => this.create(filler(player), player))
            : wanted.map((name, i) => this.named(name, `start.${pile}.${player}[${i}]`))
        this.fill(player, pile, cards)
      }
    }
  }

  fill(player: Player, pile: PileName, cards: readonly CardId[]): void {
    for (const card of cards) this.w.patch('cards', card, { where: { in: pile }, owner: player })
    const { piles } = this.w.now
    this.w.put('piles', { ...piles, [player]: { ...piles[player], [pile]: [...cards] } })
  }

  /** A game that stands in the activate phase has counted its total. */
  activation(): void {
    const { turn } = this.w.now
    this.w.put('turn', { ...turn, activation: activationOf(this.w.now) })
  }

  lasting(): void {
    for (const [index, { card: name, text }] of this.scenario.start.lasting.entries()) {
      const path = `start.lasting[${index}]`
      const card = this.named(name, `${path}.card`)
      const texts = (facts(this.w.now, card).abilities ?? []).filter(({ does }) => does === 'lasting change')
      const found = texts[(text ?? 1) - 1] as Extract<Ability, { does: 'lasting change' }> | undefined
      if (!found) throw new Problem(path, wrong('no lasting change', { card: facts(this.w.now, card).title }))
      const { owner } = cardOf(this.w.now, card)
      // "Until the beginning of your next turn": the turn after the opponent's.
      const untilTurn = firstTurn + (this.w.now.turn.player === owner && !found.until ? 2 : 1)
      const until = found.until ? { until: found.until } : {}
      const effects = found.changes.map((ability) => ({ source: card, ability, owner, untilTurn, ...until }))
      this.w.put('lasting', [...this.w.now.lasting, ...effects])
    }
  }
}

/** A card that only fills a pile. */
const filler = (side: Player): CardFacts => ({
  key: `filler-${side}`,
  title: '',
  side,
  type: 'filler',
  destiny: 0,
})

const inSet = (card: CardFacts, set: string) =>
  plain(String((card as { set?: string }).set ?? '')) === plain(set)
