/** What the game text of a starship that is landed, or in a cargo bay, still does. (TRM-454) */

import type { Ability } from '../../abilities/types.ts'
import { isStarship, isStowed } from '../crew.ts'
import type { CardId, Position } from '../types.ts'

/** Texts about deploying and moving; those about capacity and crew are facts of the card. Weapons say for themselves. */
const kept: ReadonlySet<Ability['does']> = new Set<Ability['does']>([
  'deploys only',
  'deploys only if',
  'deploy cost',
  'deploys on',
  'ignores deployment restrictions',
  'forbids deploy',
  'deploys simultaneously',
  'may be converted',
  'deploys to battle',
  'reacts',
  'only at',
  'transit',
  'move between',
  'move cost',
  'move range',
  'move away',
  'relocate',
  'may follow',
  'enter and exit',
  'movement destiny',
  'moves like a starfighter at cloud sectors',
  'not aboard',
  'carries',
  'cannot move',
  'forbids move',
  'fires',
])

const numbersKept: readonly string[] = ['ability', 'landspeed', 'hyperspeed']

/** A text that says that it works at a site, where a starship is always landed. */
const isOfSites = ({ while: met }: Ability): boolean =>
  met !== undefined && 'itself' in met && met.itself.at?.kind === 'site'

/** Does a text of this card do nothing because the card is a starship that is landed or in a cargo bay? */
export function isGrounded(p: Position, card: CardId, text: Ability): boolean {
  if (kept.has(text.does) || isOfSites(text) || !(isStarship(p, card) && isStowed(p, card))) return false
  return text.does !== 'modify' || !numbersKept.includes(text.what)
}
