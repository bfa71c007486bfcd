export const bat1 = {
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
  'BAT-126': {
    title: 'At the end of a battle',
    text: 'Once both players are done with the damage segment comes what is due at the end of the battle. The cards are still in battle then.',
  },
  'BAT-127': {
    title: 'After the battle',
    text: 'Values that changed during a battle are afterwards what they were before, except what weapons changed and what has a time of its own.',
  },
  'BAT-128': {
    title: 'Battle just ended',
    text: 'What responds to a battle that has just ended comes right after it. That is no longer during battle, and all that lasted until the end of battle is over.',
  },
  'BAT-129': {
    title: 'The defender',
    text: 'One player has initiated the battle. The other one is the defender, and so are his cards in it.',
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
  'BAT-133': {
    title: 'Inactive cards hold no battle',
    text: 'A card that may be battled, or may initiate battle, gives no occupation while it is inactive.',
  },
  'BAT-134': {
    title: 'Occupation that is gone',
    text: 'If a card that may be battled or may initiate battle has its text canceled, is excluded or leaves, the occupation that it gave is gone, and the battle may end at once.',
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
  'BAT-147': {
    title: 'Copies add no further destinies',
    text: 'A second copy of a card adds no further destinies to those that the first one adds.',
  },
  'BAT-148': {
    title: 'Counting battle destinies',
    text: 'One for 4 ability, plus those that actions have added, plus those that cards add automatically. Unmet conditions and limits reduce that number. If text “if unable to otherwise” gives more, its number counts.',
  },
  'BAT-149': {
    title: 'Who takes part',
    text: 'All characters, starships, vehicles, weapons and devices at the location are in the battle, present or aboard something, unless they are excluded.',
  },
  'BAT-150': {
    title: 'From when on',
    text: 'A card is in the battle from its initiation or, if it comes before the power segment, from its arrival.',
  },
  'BAT-151': {
    title: 'Freed and back in battle',
    text: 'A captive who has just been released rejoins a battle that he was in before. The limit of one battle a turn does not stop him.',
  },
  'BAT-152': {
    title: 'Shots from outside',
    text: 'Firing a long-range weapon into a battle from elsewhere does not make you take part: whoever fires it adds nothing to the battle and can still battle this turn.',
  },
  'BAT-153': {
    title: 'Gone is out',
    text: 'A card that leaves the location of the battle is no longer in it.',
  },
  'BAT-154': {
    title: 'Barred cards give no presence',
    text: 'If a card may not participate in battle, you cannot count its presence to initiate one.',
  },
  'BAT-155': {
    title: 'Nor do the cards aboard it',
    text: 'What is aboard a card that may not participate gives you no presence for initiating a battle either.',
  },
  'BAT-156': {
    title: 'Its own text does not help',
    text: 'You cannot initiate a battle by the text of a card that may not participate in it.',
  },
  'BAT-157': {
    title: 'No battle rests on a barred card',
    text: 'Text on another card that would make a battle possible cannot rest on a card that may not battle.',
  },
  'BAT-158': {
    title: 'Left out at once',
    text: 'A card that may not participate is excluded at once and by itself, whether a battle starts where it is or the bar comes in the middle of the battle.',
  },
  'BAT-159': {
    title: 'Creatures are another matter',
    text: 'Where battle is barred to a card, an attack is not: it may attack creatures, and they may attack it.',
  },
  'BAT-160': {
    title: 'What excluding is',
    text: 'To exclude a card is to take it out of the battle that is being fought.',
  },
  'BAT-161': {
    title: 'Excluded is inactive',
    text: 'Exclusion makes a card inactive until the battle is over, together with all that is deployed on it or is aboard it.',
  },
  'BAT-162': {
    title: 'Excluded cards add nothing',
    text: 'An excluded card brings neither power to the battle nor ability toward battle destiny.',
  },
  'BAT-163': {
    title: 'Excluded cards are not forfeited',
    text: 'You cannot forfeit a card that is excluded or inactive for another reason.',
  },
  'BAT-164': {
    title: 'When the pilot is excluded',
    text: 'If the pilot is excluded, his vehicle or starship stays in the battle unpiloted. It may be forfeited, and the inactive cards aboard are then lost with it.',
  },
  'BAT-165': {
    title: 'Excluded cards are with nobody',
    text: 'An excluded card does not fulfil a condition that asks for it to be with another, for instance one that adds or cancels battle destiny.',
  },
  'BAT-166': {
    title: 'Exclusion disturbs nothing else',
    text: 'When exclusion makes a card inactive, no Objective flips, and no other card on table is canceled or removed because of it.',
  },
  'BAT-167': {
    title: 'Excluded cards return together',
    text: 'When the battle has just ended, all cards excluded from it become active again, together and by themselves.',
  },
  'BAT-168': {
    title: 'Inactive crew keeps its slots',
    text: 'Pilots and passengers who are inactive still fill their capacity slots.',
  },
  'BAT-169': {
    title: 'Only cards in battle are excluded',
    text: 'Only a card that is in a battle at that moment can be excluded, apart from one that may not participate.',
  },
  'BAT-170': {
    title: 'Not every absence is exclusion',
    text: 'A card that becomes inactive in another way, or leaves table, has not been excluded. Texts that prevent exclusion or answer it do not concern it.',
  },
  'BAT-171': {
    title: 'Not excluded, but captured',
    text: 'Text that keeps a card from being excluded does not keep it from being captured, missing, lost, taken to hand or placed in the Used Pile.',
  },
  'BAT-172': {
    title: 'Aboard the excluded card',
    text: 'Cards that are inactive only because the card that carries them was excluded are not themselves excluded.',
  },
  'BAT-173': {
    title: 'Who has excluded',
    text: 'The player whose card excludes another has excluded it, whoever initiated the battle.',
  },
  'BAT-174': {
    title: 'In battle',
    text: '“In battle” means the same as participating in battle.',
  },
  'BAT-175': {
    title: 'In a battle together',
    text: 'Two characters are “in a battle together”, “in battle with” each other or “involved in the same battle” when both are in it.',
  },
  'BAT-176': {
    title: 'Only in its own battle',
    text: 'What the text of a card that fights says about battles serves only in a battle in which the card takes part.',
  },
  'BAT-177': {
    title: 'Targets of Interrupts in battle',
    text: 'What you target with an Interrupt that is played only during battle has to be in that battle, unless the Interrupt says otherwise.',
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
  'BAT-182': {
    title: 'Immunity taken away',
    text: 'If one text gives a card immunity to attrition and another takes it away, it has none, whichever came first.',
  },
  'BAT-183': {
    title: 'Immunity to lose',
    text: 'An action by which a card loses its immunity to attrition cannot be started while it has none, or has had it taken away.',
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
  'BAT-187': {
    title: 'Who takes part in 2001',
    text: 'In the rulings of August 2001, all cards present at the location are in the battle, and all on the bridge, in the cockpit or in the cargo bay of vehicles and starships there.',
  },
  'BAT-189': {
    title: 'Not the cards at its sites',
    text: 'Characters at the sites of a vehicle or starship are not in a battle where that vehicle or starship is.',
  },
  'BAT-190': {
    title: 'Excluded for one battle',
    text: 'A card is excluded from the current battle only, unless the text that excludes it says otherwise.',
  },
  'BAT-191': {
    title: 'No target in battle',
    text: 'An excluded card cannot be targeted by an action that needs its target to be in battle.',
  },
  'BAT-192': {
    title: 'What exclusion is in 2001',
    text: 'The rulings of August 2001 list what an excluded card cannot do. They do not make it inactive, and they say nothing of the cards on it or aboard it.',
  },
  'BAT-193': {
    title: 'It holds the battle to the end',
    text: 'A card that may be battled or may initiate battle goes on occupying the location for that battle until it is removed from the battle or the battle ends.',
  },
  'BAT-194': {
    title: 'Droids that may be battled',
    text: 'While all droids may be battled, every droid counts as occupying its location for battles, even one that pilots a starship.',
  },
  'BAT-195': {
    title: 'With each other, both in battle',
    text: 'What adds or cancels battle destiny when characters are “with” each other needs all of them in the battle, unless it says otherwise.',
  },
  'BAT-196': {
    title: 'Immunity for all aboard',
    text: 'In the rulings of August 2001, the immunity of a starship or enclosed vehicle protects it and all cards aboard.',
  },
  'BAT-198': {
    title: 'Spies and being alone',
    text: 'During a battle an undercover spy does not matter for whether a card is alone.',
  },
  'BAT-199': {
    title: 'Operatives at home',
    text: 'On the planet that matches it an operative’s ability does not count toward battle destiny.',
  },
}
