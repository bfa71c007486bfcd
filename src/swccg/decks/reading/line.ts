/** What one line of a list says: how many of which card, and what is noted beside it. */

import { bare, cardWith } from '../catalogue.ts'
import { headingOf } from '../headings.ts'
import { setsCalled } from '../sets.ts'
import { isTitle } from '../titles.ts'

export interface LineCard {
  count: number
  /** Does the line say how many? */
  counted: boolean
  title: string
  /** The id that stands there, be it known or not; '' where none does. */
  id: string
  /** The sets that are named beside the title. */
  sets: readonly string[]
  /** Is it marked as a card that begins the game? */
  starting: boolean
  /** What is remarked behind it. */
  note: string
}

/** The id of a card, by itself. GEMP adds an asterisk or a circumflex for another picture of it. */
export const idAlone = /^\d{1,4}_\d{1,4}(?=[*^]*$)/

/** A title with the name of a set behind it: `Bespin (Cloud City)` is not `Bespin: Cloud City`. */
function isOfSet(title: string): boolean {
  const [, front = '', within = ''] = /^(.*\S)\s*[([{]([^()[\]{}]+)[)\]}]$/.exec(title) ?? []
  return within !== '' && setsCalled(within).length > 0 && isTitle(front)
}

const isKnown = (title: string): boolean =>
  cardWith(title) !== undefined || (isTitle(title) && !isOfSet(title))

/** Is a card known by what the line says? */
export const isCard = ({ title, id }: Pick<LineCard, 'title' | 'id'>): boolean =>
  isTitle(title) || cardWith(id) !== undefined

const bullet = /^(?:>\s*|[-–—+→▪▫■□●○◦‣⁃∙·*•☐☑✓✔]\s+|\[[ xX]?\]\s+)+/

/** What stands before the title, from the clearest to what may be part of it. */
const before: readonly RegExp[] = [
  /^[([{]\s*x?\s*(\d+)\s*[x×✕✖хХ]?\s*[)\]}]\s*[:–—-]?\s*(.+)$/i,
  /^[x×]\s*(\d+)\s*[:–—-]?\s+(.+)$/i,
  /^(\d+)\s*[x×✕✖хХ*]\s*[:–—-]?\s*(?=[^\s\-–,.])(.+)$/i,
  /^(\d+)\s*(?:[:.)=–—-]|[,;])?\s+(?:(?:copies|copy|of|exemplaires?|de)\s+)*(.+)$/i,
]

/** What stands behind it and can be nothing but a number of copies. */
const behind =
  /^(.+?)\s*(?:[:,–—-]\s*)?(?:\(\s*x?\s*(\d+)\s*x?\s*\)|\[\s*x?\s*(\d+)\s*x?\s*\]|[x×✕✖]\s*(\d+)|\s(\d+)\s*[x×✕✖])$/i

/** What may be a number of copies, if a title stands before it. */
const perhaps = /^(.+?)\s*[:,;=–—\s-]\s*(\d{1,2})$/

const starts = /^(?:starting|starts?|start(?:ing)? ?(?:card|location|interrupt|effect)|départ|de départ)$/i

/** Remarks on the copy that somebody has: rarity, picture, border, foil. */
const remark =
  /^(?:foil|premium|promo|ai|alt(?:ernate)?(?: image)?|bb|wb|black border|white border|limited|unlimited|errata|[cfrux](?:\d|f|p)?|ur|sr|xr|light|dark|ls|ds|light side|dark side)$/i

