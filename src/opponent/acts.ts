/** Reading what can be tried: the one file that knows how an intent is spelled. */

import type { CardId, CardUse, Deployment, DeployTarget, Intent, Loss, Move, Shot } from '../swccg/index.ts'

/** What a kind of act is called. */
export type ActName = Intent extends infer One ? (One extends Intent ? keyof One : never) : never

/** What kind of act it is: 'move', 'deploy', 'drain' … */
export const nameOf = (act: Intent): ActName => Object.keys(act)[0] as ActName

export const deploymentIn = (act: Intent): Deployment | null => ('deploy' in act ? act.deploy : null)

export const moveIn = (act: Intent): Move | null => ('move' in act ? act.move : null)

export const shotIn = (act: Intent): Shot | null => ('fire' in act ? act.fire : null)

/** A card played, or a text used. */
export const playIn = (act: Intent): CardUse | null =>
  'play' in act ? act.play : 'use' in act ? act.use : null

/** The location that a drain or battle is about. */
export const placeIn = (act: Intent): CardId | null =>
  'drain' in act ? act.drain.location : 'battle' in act ? act.battle.location : null

/** How much is activated or drawn. */
export const countIn = (act: Intent): number =>
  'activate' in act ? act.activate.count : 'draw' in act ? act.draw.count : 0

/** The location, or the card, that a deployment is aimed at; null for the table and for the row of locations. */
export const goalOf = (to: DeployTarget): CardId | null =>
  'location' in to ? to.location : 'aboard' in to ? to.aboard : 'on' in to ? to.on : null

/** The card that is forfeited. */
export const forfeitIn = (act: Intent): CardId | null => ('forfeit' in act ? act.forfeit.card : null)

/** The same act, whenever it comes: to be counted by. */
export const spelled = (act: Intent): string => JSON.stringify(act)

/** One unit of Force lost to battle damage. */
export const lossIn = (act: Intent): Loss | null => ('lose' in act ? act.lose : null)

/** The cards that react, whether they are deployed for it, and whether they come to a location. */
export function reactIn(
  act: Intent,
): { cards: readonly CardId[]; isDeployed: boolean; comes: CardId | null } | null {
  if (!('react' in act)) return null
  if ('deploy' in act.react) {
    const { cards, to } = act.react.deploy
    return { cards, isDeployed: true, comes: goalOf(to) }
  }
  const { cards, to } = act.react.move
  return { cards, isDeployed: false, comes: 'location' in to ? to.location : null }
}

/** A character on table, and the card in hand that takes its place. */
export const exchangeIn = (act: Intent): { card: CardId; by: CardId } | null =>
  'replace' in act ? act.replace : 'convert' in act ? act.convert : null

/** The captive that is released. */
export const releaseIn = (act: Intent): CardId | null => ('release' in act ? act.release.card : null)
