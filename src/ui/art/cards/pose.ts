/** What the painters of cards are given. */

import type { CardFacts } from '../../../views/index.ts'
import type { Dice } from '../dice.ts'
import type { BodyName, HairName, HeadName } from './bodies.ts'
import type { Backdrop, Mood } from './moods.ts'

/** The facts that a card's art is made from. */
export type Sitter = Pick<
  CardFacts,
  'key' | 'title' | 'side' | 'type' | 'subtype' | 'characteristics' | 'icons' | 'ability' | 'location'
>

/** What is chosen by hand for a card, instead of being thrown for. */
export interface Role {
  mood?: number
  back?: Backdrop
  head?: HeadName
  body?: BodyName
  hair?: HairName
  tint?: string
  bearded?: boolean
  /** What it is, where words of its facts do not say it: a kind of droid, hull, ride, weapon, beast, burst or field. */
  kind?: string
}

/** Is it one of these kinds? */
export const isKindOf = <T extends object>(kinds: T, name: string | undefined): name is keyof T & string =>
  name !== undefined && Object.hasOwn(kinds, name)

/** Where, how big and in which colours a figure is drawn. */
export interface Pose {
  /** The unit: a figure is about 100 high. */
  u: number
  w: number
  h: number
  /** The middle of the figure. */
  x: number
  /** 1 faces right, -1 left. */
  turn: 1 | -1
  mood: Mood
  r: Dice
  role: Role
}

/** Whether one of some words stands in the title, the subtype or the characteristics. */
export function says({ title, subtype = '', characteristics = [] }: Sitter): (words: RegExp) => boolean {
  const text = [title, subtype, ...characteristics].join(' ')
  return (words) => words.test(text)
}