/** A remark at the end of a line: what it is, and the line without it. */
const inBrackets = /^(.*\S)\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|\{([^{}]*)\})$/
const inStars = /^(.*\S)\s+\*+([^*]+)\*+$/
const leadingBrackets = /^\[([^[\]]*)\]\s*(\S.*)$/
const afterDash = /^(.*\S)\s*(?:\s[–—-]\s|\s*\|\s*|,\s)\s*([^|–—,]+)$/
const comment = /^(.*?\S)\s*(?:\/\/|\s#(?=\s|\p{L}))\s*(.*)$/u
const quoted = /^(?:"(.+)"|“(.+)”|«\s*(.+?)\s*»|„(.+)[“”]|‘(.+)’|'(.+)'|`(.+)`)$/

const behindTitle = /^(.*?\S)\s+(?:--?|–|—|;|\/\*|<?[-=]+>?)\s+(.*?)(?:\s*\*\/)?$/

/** Is a text written as titles are: no longer word begins with a small letter? */
const isInTitleCase = (text: string): boolean => /^\P{Ll}/u.test(text) && !/(?:^|\s)\p{Ll}{5}/u.test(text)

/** Takes what is noted at the end of a line off it; null where nothing is. */
function peeled(said: LineCard): LineCard | null {
  const { title } = said
  const [, inner = '', round, square, curly] = inBrackets.exec(title) ?? []
  if (inner !== '') {
    const within = (round ?? square ?? curly ?? '').trim()
    const found = noted({ ...said, title: inner }, within)
    // No title has square or curly brackets.
    if (found ?? round === undefined) return found ?? { ...said, title: inner, note: within }
  }
  const [, starred = '', within = ''] = inStars.exec(title) ?? []
  if (starred !== '') return noted({ ...said, title: starred }, within.trim())
  const [, after = '', rest = ''] = leadingBrackets.exec(title) ?? []
  if (rest !== '') return noted({ ...said, title: rest }, after.trim()) ?? { ...said, title: rest }
  const [, whole = '', ...ends] = afterDash.exec(title) ?? []
  if (whole !== '' && isKnown(whole)) return noted({ ...said, title: whole }, (ends[0] ?? '').trim())
  return null
}

/** The line with what stands in brackets beside its title; null where that is nothing known, and may be part of it. */
function noted(said: LineCard, text: string): LineCard | null {
  if (starts.test(text.replace(/[*]/g, '').trim())) return { ...said, starting: true }
  if (idAlone.test(text)) return { ...said, id: said.id || text }
  const sets = setsCalled(text)
  // A (V) is part of a title.
  if (sets.length > 0) return { ...said, sets: [...said.sets, ...sets] }
  // `Premiere R1`: the set, and a remark behind it.
  const [, front = '', last = ''] = /^(.*[^\s,/–-])[\s,/–-]+(\S+)$/.exec(text) ?? []
  if (remark.test(last) && setsCalled(front).length > 0) return noted(said, front)
  return remark.test(text) ? said : null
}

/** What a title is without the number of copies behind it, if one stands there. */
function countedBehind(said: LineCard): LineCard | null {
  const [, title = '', ...counts] = behind.exec(said.title) ?? []
  const count = counts.find((one) => one !== undefined)
  if (count === undefined) return null
  // Twice told is once too often, unless what stands before it is a title.
  if (said.counted && !isKnown(title)) return null
  return { ...said, title: title.trim(), ...(said.counted ? {} : { count: Number(count), counted: true }) }
}

function perhapsCounted(said: LineCard): LineCard | null {
  const [, title = '', count] = perhaps.exec(said.title) ?? []
  if (count === undefined || said.counted || !isKnown(title.trim())) return null
  return { ...said, title: title.trim(), count: Number(count), counted: true }
}

/** A line without the remark behind `//` or `#`. Of what is no title, `Front // Back` may be one that nobody knows. */
function remarked(said: LineCard): LineCard | null {
  const [, title = '', note = ''] = comment.exec(said.title) ?? []
  if (title === '') return null
  const back = /^[^#]*\/\//.test(said.title) && note !== '' && isInTitleCase(note)
  if (back && !isKnown(title) && settled({ ...said, title }) === null) return null
  return { ...said, title, note: note.trim() }
}

/** A line without a remark behind a dash or the like, which may be part of a title where none is known before it. */
function perhapsRemarked(said: LineCard): LineCard | null {
  const [, title = '', note = ''] = behindTitle.exec(said.title) ?? []
  return title !== '' && isKnown(title) ? { ...said, title, note: note.trim() } : null
}

function unquoted(said: LineCard): LineCard | null {
  const inner = quoted.exec(said.title)?.slice(1).find(Boolean)
  if (inner !== undefined) return { ...said, title: inner.trim() }
  const plain = said.title.replace(/\s*[,;:]+$|\s+\*+$/, '')
  return plain !== said.title && plain !== '' ? { ...said, title: plain } : null
}

/** An id before a title, or behind it. */
function identified(said: LineCard): LineCard | null {
  const [, first, rest = ''] = /^(\d{1,4}_\d{1,4})[*^]*\s*[-–—:,;|]?\s+(\S.*)$/.exec(said.title) ?? []
  if (first !== undefined && said.id === '') return { ...said, id: first, title: rest }
  const [, title = '', last] = /^(\S.*?)\s*[-–—:,;|]?\s+(\d{1,4}_\d{1,4})[*^]*$/.exec(said.title) ?? []
  return last !== undefined && said.id === '' ? { ...said, id: last, title } : null
}

/** What may stand around a title, the surest first. */
const wrappings = [countedBehind, peeled, perhapsCounted, identified, remarked, perhapsRemarked, unquoted]

/** The title that is left when all that is noted around it has been taken off; null where it is none that is known. */
function settled(given: LineCard): LineCard | null {
  let said = given
  // A line has so many notes at most.
  for (let layer = 0; layer < 8; layer++) {
    if (isKnown(said.title)) return said
    let next: LineCard | null = null
    for (const wrapping of wrappings) {
      next = wrapping(said)
      if (next) break
    }
    if (!next) return null
    said = next
  }
  return null
}

/** The same where no card is known by the title: what is surely no part of it is taken off. */
function unsettled(given: LineCard): LineCard {
  let said = given
  for (let layer = 0; layer < 8; layer++) {
    // What stands in quotes is a title as it stands.
    const [, literal] = /^"\s*(\S|\S.*\S)\s*"$/.exec(said.title) ?? []
    if (literal !== undefined) return { ...said, title: literal }
    const next = countedBehind(said) ?? peeled(said) ?? identified(said) ?? remarked(said) ?? unquoted(said)
    if (!next) return said
    said = next
  }
  return said
}

const uncounted = (title: string): LineCard => ({
  count: 1,
  counted: false,
  title,
  id: '',
  sets: [],
  starting: false,
  note: '',
})

/** The line with the number of copies that stands before its title. */
function* countedBefore(line: string): Generator<LineCard> {
  for (const pattern of before) {
    const [, count, rest = ''] = pattern.exec(line) ?? []
    if (count !== undefined) yield { ...uncounted(rest.trim()), count: Number(count), counted: true }
  }
}

/** More copies than these, and the number is part of what stands there. */
const likelyMost = 99

/**
 * What a line says. A whole title goes before all else, so `TIE Advanced x1` is no number of copies; then numbers of
 * copies before and behind it, and what is noted beside it.
 * @param numbered do the lines of the list bear running numbers?
 */
export function readLine(given: string, numbered = false): LineCard {
  const line = given.trim().replace(bullet, '').trim()
  if (isKnown(line)) return { ...uncounted(bare(line)), id: idAlone.exec(line)?.[0] ?? '' }
  const [, rest] = /^\d{1,3}[.)]\s+(.+)$/.exec(line) ?? []
  if (rest !== undefined && (numbered || !countedBefore(rest).next().done)) return readLine(rest)
  const ways = [...countedBefore(line), uncounted(line)]
  for (const way of ways) {
    const said = settled(way)
    if (said) return finished(said)
  }
  const sure = ways.find(({ count }) => count <= likelyMost) ?? uncounted(line)
  return finished(unsettled(sure))
}

function finished(said: LineCard): LineCard {
  const id = said.id === '' ? idAlone.exec(said.title)?.[0] : undefined
  return id === undefined ? { ...said, title: bare(said.title) || said.title } : { ...said, id, title: id }
}

/** The cards of a line: one, or several with a number each: `2x Jawa, 3x Talz`. */
export function* readCards(line: string, numbered = false): Generator<LineCard> {
  const parts = line.split(/\s*[,;|]\s*(?=(?:\d+\s*[x×]\s|[x×]\s*\d+\s))/i)
  const several =
    parts.length > 1 && !line.includes('"') && parts.every((part) => !countedBefore(part).next().done)
  for (const part of several ? parts : [line]) yield readLine(part, numbered)
}

/** A heading with cards behind it on the same line, `SB: 1 Corulag`; null where there is none. */
export function headed(
  line: string,
): { heading: NonNullable<ReturnType<typeof headingOf>>; rest: string } | null {
  const [, front = '', rest = ''] =
    /^([^:]{1,40})\s*:\s*(\S.*)$/.exec(line) ?? /^(sb)\s+(\d.*)$/i.exec(line) ?? []
  const heading = front === '' ? null : headingOf(front)
  return heading && !isKnown(line) ? { heading, rest } : null
}
