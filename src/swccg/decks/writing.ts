/** Writing a deck as the texts that players exchange. What is written is read again as the same deck. */

import type { Player } from '../model/types.ts'
import { type CatalogueCard, cardWith } from './catalogue.ts'
import { idAlone } from './reading/line.ts'
import { readLines } from './reading/list.ts'
import type { DeckFormat } from './reading.ts'
import { setName, setOf, setsCalled } from './sets.ts'
import { type DeckSheet, type Entry, entriesOf, type UnknownLine, unknownOf } from './sheet.ts'
import { cardTitled, type Hint, likelySide } from './titles.ts'

const times = ({ card, count }: Entry): CatalogueCard[] => Array.from({ length: count }, () => card)

/**
 * A card by its title; with its set where other cards have the title too; by its id where even so a reader would take it
 * for another card.
 */
function named(card: CatalogueCard, side: Player, hint: Hint): string {
  const isMeant = (more: Hint) => cardTitled(card.title, side, { ...hint, ...more })?.id === card.id
  if (isMeant({})) return card.printed
  const name = setName(setOf(card.id))
  return isMeant({ sets: setsCalled(name) }) ? `${card.printed} [${name}]` : card.id
}

/** A line that names no card, such that it is read again as it stands: in quotes, where anything in it could be noted beside a title. */
function unknownLine({ count, title, id }: UnknownLine): string {
  const plain = `${count}x ${id === undefined ? '' : `${id} `}${title}`
  const [again, ...others] = readLines([{ text: plain }]).said
  const same =
    again?.title === title && again.count === count && (again.id === title || again.id === (id ?? ''))
  return same && others.length === 0 ? plain : `${count}x ${id === undefined ? '' : `${id} `}"${title}"`
}

const unknownLines = (sheet: DeckSheet, where: 'cards' | 'outside'): string[] =>
  unknownOf(sheet, where).map(unknownLine)

/** Below 'Defensive Shields' readers expect what stands beside the deck. */
const headingAbove = (type: CatalogueCard['type']): string =>
  type === 'defensive shield' ? 'OTHER' : type.toUpperCase()

const sideName = (side: Player) => (side === 'light' ? 'Light' : 'Dark')

const lines = (blocks: readonly (readonly string[])[]): string =>
  `${blocks
    .filter(({ length }) => length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`

function titles(sheet: DeckSheet, name: string | undefined): string {
  const { side, start } = sheet
  const blocks = [[...(name ? [`Name: ${name}`] : []), `Side: ${sideName(side)}`]]
  for (const id of start) {
    const card = cardWith(id)
    if (card) blocks[0]?.push(`Start: ${named(card, side, {})}`)
  }
  let type: CatalogueCard['type'] | null = null
  for (const { card, count } of entriesOf(sheet.cards)) {
    if (card.type !== type) {
      type = card.type
      blocks.push([headingAbove(type)])
    }
    const types = type === 'defensive shield' ? [] : [type]
    blocks.at(-1)?.push(`${count}x ${named(card, side, { types })}`)
  }
  // Before what is set apart, or it would be read as part of that.
  blocks.push(unknownLines(sheet, 'cards'))
  const outside = [
    ...entriesOf(sheet.outside).map(
      ({ card, count }) => `${count}x ${named(card, side, { types: ['defensive shield'] })}`,
    ),
    ...unknownLines(sheet, 'outside'),
  ]
  return lines([...blocks, outside.length > 0 ? ['OUTSIDE', ...outside] : []])
}

const escaped = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#x27;')

/** Marks as that server prints them. */
const marked = ({ printed }: CatalogueCard) => printed.replace(/◇/g, '<>')

/** Does a reader find the side by the cards alone? */
const isPlain = ({ side, cards, outside }: DeckSheet): boolean =>
  likelySide([...Object.keys(cards), ...Object.keys(outside)]) === side

/** The side on a line of its own, where a reader would not find it by the cards. */
const sideOf = (sheet: DeckSheet): string[] => (isPlain(sheet) ? [] : [`Side: ${sideName(sheet.side)}`])

function gemp(sheet: DeckSheet): string {
  const element = (where: 'cards' | 'outside', id: string, title: string) =>
    `<${where === 'cards' ? 'card' : 'cardOutsideDeck'} blueprintId="${escaped(id)}" horizontal="false" title="${escaped(title)}"/>`
  const all = (where: 'cards' | 'outside') => [
    ...entriesOf(sheet[where])
      .flatMap(times)
      .map((card) => element(where, card.id, marked(card))),
    ...unknownOf(sheet, where).flatMap(({ count, title, id }) =>
      Array.from({ length: count }, () => element(where, id ?? idAlone.exec(title)?.[0] ?? '', title)),
    ),
  ]
  // Other readers pass comments over.
  const comments = [...sideOf(sheet), ...sheet.start.map((id) => `Start: ${id}`)]
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
    '<deck>',
    ...comments.map((comment) => `<!-- ${comment} -->`),
    ...all('cards'),
    ...all('outside'),
    '</deck>',
    '',
  ].join('\n')
}

/** The lines that have neither id nor image, in the deck and beside it, below what has. */
const below = (sheet: DeckSheet, hasPlace: (line: UnknownLine) => boolean): string[] => {
  const left = { ...sheet, unknown: sheet.unknown.filter((line) => !hasPlace(line)) }
  const outside = unknownLines(left, 'outside')
  return [...unknownLines(left, 'cards'), ...(outside.length > 0 ? ['[outside]', ...outside] : [])]
}

const idOf = ({ id, title }: UnknownLine): string | undefined => id ?? idAlone.exec(title)?.[0]

function ids(sheet: DeckSheet): string {
  const of = (where: 'cards' | 'outside') =>
    [
      ...entriesOf(sheet[where])
        .flatMap(times)
        .map(({ id }) => id),
      ...unknownOf(sheet, where).flatMap((line) => {
        const id = idOf(line)
        return id === undefined || line.id !== undefined ? [] : Array.from({ length: line.count }, () => id)
      }),
    ].join()
  const outside = of('outside')
  const left = below(sheet, (line) => line.id === undefined && idOf(line) !== undefined)
  return `${[...sideOf(sheet), `${of('cards')}${outside === '' ? '' : `|${outside}`}`, ...left].join('\n')}\n`
}

function holotable(sheet: DeckSheet): string {
  const image = ({ card, count }: Entry) => {
    const set = setName(setOf(card.id)).replace(/[^A-Za-z0-9]/g, '')
    const name = card.title.toLowerCase().replace(/[^a-z0-9]/g, '')
    return `card "/starwars/${set}-${sideName(card.side)}/t_${name}" ${count}`
  }
  const inside = entriesOf(sheet.cards)
  // Below no heading readers put Defensive Shields beside the deck.
  const shields = inside.some(({ card }) => card.type === 'defensive shield')
  const beside = [...entriesOf(sheet.outside).map(image), ...unknownLines(sheet, 'outside')]
  return lines([
    [
      ...sideOf(sheet),
      ...(shields ? ['[deck]'] : []),
      ...inside.map(image),
      ...unknownLines(sheet, 'cards'),
      ...(beside.length > 0 ? ['[outside]', ...beside] : []),
    ],
  ])
}

/** The deck as a text in one of the forms. Lines that name no known card stand in it as they came, with their ids. */
export function writeDeck(sheet: DeckSheet, format: DeckFormat, name?: string): string {
  if (format === 'gemp') return gemp(sheet)
  if (format === 'ids') return ids(sheet)
  return format === 'holotable' ? holotable(sheet) : titles(sheet, name)
}
