export const initiation = {
  rules: {
    'KRN-105':
      'A response belongs to its event. A “just” action responds to what has just taken place, and has to be connected with it.',
    'KRN-123':
      'All or nothing. You cannot initiate an action unless all its conditions are met, all its targets are there and all its costs can be paid.',
    'KRN-127':
      'Respond to what is said. A response is good only for the event that it names, and only as long as that event is the current one.',
    'KRN-129':
      'Every target is needed. If an action asks for a target, there must be a fitting one that you can name. Otherwise the action cannot be initiated.',
    'KRN-132':
      'Costs are paid in full. You pay all the costs of an action as you initiate it, whether rules or game text name them.',
    'KRN-142':
      'Too late to respond. Once an action has begun to have its result, you can respond to what happens in it, but no longer to the action as such.',
    'KRN-201':
      'Nothing there to cancel. You cannot cancel or lose something that does not exist, or that cannot be canceled.',
    'KRN-257':
      'Texts are about active cards. A text that says nothing of a card’s state is about active cards only.',
    'KRN-279':
      'Out of play. A card that is out of play is not on table and does nothing, unless a text speaks of such cards.',
    'KRN-125':
      'Conditions. Everything that rules and game text ask for has to be so when an action is initiated.',
    'TRM-426':
      'Interrupts are played. You do not deploy Interrupts; you play them. While one is carried out it is not on table.',
    'KRN-117': 'Once. A mandatory action is done once within its time, and not again.',
  },
  reasons: {
    'KRN-127/nothing to answer': '{card} answers something that has just happened, and this is not it.',
    'KRN-127/nothing to cancel': '{card} cancels nothing that is being played or deployed now.',
    'KRN-129/too few': '{card} needs a target.',
    'KRN-129/place': '{to} is not a place of the kind that {card} names.',
    'KRN-129/at': '{card} is not where the text of {by} asks for it.',
    'KRN-129/present': '{card} is not present there, as the text of {by} asks.',
    'KRN-123/battle': '{card} does not work during a battle.',
    'KRN-123/initiator': '{card} asks that another player initiated the battle.',
    'KRN-123/elsewhere': '{card} does not work for a battle at {at}.',
    'KRN-127/no drain':
      '{card} answers a Force drain that the opponent has just initiated, and there is none.',
    'KRN-129/no pile': '{card} needs a deck or pile to be named.',
    'KRN-129/none in hand': 'You have no card in hand that {card} could take.',
    'KRN-129/not missing': '{card} is not missing.',
    'KRN-129/power': '{card} has not the power that the text of {by} asks for.',
    'KRN-132/loss': 'This costs the loss of {need} Force; you have {have} to lose.',
    'KRN-123/not in force': 'The text of {card} is not in force now.',
    'KRN-123/phase': 'The text of {card} is used in your {phase} only.',
    'KRN-127/battle': '{card} is for when a battle has just been initiated, and none has been.',
    'KRN-127/by opponent': '{card} answers battles that the opponent initiates; this one is yours.',
    'KRN-127/condition': 'What the text of {card} asks for at {at} is not so.',
    'KRN-127/elsewhere': 'The battle is at {at}, and the text of {card} is not about battles there.',
    'KRN-127/no Interrupt':
      '{card} answers an Interrupt that the opponent has just played, and there is none.',
    'KRN-127/no hyperspace move':
      '{card} answers an opponent’s starship about to move by hyperspeed, and there is none.',
    'KRN-127/not present': '{card} is not present at {at}, where the battle is.',
    'KRN-127/weapons segment': '{card} is for just after the weapons segment of a battle.',
    'KRN-129/apart': 'The targets of {card} have to be at one location.',
    'KRN-129/from': '{card} is not where the text of {by} takes cards from.',
    'KRN-129/no destination': '{card} needs a location to go to.',
    'KRN-129/no move': 'None of the cards that {card} is about has a legal move away.',
    'KRN-129/nobody': '{card} has no target.',
    'KRN-129/not adjacent': '{to} is not an adjacent site, and {card} leads to one.',
    'KRN-129/presence': 'Your opponent has presence at {to}, so {card} cannot lead there.',
    'KRN-129/to': 'The text of {card} does not lead to {to}.',
    'KRN-129/too many': '{card} takes no more than {count} {count|target|targets}.',
    'KRN-129/who': '{card} is not what the text of {by} is about.',
    'KRN-105': '{card} has nothing to do with what has just taken place.',
    'KRN-142': 'The drain has already begun to have its result; {card} comes too late.',
    'KRN-142/result': 'What {card} could answer has begun to have its result.',
    'KRN-201': 'There is nothing that {card} could cancel.',
    'KRN-257': '{card} is inactive, and the text of {by} is about active cards.',
    'KRN-279': '{card} is out of play.',
    'KRN-125/condition': 'What the text of {card} asks for is not so.',
    'KRN-125': 'What the text of {card} asks for is not so.',
    'KRN-125/not there': '{card} is not where {by} takes cards from.',
    'KRN-125/not meant': '{card} is not a card that {by} asks for.',
    'KRN-125/elsewhere': '{by} does not deploy {card} there.',
    'TRM-426/deployed': '{card} is an Interrupt: it is played, not deployed.',
    'TRM-426': '{card} is no Interrupt, so it is not played.',
    'KRN-117': '{card} has done already what it must do in this phase.',
  },
}
