export const drawingDestiny = {
  rules: {
    'BAT-061': 'The total battle destiny is formed. When a player has drawn his battle destinies his total is formed, and what changes it by itself applies if its condition is met then.',
    'BAT-062': 'Changes played before. Optional changes of a total battle destiny, played in the weapons segment, are applied when that total is formed.',
    'BAT-215': 'One destiny, or 1. With “add one destiny” you draw once more and add it to the total. With “add 1 to destiny” the total is 1 higher, whatever the number of draws.',
    'KRN-331': 'One way to draw destiny. Battle destiny, weapon destiny, movement destiny: all are drawn in the same steps.',
    'KRN-333': 'No destiny from an empty deck. While your Reserve Deck is empty you never draw destiny.',
    'KRN-335': 'Drawing destiny. You reveal the top card of your Reserve Deck. Its destiny number is the number drawn; a location counts as 0.',
    'KRN-338': 'Modifiers of the draw. What modifies a single destiny draw automatically applies once the card is revealed. What modifies the total destiny comes later.',
    'KRN-341': 'Responses to a draw. Players may respond to the draw in turn, first the opponent of whoever has drawn. When both pass in a row, the draw is complete.',
    'KRN-342': 'No destiny below 0. When a draw is completed, a destiny value below 0 first of all becomes 0.',
    'KRN-343': 'A destiny card is used. When a draw is completed and answered, the card goes face down on its owner’s Used Pile.',
    'KRN-344': 'Further draws. Draws that remain must be made if possible, unless they are optional. A draw that cannot be made does not exist, and nothing modifies it.',
    'KRN-345': 'Total destiny. The values of all draws are added up, and what modifies the total destiny applies. What forbids modifying draws does not forbid modifying the total.',
    'KRN-346': 'Modifiers of weapon destiny. A modifier of weapon destiny changes the total once, not every draw, unless it says otherwise.',
    'KRN-347': 'A total of 0, or none. A total below 0 becomes 0. If every draw has failed or been canceled, there is no total at all.',
    'KRN-349': 'With a total, or without. With a destiny total the action that called for it goes on. Without one the draw has failed.',
    'TRM-116': 'A draw is a must. Once an action that draws destiny has begun you have to draw. Only battle destiny, and what a text says you may draw, is left to you.',
  },
  reasons: {},
  log: {
    'destiny substituted': 'Destiny {destiny}, put in place of a draw[: {card}].',
    'destiny total': 'Total {kind}: {destiny}.',
    'no destiny total': 'No {kind} has been completed.',
    'destiny drawn': 'Destiny {destiny}[: {card}].',
  },
  decisions: {
    'which destiny number': {
      title: 'Which destiny number?',
      text: 'Several destiny numbers are printed on {card}. The {player} picks the one that it counts as.',
    },
  },
  events: {
    'about to draw destiny': 'destiny, about to be drawn',
    'drawing destiny': 'destiny is about to be drawn',
    'destiny drawn': 'destiny: [{card}|a number]',
  },
  options: { draw: 'Draw' },
  passing: {
    'respond/about to draw destiny': 'destiny is drawn as it is due',
    'respond/drawing destiny': 'destiny is drawn as it is due',
    'respond/destiny drawn': 'the destiny of {destiny} stands',
  },
}
