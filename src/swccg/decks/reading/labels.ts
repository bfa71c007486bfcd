/** Lines of a list that name no card: its side, its name, what it counts, remarks. */

import { refusal } from '../../rules/shared/reasons.ts'
import { headingOf } from '../headings.ts'
import { isTitle } from '../titles.ts'
import { type Heard, sideNamed } from './heard.ts'

const side = /^(?:side|force|force side|allegiance|faction|camp|c[oô]t[ée])$/i
const name = /^(?:name|deck|deck ?name|deck ?title|title|deck ?list|nom|nom du (?:deck|paquet)|titre)$/i
const remarks =
  /^(?:notes?|comments?|strategy|description|remarks?|about|remarques?|commentaires?|stratégie)$/i
const about =
  /^(?:author|by|player|owner|creator|created(?: by| on| at)?|updated|date|format|event|tournament|archetype|type|record|source|url|link|version|exported(?: from| by| on)?|downloaded|posted(?: by)?|rating|likes|auteur|joueur|créé(?: par| le)?)$/i

const total =
  /^[\s=*_#~-]*(?:(?:total|totaux|deck ?size|count|size|cards?|cartes?|main ?deck|deck)\s*(?:cards?|cartes?|of cards?)?\s*[:=(-]?\s*\d{1,4}\s*(?:cards?|cartes?|total)?\s*\)?|\(?\s*\d{1,4}\s*(?:cards?|cartes?)\s*(?:in (?:the )?deck|total|in total|au total)?\s*\)?|\d{1,4}\s*total|total)[\s.=*_#~-]*$/i

/** Does the line only count what stands in the list? */
export const isTotal = (line: string): boolean => line.length < 60 && total.test(line) && !isTitle(line)

const isAddress = (line: string): boolean => /^(?:https?:\/\/|www\.)\S+$/i.test(line)

/** A line without the marks by which forums and notes set letters bold, and without the addresses of links. */
export const unmarked = (line: string): string =>
  line
    .replace(
      /\[\/?(?:b|i|u|s|size|color|colour|font|url|list|center|quote|code|spoiler|card|h\d|\*)(?:=[^\]]*)?\]/gi,
      ' ',
    )
    .replace(/\[([^\]]+)\]\((?:https?:|\/)[^)\s]*\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .trim()

/**
 * Takes what a line says of the whole list. True where it is such a line; 'remarks' where what follows is remarks until
 * the next heading.
 */
export function takeLabel(heard: Heard, line: string, number: number): boolean | 'remarks' {
  if (isAddress(line)) return true
  const [, label = '', value = ''] = /^[-*•\s]*([\p{L} ]{1,24}?)\s*[:=]\s*(.*)$/u.exec(line) ?? []
  if (label === '' || value === '') {
    if (takeBareSide(heard, line)) return true
    if (label === '') return false
  }
  if (isTitle(line)) return false
  if (side.test(label) && value !== '') return takeSide(heard, value, number)
  if (name.test(label) && value !== '' && (!headingOf(label) || !/^\d/.test(value))) {
    heard.name ??= value.slice(0, 80)
    return true
  }
  if (remarks.test(label)) {
    if (value !== '') heard.notes.push(value)
    return value === '' ? 'remarks' : true
  }
  if (!about.test(label) || headingOf(line)) return false
  heard.notes.push(line)
  return true
}

function takeSide(heard: Heard, value: string, number: number): boolean {
  const found = sideNamed(value)
  if (found) heard.side = found
  // `Side: 1 Corulag` is a card that stands beside the deck.
  else if (/^\d/.test(value)) return false
  else heard.reasons.push(refusal('DECK-003', { number, title: value.slice(0, 60) }, 'side'))
  return true
}

/** `Dark Side`, `Light Side Deck`, with nothing else on the line. */
function takeBareSide(heard: Heard, line: string): boolean {
  const bare = line.replace(/^[\s#=*_~([-]+|[\s:=*_~)\]-]+$/g, '')
  if (!/^(?:c[oô]t[ée] )?\p{L}+(?: side)?(?: deck)?$/iu.test(bare)) return false
  const found = sideNamed(bare)
  if (!found) return false
  heard.side ??= found
  return true
}
