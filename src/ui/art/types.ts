/** What the painters offer. */

import type { Sitter } from './cards/pose.ts'
import type { Place } from './scenes/index.ts'

/** Sizes are in pixels of the page; pictures are vectors, so they stay sharp at every density. */
export interface Art {
  /** A card's art at a size; of a location, its scene. */
  cardArt(card: Sitter, width: number, height: number): string
  /**
   * The scene of a location, as poster, stage or strip.
   * @param view `horizon`: where it lies, as a share of the height (0.53); `unit`: how big motifs are (1 on a
   * poster of 190 by 380, which is also what is taken when it is left out)
   */
  sceneArt(place: Place, width: number, height: number, view?: { horizon?: number; unit?: number }): string
  /** A world seen from space: a square of 40. */
  planetArt(world: string): string
  /** Cards in a fan, on the right of a strip. */
  fanArt(width: number, height: number): string
  /** A galaxy of hexagons, on the right of a strip. */
  galaxyArt(width: number, height: number): string
}
