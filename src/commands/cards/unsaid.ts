/**
 * Places of card texts that change no word on any card, by the reason. The list may only shrink: whatever a text says stands
 * on the card, in both languages (key-paths.test.ts).
 */

export const unsaidBecause: Readonly<Record<string, readonly string[]>> = {
  'The other words of the filter name cards of that type alone.': [
    'Force drain.where.present.who.type',
    'Force drain.where.there[*].type',
    'Force drain.where.youControlWith.type',
    'Force generation.while.with.type',
    'action.answers<about to draw destiny>.card.type',
    'action.answers<destiny drawn>.card.type',
    'action.answers<hit>.weapon.type',
    'action.if.cardAt.type',
    'action.results[*]<deployment>.which.anyOf[*].type',
    'action.results[*]<deployment>.which.type',
    'changes destiny.eachHeld.with.type',
    'changes destiny.while.all[*].inPlay.type',
    'deploy cost.while.with.type',
    'fires.add[*].of.not.type',
    'fires.gunner.type',
    'fires.while.itself.carriedBy.aboard.type',
    'flips.if.all[*].with.type',
    'forbids deploy.who.type',
    'lasting change.changes[*]<changes destiny>.firer.type',
    'lasting change.changes[*]<modify>.who.type',
    'makes selective.who.type',
    'may be transferred.to.type',
    'modify.while.all[*].not.cardsPresent.type',
    'moved by crew.crew.type',
    'not aboard.what.type',
  ],
  'The title is that of a system: there is no other location of this name to be found.': [
    'action.results[*]<search>.which.anyOf[*].type',
  ],
  'The field has to be there, and has one value: the word says it.': [
    'action.results[*]<move to battle>.of',
    'loses Force.when',
    'separate cost.of',
    'triggered.results[*]<return>.to',
  ],
  'The field has to be there, and the phrase is made for all values but one, which it tells apart.': [
    'action.answers<losing Force>.by',
    'action.results[*]<Force loss>.count.eachHeld.held',
    'changes destiny.eachHeld.held',
    'fires.results[*]<hit>.x',
    'lasting change.changes[*]<changes destiny>.does',
    'move range.what',
  ],
  'It is what holds where nothing is said: without a price, from nothing on, of your own.': [
    'action.least',
    'cancels Force drain.price',
    'deploys on.card.owner',
  ],
  'A heading on the side of an Objective says it.': ['Force drain.restOfGame', 'forbids deploy.restOfGame'],
  'It names the rule that refuses, for Why.': ['forbids move.ruling'],
  'English has two phrases where French has one.': ['cannot move.worded'],
  'To be said: the phrase names the place where the card is present, and not which places these are.': [
    'Force drain.where.title',
  ],
  'To be said: beside a persona no word for what it has to be.': [
    'action.results[*]<destinies>.if.inPlay.is',
  ],
}
