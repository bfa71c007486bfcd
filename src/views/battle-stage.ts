/** What is seen on the stage of a battle: who fights, what has been drawn and played in it, and what shots may come to. */

import type { SideInBattle } from './battle.ts'
import {
  addedFor,
  attemptOf,
  type CardFacts,
  type CardId,
  facts,
  type Game,
  type History,
  type Intent,
  type IntentOf,
  type LogLine,
  type Part,
  type Player,
  type Position,
  participants,
  valueToBeat,
} from './engine.ts'
import { legalIntents } from './legal.ts'

/** The cards of a player that fight, each with what it carries; what is aboard one of them stands under it. */
export function fightersOf(p: Position, player: Player): CardId[] {
  const fighting = participants(p, player)
  return fighting.filter((card) => {
    const where = p.cards[card]?.where
    if (!where || 'at' in where) return true
    return (
      !('aboard' in where && fighting.includes(where.aboard)) &&
      !('on' in where && fighting.includes(where.on))
    )
  })
}

/** What a total comes from, in three: the cards, the destinies, and everything else. */
export interface Sources {
  cards: number
  destinies: number
  texts: number
}

/** Null where cards have left since the totals were compared: then nobody can tell any more. */
export function sourcesOf({ parts, made, total, powerDestiny, battleDestiny }: SideInBattle): Sources | null {
  if (made.length === 0 && total !== 0) return null
  const cards = parts.reduce((sum, { power }) => sum + power, 0)
  const destinies = (powerDestiny ?? 0) + (battleDestiny ?? 0)
  return { cards, destinies, texts: total - cards - destinies }
}

/** A card that was drawn or played in the battle that is under way. */
export interface Shown {
  by: Player
  /** The number that was drawn; null for a card that was played. */
  destiny: number | null
  /** What it was drawn for, as the engine calls it. */
  kind: string | null
  title: string
  /** Its face, where it is known. */
  card: CardFacts | null
  /** What the shot came to for which it was drawn last. */
  shot?: { hits: boolean; total: number; need: number }
}

const known = new WeakMap<History<Position, Intent>, readonly LogLine[]>()

/** The log of the battle under way from its beginning; empty without one. */
function linesOf(history: History<Position, Intent>): readonly LogLine[] {
  let found = known.get(history)
  if (!found) {
    const games = history.games.slice(0, history.at + 1)
    let from = games.length - 1
    while (from > 0 && games[from]?.state.battle && games[from - 1]?.state.battle) from--
    const lines = games.at(-1)?.state.battle ? games.slice(from).flatMap(({ events }) => events) : []
    const begun = lines.findLastIndex(({ say }) => say === 'battle initiated')
    found = begun < 0 ? lines : lines.slice(begun)
    known.set(history, found)
  }
  return found
}

/** The face of a card that a line names, as far as the line shows it. */
function faceIn(p: Position, { with: details, open }: LogLine): { card: CardFacts | null; title: string } {
  const card = typeof details.card === 'number' ? details.card : null
  const own = card === null || !p.cards[card] ? null : facts(p, card)
  const title = (card !== null && open?.[card]) || own?.title || ''
  // By now another card may bear its number: only the one of that title is meant.
  return { card: own?.title === title ? own : null, title }
}

/** What has been drawn for destiny in the battle under way, and which Interrupts lie in it, in their order. */
export function shownInBattle(history: History<Position, Intent>): Shown[] {
  const p = history.games[history.at]?.state
  if (!p?.battle) return []
  const all: Shown[] = []
  for (const line of linesOf(history)) {
    const one = shownIn(p, line)
    if (one) all.push(one)
    const last = all.at(-1)
    const { destiny: total, need } = line.with
    if (last?.kind === 'weapon' && /^shot (succeeds|fails)$/.test(line.say))
      all[all.length - 1] = {
        ...last,
        shot: { hits: line.say === 'shot succeeds', total: Number(total), need: Number(need) },
      }
  }
  return all
}

function shownIn(p: Position, line: LogLine): Shown | null {
  const by = line.by as Player
  const { say } = line
  if (say === 'card played') return { by, destiny: null, kind: null, ...faceIn(p, line) }
  if (say !== 'destiny drawn' && say !== 'destiny substituted') return null
  const { destiny, kind } = line.with
  return {
    by,
    destiny: destiny === null ? null : Number(destiny),
    kind: typeof kind === 'string' ? kind : 'other',
    ...faceIn(p, line),
  }
}

/** A shot that may be made now. */
export interface ShotNow {
  intent: IntentOf<'fire'>
  cost: number
  parts: readonly Part[]
  /** What the total weapon destiny, with all that is added, has to be above. */
  above: number
  added: number
  /** How likely that is, from 0 to 1, as the one who fires may know: by his own cards that lie face down. */
  chance: number
}

const shots = new WeakMap<Game<Position>, readonly ShotNow[]>()

/** The shots that the one who decides may make in the battle under way. */
export function shotsNow(game: Game<Position>): readonly ShotNow[] {
  const { decision, state: p } = game
  if (!decision || !p.battle) return []
  let found = shots.get(game)
  if (!found) {
    const by = decision.by
    found = legalIntents(game, (intent) => intent.kind === 'fire').flatMap(
      ({ intent, cost, parts = [] }): ShotNow[] => {
        if (intent.kind !== 'fire') return []
        const attempt = attemptOf(p, by, intent, null)
        if (!attempt) return []
        const above = intent.at.reduce((sum, target) => sum + valueToBeat(attempt, target).value, 0)
        const added = addedFor(attempt)
        const chance = chanceAbove(p, by, above - added, attempt.text.destiny)
        return [{ intent, cost, parts, above, added, chance }]
      },
    )
    shots.set(game, found)
  }
  return found
}

/**
 * How likely so many destinies of a player come to more than a number. Which cards lie face down he knows from his deck
 * and from what he has seen; their order nobody knows.
 */
function chanceAbove(p: Position, player: Player, above: number, draws: number): number {
  const { reserve, force, used } = p.piles[player]
  const destinies = [...reserve, ...force, ...used].map((card) => facts(p, card).destiny ?? 0)
  if (destinies.length === 0 || draws < 1) return 0
  let sums = new Map([[0, 1]])
  for (let draw = 0; draw < draws; draw++) {
    const next = new Map<number, number>()
    for (const [sum, share] of sums)
      for (const destiny of destinies)
        next.set(sum + destiny, (next.get(sum + destiny) ?? 0) + share / destinies.length)
    sums = next
  }
  let chance = 0
  for (const [sum, share] of sums) if (sum > above) chance += share
  return chance
}
