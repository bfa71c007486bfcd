export const bat0 = {
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
  'BAT-006': {
    title: 'What still happens when it is cut short',
    text: 'When a battle ends for want of presence, whatever waits for its end happens, and whatever lasts until its end is over. Only what needs a battle that has run its full course does not happen.',
  },
  'BAT-007': {
    title: 'Hit when a battle is cut short',
    text: 'When a battle is over without a damage segment, all hit cards are lost at once. They are lost, not forfeited.',
  },
  'BAT-008': {
    title: 'No weapon needed',
    text: 'You need no weapons to initiate or fight a battle. With one you can single out a card of your opponent.',
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
  'BAT-012': {
    title: 'Not excluded, and yet only one battle',
    text: 'Text that keeps a card from being excluded does not let it fight more than one battle in a turn.',
  },
  'BAT-013': {
    title: 'Not only one battle for them',
    text: 'Characters, vehicles and starships battle once a turn; devices, weapons and Effects may serve in several battles of a turn where their text permits.',
  },
  'BAT-014': {
    title: 'A battle is an action',
    text: 'To initiate a battle is an action like any other: conditions, target and cost first, then responses, then the result.',
  },
  'BAT-015': {
    title: 'The segments of a battle',
    text: 'After its start a battle has a weapons segment, a power segment, a damage segment and its end, in this order.',
  },
  'BAT-016': {
    title: 'Its own moment',
    text: 'A card that states its own moment in a battle is played at that moment, whatever the segments allow or forbid.',
  },
  'BAT-017': {
    title: 'A battle targets a location',
    text: 'When you initiate a battle you target a location. The condition is that both players have presence there.',
  },
  'BAT-018': {
    title: 'A battle costs 1 Force',
    text: 'You use 1 Force to initiate a battle.',
  },
  'BAT-019': {
    title: 'What a battle can cost otherwise',
    text: 'Cards can make initiating a battle cost more or less, set another cost, or make it free.',
  },
  'BAT-020': {
    title: 'When a battle is initiated',
    text: 'With its conditions met, its target named and its cost paid, a battle has been initiated there, whatever comes next.',
  },
  'BAT-021': {
    title: 'First what happens by itself',
    text: 'When a battle has been initiated, all automatic actions that this triggers come before any response. The player who initiated the battle chooses their order.',
  },
  'BAT-022': {
    title: 'What may respond to a battle',
    text: 'The responses to a battle are the actions that answer a battle just initiated and those that are played at the start of a battle.',
  },
  'BAT-023': {
    title: 'Reacts to a battle',
    text: 'When your opponent has initiated a battle, your react texts may deploy cards into it or move cards to it, or away from it where they say so.',
  },
  'BAT-024': {
    title: 'No react to your own battle',
    text: 'The player who has initiated a battle cannot react to it.',
  },
  'BAT-025': {
    title: 'Other responses bring cards in',
    text: 'The player who started the battle cannot react, but may bring cards in with a response that is no react.',
  },
  'BAT-026': {
    title: 'Responses to a battle',
    text: 'The opponent of whoever has initiated the battle may respond first. After that you take turns.',
  },
  'BAT-027': {
    title: 'Until both have passed',
    text: 'Responses to a battle go on until both players pass in a row; then comes the weapons segment. If you passed and your opponent responds, you may respond again.',
  },
  'BAT-028': {
    title: 'Newcomers may help',
    text: 'A card must be able to respond or react at the moment when it does. One that has just come by a react may make a further react possible, or be of use to it.',
  },
  'BAT-029': {
    title: 'Turns in the weapons segment',
    text: 'In the weapons segment players take one top-level action each in turn. The player who initiated the battle has the first.',
  },
  'BAT-030': {
    title: 'How the weapons segment ends',
    text: 'When both players pass in a row instead of taking a top-level action, the weapons segment is over.',
  },
  'BAT-031': {
    title: 'Late arrivals join in',
    text: 'Whoever arrives at the location before the power segment is in the battle at once, unless something such as an earlier battle this turn keeps that card out.',
  },
  'BAT-032': {
    title: 'Where battle actions belong',
    text: 'Top-level actions made for battles are as a rule played in the weapons segment only.',
  },
  'BAT-033': {
    title: 'Power in the weapons segment',
    text: 'Top-level actions that change power, and not attrition too, are played in the weapons segment.',
  },
  'BAT-034': {
    title: 'Numbers of destinies in the weapons segment',
    text: 'Top-level actions that change how many destinies are drawn are played in the weapons segment; the destinies are drawn in the power segment.',
  },
  'BAT-035': {
    title: 'Conditions on destinies in the weapons segment',
    text: 'Top-level actions that lay a condition on destinies in general are played in the weapons segment.',
  },
  'BAT-036': {
    title: 'Totals in the weapons segment',
    text: 'A top-level action that changes a total battle destiny is taken in the weapons segment; it is applied once there is a total.',
  },
  'BAT-037': {
    title: 'Without a moment of its own',
    text: 'An action during battle that names no moment is taken in the weapons segment.',
  },
  'BAT-038': {
    title: 'What may be done at any time',
    text: 'An action that could be taken at any time may be taken in the weapons segment too, even if it has nothing to do with the battle.',
  },
  'BAT-039': {
    title: 'Other actions only here',
    text: 'The weapons segment is also open to top-level actions of other sorts. In the power and damage segments you find only the kinds that are named for them.',
  },
  'BAT-040': {
    title: 'No fight within a battle',
    text: 'During a battle nobody can initiate another battle, nor an attack by a creature or on one.',
  },
  'BAT-041': {
    title: 'Steps of the power segment',
    text: 'The power segment always takes place: power destinies, battle destinies, attrition destinies, optional actions, total power, attrition, then winner and loser.',
  },
  'BAT-042': {
    title: 'Too late to join',
    text: 'When the power segment has begun, no further card can join the battle, though it may come to the location.',
  },
  'BAT-043': {
    title: 'Power destiny',
    text: '“Destiny to power” and “destiny to total power” mean a power destiny. It raises your total power and nothing else.',
  },
  'BAT-044': {
    title: 'Who draws power destinies first',
    text: 'The player who initiated the battle draws all his power destinies, then the other player draws his.',
  },
  'BAT-045': {
    title: 'Power destinies added by text',
    text: 'Power destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
  },
  'BAT-046': {
    title: 'Only cards in battle add destinies',
    text: 'Power, battle and attrition destinies come from characters, starships, vehicles, weapons and devices that are in the battle. Others add none unless their text says so.',
  },
  'BAT-047': {
    title: 'Effects need not be in the battle',
    text: 'Cards of other types that add destinies, such as Effects, need only what their own text asks for. They do not have to be in the battle.',
  },
  'BAT-048': {
    title: 'Added before, counted now',
    text: 'Destinies that actions of the weapons segment have added are certain. They are simply counted when you come to draw.',
  },
  'BAT-049': {
    title: 'Power destinies must be drawn',
    text: 'You must draw all your power destinies.',
  },
  'BAT-050': {
    title: 'Added to total power',
    text: 'Each power destiny that you draw is added to your total power.',
  },
  'BAT-051': {
    title: 'Who draws battle destinies first',
    text: 'The player who initiated the battle counts, chooses, draws and totals all his battle destinies. Only then does the other player do so.',
  },
  'BAT-052': {
    title: '4 ability, one battle destiny',
    text: 'With 4 or more ability that counts in the battle, you may draw one battle destiny.',
  },
  'BAT-053': {
    title: 'More ability, still one',
    text: 'One battle destiny is all that ability gives, be it 4, 8 or more.',
  },
  'BAT-054': {
    title: 'Whose ability counts',
    text: 'Your cards that are present in the battle count with their ability toward battle destiny, and so do your characters and permanent pilots who pilot or drive in it.',
  },
  'BAT-055': {
    title: 'Passengers do not count',
    text: 'A passenger of a starship or of an enclosed vehicle is in the battle, but his ability does not count toward battle destiny.',
  },
  'BAT-056': {
    title: 'Less than 4 ability',
    text: 'With less than 4 ability that counts you start from no battle destiny at all. Cards may still add some.',
  },
  'BAT-057': {
    title: 'Battle destinies added by text',
    text: 'Battle destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
  },
  'BAT-058': {
    title: 'All or none',
    text: 'Once your battle destinies are counted, you choose to draw all of them or none.',
  },
  'BAT-059': {
    title: 'Battle destiny is your choice',
    text: 'You are never forced to draw battle destiny.',
  },
  'BAT-060': {
    title: 'As many as you can',
    text: 'If you have chosen to draw battle destiny but cannot make every draw, because your Reserve Deck is too small for instance, you draw as many as you can.',
  },
  'BAT-061': {
    title: 'The total battle destiny is formed',
    text: 'When a player has drawn his battle destinies his total is formed, and what changes it by itself applies if its condition is met then.',
  },
  'BAT-062': {
    title: 'Changes played before',
    text: 'Optional changes of a total battle destiny, played in the weapons segment, are applied when that total is formed.',
  },
  'BAT-064': {
    title: 'Attrition',
    text: 'When both players have drawn, each total battle destiny makes attrition of the same amount against the opponent.',
  },
  'BAT-065': {
    title: 'No battle destiny, no attrition',
    text: 'If you complete no battle destiny draw you have no total, and there is no attrition against your opponent. Nothing can change an attrition that does not exist.',
  },
  'BAT-066': {
    title: 'Zero is a total',
    text: 'A total battle destiny of 0 makes attrition of 0. That attrition exists, and cards may change it.',
  },
  'BAT-067': {
    title: 'Attrition destiny',
    text: '“Destiny to attrition” means an attrition destiny. It raises the attrition against your opponent and nothing else.',
  },
  'BAT-068': {
    title: 'Who draws attrition destinies first',
    text: 'The player who initiated the battle draws all his attrition destinies, then the other player draws his.',
  },
  'BAT-069': {
    title: 'Attrition destinies added by text',
    text: 'Attrition destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
  },
  'BAT-070': {
    title: 'Without a total, no attrition destiny',
    text: 'If you have no total battle destiny, you draw no attrition destinies. Nothing changes that.',
  },
  'BAT-071': {
    title: 'Attrition destinies must be drawn',
    text: 'You must draw all your attrition destinies.',
  },
  'BAT-072': {
    title: 'Added to the attrition',
    text: 'Each attrition destiny that you draw raises the attrition against your opponent in this battle.',
  },
  'BAT-073': {
    title: 'Optional actions of the power segment',
    text: 'After the attrition destinies players take optional actions in turn, first the one who initiated the battle, until both pass in a row.',
  },
  'BAT-074': {
    title: 'What may be done in the power segment',
    text: 'Among the optional actions of the power segment, a top-level action must say that it is played in the power segment, or it must modify or reset attrition.',
  },
  'BAT-075': {
    title: 'Changes of attrition',
    text: 'Top-level actions that change attrition, and do not satisfy or cancel it, are played in the optional part of the power segment, and only if that attrition exists, be it 0.',
  },
  'BAT-076': {
    title: 'Attrition and power together',
    text: 'Top-level actions that change attrition and total power together are played in the optional part of the power segment, and only if that attrition exists.',
  },
  'BAT-077': {
    title: 'Total power',
    text: 'Your total power begins with the power of your cards present at the location of the battle.',
  },
  'BAT-078': {
    title: 'Inside, no power of your own',
    text: 'A character inside a starship or enclosed vehicle is not present and adds no power of his own, only what he adds to the starship or vehicle.',
  },
  'BAT-079': {
    title: 'Everything that changes power',
    text: 'Total power takes in all that changes it: texts of participants, of the location, of pilots, and of cards elsewhere on table.',
  },
  'BAT-080': {
    title: 'Battle destiny adds to power',
    text: 'Your total battle destiny, if you have one, is added to your total power. It makes attrition besides.',
  },
  'BAT-081': {
    title: 'How attrition is calculated',
    text: 'The attrition against you is your opponent’s total battle destiny plus his attrition destinies. Then comes whatever else modifies or resets it.',
  },
  'BAT-082': {
    title: 'What changes attrition by itself',
    text: 'Texts that change attrition without a choice do so as it is worked out, if their conditions are met then.',
  },
  'BAT-083': {
    title: 'Changes of attrition',
    text: 'Changes of attrition played in the power segment are locked in, and applied when attrition is calculated.',
  },
  'BAT-084': {
    title: 'Winner and loser',
    text: 'The totals of both players, with all modifiers, power destinies and total battle destiny, are compared. The player with the greater one wins the battle and the other loses it.',
  },
  'BAT-085': {
    title: 'Nobody wins',
    text: 'With equal totals there is neither winner nor loser.',
  },
  'BAT-086': {
    title: 'What winning and losing trigger',
    text: 'What happens by itself when a battle is won or lost happens as soon as winner and loser are named.',
  },
  'BAT-087': {
    title: 'Responses to winning and losing',
    text: 'After the automatic actions players may respond to winning or losing in turn, first the opponent of whoever initiated the battle, until both pass in a row. The damage segment comes only then.',
  },
  'BAT-088': {
    title: 'Turns in the damage segment',
    text: 'In the damage segment players take one action each in turn. The player who initiated the battle has the first.',
  },
  'BAT-089': {
    title: 'Cards for the damage segment',
    text: 'What says that it is played in the damage segment is played there.',
  },
  'BAT-090': {
    title: 'What the damage segment is for',
    text: 'In the damage segment you forfeit cards, lose Force to battle damage and play what is played there. Cards may also modify, satisfy or cancel battle damage, and satisfy or cancel attrition. No other top-level action is allowed.',
  },
  'BAT-091': {
    title: 'Forfeiting a card',
    text: 'To forfeit one of your cards in the battle is an action. You may take it if that card is hit, or if battle damage or attrition is pending against you.',
  },
  'BAT-092': {
    title: 'Losing Force to battle damage',
    text: 'To lose 1 Force and so satisfy 1 battle damage is an action. You may take it while battle damage is pending against you.',
  },
  'BAT-093': {
    title: 'Cards that deal with battle damage',
    text: 'A card that changes, satisfies or cancels battle damage needs some that is still unsatisfied.',
  },
  'BAT-094': {
    title: 'Cards that deal with attrition',
    text: 'A card that satisfies or cancels attrition is for the damage segment, and needs some that is still unsatisfied.',
  },
  'BAT-095': {
    title: 'Both at once',
    text: 'A card that deals with battle damage and attrition together needs only one of the two.',
  },
  'BAT-097': {
    title: 'When you cannot pass',
    text: 'In the damage segment you cannot pass while one of your cards in the battle is hit, while battle damage is pending, or while attrition is pending to which one of them is not immune.',
  },
  'BAT-098': {
    title: 'Pending',
    text: 'Battle damage or attrition is pending against you as long as more than 0 of it is not satisfied.',
  },
  'BAT-099': {
    title: 'Immune, but willing',
    text: 'You may forfeit a card to satisfy attrition or battle damage although it is immune to the attrition.',
  },
}
