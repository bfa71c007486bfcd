/** What is asked besides acts: cards to be chosen, options, numbers and orders. */

import { type CardId, cardOf, facts, partsOfOption } from '../../swccg/index.ts'
import type { Advice, QuestionHabit, Situation } from '../situation.ts'
import { because } from '../why.ts'
import { worthOfLocation } from './locations.ts'
import { loseForce } from './lose-force.ts'
import { worthAnywhere } from './results.ts'

const answered = (answer: Advice['answer'], why: Advice['why']): Advice => ({ answer, worth: 1, why })

/** Options that are better taken, the best first. */
const welcome = ['draw', 'pay', 'retrieve', 'choose', 'seize', 'refuse', 'site', 'used']

/** The options that are there, by their kinds. */
const option: QuestionHabit = ({ me: by, decision }) => {
  const { options = [], why } = decision
  const liked = welcome.flatMap((word) => options.filter((one) => partsOfOption(one).kind === word))
  const numbers = options.map(Number)
  const greatest =
    why === 'which destiny number' && numbers.every(Number.isFinite)
      ? String(Math.max(...numbers))
      : undefined
  const chosen = greatest ?? liked[0] ?? options[0]
  if (chosen === undefined) return null
  const why_ =
    chosen === 'draw'
      ? because('draw destiny', {})
      : chosen === 'pay' && typeof decision.with.card === 'number'
        ? because('pay', { card: decision.with.card })
        : because('best of these', {})
  return answered({ by, option: chosen }, why_)
}

/** Where the chosen cards go: a place that is good for a card of one's own, a bad one, or nobody knows. */
function goalOf({ view, decision }: Situation): string | null {
  const goal = decision.with.goal
  if (typeof goal === 'string') return goal
  const frame = view.stack.at(-1)
  if (frame?.does !== 'deed') return null
  const { deed } = frame
  return 'to' in deed && typeof deed.to === 'string' ? deed.to : null
}

const bad = new Set(['lost', 'out', 'used', 'force', 'reserve', 'beneath'])
const fatal = new Set(['choose a card to lose', 'place'])

/** Cards are chosen for their worth: one's own to be kept, the other player's to be lost, and the reverse. */
const cards: QuestionHabit = (s) => {
  const { me: by, decision, p } = s
  const { cards: open = [], min = 0, max = open.length, why } = decision
  if (max === 0 || open.length === 0) return answered({ by, cards: [] }, because('seen', {}))
  const goal = goalOf(s)
  const harmful = fatal.has(why) || (goal !== null && bad.has(goal))
  const good = (card: CardId) =>
    worthAnywhere(s, card) * (cardOf(p, card).owner === by ? 1 : -1) * (harmful ? -1 : 1)
  const ranked = open.toSorted((a, b) => good(b) - good(a))
  const count = Math.max(min, Math.min(max, ranked.filter((card) => good(card) > 0).length))
  const chosen = ranked.slice(0, count)
  const [card] = chosen
  return answered(
    { by, cards: chosen },
    card === undefined
      ? because('nothing worth it', {})
      : because(harmful ? 'choose to give up' : 'choose', { card }),
  )
}

/** Begin where most is generated, and where the other player has something to be drained of. */
const startingCard: QuestionHabit = (s) => {
  const { me: by, decision, p } = s
  const { cards: open = [] } = decision
  const worth = (card: CardId) => {
    const printed = facts(p, card)
    if (printed.type !== 'location') return 1
    const { icons = { light: 0, dark: 0 } } = printed.location ?? {}
    return worthOfLocation(s, card) * 2 + Math.min(icons.light, icons.dark)
  }
  const [card] = open.toSorted((a, b) => worth(b) - worth(a))
  return card === undefined ? null : answered({ by, cards: [card] }, because('begin with', { card }))
}

/** As much as is offered, but no more than two of what has to be paid for. */
const number: QuestionHabit = ({ me: by, decision, p }) => {
  const { min = 0, max = min, why } = decision
  const spare = p.piles[by].reserve.length - 4
  const wanted = why === 'choose the price' ? 2 : why === 'activate by text' ? spare : max
  const chosen = Math.max(min, Math.min(max, wanted))
  return answered({ by, number: chosen }, because('choose number', { count: chosen }))
}

const order: QuestionHabit = ({ me: by, decision, p }) => {
  const { cards: open = [] } = decision
  // What has a high destiny is wanted on top.
  const sorted = open.toSorted((a, b) => (facts(p, b).destiny ?? 0) - (facts(p, a).destiny ?? 0))
  return answered({ by, order: sorted }, because('best of these', {}))
}

const byKind = { cards, number, option, order }

const byQuestion: Partial<Record<string, QuestionHabit>> = {
  'lose Force': loseForce,
  'starting location': startingCard,
  'starting effect': startingCard,
  'starting interrupt': startingCard,
}

/** What is answered to a question, which is no act. */
export const question: QuestionHabit = (s) => {
  const { why, kind } = s.decision
  if (kind === 'action' || kind === 'response') return null
  return (byQuestion[why] ?? byKind[kind])(s)
}
