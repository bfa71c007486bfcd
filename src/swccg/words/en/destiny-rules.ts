/** The rules of drawing destiny, step by step. */
export const destinyRules = {
  'BAT-207': {
    title: 'Several destiny numbers',
    text: 'If a revealed card has several destiny numbers, whoever draws it picks one of them.',
  },
  'BAT-214': {
    title: 'Who draws first',
    text: 'If both players have destiny to draw, all draws of the player whose turn it is come first, one after another. Then come those of the opponent.',
  },
  'BAT-215': {
    title: 'One destiny, or 1',
    text: 'With “add one destiny” you draw once more and add it to the total. With “add 1 to destiny” the total is 1 higher, whatever the number of draws.',
  },
  'BAT-217': {
    title: 'If the replacement is canceled',
    text: 'If a card that is to replace your draw is canceled before it resolves, you may still draw destiny in the ordinary way.',
  },
  'KRN-218': {
    title: 'A canceled draw',
    text: 'Only the draw is canceled: the card that was drawn goes to the Used Pile.',
  },
  'KRN-332': {
    title: 'Draws are compulsory',
    text: 'Destiny must be drawn, except battle destiny and draws whose text leaves you the choice.',
  },
  'KRN-334': {
    title: 'How many draws',
    text: 'What changes the number of destiny draws automatically is checked right before the first of them.',
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
  'KRN-351': {
    title: 'One draw is enough',
    text: 'If you have successfully completed one draw, you have a total destiny.',
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
  'KRN-274': {
    title: 'Text of a destiny card',
    text: 'When a card is drawn for destiny, its text about destiny or about having just been drawn is active.',
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
  'KRN-368': {
    title: 'Several numbers, on a card that is not drawn',
    text: 'A card with several destiny numbers that is stacked without having been drawn, or is on table, counts as one of them each time that an action needs it, for that action alone.',
  },
} as const
