/** Rules of costs, targets and states that few cards ask about. */
export const kernelRules = {
  'KRN-088': {
    title: 'As if from hand',
    text: 'A card that is played from a deck or pile is no response, unless the text that allows it says “as if from hand”.',
  },
  'KRN-090': {
    title: 'Where the text sends it',
    text: 'If the text that lets a card be played sends it to a certain place, it goes there even when it is canceled.',
  },
  'KRN-196': {
    title: 'Another target',
    text: 'What retargets a card changes a target that its player has chosen to another one that it could have.',
  },
  'KRN-197': {
    title: 'What follows changes along',
    text: 'Targets that only follow from those that are chosen change with them by themselves, and may be the same as before.',
  },
  'KRN-198': {
    title: 'None of the old ones',
    text: 'Where the target is a card or a group, the new one contains none of the old cards.',
  },
  'KRN-207': {
    title: 'Optional targets',
    text: 'What a text does only “if any” may be missing: that keeps nobody from using it.',
  },
  'KRN-183': {
    title: 'Side by side',
    text: 'Actions that take place together lie side by side on the stack. A response may answer any one of them.',
  },
  'KRN-184': {
    title: 'Lifted above the others',
    text: 'Of actions that take place together the one that is answered lies above the others. When it and its responses are over, the rest are on top again.',
  },
  'KRN-185': {
    title: 'Taking turns over the group',
    text: 'To things that happened together the players respond in turn as if they were one.',
  },
  'KRN-032': {
    title: 'A pile with nothing in it',
    text: 'An empty pile can be moved as a pile all the same by a card that does that.',
  },
  'KRN-134': {
    title: 'A loss that is a cost',
    text: 'Force lost as the cost of beginning something cannot be reduced, changed or replaced, unless a text speaks of that very cost.',
  },
  'KRN-135': {
    title: 'Maintenance is a cost',
    text: 'What maintaining a card takes is a cost, so what changes a loss of Force does not change it.',
  },
  'KRN-190': {
    title: 'Whatever else you may do',
    text: 'In the weapons segment of a battle you may begin any action that may be begun at any time, though it does not speak of battles.',
  },
  'KRN-151': {
    title: 'Nothing to count',
    text: 'Where there is nothing that “for each” could count, the amount is 0, and nothing changes that.',
  },
  'KRN-154': {
    title: 'Immune where it lies',
    text: 'What is immune to a card is immune in a hand, deck or pile too: that card cannot search for it.',
  },
  'KRN-200': {
    title: 'All that it lists',
    text: 'An action needs everything that its card lists. If any one of these things cannot be targeted, the action cannot be initiated.',
  },
  'KRN-210': {
    title: 'All but the protected',
    text: 'A text about all cards of a group passes over those that are protected from it, and changes the others.',
  },
  'KRN-211': {
    title: 'What there is is modified',
    text: 'A modifier that applies by itself changes those of its numbers that exist. One that does not exist stays so.',
  },
  'KRN-288': {
    title: 'Every version',
    text: 'What is said of all versions of a card, and not of one of them on table, holds for each of them wherever it is.',
  },
  'KRN-289': {
    title: 'This one copy',
    text: 'What is put on one particular card changes that copy and no other.',
  },
  'CTL-062': {
    title: 'No escape for one',
    text: 'Where all cards are lost, or all characters, nothing keeps one of them from it, unless a text says so.',
  },
  'KRN-160': {
    title: 'Before it happens',
    text: 'What is done just before an action is wholly over before that action is initiated.',
  },
  'KRN-162': {
    title: 'Ahead of your opponent',
    text: 'Who wants to act just before what the opponent is about to do acts first, and the opponent’s action has not begun.',
  },
  'KRN-163': {
    title: 'Not after your own draw',
    text: 'What you may do just before an action of your own you do then: once you have acted it is too late.',
  },
  'KRN-146': {
    title: 'For the rest of the game',
    text: 'What is forbidden for the remainder of the game stays forbidden when the card that says so turns over or leaves table.',
  },
  'KRN-226': {
    title: 'Where it may not be',
    text: 'If game text that works again makes the place of a card illegal, the card goes to its owner’s Lost Pile at once, and is not just lost.',
  },
  'KRN-227': {
    title: 'Trigger and cancellation',
    text: 'When the text of a card is set off and canceled at the same moment, the player whose turn it is says which comes first.',
  },
}

export const kernelReasons = {
  'KRN-088': '{card} does not say “as if from hand”, so nothing is played by it in response.',
  'KRN-196':
    '{by} has to give {card} another target: either other cards of the same player, or another place.',
  'KRN-196/no target': 'That is no target that {card} could have had.',
  'KRN-198': '{ship} is a target of {card} already; none of those may be chosen again.',
  'KRN-184':
    'What {card} could answer lies beneath another loss of the same moment, which is being answered.',
  'KRN-134': 'That Force is lost as a cost, so {card} cannot answer it.',
  'KRN-135': 'That Force is lost to maintain a card, so {card} cannot answer it.',
  'KRN-200': 'There is no {what} at {to} for {card} to do anything to.',
  'KRN-163': '{card} is for the moment before the draw, and you have drawn.',
  'KRN-154': '{card} is immune to {by}, which cannot search for it.',
  'KRN-146':
    'The text of {by} forbids {card} for the rest of the game, though the card has been turned over.',
}

export const kernelLog = {
  'played from pile': 'The {player} plays {card} from {pile}.',
  retargeted: '{by} retargets {card}[, on {cards}][, to {to}].',
  'passed over': '{card} passes over {cards}.',
  'nothing counted': '{card} finds nothing to count, so nothing is lost.',
}
