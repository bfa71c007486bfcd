/** The rules of timing, costs, destiny and values. */
export const timingRules = {
  'CTL-036': {
    title: 'What it is to be present',
    text: 'To be present is to be physically at a place: a site, a sector, a system, inside an enclosed vehicle or starship, or in a prison.',
  },
  'CTL-038': {
    title: 'At a place, but not present',
    text: 'A card inside an enclosed vehicle or starship is at the location, but not present there.',
  },
  'CTL-041': {
    title: 'Present, and present with',
    text: 'A card is present somewhere; two cards are present with each other only if both are present at the same place. A card inside an enclosed vehicle or starship is not at the same place as one outside.',
  },
  'KRN-010': {
    title: 'What goes to the Used Pile',
    text: 'Besides Force that you use, your Used Pile takes the cards that a rule or a text sends there, such as an Interrupt that you have used.',
  },
  'KRN-014': {
    title: 'Nobody declines to re-circulate',
    text: 'Both players must re-circulate at the end of the draw phase.',
  },
  'KRN-054': {
    title: 'What leaves takes its load along',
    text: 'When a card leaves table, all that is aboard it, on it or carried by it goes to its owners’ Lost Piles, unless something says otherwise.',
  },
  'KRN-055': {
    title: 'All at once',
    text: 'A card and everything that is lost with it leave in the same instant. Nobody can act in between.',
  },
  'KRN-099': {
    title: 'Actions within actions',
    text: 'An action can be made of further actions. A Force drain is one action, and each unit of Force lost to it is another.',
  },
  'KRN-100': {
    title: 'Starting and answering',
    text: 'A top-level action starts something. A response follows something that has just happened, so that without it there is nothing to respond to.',
  },
  'KRN-102': {
    title: 'Who acts first in a phase',
    text: 'The player whose turn it is has the first action of each phase. When it is over the other player has the next, and so on in turn.',
  },
  'KRN-105': {
    title: 'A response belongs to its event',
    text: 'A “just” action responds to what has just taken place, and has to be connected with it.',
  },
  'KRN-106': {
    title: 'The opponent responds first',
    text: 'When a player has acted, the opponent has the first chance to respond. Then the players take turns.',
  },
  'KRN-108': {
    title: 'What happens by itself',
    text: 'An automatic action must take place as soon as what it waits for has happened. It is an action all the same, and can be responded to.',
  },
  'KRN-109': {
    title: 'No “may”, no choice',
    text: 'A text that is triggered happens by itself unless it says that you may. With “may” it is a response for you to make.',
  },
  'KRN-110': {
    title: 'Automatic actions that compete',
    text: 'When one event triggers several automatic actions, they compete for which of them comes first.',
  },
  'KRN-111': {
    title: 'One after another',
    text: 'Automatic actions that compete are carried out one by one, each to its end, never together.',
  },
  'KRN-113': {
    title: 'Who orders them',
    text: 'The player whose turn it is says in which order competing automatic actions come, whosever cards they are from.',
  },
  'KRN-137': {
    title: 'All costs together, or none',
    text: 'Extra costs from other cards are paid with the rest. If you cannot pay for everything you pay for nothing, and the action does not begin.',
  },
  'KRN-139': {
    title: 'The result',
    text: 'When all responses are over and the action has not been canceled, it has its result.',
  },
  'KRN-142': {
    title: 'Too late to respond',
    text: 'Once an action has begun to have its result, you can respond to what happens in it, but no longer to the action as such.',
  },
  'KRN-143': {
    title: 'At any time',
    text: 'What may be done at any time may be done in every phase, your opponent’s turn included.',
  },
  'KRN-144': {
    title: 'At any time, but no response',
    text: 'What may be done at any time starts something. It is no response, and waits until an action can be started again.',
  },
  'KRN-150': {
    title: 'For each, all at once',
    text: 'Force that you use, lose, activate or retrieve “for each” of something is counted up and is one action for the whole amount.',
  },
  'KRN-164': {
    title: 'Just played',
    text: 'A card has just been played from the end of its initiation until its result begins, and at no other time.',
  },
  'KRN-171': {
    title: 'Back to the action beneath',
    text: 'When a response is done, the action beneath it is the current one again, and the responses to that go on.',
  },
  'KRN-177': {
    title: 'After a response',
    text: 'When a response is over, the opponent of the player who made it is the next who may respond to the action beneath.',
  },
  'KRN-187': {
    title: 'How a phase ends',
    text: 'A phase ends when both players pass in a row on starting an action. Any action in between keeps it open.',
  },
  'KRN-201': {
    title: 'Nothing there to cancel',
    text: 'You cannot cancel or lose something that does not exist, or that cannot be canceled.',
  },
  'KRN-204': {
    title: 'No such card there',
    text: 'You cannot move, relocate or take a card that is not there.',
  },
  'KRN-205': {
    title: 'A place to go to',
    text: 'A move needs a site, sector or system on table to go to.',
  },
  'KRN-215': {
    title: 'Canceled, but paid',
    text: 'What has been paid for an action that is canceled stays paid.',
  },
  'KRN-217': {
    title: 'Where a canceled card goes',
    text: 'A card that is canceled goes to its owner’s Lost Pile, unless something sends it elsewhere.',
  },
  'KRN-230': {
    title: 'Never means never',
    text: 'No card can get around a restriction or a definition that says “never”.',
  },
  'KRN-242': {
    title: 'The One Rule',
    text: 'What a card on table lets you do once, or to one thing, in a stated time can be done once in that time.',
  },
  'KRN-243': {
    title: 'Each copy once',
    text: 'Each copy of a card on table may be used as often as the One Rule allows, whatever the other copies have done.',
  },
  'KRN-245': {
    title: 'Another copy of an Interrupt',
    text: 'Several copies of an Interrupt may each be played in the same phase, unless it is unique.',
  },
  'KRN-257': {
    title: 'Texts are about active cards',
    text: 'A text that says nothing of a card’s state is about active cards only.',
  },
  'KRN-258': {
    title: 'Inactive cards do nothing',
    text: 'An inactive card, such as one that is missing or captured, is on table in a way, but it does nothing.',
  },
  'KRN-263': {
    title: 'No presence while inactive',
    text: 'Inactive cards never give presence, whatever their ability.',
  },
  'KRN-271': {
    title: 'Units of Force',
    text: 'Cards in hands, in Life Force and in Lost Piles are units of Force. They are not on table, even when they can be seen.',
  },
  'KRN-279': {
    title: 'Out of play',
    text: 'A card that is out of play is not on table and does nothing, unless a text speaks of such cards.',
  },
  'KRN-292': {
    title: 'Copies do not add up',
    text: 'Several copies of a card change the same value only once, unless the text says cumulatively.',
  },
  'KRN-296': {
    title: 'Modifiers that need no action',
    text: 'A modifier without a word like “may” is automatic: it holds at once and always while its condition is met, and it is no action.',
  },
  'KRN-300': {
    title: 'A reset is final',
    text: 'A reset sets a value to a number. No modifier changes it any more until it is restored.',
  },
  'KRN-305': {
    title: 'The lowest reset counts',
    text: 'When several resets apply to one value, the lowest counts, in whichever order they came.',
  },
  'KRN-313': {
    title: 'Separate costs',
    text: 'What another card makes you use in addition is a cost of its own. It does not change the cost that was there.',
  },
  'KRN-316': {
    title: 'Free is free',
    text: '“Free” takes away the whole cost, together with all that would raise or replace it.',
  },
  'KRN-321': {
    title: 'Nothing below zero',
    text: 'When a subtraction would end below zero, the result is 0.',
  },
  'KRN-324': {
    title: 'None is not zero',
    text: 'A value that a card does not have is not zero. Nothing can add to it.',
  },
  'KRN-333': {
    title: 'No destiny from an empty deck',
    text: 'While your Reserve Deck is empty you never draw destiny.',
  },
  'KRN-343': {
    title: 'Where the destiny card goes',
    text: 'When a draw is completed and answered, the card goes face down on its owner’s Used Pile.',
  },
  'KRN-349': {
    title: 'With a total, or without',
    text: 'With a destiny total the action that called for it goes on. Without one the draw has failed.',
  },
  'KRN-352': {
    title: 'No total, no success',
    text: 'A player who has no destiny total fails the action: it goes as is best for the opponent.',
  },
} as const
