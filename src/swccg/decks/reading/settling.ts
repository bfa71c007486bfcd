/** Which cards are meant by what a text says, once its side is known; and the sheet that comes of it. */

import type { Reason } from '../../../kernel/index.ts'
import type { Player } from '../../model/types.ts'
import { refusal } from '../../rules/shared/reasons.ts'
import { type CatalogueCard, cardWith } from '../catalogue.ts'
import { mayStart } from '../checking.ts'
import { setName } from '../sets.ts'
import { type DeckSheet, mostCopies, type UnknownLine } from '../sheet.ts'
import { cardTitled, isTitle, likelySide, squeezed } from '../titles.ts'
import type { Heard, ListedCard } from './heard.ts'

/** What is kept of a title that nobody knows, in characters. */
const longestTitle = 120

/** The card that is meant. Beside the deck stand Defensive Shields, which share titles with Effects. */
function meant(
  { card, id, title, sets, types, outside }: ListedCard,
  side: Player,
): CatalogueCard | undefined {
  const above = outside && types.length === 0 ? (['defensive shield'] as const) : types
  return card ?? cardWith(id) ?? cardTitled(title, side, { sets, types: above })
}

/**
 * Has it so little of a list of cards that it must be something else? Lines that say how many there are of what nobody knows
 * are those of a list.
 */
const isForeign = (known: number, doubtful: number): boolean =>
  known === 0 || (doubtful > 40 && doubtful > known) || (doubtful > 10 && doubtful > known * 8)

/** Adds to what stands under a key. */
const add = (counts: Map<string, number>, key: string, count: number) =>
  counts.set(key, Math.min(mostCopies, (counts.get(key) ?? 0) + count))

/** Cards that stand beside the deck wherever they are listed, unless a heading says otherwise. */
const isBeside = (card: CatalogueCard, { anywhere = false }: ListedCard) =>
  anywhere && card.type === 'defensive shield'

/**
 * Of the cards that are marked as beginning the game, those that are settled beforehand: an Objective or one location, one
 * Effect, one Interrupt. The others are brought by these.
 */
function beginning(marked: readonly CatalogueCard[], cards: ReadonlyMap<string, number>): string[] {
  const chosen = new Map<string, string>()
  const objective = [...cards.keys()].some((id) => cardWith(id)?.type === 'objective')
  for (const { id, type } of marked) {
    const kind = type === 'objective' ? 'location' : type
    if (!cards.has(id) || !mayStart(id) || chosen.has(kind)) continue
    if (type !== 'location' || !objective) chosen.set(kind, id)
  }
  return [...chosen.values()]
}

export function sheetFrom(
  { said: all, start: named, side: given }: Heard,
  otherwise: Player,
): DeckSheet | Reason {
  const names = all.map(({ card, id, title }) => (card ?? cardWith(id))?.id ?? title)
  const side = given ?? likelySide(names, otherwise)
  const counts = { cards: new Map<string, number>(), outside: new Map<string, number>() }
  const unknown = new Map<string, UnknownLine>()
  const marked: CatalogueCard[] = []
  let known = 0
  const takeUnknown = ({ id, title: text, sets, outside, count }: ListedCard) => {
    // A card of a set that is not known, whose title others have.
    const title = isTitle(text) && sets[0] !== undefined ? `${text} [${setName(sets[0])}]` : text
    const key = JSON.stringify([id, squeezed(title) || title, outside])
    const same = unknown.get(key)
    unknown.set(key, {
      title: title.slice(0, longestTitle),
      ...(id === '' || id === title ? {} : { id }),
      ...(outside ? { outside } : {}),
      ...same,
      count: Math.min(mostCopies, (same?.count ?? 0) + count),
    })
  }
  for (const said of all) {
    const card = meant(said, side)
    if (!card) {
      takeUnknown(said)
      continue
    }
    known += 1
    add(said.outside || isBeside(card, said) ? counts.outside : counts.cards, card.id, said.count)
    if (said.starting) marked.push(card)
  }
  const start: string[] = []
  for (const said of named) {
    const card = meant(said, side)
    if (card) {
      // Whoever names what the game begins with, and does not list it, has it all the same.
      if (!counts.cards.has(card.id)) add(counts.cards, card.id, said.count)
      if (!start.includes(card.id)) start.push(card.id)
      known += 1
    } else if (!all.some(({ title }) => squeezed(title) === squeezed(said.title))) takeUnknown(said)
  }
  if (isForeign(known, all.filter(({ doubtful }) => doubtful).length)) {
    const [first] = unknown.values()
    if (!first) return refusal('DECK-003', {}, 'no card')
    return refusal('DECK-003', { title: first.title.slice(0, 60), count: unknown.size }, 'foreign')
  }
  return {
    side,
    cards: Object.fromEntries(counts.cards),
    outside: Object.fromEntries(counts.outside),
    start: start.length > 0 ? start : beginning(marked, counts.cards),
    unknown: [...unknown.values()],
  }
}
