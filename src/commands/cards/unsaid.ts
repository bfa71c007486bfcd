/**
 * Places of card texts that change no word on any card, by the reason. The list may only shrink: whatever a text says stands
 * on the card, in both languages (key-paths.test.ts).
 */

export const unsaidBecause: Readonly<Record<string, readonly string[]>> = {
  'It is a weapon, or a character, that the other words tell of; some card of another type bears the word too.':
    [
      'immune.while.inPlay.type',
      'action.results[*]<deployment>.which.type',
      'action.results[*]<cards from hand>.which.type',
      'modify.while.all[*].not.cardsPresent.type',
    ],
  'The field has to be there, and has one value: the word says it.': [
    'action.results[*]<move to battle>.of',
    'loses Force.when',
    'separate cost.of',
    'triggered.results[*]<return>.to',
  ],
  'The field has to be there, and the phrase is made for all values but one, which it tells apart.': [
    'action.answers<losing Force>.by',
    'action.results[*]<Force loss>.count.places.held',
    'action.results[*]<activation>.count.places.held',
    'action.results[*]<retrieval>.count.places.held',
    'changes destiny.add.places.held',
    'action.results[*]<draw>.count.the',
    'action.results[*]<drawn card>.to',
    'fires.results[*]<hit>.x',
    'lasting change.changes[*]<changes destiny>.does',
    'move range.what',
  ],
  'It is what holds where nothing is said: without a price, from nothing on, of your own.': [
    'action.least',
    'fire cost.whose',
    'triggered.results[*]<loss>.of.by',
    'cancels Force drain.price',
  ],
  'A heading on the side of an Objective says it.': ['Force drain.restOfGame', 'forbids deploy.restOfGame'],
  'It names the rule that refuses, for Why.': ['forbids move.ruling'],
  'English has two phrases where French has one.': ['cannot move.worded'],
  'It holds what is said: which weapons, of which nothing more is asked on these cards.': [
    'action.results[*]<change>.changes[*]<may not be targeted>.by.weapons',
    'may not be targeted.by.weapons',
  ],
  'To be said: here it is a site; a card of this title that is not unique.': [
    'action.results[*]<deployment>.to.kind',
    'battle destiny if unable.while.inPlay.unique',
  ],
  'To be said: beside a persona no word for what it has to be.': [
    'action.results[*]<destinies>.if.inPlay.subtype',
  ],
}
