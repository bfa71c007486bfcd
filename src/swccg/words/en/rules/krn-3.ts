export const krn3 = {
  'KRN-300': {
    title: 'A reset is final',
    text: 'A reset sets a value to a number. No modifier changes it any more until it is restored.',
  },
  'KRN-301': {
    title: 'The same number again',
    text: 'To set a number to what it is already is a reset too: from then on nothing modifies it.',
  },
  'KRN-302': {
    title: 'Its own number',
    text: 'A number that a card’s own text defines is its base, and can be modified.',
  },
  'KRN-303': {
    title: 'A value that was not there',
    text: 'Text that gives a card a value which it did not have defines a base value. That may be modified.',
  },
  'KRN-304': {
    title: 'A value that was there',
    text: 'The same text resets the value of a card that has one already. Which of both it does depends on the order of play.',
  },
  'KRN-305': {
    title: 'The lowest reset counts',
    text: 'When several resets apply to one value, the lowest counts, in whichever order they came.',
  },
  'KRN-306': {
    title: 'Increased',
    text: 'A number is increased whenever it is modified or reset to a higher one.',
  },
  'KRN-307': {
    title: 'Reduced',
    text: 'A number is reduced whenever it is modified or reset to a lower one.',
  },
  'KRN-308': {
    title: 'What is limited',
    text: 'Something is limited only if you get less than you are otherwise entitled to.',
  },
  'KRN-309': {
    title: 'To cancel is not to limit',
    text: 'Where something may not be limited, what is added to it may still be canceled.',
  },
  'KRN-310': {
    title: 'The limit comes last',
    text: 'Nothing is added to a number that has been limited: all is counted anew with every modifier, and the limit is applied last.',
  },
  'KRN-312': {
    title: 'The total, not its parts',
    text: 'A text that changes a total leaves the numbers alone that it is made of.',
  },
  'KRN-313': {
    title: 'Separate costs',
    text: 'What another card makes you use in addition is a cost of its own. It does not change the cost that was there.',
  },
  'KRN-314': {
    title: 'Separate costs first',
    text: 'A separate cost is paid before the cost of the action itself.',
  },
  'KRN-315': {
    title: 'Free, but for separate costs',
    text: 'What changes a cost, or makes it free, concerns the cost of the action itself. A separate cost is paid all the same.',
  },
  'KRN-316': {
    title: 'Free is free',
    text: '“Free” takes away the whole cost, together with all that would raise or replace it.',
  },
  'KRN-317': {
    title: 'Deploys for free',
    text: 'A card that has to deploy free is one on which no cost for deploying is named.',
  },
  'KRN-318': { title: 'Up to', text: '“Up to” a number means at least one, unless the number is 0.' },
  'KRN-319': {
    title: 'Up to what there is',
    text: 'Of “up to” a number no more can be chosen than the deck or pile has.',
  },
  'KRN-320': {
    title: 'Nought is even',
    text: 'Zero counts as an even number.',
  },
  'KRN-321': {
    title: 'Nothing below zero',
    text: 'When a subtraction would end below zero, the result is 0.',
  },
  'KRN-322': {
    title: 'Below zero on the way',
    text: 'Only the end result stops at 0. On the way there a number may be below it.',
  },
  'KRN-323': {
    title: 'Undefined is 0',
    text: 'A number that nothing defines counts as 0.',
  },
  'KRN-324': {
    title: 'None is not zero',
    text: 'A value that a card does not have is not zero. Nothing can add to it.',
  },
  'KRN-325': {
    title: 'What is not defined',
    text: 'A number that a card does not have cannot be modified. Where one is asked for, it is 0.',
  },
  'KRN-326': {
    title: 'A card with ability',
    text: 'A card with ability has an ability above 0.',
  },
  'KRN-330': {
    title: 'Rounding',
    text: 'A number is rounded only if a text says so.',
  },
  'KRN-331': {
    title: 'One way to draw destiny',
    text: 'Battle destiny, weapon destiny, movement destiny: all are drawn in the same steps.',
  },
  'KRN-332': {
    title: 'Draws are compulsory',
    text: 'Destiny must be drawn, except battle destiny and draws whose text leaves you the choice.',
  },
  'KRN-333': {
    title: 'No destiny from an empty deck',
    text: 'While your Reserve Deck is empty you never draw destiny.',
  },
  'KRN-334': {
    title: 'How many draws',
    text: 'What changes the number of destiny draws automatically is checked right before the first of them.',
  },
  'KRN-335': {
    title: 'Drawing destiny',
    text: 'You reveal the top card of your Reserve Deck. Its destiny number is the number drawn; a location counts as 0.',
  },
  'KRN-336': {
    title: 'Substituted destiny',
    text: 'You cannot modify, cancel or reset a destiny value that stands in for another. Where draws are limited, it does not count as one.',
  },
  'KRN-337': {
    title: 'The card and its value',
    text: 'The destiny card and the destiny value are two things. If the card moves, the value stays; if the value is canceled, the card stays, unless a text speaks of the other.',
  },
  'KRN-338': {
    title: 'Modifiers of the draw',
    text: 'What modifies a single destiny draw automatically applies once the card is revealed. What modifies the total destiny comes later.',
  },
  'KRN-339': {
    title: 'What the draw triggers',
    text: 'Then the automatic actions that the draw triggers are carried out, with text on the drawn card that works by itself.',
  },
  'KRN-341': {
    title: 'Responses to a draw',
    text: 'Players may respond to the draw in turn, first the opponent of whoever has drawn. When both pass in a row, the draw is complete.',
  },
  'KRN-342': {
    title: 'No destiny below 0',
    text: 'When a draw is completed, a destiny value below 0 first of all becomes 0.',
  },
  'KRN-343': {
    title: 'Where the destiny card goes',
    text: 'When a draw is completed and answered, the card goes face down on its owner’s Used Pile.',
  },
  'KRN-344': {
    title: 'Further draws',
    text: 'Draws that remain must be made if possible, unless they are optional. A draw that cannot be made does not exist, and nothing modifies it.',
  },
  'KRN-345': {
    title: 'Total destiny',
    text: 'The values of all draws are added up, and what modifies the total destiny applies. What forbids modifying draws does not forbid modifying the total.',
  },
  'KRN-346': {
    title: 'Modifiers of weapon destiny',
    text: 'A modifier of weapon destiny changes the total once, not every draw, unless it says otherwise.',
  },
  'KRN-347': {
    title: 'A total of 0, or none',
    text: 'A total below 0 becomes 0. If every draw has failed or been canceled, there is no total at all.',
  },
  'KRN-348': {
    title: 'First choose, then add',
    text: 'If you choose among draws, you do so before anything is added up or modified. A value that does not exist cannot be chosen.',
  },
  'KRN-349': {
    title: 'With a total, or without',
    text: 'With a destiny total the action that called for it goes on. Without one the draw has failed.',
  },
  'KRN-350': {
    title: 'A draw that fails',
    text: 'A destiny draw fails if your Reserve Deck is empty, if something forbids or cancels it, or if what it costs is not paid.',
  },
  'KRN-351': {
    title: 'One draw is enough',
    text: 'If you have successfully completed one draw, you have a total destiny.',
  },
  'KRN-352': {
    title: 'No total, no success',
    text: 'A player who has no destiny total fails the action: it goes as is best for the opponent.',
  },
  'KRN-353': {
    title: 'Both draws failed',
    text: 'If both players’ destiny draws for the same action have failed, the action has no result.',
  },
  'KRN-355': {
    title: 'Unresolved draws',
    text: 'A draw is unresolved until it is completed. Responses may modify or target its card, which is a unit of Force and not on table.',
  },
  'KRN-356': {
    title: 'The card lost, the value kept',
    text: 'You may lose an unresolved destiny card to satisfy Force loss. Its destiny value remains.',
  },
  'KRN-357': {
    title: 'When the card is gone',
    text: 'Once a destiny card is in a hand or in another pile, that card can no longer be targeted. Its value may still be modified, canceled or reset.',
  },
  'KRN-358': {
    title: 'Canceled draws count',
    text: 'A canceled draw still counts toward the number of draws allowed and toward limits. If it is redrawn, the redraw counts in its place.',
  },
  'KRN-359': {
    title: 'Draw some, choose some',
    text: 'When you draw several cards and choose among them, players respond to each as it is drawn, and all stay unresolved. Every one counts as a draw of its kind and toward limits.',
  },
  'KRN-360': {
    title: 'Choosing from fewer',
    text: 'If a limit keeps you from drawing all the cards that you would choose among, you draw only as many as the limit.',
  },
  'KRN-361': {
    title: 'Choosing one by one',
    text: 'After drawing you choose one unresolved draw and resolve it, then the next, until you have chosen as many as you may.',
  },
  'KRN-362': {
    title: 'Draws not chosen',
    text: 'The Used Pile takes the draws that you have not chosen, in the order in which you drew them, unless something says otherwise.',
  },
  'KRN-363': {
    title: 'No endless draws',
    text: 'A text that has you draw several and choose among them does not apply to the draws that it makes itself.',
  },
  'KRN-364': {
    title: 'Choosing within a limit',
    text: 'An optional text that has you draw two and choose one may not be used under a limit of one battle destiny. Under a limit of two it uses the limit up.',
  },
  'KRN-365': {
    title: 'Choosing, and “if unable to otherwise”',
    text: 'If a text draws so many battle destinies if you are unable to otherwise, drawing two to choose one may not bring more draws than that number.',
  },
  'KRN-368': {
    title: 'Several numbers, on a card that is not drawn',
    text: 'A card with several destiny numbers that is stacked without having been drawn, or is on table, counts as one of them each time that an action needs it, for that action alone.',
  },
  'KRN-369': {
    title: 'Defined by its text',
    text: 'A number that game text defines is worked out each time that it is asked for, wherever the card is.',
  },
  'KRN-370': {
    title: 'An asterisk is no number',
    text: 'A number that the text of a card defines is never a printed number.',
  },
  'KRN-371': {
    title: 'A substitute is just drawn',
    text: 'Apart from those bars a substituted value is a destiny draw that has just been made. The card that supplied the value has not been drawn.',
  },
  'KRN-372': {
    title: 'A substitute is fixed',
    text: 'A substituted value is fixed, with all modifiers that there are at that moment. Nothing else of the card that supplied it is used.',
  },
  'KRN-373': {
    title: 'Only for a draw that could be made',
    text: 'A text that replaces a destiny about to be drawn may be used only if you could make that draw.',
  },
  'KRN-375': {
    title: 'Totals with a substitute',
    text: 'What a text adds to a total applies with a substituted draw, too. What it adds to each draw does not.',
  },
  'KRN-376': {
    title: 'No card was drawn',
    text: 'Actions about the card just drawn do not apply to a substituted destiny: no card is there to take, lose or stack.',
  },
  'KRN-377': {
    title: 'Substitutes and a limit of one',
    text: 'Under a limit of one draw you may substitute first, and draw then. When a draw has used the limit up, there is none left to substitute for.',
  },
  'KRN-378': {
    title: 'Substitutes and the last card',
    text: 'Once the last card of the Reserve Deck has been drawn, no destiny is about to be drawn, and nothing can be substituted.',
  },
}
