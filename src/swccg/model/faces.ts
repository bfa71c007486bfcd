/** Cards whose face is not what was printed first: Objectives that have turned over. */

import type { CardFacts } from './types.ts'

const turnedFaces = new WeakMap<CardFacts, CardFacts[]>()

/**
 * An Objective that has turned over so often: what its face says, and of the other side what holds for the remainder of the
 * game. (TRM-435, TRM-437)
 */
export function turned(card: CardFacts, flips: number): CardFacts {
  const { back, abilities: front = [] } = card
  if (!back) return card
  const faces = turnedFaces.get(card) ?? []
  turnedFaces.set(card, faces)
  // Turned back, the first side is not quite as it was: the other side may have left something behind.
  const which = flips % 2 === 0 ? 2 : 1
  const up = which === 1 ? back.abilities : front
  const down = which === 1 ? front : back.abilities
  faces[which] ??= {
    ...card,
    ...(which === 1 ? { destiny: back.destiny } : {}),
    abilities: [...down.filter(({ restOfGame }) => restOfGame), ...up],
  }
  return faces[which]
}
