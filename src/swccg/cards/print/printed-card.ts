/** What is printed in the fixed places of every card that players may have in a deck, and how a line of it is read. */

import type { CardType, Player } from '../../abilities/basics.ts'
import { lines } from './catalogue-lines.ts'

/** The types of cards that the pool has none of. */
export type OtherType = "admiral's order" | 'defensive shield' | 'game aid' | 'jedi test' | 'podracer'

/** The numbers that stand in fixed places; `light` and `dark` are the Force icons of a location. */
export const numberNames = [
  'destiny',
  'deploy',
  'power',
  'ability',
  'forfeit',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'politics',
  'ferocity',
  'parsec',
  'light',
  'dark',
] as const
export type NumberName = (typeof numberNames)[number]

export interface PrintedCard {
  /** Set and number: '1_168'. */
  id: string
  side: Player
  type: Exclude<CardType, 'filler'> | OtherType
  subtype: string
  /** Without the marks that are printed before it. */
  title: string
  /** With them: '•Luke Skywalker', '◇Desert'. */
  printed: string
  /** As printed: '3', '*', '2 or 5'. */
  numbers: Partial<Record<NumberName, string>>
  icons: readonly string[]
  characteristics: readonly string[]
}

/** A title without the dots and diamonds that are printed before it, or before the second title of two. */
export const bare = (title: string): string => title.replace(/[•◊◇⬦]|^[*<>\s]+/g, '').trim()

const listed = (text: string): string[] => (text === '' ? [] : text.split(','))

const numberAt = new RegExp(`(${numberNames.join('|')}) (.+?)(?= (?:${numberNames.join('|')}) [^d]|$)`, 'g')

function read(line: string): PrintedCard {
  const [id = '', side, kind = '', printed = '', destiny = '', numbers = '', icons = '', traits = ''] =
    line.split('|')
  const at = kind.indexOf('/')
  const found = Object.fromEntries([...numbers.matchAll(numberAt)].map(([, name, value]) => [name, value]))
  return {
    id,
    side: side === 'L' ? 'light' : 'dark',
    type: (at < 0 ? kind : kind.slice(0, at)) as PrintedCard['type'],
    subtype: at < 0 ? '' : kind.slice(at + 1),
    title: bare(printed),
    printed,
    numbers: { destiny, ...found },
    icons: listed(icons),
    characteristics: listed(traits),
  }
}

/** All cards as printed, sorted by set, then by number. */
export const printedCards: readonly PrintedCard[] = lines.trim().split('\n').map(read)
