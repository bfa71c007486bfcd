/** Writing a deck as the texts that players exchange. What is written is read again as the same deck. */

import type { Player } from '../model/types.ts'
import { type CatalogueCard, cardTitled, cardWith, likelySide } from './catalogue.ts'
import type { DeckFormat } from './reading.ts'
import { setName, setOf } from './sets.ts'
import { type DeckSheet, type Entry, entriesOf } from './sheet.ts'

const times = ({ card, count }: Entry): CatalogueCard[] => Array.from({ length: count }, () => card)

/** A card by its title; by its id where a reader would take the title for that of another card. */
const named = (card: CatalogueCard, side: Player): string =>
  cardTitled(card.title, side)?.id === card.id ? card.printed : card.id

/** Below 'Defensive Shields' readers expect what stands beside the deck. */
const headingOf = (type: CatalogueCard['type']): string =>
  type === 'defensive shield' ? 'OTHER' : type.toUpperCase()

function titles(sheet: DeckSheet, name: string | undefined): string {
  const { side, start, unknown } = sheet
  const line = ({ card, count }: Entry) => `${count}x ${named(card, side)}`
  const follows = likelySide(entriesOf(sheet.cards).map(({ card }) => card.title)) === side
  const blocks: string[][] = []
  const head = [
    ...(name ? [`Name: ${name}`] : []),
    ...(follows ? [] : [`Side: ${side === 'light' ? 'Light' : 'Dark'}`]),
    ...start.flatMap((id) => {
      const card = cardWith(id)
      return card ? [`Start: ${named(card, side)}`] : []
    }),
  ]
  if (head.length > 0) blocks.push(head)
  let type: CatalogueCard['type'] | null = null
  for (const entry of entriesOf(sheet.cards)) {
    if (entry.card.type !== type) {
      type = entry.card.type
      blocks.push([headingOf(type)])
    }
    blocks.at(-1)?.push(line(entry))
  }
  // Before what is set apart, or it would be read as part of that.
  if (unknown.length > 0) blocks.push(unknown.map(({ count, title }) => `${count}x ${title}`))
  const outside = entriesOf(sheet.outside)
  if (outside.length > 0) blocks.push(['OUTSIDE', ...outside.map(line)])
  return `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`
}

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')

/** Marks as that server prints them. */
const marked = ({ printed }: CatalogueCard) => escaped(printed.replace(/◇/g, '<>'))

function gemp({ cards, outside }: DeckSheet): string {
  const element = (name: string) => (card: CatalogueCard) =>
    `<${name} blueprintId="${card.id}" horizontal="false" title="${marked(card)}"/>`
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<deck>',
    ...entriesOf(cards).flatMap(times).map(element('card')),
    ...entriesOf(outside).flatMap(times).map(element('cardOutsideDeck')),
    '</deck>',
    '',
  ].join('\n')
}

function ids({ cards, outside }: DeckSheet): string {
  const of = (counts: DeckSheet['cards']) =>
    entriesOf(counts)
      .flatMap(times)
      .map(({ id }) => id)
      .join(',')
  return `${of(cards)}${Object.keys(outside).length > 0 ? `|${of(outside)}` : ''}\n`
}

function holotable({ cards, outside }: DeckSheet): string {
  const image = ({ card, count }: Entry) => {
    const set = setName(setOf(card.id)).replace(/[^A-Za-z0-9]/g, '')
    const name = card.title.toLowerCase().replace(/[^a-z0-9]/g, '')
    return `card "/starwars/${set}-${card.side === 'light' ? 'Light' : 'Dark'}/t_${name}" ${count}`
  }
  const beside = entriesOf(outside)
  return `${[...entriesOf(cards).map(image), ...(beside.length > 0 ? ['[outside]', ...beside.map(image)] : [])].join('\n')}\n`
}

/**
 * The deck as a text in one of the forms. Lines that name no known card stand in lists of titles alone: the other forms
 * have no place for them.
 */
export function writeDeck(sheet: DeckSheet, format: DeckFormat, name?: string): string {
  if (format === 'gemp') return gemp(sheet)
  if (format === 'ids') return ids(sheet)
  return format === 'holotable' ? holotable(sheet) : titles(sheet, name)
}
