/** What every action needs before it is begun, and why it cannot be. (Steps Of An Action - 1: Initiation) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { refusal, refusing } from '../reasons.ts'
import { inRulings, underHeading } from '../rulebook.ts'

export const rules = [
  ...underHeading('Steps Of An Action - 1: Initiation', { 'KRN-123': { same: ['TRM-165'] } }),
  ...underHeading('Meeting Conditions', { 'KRN-125': {}, 'KRN-127': {} }),
  ...underHeading('Choosing Targets', { 'KRN-129': { same: ['TRM-166'] } }),
  ...underHeading('Paying Costs', { 'KRN-132': {} }),
  ...underHeading('Just Actions', { 'KRN-105': {} }),
  ...underHeading('Steps Of An Action - 3: Result', { 'KRN-142': {} }),
  ...underHeading('Implied Target Rule', { 'KRN-201': {} }),
  ...inRulings('Interrupt', { 'TRM-426': { same: ['DEP-021'] } }),
  ...underHeading('Mandatory Actions', { 'KRN-117': {} }),
  ...underHeading('Active', { 'KRN-257': { same: ['TRM-292'] } }),
  ...underHeading('Out of Play', { 'KRN-279': {} }),
]

/** Which card a reason is about. */
interface About {
  card: CardId
}

/** What it takes, and what there is of it. */
interface Lacking extends About {
  need: number
  have: number
}

/** It is not the time that its text names, in one of the ways that there are. (KRN-123) */
export const notInitiated = refusing('KRN-123')

/** Whose phases or turns a text is for. */
type Whose = 'yours' | 'opponent' | 'any'

/** Its text is for another phase: of one's own, unless it says something else. (KRN-123) */
export function wrongPhase(
  { turn }: Position,
  player: Player,
  { card, phase }: About & { phase: string },
  whose: Whose = 'yours',
): Reason {
  if (whose === 'opponent') return refusal('KRN-123', { card, phase }, 'opponent’s phase')
  if (whose === 'any') return refusal('KRN-123', { card, phase }, 'any phase')
  return refusal('KRN-123', { card, phase }, turn.player === player ? 'phase' : 'turn')
}

/** Its text is for another player's turn. (KRN-123) */
export const wrongTurn = ({ card }: About, whose: Whose): Reason =>
  refusal('KRN-123', { card }, whose === 'opponent' ? 'opponent’s turn' : 'own turn')

/** What its text asks for is not so. (KRN-125) */
export const conditionUnmet = ({ card }: About): Reason => refusal('KRN-125', { card }, 'condition')

/** What begins with it cannot: what its text asks for is not so. (KRN-125) */
export const notSo = ({ card }: About): Reason => refusal('KRN-125', { card })

/** What its text deploys or plays is not this card, or not so. (KRN-125) */
export const notAskedFor = refusing('KRN-125')

/** What has just happened is not what it answers. (KRN-127) */
export const answersNothing = refusing('KRN-127')

/** This is not a target of the kind that its text asks for, in one of the ways that there are. (KRN-129) */
export const unfitTarget = refusing('KRN-129')

/** No target is named. (KRN-129) */
export const noTarget = ({ card }: About): Reason => refusal('KRN-129', { card }, 'nobody')

/** More targets are named than its text takes. (KRN-129) */
export const tooManyTargets = ({ card, count }: About & { count: number }): Reason =>
  refusal('KRN-129', { card, count }, 'too many')

/** One card has to be singled out, and none has been, or several have. (KRN-129) */
export const notOneTarget = (card: CardId, targets: readonly CardId[]): Reason =>
  refusal('KRN-129', { card, count: 1 }, targets.length === 0 ? 'too few' : 'too many')

/** This card is not what the text of the other is about. (KRN-129) */
export const notATarget = ({ card, by }: About & { by: CardId }): Reason =>
  refusal('KRN-129', { card, by }, 'who')

/** The Force for it is lacking. (KRN-132) */
export const forceLacking = ({ card, need, have }: Lacking): Reason =>
  refusal('KRN-132', { card, need, have }, 'force')

/** The Force to be lost for it is lacking. (KRN-132) */
export const lossLacking = ({ card, need, have }: Lacking): Reason =>
  refusal('KRN-132', { card, need, have }, 'loss')

/** It has nothing to do with what has just taken place. (KRN-105) */
export const unconnected = ({ card }: About): Reason => refusal('KRN-105', { card })

/** What it answers has begun to have its result. (KRN-142) */
export const tooLate = ({ card }: About): Reason => refusal('KRN-142', { card }, 'result')

/** The Force drain that it answers has begun to have its result. (KRN-142) */
export const tooLateForDrain = ({ card }: About): Reason => refusal('KRN-142', { card })

/** There is nothing that it could cancel or make lost. (KRN-201) */
export const nothingToCancel = ({ card }: About): Reason => refusal('KRN-201', { card })

/** A text that says nothing of states is about active cards. (KRN-257) */
export const aboutActiveCards = ({ card, by }: About & { by: CardId }): Reason =>
  refusal('KRN-257', { card, by })

/** Interrupts are played, and nothing else is. (TRM-426) */
export const deployedNotPlayed = ({ card }: About): Reason => refusal('TRM-426', { card })

/** Interrupts are not deployed. (TRM-426) */
export const playedNotDeployed = ({ card }: About): Reason => refusal('TRM-426', { card }, 'deployed')

/** What a text makes its player do has been done for this time. (KRN-117) */
export const dutyDone = ({ card }: About): Reason => refusal('KRN-117', { card })

/** It is out of play. (KRN-279) */
export const outOfPlay = ({ card }: About): Reason => refusal('KRN-279', { card })
