/** The words that card text is written in. Each builder returns plain data; its meaning is in the rules that ask for it. */

import type { Ability, AbilityOf, Filter } from './types.ts'

type Parts<D extends Ability['does']> = Omit<AbilityOf<D>, 'does' | 'side'>

const word =
  <D extends Ability['does']>(does: D) =>
  (parts: Parts<D>): AbilityOf<D> =>
    ({ does, ...parts }) as unknown as AbilityOf<D>

export const transit = word('transit')
export const moveBetween = word('move between')
export const cancelsOpponentTextHere = word('cancels opponent text here')
export const extraLandspeed = word('extra landspeed')
export const forbidsMove = word('forbids move')
export const moveCost = word('move cost')
export const cannotMove = word('cannot move')
export const deploysOnly = word('deploys only')
export const deployCost = word('deploy cost')
export const deploysOn = word('deploys on')
export const deploysToBattle = word('deploys to battle')
export const onlyAt = word('only at')
export const movesUndriven = word('moves undriven')
export const landspeedIsDriverAbility = word('landspeed is driver ability')
export const modify = word('modify')
export const moveRange = word('move range')
export const mayNotBeIncreased = word('may not be increased')
export const enterAndExit = word('enter and exit')
export const movementDestiny = word('movement destiny')
export const mayFollow = word('may follow')
export const makesMissing = word('makes missing')
export const shuttles = word('shuttles')
export const starfighterInClouds = word('moves like a starfighter at cloud sectors')
export const carries = word('carries')
export const notAboard = word('not aboard')
export const movedByCrew = word('moved by crew')
export const givesHyperspeed = word('gives hyperspeed')
export const relocates = word('relocate')
export const movesAway = word('move away')
export const lastingChange = word('lasting change')
export const stops = word('stops')
export const forceDrain = word('Force drain')
export const destinyIfUnable = word('battle destiny if unable')
export const limitsBattleDestiny = word('limits battle destiny')
export const immuneToAttrition = word('immune to attrition')
export const losesImmunity = word('loses immunity to attrition')
export const withholdsAbility = word('withholds ability')
export const ridersJumpOff = word('characters aboard may jump off')
export const separateCost = word('separate cost')
export const reacts = word('reacts')
export const changesDestiny = word('changes destiny')
export const addsDestiny = word('adds destiny')
export const battleCost = word('battle cost')
export const fireCost = word('fire cost')
export const powersArtillery = word('powers artillery')
export const fires = word('fires')
export const firesAWeapon = word('fires a weapon')
export const usesWeapons = word('uses weapons')
export const canBeFiredAt = word('can be fired at')
export const longRange = word('long range')
export const forceIcons = word('Force icons')
export const losesForce = word('loses Force')
export const forbidsDeploy = word('forbids deploy')
export const energyShield = word('energy shield')
export const changesTotal = word('changes battle total')
export const forceGeneration = word('Force generation')
export const action = word('action')
export const retargets = word('retargets')
export const cancelsCard = word('cancels card')
export const triggered = word('triggered')
export const mayNotBattle = word('may not battle')
export const cancels = word('cancels')
export const leaves = word('leaves')
export const cancelsText = word('cancels game text')
export const suspends = word('suspends')
export const immune = word('immune')
export const maintenance = word('maintenance')
export const defines = word('defines')
export const mayDrain = word('may Force drain')
export const cancelsDrain = word('cancels Force drain')
export const cutsForceLoss = word('cuts Force loss')
export const startOfGame = word('start of game')
export const flips = word('flips')
export const worksOnCaptives = word('works on captives')
export const frees = word('frees')
export const transfersFree = word('transfers free')
export const mayBattle = word('may battle')
export const mayBeConverted = word('may be converted')
export const preventsConversion = word('prevents conversion')

export const parasite = word('parasite')
export const attacks = word('attacks')
export const fateOfDefeated = word('fate of defeated')
export const eatsOutOfPlay = word('eats out of play')
export const ferocityOfEaten = word('ferocity of last eaten')
export const makesSelective = word('makes selective')
export const carriesOff = word('carries host off')
export const letsGo = word('lets go of spent host')
export const squeezes = word('squeezes host')
export const causesAttack = word('causes attack')

/** "Adds so much to power of anything that it pilots." */
export const addsToPowerOfPiloted = (add: number) => modify({ what: 'power', who: 'piloted', add })

/** With its matching starship: its maneuver is more, and a battle destiny is drawn if there would be none. */
export const matchingStarship = (ship: Filter, maneuver: number, destiny = true): Ability[] => [
  modify({ what: 'maneuver', who: 'piloted', hostIs: ship, add: maneuver }),
  ...(destiny ? [destinyIfUnable({ count: 1, while: { piloting: ship } })] : []),
]

/** Location text: the part that stands on one player's side. */
export const light = (...texts: Ability[]): Ability[] => texts.map((text) => ({ ...text, side: 'light' }))
export const dark = (...texts: Ability[]): Ability[] => texts.map((text) => ({ ...text, side: 'dark' }))
