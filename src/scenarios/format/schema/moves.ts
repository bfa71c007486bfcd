/** How each kind of move is told in a step. */

import type { MoveName } from '../../../swccg/abilities/basics.ts'

/** What a player does who moves so: most kinds of move are told as `move`, and some have a word of their own. */
export const movedBy = {
  landspeed: 'move',
  hyperspeed: 'move',
  'docking bay transit': 'move',
  landing: 'move',
  'taking off': 'move',
  'sector movement': 'move',
  shuttling: 'move',
  'location text': 'move',
  'starship site': 'move',
  'vehicle site': 'move',
  'mobile system': 'move',
  orbit: 'move',
  follow: 'move',
  'attack run': 'move',
  'bombing run': 'move',
  'death star ii sector': 'move',
  embark: 'embark',
  disembark: 'disembark',
  shift: 'shift',
  dock: 'dock',
  'prisoner transfer': 'transferCaptive',
  /** It is what a text does that is used. */
  relocation: null,
} as const satisfies Record<MoveName, string | null>

type NameOf<Word> = {
  [Using in MoveName]: (typeof movedBy)[Using] extends Word ? Using : never
}[MoveName]

/** The kinds of move that are told as `move`, by name. */
export const moveNames = Object.entries(movedBy).flatMap(([using, word]) =>
  word === 'move' ? [using as NameOf<'move'>] : [],
)
