/** The face of a card of the catalogue, from facts alone. */

import { useCards } from '../../store/cards/needed.ts'
import type { CatalogueCard } from '../../store/decks/index.ts'
import type { CardFacts } from '../../views/index.ts'
import { CardFace } from '../card/CardFace.tsx'

/** What a card is drawn as that the engine does not know: its nearest kind, and its numbers where they are numbers. */
const kinds: Partial<Record<CatalogueCard['type'], CardFacts['type']>> = {
  "admiral's order": 'effect',
  'defensive shield': 'effect',
  'game aid': 'effect',
  'jedi test': 'epic event',
  podracer: 'vehicle',
}

const made = new WeakMap<CatalogueCard, CardFacts>()

/** The facts that a face is drawn from. */
function factsFor(card: CatalogueCard): CardFacts {
  if (card.played) return card.played
  const known = made.get(card)
  if (known) return known
  const number = (name: keyof CatalogueCard['numbers']) => {
    const value = Number.parseFloat(card.numbers[name] ?? '')
    return Number.isFinite(value) ? value : undefined
  }
  const dots = /^•*/.exec(card.printed)?.[0].length ?? 0
  const facts = {
    key: card.id,
    title: card.title,
    side: card.side,
    type: kinds[card.type] ?? card.type,
    ...(card.subtype ? { subtype: card.subtype } : {}),
    ...(dots === 1 ? { unique: true } : dots > 1 ? { limit: dots } : {}),
    icons: [...card.icons],
    characteristics: [...card.characteristics],
    ...Object.fromEntries(
      (
        ['destiny', 'deploy', 'power', 'ability', 'forfeit', 'maneuver', 'armor', 'politics'] as const
      ).flatMap((name) => (number(name) === undefined ? [] : [[name, number(name)]])),
    ),
  } as CardFacts
  made.set(card, facts)
  return facts
}

/** As wide as it is told, in pixels. It says nothing: whatever holds it has its name and description. */
export function Face({
  card,
  width,
  size = 'hand',
  waits = false,
}: {
  card: CatalogueCard
  width: number
  size?: 'hand' | 'mini'
  /** One of many: its picture comes when nobody waits for anything else. */
  waits?: boolean
}) {
  useCards([card.id])
  return (
    <span className="dk-face" data-unplayed={!card.inPool || undefined}>
      <CardFace card={factsFor(card)} size={size} width={width} waits={waits} />
    </span>
  )
}
