export const battleDestiny = {
  rules: {
    'BAT-045':
      'Power destinies added by text. Power destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
    'BAT-046':
      'Only cards in battle add destinies. Power, battle and attrition destinies come from characters, starships, vehicles, weapons and devices that are in the battle. Others add none unless their text says so.',
    'BAT-047':
      'Effects need not be in the battle. Cards of other types that add destinies, such as Effects, need only what their own text asks for. They do not have to be in the battle.',
    'BAT-048':
      'Added before, counted now. Destinies that actions of the weapons segment have added are certain. They are simply counted when you come to draw.',
    'BAT-052':
      '4 ability, one battle destiny. With 4 or more ability that counts in the battle, you may draw one battle destiny.',
    'BAT-053': 'More ability, still one. One battle destiny is all that ability gives, be it 4, 8 or more.',
    'BAT-054':
      'Whose ability counts. Your cards that are present in the battle count with their ability toward battle destiny, and so do your characters and permanent pilots who pilot or drive in it.',
    'BAT-055':
      'Passengers do not count. A passenger of a starship or of an enclosed vehicle is in the battle, but his ability does not count toward battle destiny.',
    'BAT-056':
      'Less than 4 ability. With less than 4 ability that counts you start from no battle destiny at all. Cards may still add some.',
    'BAT-057':
      'Battle destinies added by text. Battle destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
    'BAT-069':
      'Attrition destinies added by text. Attrition destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
    'BAT-135':
      'If unable to otherwise. Text that lets you draw battle destiny “if unable to otherwise” works in the power segment only, and only if all else gives you fewer draws than it does.',
    'BAT-136':
      'Never added to others. Draws “if unable to otherwise” are not added to other draws. You make your ordinary number of draws or the number in that text, whichever is larger.',
    'BAT-138':
      'In spite of conditions and limits. Draws “if unable to otherwise” are made in spite of conditions on drawing, such as 6 ability required, and of your opponent’s limits to fewer draws.',
    'BAT-141':
      'A condition holds for every draw. A condition on drawing battle destiny holds for all battle destinies that you would draw, added ones too, but not for those “if unable to otherwise”.',
    'BAT-142':
      'Which ability meets a condition. If drawing battle destiny takes a certain ability, you count only such ability as could be used for the draw.',
    'BAT-143':
      '“May” makes it optional. Text that changes the number of battle destinies is automatic if it leaves you no choice. With “may”, or on an Interrupt, it is optional.',
    'BAT-144':
      'Checked before your first draw. What changes the number of your battle destinies automatically is checked right before your first one. The cards it needs must then still be in the battle.',
    'BAT-147':
      'Copies add no further destinies. A second copy of a card adds no further destinies to those that the first one adds.',
    'BAT-148':
      'Counting battle destinies. One for 4 ability, plus those that actions have added, plus those that cards add automatically. Unmet conditions and limits reduce that number. If text “if unable to otherwise” gives more, its number counts.',
    'BAT-165':
      'Excluded cards are with nobody. An excluded card does not fulfil a condition that asks for it to be with another, for instance one that adds or cancels battle destiny.',
    'BAT-185':
      'If not able to otherwise. In the rulings of August 2001, “one battle destiny if not able to otherwise” serves in the power segment only, and only if you have no battle destiny by other means. It never makes two or more.',
    'BAT-186':
      'In spite of conditions. In the rulings of August 2001, “one battle destiny if not able to otherwise” is drawn in spite of conditions such as 6 ability required.',
    'BAT-195':
      'With each other, both in battle. What adds or cancels battle destiny when characters are “with” each other needs all of them in the battle, unless it says otherwise.',
    'BAT-199':
      'Operatives at home. On the planet that matches it an operative’s ability does not count toward battle destiny.',
  },
}
