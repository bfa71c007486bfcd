export const attrition = {
  rules: {
    'BAT-064': 'Attrition. When both players have drawn, each total battle destiny makes attrition of the same amount against the opponent.',
    'BAT-065': 'No battle destiny, no attrition. If you complete no battle destiny draw you have no total, and there is no attrition against your opponent. Nothing can change an attrition that does not exist.',
    'BAT-066': 'Zero is a total. A total battle destiny of 0 makes attrition of 0. That attrition exists, and cards may change it.',
    'BAT-081': 'How attrition is calculated. The attrition against you is your opponent’s total battle destiny plus his attrition destinies. Then comes whatever else modifies or resets it.',
    'BAT-082': 'What changes attrition by itself. Texts that change attrition without a choice do so as it is worked out, if their conditions are met then.',
    'BAT-083': 'Changes of attrition. Changes of attrition played in the power segment are locked in, and applied when attrition is calculated.',
    'BAT-111': 'Attrition strikes both. Attrition concerns the winner as well as the loser.',
    'BAT-112': 'Satisfying attrition. If you can, you must go on forfeiting cards in the battle until their forfeit values together reach the attrition against you.',
    'BAT-114': 'Hit cards count. You count the forfeit value of a hit card toward attrition and battle damage as you would that of any card.',
    'BAT-115': 'If hit cards are not enough. If attrition is left when your hit cards are forfeited, you must forfeit other cards until it is satisfied.',
    'BAT-116': 'Only immune cards left. Attrition that is left is ignored when all your remaining cards in the battle are immune to it.',
    'BAT-117': 'No card left. Attrition that is left is ignored when you have no card left to forfeit.',
    'BAT-118': 'Too much is wasted. Forfeit value beyond what you had to satisfy is wasted. Nothing is given back.',
  },
}
