/** The rules of actions, Interrupts, destiny and the start of a battle. */
export const actionRules = {
  'BAT-001': {
    title: 'The battle phase',
    text: 'The fourth phase of your turn is for battles, as many as you like or none. Your deploy phase comes before it and your move phase after it.',
  },
  'BAT-002': {
    title: 'Battles in your own battle phase',
    text: 'You initiate battles in your own battle phase only, and never in a turn of your opponent.',
  },
  'BAT-003': {
    title: 'Both sides need presence',
    text: 'A battle is possible only at a location that both players occupy. A card may say that it can be battled, or can initiate battle, without presence.',
  },
  'BAT-004': {
    title: 'No presence left, no battle',
    text: 'If either side loses all its presence in the battle before the damage segment, the battle is over at once.',
  },
  'BAT-005': {
    title: 'It ends in that instant',
    text: 'A battle that ends for want of presence just ends. Nobody can act between the one and the other.',
  },
  'BAT-009': {
    title: 'One battle at a location',
    text: 'Fight at as many locations as you like, but at each of them only once in a turn.',
  },
  'BAT-010': {
    title: 'One battle for each card',
    text: 'A character, vehicle or starship that has been in a battle takes part in no other one that turn.',
  },
  'BAT-011': {
    title: 'To have battled',
    text: 'From the moment a battle is initiated its cards have battled this turn, even those that leave it or whose battle is canceled.',
  },
  'BAT-014': {
    title: 'A battle is an action',
    text: 'To initiate a battle is an action like any other: conditions, target and cost first, then responses, then the result.',
  },
  'BAT-015': {
    title: 'The segments of a battle',
    text: 'After its start a battle has a weapons segment, a power segment, a damage segment and its end, in this order.',
  },
  'BAT-017': {
    title: 'A battle targets a location',
    text: 'When you initiate a battle you target a location. The condition is that both players have presence there.',
  },
  'BAT-018': {
    title: 'A battle costs 1 Force',
    text: 'You use 1 Force to initiate a battle.',
  },
  'BAT-020': {
    title: 'When a battle is initiated',
    text: 'With its conditions met, its target named and its cost paid, a battle has been initiated there, whatever comes next.',
  },
  'BAT-026': {
    title: 'Responses to a battle',
    text: 'The opponent of whoever has initiated the battle may respond first. After that you take turns.',
  },
  'BAT-027': {
    title: 'Until both have passed',
    text: 'Responses to a battle go on until both players pass in a row; then comes the weapons segment. If you passed and your opponent responds, you may respond again.',
  },
  'DRW-014': {
    title: 'A unique Interrupt once a turn',
    text: 'You may play a unique Interrupt only once in a turn. A second copy has to wait for another turn.',
  },
  'KRN-029': {
    title: 'No card to draw',
    text: 'Even with an empty Reserve Deck you may start an action that draws destiny. The draw then fails.',
  },
  'KRN-120': {
    title: 'The phase stays closed',
    text: 'A mandatory action that comes at the end of a phase does not open it again: nobody acts in it any more.',
  },
  'KRN-123': {
    title: 'All or nothing',
    text: 'You cannot initiate an action unless all its conditions are met, all its targets are there and all its costs can be paid.',
  },
  'KRN-127': {
    title: 'Respond to what is said',
    text: 'A response is good only for the event that it names, and only as long as that event is the current one.',
  },
  'KRN-129': {
    title: 'Every target is needed',
    text: 'If an action asks for a target, there must be a fitting one that you can name. Otherwise the action cannot be initiated.',
  },
  'KRN-132': {
    title: 'Costs are paid in full',
    text: 'You pay all the costs of an action as you initiate it, whether rules or game text name them.',
  },
  'KRN-133': {
    title: 'What costs can be',
    text: 'A cost can be Force to use or to lose, a card or an action to give up, or an amount that a destiny draw names.',
  },
  'KRN-145': {
    title: 'Once begun, it lasts',
    text: 'An effect with a duration lasts until its end, even if the card that brought it about is gone.',
  },
  'KRN-172': {
    title: 'Once for each occasion',
    text: 'For one and the same occurrence an automatic action is triggered once, and a “just” response can be initiated once.',
  },
  'KRN-214': {
    title: 'Canceled: no result',
    text: 'An action that is canceled while it is being responded to has no result.',
  },
  'KRN-216': {
    title: 'Canceled, but used',
    text: 'If an action can be done only once a turn, or the like, it has been done even when it was canceled.',
  },
  'KRN-331': {
    title: 'One way to draw destiny',
    text: 'Battle destiny, weapon destiny, movement destiny: all are drawn in the same steps.',
  },
  'KRN-335': {
    title: 'Drawing destiny',
    text: 'You reveal the top card of your Reserve Deck. Its destiny number is the number drawn; a location counts as 0.',
  },
  'KRN-350': {
    title: 'A draw that fails',
    text: 'A destiny draw fails if your Reserve Deck is empty, if something forbids or cancels it, or if what it costs is not paid.',
  },
  'MOV-216': {
    title: 'The price of Nabrun Leids',
    text: 'In the rulings of August 2001 a destiny draw names what Nabrun Leids costs. You pay and go, or decline, and the Interrupt goes to your Lost Pile.',
  },
  'MOV-220': {
    title: 'No way out of the Rancor Pit',
    text: 'In the rulings of August 2001 nothing moves away from Jabba’s Palace: Rancor Pit while a creature is present there.',
  },
  'TRM-116': {
    title: 'A draw is a must',
    text: 'Once an action that draws destiny has begun you have to draw. Only battle destiny, and what a text says you may draw, is left to you.',
  },
  'TRM-238': {
    title: 'Among asteroids',
    text: 'For 1 Force your piloted starship goes to an adjacent asteroid sector; a starfighter goes up to two of them in one move.',
  },
  'TRM-268': {
    title: 'In and out of Luke’s Backpack',
    text: 'A character that Luke’s Backpack can hold gets in and out for free, by unlimited moves.',
  },
  'TRM-389': {
    title: 'How undercover spies move',
    text: 'In the rulings of August 2001 your undercover spy moves like other characters, though never aboard anything, and in your opponent’s move phase.',
  },
  'TRM-426': {
    title: 'Interrupts are played',
    text: 'You do not deploy Interrupts; you play them. While one is carried out it is not on table.',
  },
  'TRM-427': {
    title: 'One function at a time',
    text: 'If an Interrupt can do several things, you say which one as you play it.',
  },
  'TRM-428': {
    title: 'After a Lost Interrupt',
    text: 'When it is done, an Interrupt that you played as Lost goes to your Lost Pile.',
  },
  'TRM-429': {
    title: 'After a Used Interrupt',
    text: 'When it is done, an Interrupt that you played as Used goes to your Used Pile, or to your Lost Pile if it was canceled.',
  },
} as const
