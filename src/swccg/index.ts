/** The Star Wars CCG: what scenarios, opponents, the store and commands may use of it. */

export { type Amount, usually } from './abilities/amount/amount.ts'
export { editions } from './abilities/basics.ts'
export { standardName } from './abilities/personas.ts'
export type { Deed } from './abilities/pile/pile.ts'
export type { Ability, AbilityOf, Filter } from './abilities/types.ts'
export { listed, pool } from './cards/index.ts'
export type { FileOfCards, TitlesOfPool } from './cards/written.ts'
export { premiereDarkDeck } from './decks/premiere-dark.ts'
export { premiereLightDeck } from './decks/premiere-light.ts'
export { drawnDecks, randomDeck } from './decks/random.ts'
export { readyDecks } from './decks/ready.ts'
export { answersTo, explore, explored } from './exploring.ts'
export * from './model/capacity.ts'
export { cardOf } from './model/cards/card-of.ts'
export { isA, isOfKind } from './model/cards/characteristics.ts'
export {
  facts,
  hasForfeit,
  isInPool,
  isPlayedInFull,
  keyed,
  newCard,
  plain,
  printedSides,
  teach as teachCards,
  titled,
  withCard,
} from './model/cards/pool.ts'
export * from './model/crew.ts'
export { creatureTotal, opponentsOfCreature, opposingTotal, totalInAttack } from './model/fights/attack.ts'
export { participants } from './model/fights/battle.ts'
export { powersInBattle } from './model/fights/battle-strength.ts'
export { fightUnderWay } from './model/fights/fight.ts'
export * from './model/fights/power.ts'
export { activationOf, forceIcons } from './model/force.ts'
export { isBattleground } from './model/places/battlegrounds.ts'
export { samePlace } from './model/places/destinations.ts'
export * from './model/places/layout.ts'
export * from './model/places/locations.ts'
export * from './model/places/presence.ts'
export * from './model/stolen.ts'
export * from './model/table.ts'
export { matches } from './model/texts/filters.ts'
export { printWords, takesPrinted } from './model/texts/printed-filters.ts'
export * from './model/types.ts'
export type { Decision, Event, Frame, LogLine } from './model/under-way.ts'
export { isUndercoverCard, sendUndercover } from './model/undercover.ts'
export * from './model/values.ts'
export {
  type CardNumber,
  cardNumbers,
  inBattleAt,
  numberAt,
  numberOfCard,
  numberOfPlayer,
  type PlaceNumber,
  type PlayerNumber,
  placeNumbers,
  playerNumbers,
  thatCount,
} from './numbers.ts'
export { hiddenKey, shownFor } from './redact.ts'
export { heldTexts } from './rules/actions/initiating/held-texts.ts'
export { functionAs, isUsed, meant, type UsedWord, usable } from './rules/actions/initiating/initiating.ts'
export { attritionAgainst } from './rules/battle/segments/attrition.ts'
export { countDestinies } from './rules/battle/segments/battle-destiny.ts'
export { mustStillPay } from './rules/battle/segments/damage-segment.ts'
export { drainAmount } from './rules/control/force-drain-amount.ts'
export { drainUnderWay } from './rules/control/force-drains.ts'
export { considerDeploy, type DeployOffer, deployOffersFor, targetAt } from './rules/deploy/deploying.ts'
export { lostWith } from './rules/leaving-table/leaving-table.ts'
export { intendedMove, kindNamed } from './rules/movement/all-moves.ts'
export { glance } from './rules/movement/at-a-glance.ts'
export {
  actionsOf,
  consider,
  type Offer,
  offersFor,
} from './rules/movement/legal-moves.ts'
export { intendedReact } from './rules/react/reacting-by-moving.ts'
export type {
  AttackAttempt,
  CardUse,
  Crossing,
  Deployment,
  DoneWithOneCard,
  Intent,
  IntentName,
  IntentOf,
  Loss,
  Move,
  Shot,
} from './rules/shared/actions/intent.ts'
export {
  aboutIntent,
  intentNames,
  isDoneWithOneCard,
} from './rules/shared/actions/kinds-of-intent.ts'
export { partsOfOption, renamedOption } from './rules/shared/actions/option.ts'
export { standingIn } from './rules/shared/actions/time-of-turn.ts'
export { type Counterparts, counterpartsOf } from './rules/shared/counterparts.ts'
export { namesIn, namesToPrint, readDeck } from './rules/start/deck-lists.ts'
export { type Deck, type KnownDeck, type Printed, problemsOf } from './rules/start/decks.ts'
export { beginning, emptyTable, newGame, problemsOfDeck } from './rules/start/starting-the-game.ts'
export { amountOf } from './rules/values/amounts.ts'
export { totalAbility, totalInBattle } from './rules/values/battle-totals.ts'
export { valueToBeat } from './rules/weapons/defense-value.ts'
export { attemptOf } from './rules/weapons/firing/firing-attempt.ts'
export { addedFor } from './rules/weapons/weapon-targets.ts'
export { allRules, autoPass, idsOf, ruleOf, swccg } from './ruleset.ts'
export { type Speech, speechIn, teach, teachRules } from './words/index.ts'
