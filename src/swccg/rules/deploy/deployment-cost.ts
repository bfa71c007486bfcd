/** What deploying costs. (Deploy; Deployment - Examples) */

import type { DeployedTo } from '../../abilities/deploy/deploy.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { definedNow } from '../../model/cards/card-numbers.ts'
import { facts } from '../../model/cards/pool.ts'
import { hostOf } from '../../model/places/locations.ts'
import { everythingAt, isActive, locationOf } from '../../model/table.ts'
import { amountOf, type Base, baseOf, bearerOf, rulesOf } from '../../model/texts/amounts.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import { type TextInForce, textsAbout } from '../../model/texts/texts.ts'
import type { CardId, DeployDestination, Position } from '../../model/types.ts'
import type { Price } from '../shared/paying.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { goalOf, hostIn } from './deployment-attempt.ts'
import { ignoresEverything } from './restrictions/deployment-restrictions.ts'

export const rules = [
  ...underHeading('Deploy', { 'DEP-010': changes, 'DEP-011': changes }),
  ...underHeading('Deployment - Examples', {
    'KRN-009': { same: ['DEP-012'], ...changes },
    'DEP-058': permits,
    'DEP-061': changes,
    'DEP-062': changes,
    'DEP-063': changes,
  }),
  ...underHeading('Objective Deployment Restrictions', { 'DEP-049': permits }),
]

type Change = TextInForce<AbilityOf<'deploy cost'>>

/** The Force that deploying a card there costs its player. */
export const priceOf = (p: Position, card: CardId, to: DeployDestination, base: number | undefined): Price =>
  priceAboard(p, card, goalOf(p, to), hostIn(to), base)

/** The same for a card that is put aboard another, on table or not. */
export function priceAboard(
  p: Position,
  card: CardId,
  goal: CardId | null,
  host: CardId | null,
  base: number | undefined,
): Price {
  const all = textsAbout(p, card, 'deploy cost')
  const changes = all.length > 0 ? all.filter((change) => concerns(p, change, card, goal, host)) : all
  return changes.length === 0 ? unchangedPrice(base) : changedPrice(p, card, goal, base, changes)
}

const printedBase = (base: number | undefined): Base =>
  base === undefined ? baseOf(0, 'DEP-010', 'DEP-010') : baseOf(base, 'printed', 'DEP-009')

const unchangedPrices = new Map<number | undefined, Price>()

/** A price that no text changes: most are, and there is one for each printed cost. */
function unchangedPrice(base: number | undefined): Price {
  let price = unchangedPrices.get(base)
  if (!price) {
    price = {
      force: base ?? 0,
      rules: [base === undefined ? 'DEP-010' : 'DEP-009'],
      parts: printedBase(base).parts(),
    }
    unchangedPrices.set(base, price)
  }
  return price
}

/** What texts make of a price: used instead of the printed one, added to it, or free. (DEP-061 to DEP-063, KRN-292) */
function changedPrice(
  p: Position,
  card: CardId,
  goal: CardId | null,
  base: number | undefined,
  changes: readonly Change[],
): Price {
  const [set] = changes
    .filter(({ text }) => text.set !== undefined)
    .sort((one, other) => (one.text.set ?? 0) - (other.text.set ?? 0))
  const start = set ? baseOf(set.text.set ?? 0, bearerOf(set), 'DEP-009') : printedBase(base)
  const found = amountOf(p, start, changes.filter(isChange), ({ text: { add, free } }) => ({ add, free }), {
    rule: ({ text }) => (text.free ? 'DEP-063' : 'DEP-061'),
  })
  return {
    force: found.total,
    // Worked out where they are told: listing asks for the Force alone.
    get rules() {
      const named = changes.some(({ text }) => text.aboard !== undefined)
      const dearer = found.total > start.total && goal !== null && ignoresEverything(p, card, goal)
      return [
        ...rulesOf(found.parts),
        'DEP-061',
        ...(named ? ['DEP-062'] : []),
        ...(changes.some(isGlobal) ? ['KRN-288'] : []),
        ...(dearer ? ['DEP-049'] : []),
      ]
    },
    get parts() {
      return found.parts
    },
  }
}

/** What replaces the printed cost is what the others change. */
const isChange = ({ text }: Change): boolean => text.add !== undefined || text.free === true

/** Is it said of all versions of a card, wherever they are? (KRN-288) */
const isGlobal = ({ text: { who } }: Change): boolean =>
  who !== 'self' && (who.persona !== undefined || who.title !== undefined)

function concerns(
  p: Position,
  { text, source, you }: Change,
  card: CardId,
  goal: CardId | null,
  host: CardId | null,
): boolean {
  // At a site of a starship or vehicle on table it is aboard that. (DEP-213, CTL-054)
  const ship = host ?? (goal === null ? null : hostOf(p, goal))
  const goesTo = ({ to, aboard, beside }: DeployedTo): boolean => {
    if (aboard && (ship === null || !matches(p, aboard, ship, you, source))) return false
    const here = locationOf(p, source)
    if (to && (goal === null || !matchesLocation(p, to, goal, here, you))) return false
    if (!beside) return true
    const there = goal === null ? [] : everythingAt(p, goal)
    return there.some((id) => id !== card && isActive(p, id) && matches(p, beside, id, you, source))
  }
  return goesTo(text) || (text.or !== undefined && goesTo(text.or))
}

/** What is printed: the number in the deploy box, or what stands for the letter there. */
export const printedCost = (p: Position, card: CardId): number | undefined =>
  definedNow(p, card, 'deploy') ?? facts(p, card).deploy
