/** Battle totals in English. */

export const battleTotals = {
  rules: {
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
    'KRN-191': {
      title: 'Put in motion before',
      text: 'An action can set something for a later moment. It takes place then by itself, even if its card lies in a pile by now.',
    },
    'KRN-312': {
      title: 'The total, not its parts',
      text: 'A text that changes a total leaves the numbers alone that it is made of.',
    },
    'TRM-122': {
      title: 'To drive is not to pilot',
      text: 'If a pilot drives your transport vehicle, what he adds as a pilot does not come to the vehicle.',
    },
    'TRM-315': {
      title: 'Pilot power and pilot bonus',
      text: 'When something changes the power of your pilot as a character, what he adds to the power of the starship or vehicle that he pilots stays the same.',
    },
  },
}
