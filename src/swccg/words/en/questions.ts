import { captiveDecisions, captiveEvents, captiveOptions } from './captive-words.ts'
import { pileDecisions, pileOptions, pilePassing } from './pile-words.ts'
import { weaponDecisions, weaponEvents } from './weapon-words.ts'

/** What is asked and named once a game is under way. The page comes with prompts.ts. See reasons.ts for how sentences are written. */
export const questions = {
  /** What is asked for: by the name of the phase or question, for the player whose turn it is or ('/other') for the other. */
  decisions: {
    ...pileDecisions,
    ...captiveDecisions,
    activate: {
      title: 'Your activate phase',
      text: 'The {player} may activate Force, all of it or some, or act otherwise.',
    },
    control: {
      title: 'Your control phase',
      text: 'The {player} may initiate Force drains, one after the other, or act otherwise.',
    },
    deploy: {
      title: 'Your deploy phase',
      text: 'The {player} may deploy cards from hand, change capacity slots, or act otherwise.',
    },
    battle: { title: 'Your battle phase', text: 'The {player} may act in the battle phase.' },
    draw: {
      title: 'Your draw phase',
      text: 'The {player} may draw cards from the Force Pile, or act otherwise.',
    },
    'start of turn': { title: 'Start of your turn', text: 'The {player} may act at the start of the turn.' },
    'end of turn': { title: 'End of your turn', text: 'The {player} may act at the end of the turn.' },
    'lose Force': {
      title: 'Lose Force',
      text: 'The {player} still loses {count} Force[: {by}]. Choose a card from hand, or the top card of the Reserve Deck, Force Pile or Used Pile.',
    },
    'respond/Force drain initiated': {
      title: 'Respond to the Force drain?',
      text: 'A Force drain has just been initiated. The {player} may respond before any Force is lost.',
    },
    'weapons segment': {
      title: 'Weapons segment',
      text: 'The {player} may fire a weapon or act otherwise.',
    },
    'power segment': {
      title: 'Power segment',
      text: 'The {player} may do what is done in the power segment of a battle.',
    },
    'battle destiny': {
      title: 'Draw battle destiny?',
      text: 'The {player} may draw {count} battle destiny: all of it or none.',
    },
    'side to attack': {
      title: 'Which side does {card} attack?',
      text: 'There is something to attack on both sides. The {player} chooses the side, and chance the target.',
    },
    'attack destiny': {
      title: 'Draw a destiny?',
      text: 'With ability {ability} in the attack the {player} may draw one destiny, which adds to the total power.',
    },
    'fate of defeated': {
      title: '{card} is defeated',
      text: 'The {player} says what becomes of it: {by} eats it or brings it somewhere else.',
    },
    'carry host off': {
      title: '{by} carries {card} off',
      text: 'The {player} says where to.',
    },
    'jump off': {
      title: 'Who jumps off {card}?',
      text: '{card} is being lost. The {player} names the riders who jump off and stay at the site.',
    },
    'damage segment': {
      title: 'Damage segment',
      text: 'The {player} forfeits cards, or loses Force to battle damage, until nothing is owed.',
    },
    'end of battle': { title: 'End of battle', text: 'The {player} may act at the end of the battle.' },
    respond: { title: 'Respond?', text: 'The {player} may respond to what is going on.' },
    ...weaponDecisions,
    'respond/moving': {
      title: 'Respond to the move?',
      text: 'A move has been started. The {player} may respond before it is made.',
    },
    'respond/moved': {
      title: 'Respond to the move?',
      text: 'A move has just been completed. The {player} may respond, such as by following.',
    },
    'respond/passing': {
      title: 'Respond on the way?',
      text: 'A card passes through a location. The {player} may respond.',
    },
    'respond/deploying': {
      title: 'Respond to the deployment?',
      text: 'A card is being deployed. The {player} may respond before it comes into play.',
    },
    'respond/deployed': {
      title: 'Respond to the deployment?',
      text: 'A card has just been deployed. The {player} may respond.',
    },
    'respond/playing': {
      title: 'Respond to the card?',
      text: 'A card is being played. The {player} may respond before it has its result.',
    },
    'respond/played': {
      title: 'Respond to the card?',
      text: 'A card has been played. The {player} may respond.',
    },
    'respond/using': {
      title: 'Respond to the text?',
      text: 'A text is being used. The {player} may respond before it has its result.',
    },
    'respond/used': {
      title: 'Respond to the text?',
      text: 'A text has been used. The {player} may respond.',
    },
    'respond/attack initiated': {
      title: 'Respond to the attack?',
      text: 'An attack has just been initiated. The {player} may respond.',
    },
    'respond/battle initiated': {
      title: 'Respond to the battle?',
      text: 'A battle has just been initiated. The {player} may respond.',
    },
    'move away': { title: 'Move away', text: 'The {player} moves [{cards}|cards] away[, because of {by}].' },
    'convert starting location': {
      title: 'Let “{title}” be converted?',
      text: 'Both sides start with “{title}”. The {player} may let the opponent’s copy lie on top.',
    },
    'starting location': {
      title: 'Your starting location',
      text: 'The {player} chooses the location to start with.',
    },
    'starting effect': {
      title: 'A Starting Effect?',
      text: 'The {player} may begin with a Starting Effect.',
    },
    'starting interrupt': {
      title: 'A Starting Interrupt?',
      text: 'The {player} may begin with a Starting Interrupt.',
    },
    'play by text': {
      title: 'Play from {pile}',
      text: 'The {player} plays a card from {pile}: {by}.',
    },
    'deploy by text': {
      title: 'Deploy from {pile}',
      text: 'The {player} deploys a card from {pile}: {by}. Pick it up, and put it where it shall be.',
    },
    'take at start': {
      title: 'Take a card into hand',
      text: 'The {player} takes a card from the Reserve Deck into hand: {by}.',
    },
    maintain: {
      title: 'Maintain {card}?',
      text: 'The {player} maintains {card}, or lets it go.',
    },
    duty: {
      title: 'This must be done now',
      text: 'What {card} asks for has not been done in this phase. The {player} does it now.',
    },
    'choose the price': {
      title: 'Choose the price',
      text: 'For {card} the {player} uses as much Force as is chosen; {have} {have|is|are} there.',
    },
    'which creature feeds': {
      title: 'Choose the creature',
      text: 'By {card} the {player} chooses the creature that feeds on {ship}.',
    },
    'choose a card to lose': {
      title: 'Choose a card',
      text: 'By {card} the {player} chooses the card that is lost.',
    },
    'draw and choose': {
      title: 'Draw {count} and choose {number}?',
      text: 'By {card} the {player} may draw {count} and choose {number} in place of this one draw.',
    },
    'choose a draw': {
      title: 'Choose a destiny',
      text: 'By {card} the {player} chooses among the destinies drawn; {count} still.',
    },
    'which destiny number': {
      title: 'Which destiny number?',
      text: 'Several destiny numbers are printed on {card}. The {player} picks the one that it counts as.',
    },
    'activate by text': {
      title: 'Activate Force',
      text: 'By {card} the {player} may activate up to {count} Force.',
    },
    'pay the price': {
      title: 'Pay for {card}?',
      text: 'The {player} pays the price of {card}{cost}, or declines.',
    },
    'which automatic action first': {
      title: 'Which one first?',
      text: 'Several automatic actions are due at once. The {player}, whose turn it is, names the next one.',
    },
    cards: { title: 'Choose cards', text: 'The {player} chooses cards.' },
    number: { title: 'Choose a number', text: 'The {player} chooses a number.' },
    option: { title: 'Choose', text: 'The {player} chooses one of the options.' },
    order: { title: 'Choose an order', text: 'The {player} chooses an order.' },
  },
  /** What is on the stack. */
  events: {
    flipped: '{card} has turned over',
    change: 'something has come about',
    replaced: '{card} has taken the place of another version',
    converted: '{card} has been put in by converting',
    'crossed over': '{card} has crossed over',
    deploying: '{cards} {cards|is|are} being deployed',
    deployed: '{cards} {cards|has|have} been deployed',
    transferring: '{card} is being handed over to {ship}',
    transferred: '{card} has been handed over to {ship}',
    moving: '{cards} {cards|begins|begin} to move: {using}',
    moved: '{cards} {cards|has|have} moved[ to {to}]: {using}',
    passing: '{card} passes through {at}',
    playing: '{card} is being played[, on {cards}][, to {to}]',
    played: '{card} has been played',
    using: 'the text of {card} is being used[, on {cards}][, to {to}]',
    used: 'the text of {card} has been used',
    'battle initiated': 'battle at {at}',
    'attack initiated': '{cards} {cards|attacks|attack} {prey} at {at}',
    'attack ended': 'attack at {at}, over',
    attached: '{card} has attached to {ship}',
    squeezed: '{card} has tried to tighten its grip on {ship}',
    'weapons segment over': 'battle at {at}: the weapons segment is over',
    'battle decided': 'battle at {at}: [the {winner} wins|nobody wins]',
    'battle ending': 'battle at {at}, ending',
    'battle ended': 'battle at {at}, over',
    'about to draw destiny': 'destiny, about to be drawn',
    'drawing destiny': 'destiny is about to be drawn',
    'duel lost': '{card} has lost the duel',
    'destiny drawn': 'destiny: [{card}|a number]',
    'destiny completed': 'destiny, completed',
    ...weaponEvents,
    ...captiveEvents,
    forfeited: '{card} has been forfeited',
    'Force drain initiated': 'Force drain at {at}',
    'Force retrieved': 'Force has been retrieved',
    'Force drained': 'Force drain at {at}, completed',
    'phase ends': 'the phase ends',
    'losing Force': 'Force is to be lost',
    lost: '{cards} {cards|was|were} just lost',
    'Force lost': '{card} has been lost',
    'Force activated': 'Force has been activated',
    'card drawn': 'a card has been drawn',
    'start of turn': 'start of turn',
    'end of turn': 'end of turn',
  },
  /** What passing means where cards are shown. */
  passing: pilePassing,
  /** Automatic actions to choose among. */
  options: {
    maintains: 'Maintenance of {by}',
    duty: 'What {by} asks for',
    maintain: 'Use Force to maintain it',
    'to used': 'Lose Force to place it in the Used Pile',
    'out of play': 'Place it out of play',
    'sets off': 'The text of {by} is set off',
    cancels: '{by} cancels {card}',
    'cancels text': '{by} cancels the text of {card}',
    misplaced: '{by} is where it may not be',
    leaves: '{by} leaves table',
    suspends: '{by} suspends {card}',
    player: 'The {player}',
    ...pileOptions,
    ...captiveOptions,
    missing: '{card} goes missing: {by}',
    loses: 'Force is lost: {by}',
    ends: 'The text of {by} ends',
    pay: 'Pay',
    decline: 'Decline',
    allow: 'Allow',
    refuse: 'Refuse',
    draw: 'Draw',
    choose: 'Draw and choose',
    light: 'Light Side',
    dark: 'Dark Side',
    eaten: 'Eaten[ by {by}]',
    site: 'To {by}',
    attack: '{by} attacks',
    creatures: 'Creatures attack each other at {by}',
    detach: 'A parasite lets go of {by}',
    squeeze: '{by} may tighten its grip',
    selective: 'The text of {by}',
  },
}
