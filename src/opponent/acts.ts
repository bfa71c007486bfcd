/** Reading what can be tried, of whatever kind it is. */

import { type Answer, type Game, refuse } from '../kernel/index.ts'
import {
  aboutIntent,
  type CardId,
  type CardUse,
  type DeployDestination,
  type Deployment,
  type Intent,
  type Loss,
  type Move,
  type Player,
  type Position,
  type Shot,
  swccg,
} from '../swccg/index.ts'

export const deploymentIn = (act: Intent): Deployment | null => (act.kind === 'deploy' ? act : null)

export const moveIn = (act: Intent): Move | null => (act.kind === 'move' ? act : null)

export const shotIn = (act: Intent): Shot | null => (act.kind === 'fire' ? act : null)

/** A card played, or a text used. */
export const playIn = (act: Intent): CardUse | null =>
  act.kind === 'play' || act.kind === 'use' ? act : null

/** The location that a drain or battle is about. */
export const placeIn = (act: Intent): CardId | null =>
  act.kind === 'drain' || act.kind === 'battle' ? act.location : null

/** How much is activated or drawn. */
export const countIn = (act: Intent): number =>
  act.kind === 'activate' || act.kind === 'draw' ? act.count : 0

/** The location, or the card, that a deployment is aimed at; null for the table and for the row of locations. */
export const goalOf = (to: DeployDestination): CardId | null =>
  'location' in to ? to.location : 'aboard' in to ? to.aboard : 'on' in to ? to.on : null

/** The card that an act is done with, where it is done with one in particular. */
export const cardIn = (act: Intent): CardId | null => aboutIntent(act).card

/** The same act, whenever it comes: to be counted by. */
export const spelled = (act: Intent): string => JSON.stringify(act)

/** One unit of Force lost to battle damage. */
export const lossIn = (act: Intent): Loss | null => (act.kind === 'lose' ? act : null)

/** The cards that react, whether they are deployed for it, and whether they come to a location. */
export function reactIn(
  act: Intent,
): { cards: readonly CardId[]; isDeployed: boolean; comes: CardId | null } | null {
  if (act.kind !== 'react') return null
  if ('deploy' in act) {
    const { cards, to } = act.deploy
    return { cards, isDeployed: true, comes: goalOf(to) }
  }
  const { cards, to } = act.move
  return { cards, isDeployed: false, comes: 'location' in to ? to.location : null }
}

/** A character on table, and the card in hand that takes its place. */
export const exchangeIn = (act: Intent): { card: CardId; by: CardId } | null =>
  act.kind === 'replace' || act.kind === 'convert' ? act : null

/** Would this answer be refused by all that can be seen? What names cards by their place in a hidden pile is, too. */
export const refusesInView = (view: Game<Position>, given: Answer<Intent, Player>): boolean =>
  refuse(swccg, view, given) !== null
