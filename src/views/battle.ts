/** The battle under way as a player looks at it: what each side has, what is owed, and what would pay for it. */

import {
  type Battle,
  type CardId,
  countDestinies,
  creatureTotal,
  current,
  forfeitOf,
  type Game,
  type History,
  hasState,
  type Intent,
  type IntentOf,
  type LogLine,
  lostWith,
  mustStillPay,
  opponentOf,
  opponentsOfCreature,
  opposingTotal,
  type Part,
  type Player,
  type Position,
  type PowerPart,
  participants,
  powersInBattle,
  type Reason,
  swccg,
  totalAbility,
  totalInBattle,
} from './engine.ts'
import { numberOfPlayer } from './numbers.ts'

export interface Debt {
  attrition: number
  damage: number
}

export interface SideInBattle {
  player: Player
  parts: readonly PowerPart[]
  /** What the total is made of: those cards, then texts and destinies as they came. */
  made: readonly Part[]
  powerDestiny: number | null
  battleDestiny: number | null
  attritionDestiny: number | null
  total: number
  ability: number
  abilityMade: readonly Part[]
  /** How many battle destinies may be drawn, as it stands. */
  destinies: number
  /** What was owed as the damage segment began; null before. And what that is made of, as far as it is so still. */
  start: Debt | null
  startMade: Record<keyof Debt, readonly Part[]>
  owed: Debt
  /** Cards that the attrition does not reach. */
  immune: readonly CardId[]
  /** Cards that are 'hit' and have to be forfeited. */
  hit: readonly CardId[]
}

export interface Forfeit {
  card: CardId
  value: number
  immune: boolean
  hit: boolean
  /** What is lost with it. */
  load: readonly CardId[]
  /** What would be owed then. */
  left: Debt
}

const pay = ({ attrition, damage }: Debt, value: number): Debt => ({
  attrition: Math.max(0, attrition - value),
  damage: Math.max(0, damage - value),
})

/** What a number of a player is made of, if it still comes to what was counted. */
function madeOf(
  p: Position,
  player: Player,
  name: 'attrition' | 'battle damage',
  counted: number | null,
): readonly Part[] {
  const found = numberOfPlayer(p, player, name)
  return found && found.total === counted ? found.parts : []
}

/** What one side has, gets and owes. */
export function sideInBattle(p: Position, battle: Battle, player: Player): SideInBattle {
  const { total, parts: made } = totalInBattle(p, player)
  const ability = totalAbility(p, player)
  const drawn = battle.destiny[player]
  const decided = battle.total
  const paying = battle.segment === 'damage' || battle.segment === 'end'
  // Texts may have made more of the difference, or less.
  const damage = decided ? (numberOfPlayer(p, player, 'battle damage')?.total ?? 0) : 0
  const mine = participants(p, player)
  return {
    player,
    parts: powersInBattle(p, player),
    made: decided && decided[player] !== total ? [] : made,
    powerDestiny: drawn.power,
    battleDestiny: drawn.battle,
    attritionDestiny: drawn.attrition,
    // Once they have been compared, the totals stand.
    total: decided ? decided[player] : total,
    ability: ability.total,
    abilityMade: ability.parts,
    destinies: countDestinies(p, player, 'battle').count,
    startMade: {
      attrition: madeOf(p, player, 'attrition', battle.attrition[player]),
      damage: madeOf(p, player, 'battle damage', damage),
    },
    start: paying ? { attrition: battle.attrition[player] ?? 0, damage } : null,
    owed: battle.owed[player],
    immune: mine.filter((card) => battle.immune.includes(card)),
    hit: mine.filter((card) => hasState(p, card, 'hit')),
  }
}

const noForfeits: readonly Forfeit[] = []
const known = new WeakMap<Game<Position>, readonly Forfeit[]>()

/** What the one who decides may forfeit now, and what each card would pay. */
export function forfeitsOf(game: Game<Position>): readonly Forfeit[] {
  const { state: p, decision, stack } = game
  const { battle } = p
  if (battle?.segment !== 'damage' || decision?.kind !== 'action') return noForfeits
  let found = known.get(game)
  if (!found) {
    const owed = battle.owed[decision.by]
    found = [...swccg.legal(p, stack, decision.by)].flatMap((intent) =>
      intent.kind === 'forfeit' ? [forfeitIn(p, battle, owed, intent.card)] : [],
    )
    known.set(game, found)
  }
  return found
}

/** The forfeits that something is owed for. Who may go on is offered none: he would lose a card for nothing. */
export const owedForfeits = (game: Game<Position>): readonly Forfeit[] => {
  const forfeits = forfeitsOf(game)
  const by = game.decision?.by as Player
  return forfeits.length > 0 && stillOwed(game.state, by).length > 0 ? forfeits : noForfeits
}

function forfeitIn(p: Position, battle: Battle, owed: Debt, card: CardId): Forfeit {
  const value = forfeitOf(p, card) ?? 0
  return {
    card,
    value,
    immune: battle.immune.includes(card),
    hit: hasState(p, card, 'hit'),
    load: lostWith(p, card),
    left: pay(owed, value),
  }
}

/** The Force that the one who decides may lose to battle damage now. */
export function damageLosses({ state: p, decision, stack }: Game<Position>): IntentOf<'lose'>[] {
  if (p.battle?.segment !== 'damage' || decision?.kind !== 'action') return []
  return [...swccg.legal(p, stack, decision.by)].filter(
    (intent): intent is IntentOf<'lose'> => intent.kind === 'lose',
  )
}

/** Why a player cannot pass in the damage segment yet. */
export const stillOwed = (p: Position, player: Player): readonly Reason[] =>
  mustStillPay(p, player)?.reasons ?? []

export interface AttackSide {
  player: Player
  cards: readonly CardId[]
  total: number
  destiny: number | null
}

/** The two sides of an attack: the creature, and what it attacks or is attacked by. */
export function attackSides(p: Position): AttackSide[] {
  const { attack } = p
  if (!attack) return []
  const others = opponentsOfCreature(p)
  const owner = (card: CardId | undefined) =>
    card === undefined ? opponentOf(attack.initiator) : (p.cards[card]?.owner ?? attack.initiator)
  return [
    { player: owner(attack.creature), cards: [attack.creature], total: creatureTotal(p), destiny: null },
    { player: owner(others[0]), cards: others, total: opposingTotal(p), destiny: attack.destiny },
  ]
}

const endings = ['battle over', 'battle ends', 'battle canceled']

/** What the last answer has brought a battle to its end with: its log from its beginning, the first line first. */
export function battleJustOver(history: History<Position, Intent>): LogLine[] {
  if (!current(history).events.some(({ say }) => endings.includes(say))) return []
  const lines = history.games.slice(0, history.at + 1).flatMap(({ events }) => events)
  const begun = lines.findLastIndex(({ say }) => say === 'battle initiated')
  const over = lines.findLastIndex(({ say }) => endings.includes(say))
  return begun < 0 ? [] : lines.slice(begun, over + 1)
}
