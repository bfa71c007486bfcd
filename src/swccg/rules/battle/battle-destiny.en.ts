/** Battle destiny in English. */

export const battleDestiny = {
  rules: {
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
    'BAT-069': {
      title: 'Attrition destinies added by text',
      text: 'Attrition destinies that texts add by themselves are counted when that count is taken, if their conditions hold then.',
    },
    'BAT-135': {
      title: 'If unable to otherwise',
      text: 'Text that lets you draw battle destiny “if unable to otherwise” works in the power segment only, and only if all else gives you fewer draws than it does.',
    },
    'BAT-136': {
      title: 'Never added to others',
      text: 'Draws “if unable to otherwise” are not added to other draws. You make your ordinary number of draws or the number in that text, whichever is larger.',
    },
    'BAT-138': {
      title: 'In spite of conditions and limits',
      text: 'Draws “if unable to otherwise” are made in spite of conditions on drawing, such as 6 ability required, and of your opponent’s limits to fewer draws.',
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
    'BAT-147': {
      title: 'Copies add no further destinies',
      text: 'A second copy of a card adds no further destinies to those that the first one adds.',
    },
    'BAT-148': {
      title: 'Counting battle destinies',
      text: 'One for 4 ability, plus those that actions have added, plus those that cards add automatically. Unmet conditions and limits reduce that number. If text “if unable to otherwise” gives more, its number counts.',
    },
    'BAT-165': {
      title: 'Excluded cards are with nobody',
      text: 'An excluded card does not fulfil a condition that asks for it to be with another, for instance one that adds or cancels battle destiny.',
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
    'BAT-199': {
      title: 'Operatives at home',
      text: 'On the planet that matches it an operative’s ability does not count toward battle destiny.',
    },
  },
}
