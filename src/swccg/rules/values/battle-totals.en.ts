export const battleTotals = {
  rules: {
    'BAT-077': 'Total power. Your total power begins with the power of your cards present at the location of the battle.',
    'BAT-078': 'Inside, no power of your own. A character inside a starship or enclosed vehicle is not present and adds no power of his own, only what he adds to the starship or vehicle.',
    'BAT-079': 'Everything that changes power. Total power takes in all that changes it: texts of participants, of the location, of pilots, and of cards elsewhere on table.',
    'BAT-080': 'Battle destiny adds to power. Your total battle destiny, if you have one, is added to your total power. It makes attrition besides.',
    'BAT-084': 'Winner and loser. The totals of both players, with all modifiers, power destinies and total battle destiny, are compared. The player with the greater one wins the battle and the other loses it.',
    'BAT-085': 'Nobody wins. With equal totals there is neither winner nor loser.',
    'KRN-191': 'Put in motion before. An action can set something for a later moment. It takes place then by itself, even if its card lies in a pile by now.',
    'KRN-312': 'The total, not its parts. A text that changes a total leaves the numbers alone that it is made of.',
  },
}
