export const initiating = {
  rules: {
    'DEP-239':
      'A unique Interrupt of both sides. Of a unique Interrupt that both sides have, one copy may be played in a turn, whoever plays it.',
    'DRW-014':
      'A unique Interrupt once a turn. You may play a unique Interrupt only once in a turn. A second copy has to wait for another turn.',
    'KRN-010':
      'What goes to the Used Pile. Besides Force that you use, your Used Pile takes the cards that a rule or a text sends there, such as an Interrupt that you have used.',
    'KRN-030': 'Using 0 Force. An empty Force Pile keeps nobody from using 0 Force or his entire Force Pile.',
    'KRN-054':
      'What leaves takes its load along. When a card leaves table, all that is aboard it, on it or carried by it goes to its owners’ Lost Piles, unless something says otherwise.',
    'KRN-055':
      'All at once. A card and everything that is lost with it leave in the same instant. Nobody can act in between.',
    'KRN-105':
      'A response belongs to its event. A “just” action responds to what has just taken place, and has to be connected with it.',
    'KRN-106':
      'The opponent responds first. When a player has acted, the opponent has the first chance to respond. Then the players take turns.',
    'KRN-107':
      'Just actions. An optional response is a just action, whether or not its text has the word “just”.',
    'KRN-123':
      'All or nothing. You cannot initiate an action unless all its conditions are met, all its targets are there and all its costs can be paid.',
    'KRN-127':
      'Respond to what is said. A response is good only for the event that it names, and only as long as that event is the current one.',
    'KRN-129':
      'Every target is needed. If an action asks for a target, there must be a fitting one that you can name. Otherwise the action cannot be initiated.',
    'KRN-132':
      'Costs are paid in full. You pay all the costs of an action as you initiate it, whether rules or game text name them.',
    'KRN-133':
      'What costs can be. A cost can be Force to use or to lose, a card or an action to give up, or an amount that a destiny draw names.',
    'KRN-136':
      'Taken into hand. Taking a destiny card into hand in order to draw again is part of the result and not a cost.',
    'KRN-142':
      'Too late to respond. Once an action has begun to have its result, you can respond to what happens in it, but no longer to the action as such.',
    'KRN-171':
      'Back to the action beneath. When a response is done, the action beneath it is the current one again, and the responses to that go on.',
    'KRN-177':
      'After a response. When a response is over, the opponent of the player who made it is the next who may respond to the action beneath.',
    'KRN-201':
      'Nothing there to cancel. You cannot cancel or lose something that does not exist, or that cannot be canceled.',
    'KRN-214':
      'Canceled: no result. An action that is canceled while it is being responded to has no result.',
    'KRN-215': 'Canceled, but paid. What has been paid for an action that is canceled stays paid.',
    'KRN-216':
      'Canceled, but used. If an action can be done only once a turn, or the like, it has been done even when it was canceled.',
    'KRN-217':
      'Where a canceled card goes. A card that is canceled goes to its owner’s Lost Pile, unless something sends it elsewhere.',
    'KRN-257':
      'Texts are about active cards. A text that says nothing of a card’s state is about active cards only.',
    'KRN-258':
      'Inactive cards do nothing. An inactive card, such as one that is missing or captured, is on table in a way, but it does nothing.',
    'KRN-279':
      'Out of play. A card that is out of play is not on table and does nothing, unless a text speaks of such cards.',
    'TRM-426':
      'Interrupts are played. You do not deploy Interrupts; you play them. While one is carried out it is not on table.',
    'TRM-427':
      'One function at a time. If an Interrupt can do several things, you say which one as you play it.',
    'TRM-428':
      'After a Lost Interrupt. When it is done, an Interrupt that you played as Lost goes to your Lost Pile.',
    'TRM-429':
      'After a Used Interrupt. When it is done, an Interrupt that you played as Used goes to your Used Pile, or to your Lost Pile if it was canceled.',
    'TRM-454':
      'Landed starships: game text. On a landed starship ignore all game text but that on deployment, capacity, movement and taking off, and on who its permanent pilots and astromechs are and what ability they have.',
    'TRM-457':
      'Lost with the ship. If your starship or vehicle leaves the table, whatever is aboard it is lost. Only those who ride a creature vehicle can get off in time.',
    'CTL-042':
      'Where present. A card that works “where present” has to be present at the location itself. What it works on only has to be at that location.',
    'KRN-222':
      'Canceled text does nothing. Nothing can be initiated or triggered by canceled game text, and none of its modifiers applies.',
    'KRN-118':
      'Both players must. If a mandatory action makes both players do something, the player whose turn it is says when, and who comes first.',
    'TRN-046':
      'Nothing of a turn before the first one. What is done during a turn, such as once each turn, cannot be done before the first turn begins.',
    'TRN-047':
      'No actions before the first turn. Actions of one’s own, such as playing a Used Interrupt, cannot be begun while the game is being started.',
  },
  reasons: {
    'KRN-127/nothing to answer': '{card} answers something that has just happened, and this is not it.',
    'KRN-127/nothing to cancel': '{card} cancels nothing that is being played or deployed now.',
    'KRN-129/too few': '{card} needs a target.',
    'KRN-129/place': '{to} is not a place of the kind that {card} names.',
    'KRN-129/at': '{card} is not where the text of {by} asks for it.',
    'KRN-129/present': '{card} is not present there, as the text of {by} asks.',
    'TRM-454': '{card} is landed: this part of its game text does nothing now.',
    'KRN-123/battle': '{card} does not work during a battle.',
    'KRN-123/initiator': '{card} asks that another player initiated the battle.',
    'KRN-123/elsewhere': '{card} does not work for a battle at {at}.',
    'TRM-426/deployed': '{card} is an Interrupt: it is played, not deployed.',
    'KRN-127/no drain':
      '{card} answers a Force drain that the opponent has just initiated, and there is none.',
    'KRN-107': '{card} says what may be done once that has happened: the opponent comes first.',
    'KRN-129/no pile': '{card} needs a deck or pile to be named.',
    'KRN-129/none in hand': 'You have no card in hand that {card} could take.',
    'KRN-129/not missing': '{card} is not missing.',
    'KRN-129/power': '{card} has not the power that the text of {by} asks for.',
    'KRN-132/loss': 'This costs the loss of {need} Force; you have {have} to lose.',
    'DRW-014': 'You have already played {card} this turn, and it is unique.',
    'DEP-239': 'Your opponent has played {card} this turn already, and it is unique.',
    'TRM-426': '{card} is no Interrupt, so it is not played.',
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
    'KRN-258': '{card} is inactive and does nothing.',
    'KRN-279': '{card} is out of play.',
    'KRN-222': 'The game text of {card} is canceled by {by}.',
    'CTL-042': '{by} is present there; {card} need only be at that location for it to lose its text.',
    'KRN-118': '{card} makes both players do something: it is the {by} who says when.',
    'TRN-046': 'No turn has begun yet, and this is done during a turn.',
    'TRN-047': 'The game is still being started: no action of one’s own can be begun before the first turn.',
  },
  deeds: {
    play: 'play',
    'play/offer': 'Play {card}[ on {cards}][, to {to}][ ({pile} of the {owner})]{cost}',
    use: 'use',
    'use/offer': 'Use {card}[ on {cards}][, to {to}][ ({pile} of the {owner})]{cost}',
  },
}
