/** The rules of a battle’s power segment: destinies, total power and attrition. */
export const battlePowerRules = {
  'BAT-041': {
    title: 'Steps of the power segment',
    text: 'The power segment always takes place: power destinies, battle destinies, attrition destinies, optional actions, total power, attrition, then winner and loser.',
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
  'BAT-061': {
    title: 'The total battle destiny is formed',
    text: 'When a player has drawn his battle destinies his total is formed, and what changes it by itself applies if its condition is met then.',
  },
  'BAT-062': {
    title: 'Changes played before',
    text: 'Optional changes of a total battle destiny, played in the weapons segment, are applied when that total is formed.',
  },
  'BAT-045': {
    title: 'Power destinies added by text',
    text: 'Power destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
  },
  'BAT-057': {
    title: 'Battle destinies added by text',
    text: 'Battle destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
  },
  'BAT-069': {
    title: 'Attrition destinies added by text',
    text: 'Attrition destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
  },
  'BAT-083': {
    title: 'Changes of attrition',
    text: 'Changes of attrition played in the power segment are locked in, and applied when attrition is calculated.',
  },
  'BAT-075': {
    title: 'Changes of attrition',
    text: 'Top-level actions that change attrition, and do not satisfy or cancel it, are played in the optional part of the power segment, and only if that attrition exists, be it 0.',
  },
  'BAT-076': {
    title: 'Attrition and power together',
    text: 'Top-level actions that change attrition and total power together are played in the optional part of the power segment, and only if that attrition exists.',
  },
  'BAT-016': {
    title: 'Its own moment',
    text: 'A card that states its own moment in a battle is played at that moment, whatever the segments allow or forbid.',
  },
  'BAT-165': {
    title: 'Excluded cards are with nobody',
    text: 'An excluded card does not fulfil a condition that asks for it to be with another, for instance one that adds or cancels battle destiny.',
  },
  'BAT-194': {
    title: 'Droids that may be battled',
    text: 'While all droids may be battled, every droid counts as occupying its location for battles, even one that pilots a starship.',
  },
  'BAT-199': {
    title: 'Operatives at home',
    text: 'On the planet that matches it an operative’s ability does not count toward battle destiny.',
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
  'BAT-077': {
    title: 'Total power',
    text: 'Your total power begins with the power of your cards present at the location of the battle.',
  },
  'BAT-078': {
    title: 'Inside, no power of your own',
    text: 'A character inside a starship or enclosed vehicle is not present and adds no power of his own, only what he adds to the starship or vehicle.',
  },
  'BAT-080': {
    title: 'Battle destiny adds to power',
    text: 'Your total battle destiny, if you have one, is added to your total power. It makes attrition besides.',
  },
  'BAT-081': {
    title: 'How attrition is calculated',
    text: 'The attrition against you is your opponent’s total battle destiny plus his attrition destinies. Then comes whatever else modifies or resets it.',
  },
  'BAT-084': {
    title: 'Winner and loser',
    text: 'The totals of both players, with all modifiers, power destinies and total battle destiny, are compared. The player with the greater one wins the battle and the other loses it.',
  },
  'BAT-085': {
    title: 'Nobody wins',
    text: 'With equal totals there is neither winner nor loser.',
  },
  'BAT-087': {
    title: 'Responses to winning and losing',
    text: 'After the automatic actions players may respond to winning or losing in turn, first the opponent of whoever initiated the battle, until both pass in a row. The damage segment comes only then.',
  },
  'BAT-135': {
    title: 'If unable to otherwise',
    text: 'Text that lets you draw battle destiny “if unable to otherwise” works in the power segment only, and only if all else gives you fewer draws than it does.',
  },
  'BAT-136': {
    title: 'Never added to others',
    text: 'Draws “if unable to otherwise” are not added to other draws. You make your ordinary number of draws or the number in that text, whichever is larger.',
  },
  'BAT-137': {
    title: 'Optional like all battle destiny',
    text: 'You need not make a draw “if unable to otherwise”. It is optional as all battle destiny is.',
  },
  'BAT-138': {
    title: 'In spite of conditions and limits',
    text: 'Draws “if unable to otherwise” are made in spite of conditions on drawing, such as 6 ability required, and of your opponent’s limits to fewer draws.',
  },
  'BAT-139': {
    title: 'Canceled like any other',
    text: 'Battle destinies “if unable to otherwise” may be canceled or made fewer like any others.',
  },
  'BAT-140': {
    title: 'For a redraw too',
    text: 'When a battle destiny is canceled and redrawn, text “if unable to otherwise” may serve for the redraw, even if it served for the first draw.',
  },
  'BAT-141': {
    title: 'A condition holds for every draw',
    text: 'A condition on drawing battle destiny holds for all battle destinies that you would draw, added ones too, but not for those “if unable to otherwise”.',
  },
  'BAT-142': {
    title: 'Which ability meets a condition',
    text: 'If drawing battle destiny takes a certain ability, you count only such ability as could be used for the draw.',
  },
  'BAT-143': {
    title: '“May” makes it optional',
    text: 'Text that changes the number of battle destinies is automatic if it leaves you no choice. With “may”, or on an Interrupt, it is optional.',
  },
  'BAT-144': {
    title: 'Checked before your first draw',
    text: 'What changes the number of your battle destinies automatically is checked right before your first one. The cards it needs must then still be in the battle.',
  },
  'BAT-145': {
    title: 'Added in the weapons segment only',
    text: 'An optional change of the number of battle destinies that is a top-level action, not a response, can be started in the weapons segment only.',
  },
  'BAT-146': {
    title: 'Checked once',
    text: 'What an optional change of the number of battle destinies asks for is checked when you start it. When it has resolved, it just waits for the draw and is not checked again.',
  },
  'BAT-148': {
    title: 'Counting battle destinies',
    text: 'One for 4 ability, plus those that actions have added, plus those that cards add automatically. Unmet conditions and limits reduce that number. If text “if unable to otherwise” gives more, its number counts.',
  },
  'BAT-184': {
    title: 'The only segment for actions',
    text: 'In the rulings of August 2001, top-level actions are allowed in the weapons segment of a battle and in no other segment.',
  },
  'BAT-185': {
    title: 'If not able to otherwise',
    text: 'In the rulings of August 2001, “one battle destiny if not able to otherwise” serves in the power segment only, and only if you have no battle destiny by other means. It never makes two or more.',
  },
  'BAT-186': {
    title: 'In spite of conditions',
    text: 'In the rulings of August 2001, “one battle destiny if not able to otherwise” is drawn in spite of conditions such as 6 ability required.',
  },
  'BAT-195': {
    title: 'With each other, both in battle',
    text: 'What adds or cancels battle destiny when characters are “with” each other needs all of them in the battle, unless it says otherwise.',
  },
  'BAT-201': {
    title: 'Landed, no battle destiny',
    text: 'The ability of a permanent pilot on a landed starfighter counts for occupying the site but not toward battle destiny. All aboard are passengers, whose ability does not count either, and the starfighter has no power.',
  },
} as const
