/** The rules of a battle’s damage segment, of its end and of immunity to attrition. */
export const battleDamageRules = {
  'BAT-007': {
    title: 'Hit when a battle is cut short',
    text: 'When a battle is over without a damage segment, all hit cards are lost at once. They are lost, not forfeited.',
  },
  'BAT-088': {
    title: 'Turns in the damage segment',
    text: 'In the damage segment players take one action each in turn. The player who initiated the battle has the first.',
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
  'BAT-100': {
    title: 'Too late for the damage',
    text: 'A card that comes to the location in the damage segment is not in the battle. You cannot forfeit it, and attrition does not concern it.',
  },
  'BAT-101': {
    title: 'Presence no longer matters',
    text: 'If a side loses all its presence in the damage segment, the battle goes on.',
  },
  'BAT-102': {
    title: 'In any order',
    text: 'In the damage segment you may forfeit, lose Force and take the other actions allowed there in any order you like.',
  },
  'BAT-103': {
    title: 'How the damage segment ends',
    text: 'When both players pass in a row, the damage segment is over and the battle comes to its end.',
  },
  'BAT-104': {
    title: 'Forfeit only in the damage segment',
    text: 'Cards are forfeited in the damage segment of a battle and at no other time.',
  },
  'BAT-105': {
    title: 'Lost is not forfeited',
    text: 'To be forfeited is to be lost, but cards that are lost for other reasons were not forfeited and satisfy nothing.',
  },
  'BAT-106': {
    title: 'What can be forfeited',
    text: 'Only a card that is in the battle and has a forfeit value can be forfeited.',
  },
  'BAT-107': {
    title: 'A forfeit of 0',
    text: 'Even with its forfeit reset to 0, a card in the battle can be forfeited, and attrition still concerns it.',
  },
  'BAT-108': {
    title: 'What goes with it',
    text: 'All that is on a forfeited card or aboard it is lost with it. That is lost, not forfeited, and satisfies nothing.',
  },
  'BAT-109': {
    title: 'Hit cards must be forfeited',
    text: 'In the damage segment you must forfeit every card of yours that is hit.',
  },
  'BAT-110': {
    title: 'Hit cards need not come first',
    text: 'You may forfeit other cards before one that is hit.',
  },
  'BAT-111': {
    title: 'Attrition strikes both',
    text: 'Attrition concerns the winner as well as the loser.',
  },
  'BAT-112': {
    title: 'Satisfying attrition',
    text: 'If you can, you must go on forfeiting cards in the battle until their forfeit values together reach the attrition against you.',
  },
  'BAT-113': {
    title: 'Force does not satisfy attrition',
    text: 'Only forfeiting cards satisfies attrition, or a card that says so. Force lost from hand or Life Force does nothing for it.',
  },
  'BAT-114': {
    title: 'Hit cards count',
    text: 'You count the forfeit value of a hit card toward attrition and battle damage as you would that of any card.',
  },
  'BAT-115': {
    title: 'If hit cards are not enough',
    text: 'If attrition is left when your hit cards are forfeited, you must forfeit other cards until it is satisfied.',
  },
  'BAT-116': {
    title: 'Only immune cards left',
    text: 'Attrition that is left is ignored when all your remaining cards in the battle are immune to it.',
  },
  'BAT-117': {
    title: 'No card left',
    text: 'Attrition that is left is ignored when you have no card left to forfeit.',
  },
  'BAT-118': {
    title: 'Too much is wasted',
    text: 'Forfeit value beyond what you had to satisfy is wasted. Nothing is given back.',
  },
  'BAT-119': {
    title: 'Battle damage',
    text: 'Only the loser suffers battle damage. It is the winner’s total less the loser’s.',
  },
  'BAT-120': {
    title: 'Forfeiting for battle damage',
    text: 'Each card in the battle that you forfeit satisfies battle damage up to its forfeit value, also one that you forfeit because of a hit or of attrition.',
  },
  'BAT-121': {
    title: 'Force for battle damage',
    text: 'To satisfy battle damage you may lose cards from hand or Life Force, 1 damage for each.',
  },
  'BAT-123': {
    title: 'Cards and Force',
    text: 'For battle damage you may forfeit some cards and lose some Force, as you like.',
  },
  'BAT-124': {
    title: 'Not bound to the cheaper way',
    text: 'You may forfeit a card that is worth more than the battle damage, or lose Force instead. Nothing makes you take the cheaper way.',
  },
  'BAT-125': {
    title: 'One forfeit counts twice',
    text: 'You count the whole forfeit value toward attrition and the same value once more toward battle damage.',
  },
  'BAT-127': {
    title: 'After the battle',
    text: 'Values that changed during a battle are afterwards what they were before, except what weapons changed and what has a time of its own.',
  },
  'BAT-128': {
    title: 'Battle just ended',
    text: 'What responds to a battle that has just ended comes right after it. That is no longer during battle, and all that lasted until the end of battle is over.',
  },
  'BAT-178': {
    title: 'Immune to attrition',
    text: 'Compare the number after the < sign with the total attrition. If the attrition is lower, you need not forfeit the card to it; otherwise its immunity is of no use.',
  },
  'BAT-179': {
    title: 'Compared once',
    text: 'Immunity is compared with the total attrition once, at the start of the damage segment. What changes later makes no difference.',
  },
  'BAT-180': {
    title: 'Immunity covers those aboard',
    text: 'The immunity of a starship or enclosed vehicle also covers the cards on its bridge, in its cockpit or in its cargo bay, but not those at its sites.',
  },
  'BAT-181': {
    title: 'The highest immunity counts',
    text: 'If a card is immune to attrition from several sources, only the highest immunity counts. They are not added up.',
  },
  'BAT-183': {
    title: 'Immunity to lose',
    text: 'An action by which a card loses its immunity to attrition cannot be started while it has none, or has had it taken away.',
  },
  'BAT-182': {
    title: 'Immunity taken away',
    text: 'If one text gives a card immunity to attrition and another takes it away, it has none, whichever came first.',
  },
  'BAT-196': {
    title: 'Immunity for all aboard',
    text: 'In the rulings of August 2001, the immunity of a starship or enclosed vehicle protects it and all cards aboard.',
  },
  'BAT-019': {
    title: 'What a battle can cost otherwise',
    text: 'Cards can make initiating a battle cost more or less, set another cost, or make it free.',
  },
  'BAT-037': {
    title: 'Without a moment of its own',
    text: 'An action during battle that names no moment is taken in the weapons segment.',
  },
  'BAT-038': {
    title: 'What may be done at any time',
    text: 'An action that could be taken at any time may be taken in the weapons segment too, even if it has nothing to do with the battle.',
  },
  'BAT-079': {
    title: 'Everything that changes power',
    text: 'Total power takes in all that changes it: texts of participants, of the location, of pilots, and of cards elsewhere on table.',
  },
  'BAT-082': {
    title: 'What changes attrition by itself',
    text: 'Texts that change attrition without a choice do so as it is worked out, if their conditions are met then.',
  },
  'BAT-126': {
    title: 'At the end of a battle',
    text: 'Once both players are done with the damage segment comes what is due at the end of the battle. The cards are still in battle then.',
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
  'BAT-176': {
    title: 'Only in its own battle',
    text: 'What the text of a card that fights says about battles serves only in a battle in which the card takes part.',
  },
  'BAT-086': {
    title: 'What winning and losing trigger',
    text: 'What happens by itself when a battle is won or lost happens as soon as winner and loser are named.',
  },
  'BAT-089': {
    title: 'Cards for the damage segment',
    text: 'What says that it is played in the damage segment is played there.',
  },
  'BAT-012': {
    title: 'Not excluded, and yet only one battle',
    text: 'Text that keeps a card from being excluded does not let it fight more than one battle in a turn.',
  },
  'BAT-171': {
    title: 'Not excluded, but captured',
    text: 'Text that keeps a card from being excluded does not keep it from being captured, missing, lost, taken to hand or placed in the Used Pile.',
  },
  'BAT-013': {
    title: 'Not only one battle for them',
    text: 'Characters, vehicles and starships battle once a turn; devices, weapons and Effects may serve in several battles of a turn where their text permits.',
  },
  'BAT-133': {
    title: 'Inactive cards hold no battle',
    text: 'A card that may be battled, or may initiate battle, gives no occupation while it is inactive.',
  },
  'BAT-134': {
    title: 'Occupation that is gone',
    text: 'If a card that may be battled or may initiate battle has its text canceled, is excluded or leaves, the occupation that it gave is gone, and the battle may end at once.',
  },
  'BAT-157': {
    title: 'No battle rests on a barred card',
    text: 'Text on another card that would make a battle possible cannot rest on a card that may not battle.',
  },
  'BAT-193': {
    title: 'It holds the battle to the end',
    text: 'A card that may be battled or may initiate battle goes on occupying the location for that battle until it is removed from the battle or the battle ends.',
  },
  'BAT-198': {
    title: 'Spies and being alone',
    text: 'During a battle an undercover spy does not matter for whether a card is alone.',
  },
  'BAT-203': {
    title: 'Battles in the clouds',
    text: 'In battles at cloud sectors starfighters, shuttle vehicles, cloud cars and patrol craft fight, and capital starships only if they deploy and move like starfighters.',
  },
  'BAT-130': {
    title: 'May be battled',
    text: 'A card that may be battled stands in for presence when the opponent starts a battle against it, and for nothing else.',
  },
  'BAT-131': {
    title: 'May initiate battle',
    text: 'A card that may initiate battle stands in for presence when its own player starts a battle, and for nothing else.',
  },
  'BAT-132': {
    title: 'May battle either way',
    text: 'A card that may initiate battle and be battled stands in for presence in battles of both players, and for nothing else.',
  },
  'BAT-147': {
    title: 'Copies add no further destinies',
    text: 'A second copy of a card adds no further destinies to those that the first one adds.',
  },
} as const
