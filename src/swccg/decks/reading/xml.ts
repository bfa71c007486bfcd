/**
 * Decks as XML: what the Java server exports (an element for each copy), OCTGN (sections of cards with how many of each),
 * and what is like these: elements for cards, with their id, title and number as attributes or as elements.
 */

import { refusal } from '../../rules/shared/reasons.ts'
import { bare } from '../catalogue.ts'
import { type Heading, headingOf } from '../headings.ts'
import { setsCalled } from '../sets.ts'
import { mostCopies } from '../sheet.ts'
import { type Heard, listedCard, longestLine, sideNamed, silence } from './heard.ts'
import { cleaned } from './letters.ts'
import { idAlone, isCard as isKnown, readLine } from './line.ts'
import { parse } from './markup.ts'

/** What an element says of itself, by the names of its attributes and of the elements in it. */
type Fields = Record<string, string>

interface Element {
  name: string
  fields: Fields
  text: string
}

const isCard = (name: string): boolean => /^(?:.*:)?card(?:outside(?:of)?deck)?$/.test(name)

const first = (fields: Fields, names: readonly string[]): string => {
  for (const name of names)
    if (Object.hasOwn(fields, name) && fields[name]?.trim()) return cleaned(fields[name])
  return ''
}

const ids = ['blueprintid', 'gempid', 'cardid', 'id']
const titles = ['title', 'name', 'cardname']
const counts = ['qty', 'count', 'quantity', 'number', 'copies', 'amount']

const longestNote = 5000

interface Reading {
  heard: Heard
  sections: (Heading | null)[]
}

function takeCard({ heard, sections }: Reading, { name, fields, text }: Element): void {
  const id = idAlone.exec(first(fields, ids))?.[0] ?? ''
  const wholeId = ids.slice(0, -1).some((one) => Object.hasOwn(fields, one)) ? first(fields, ids) : ''
  const given = (first(fields, titles) || cleaned(text)).replace(/\s+/g, ' ').slice(0, longestLine)
  if (id === '' && given === '' && wholeId === '') heard.reasons = [refusal('DECK-003', {}, 'damaged')]
  const read = readLine(given)
  // What names no card is kept as it stands.
  const said =
    isKnown(read) || !Object.hasOwn(fields, 'blueprintid')
      ? read
      : { ...readLine(''), title: bare(given) || given }
  const number = /^\d+$/.exec(first(fields, counts))?.[0]
  const count = Object.hasOwn(fields, 'blueprintid') ? 1 : number === undefined ? said.count : Number(number)
  const section = sections.findLast(Boolean)
  const one = listedCard({
    count: Math.min(count, mostCopies),
    outside: name.includes('outside') || section?.place === 'outside',
    id,
    title: said.title || bare(id) || wholeId,
    sets: [...said.sets, ...setsCalled(first(fields, ['set', 'setname', 'expansion']))],
    types: section?.types ?? [],
    starting: (section?.starting ?? false) || said.starting || fields.starting === 'true',
  })
  if (isKnown(one) && count > mostCopies)
    heard.reasons.push(refusal('DECK-003', { number: 0, count, max: mostCopies }, 'count'))
  if (count > 0) heard.said.push(one)
}

/** What an element for the whole deck says, or one of its remarks. */
function takeOther({ heard }: Reading, { name, fields, text }: Element, within: string | undefined): void {
  if (/^(?:notes?|comments?|description)$/.test(name)) {
    const note = cleaned(text)
    if (note !== '') heard.notes.push(note)
  }
  if (name === 'deck') heard.side ??= sideNamed(first(fields, ['side', 'force']))
  if (name === 'deck' || name === 'deckname') {
    const called = first(fields, ['name', 'title', 'deckname']) || (name === 'deckname' ? cleaned(text) : '')
    heard.name ??= called === '' ? null : called.slice(0, 80)
  }
  if (within === 'deck' && name === 'name') heard.name ??= cleaned(text).slice(0, 80) || null
  if (within === 'deck' && name === 'side') heard.side ??= sideNamed(text)
}

/** A remark of ours: what begins the game has no place of its own in what the Java server exports. */
function takeComment({ heard }: Reading, comment: string): void {
  for (const [, id = ''] of comment.matchAll(/\bStart: (\d{1,4}_\d{1,4})\b/g))
    heard.start.push(listedCard({ id, title: id }))
  heard.side ??= sideNamed(/\bSide: (\w+)/.exec(comment)?.[1] ?? '')
}

export function readXml(text: string): Heard {
  const reading: Reading = { heard: silence(), sections: [] }
  const open: Element[] = []
  /** Values without quotes, where the end of the element sticks to the last. */
  const loose: Fields = {}
  let broken = false
  const whole = parse(
    text,
    {
      onattribute(name, value, quote) {
        if (quote === null && value.endsWith('/')) loose[name] = value.slice(0, -1)
      },
      onopentag(name, attributes) {
        const fields = { ...attributes, ...loose }
        for (const one of Object.keys(loose)) delete loose[one]
        open.push({ name, fields, text: '' })
        const called = first(fields, ['name', 'type'])
        reading.sections.push(isCard(name) ? null : (headingOf(called) ?? headingOf(name)))
      },
      ontext(piece) {
        const element = open.at(-1)
        if (element && element.text.length < longestNote) element.text += piece
      },
      oncomment: (comment) => takeComment(reading, comment),
      onclosetag(_, __, unclosed = false) {
        const element = open.pop()
        if (!element) return
        if (unclosed) broken = true
        const around = open.at(-1)
        if (isCard(element.name)) takeCard(reading, element)
        else if (around && isCard(around.name)) around.fields[element.name] ??= element.text
        else takeOther(reading, element, around?.name)
        reading.sections.pop()
      },
    },
    true,
  )
  const { heard } = reading
  if (!whole || broken || heard.said.length === 0) heard.reasons = [refusal('DECK-003', {}, 'damaged')]
  return heard
}
