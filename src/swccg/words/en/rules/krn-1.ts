export const krn1 = {
  'KRN-100': {
    title: 'Starting and answering',
    text: 'A top-level action starts something. A response follows something that has just happened, so that without it there is nothing to respond to.',
  },
  'KRN-101': {
    title: 'One action at a time',
    text: 'As long as an action is in progress you cannot start another top-level action. You can only respond to the one at hand.',
  },
  'KRN-102': {
    title: 'Who acts first in a phase',
    text: 'The player whose turn it is has the first action of each phase. When it is over the other player has the next, and so on in turn.',
  },
  'KRN-103': {
    title: 'Four kinds of action',
    text: 'An action is optional or mandatory when it begins something, and a just action or an automatic one when it answers something. You choose the first and the third; the other two have to be done.',
  },
  'KRN-104': {
    title: 'Optional actions',
    text: 'What you are free to begin when it is your turn to act is an optional action: playing or deploying a card, or using a text that says “may”. You can leave it each time.',
  },
  'KRN-105': {
    title: 'A response belongs to its event',
    text: 'A “just” action responds to what has just taken place, and has to be connected with it.',
  },
  'KRN-106': {
    title: 'The opponent responds first',
    text: 'When a player has acted, the opponent has the first chance to respond. Then the players take turns.',
  },
  'KRN-107': {
    title: 'Just actions',
    text: 'An optional response is a just action, whether or not its text has the word “just”.',
  },
  'KRN-108': {
    title: 'What happens by itself',
    text: 'An automatic action must take place as soon as what it waits for has happened. It is an action all the same, and can be responded to.',
  },
  'KRN-109': {
    title: 'No “may”, no choice',
    text: 'A text that is triggered happens by itself unless it says that you may. With “may” it is a response for you to make.',
  },
  'KRN-110': {
    title: 'Automatic actions that compete',
    text: 'When one event triggers several automatic actions, they compete for which of them comes first.',
  },
  'KRN-111': {
    title: 'One after another',
    text: 'Automatic actions that compete are carried out one by one, each to its end, never together.',
  },
  'KRN-112': {
    title: 'In printed order',
    text: 'What happens by itself by the texts of one card happens in the order in which they stand there.',
  },
  'KRN-113': {
    title: 'Who orders them',
    text: 'The player whose turn it is says in which order competing automatic actions come, whosever cards they are from.',
  },
  'KRN-114': {
    title: 'Automatic before chosen',
    text: 'All that happens by itself in response to an action is over before anybody may choose a response to it.',
  },
  'KRN-115': {
    title: 'Mandatory actions',
    text: 'A text can make you do something within a certain time. You do not choose whether, only when.',
  },
  'KRN-116': {
    title: 'When you like, within the time',
    text: 'What has to be done in a phase you do at any point in it at which it is your turn to act.',
  },
  'KRN-117': {
    title: 'Once',
    text: 'A mandatory action is done once within its time, and not again.',
  },
  'KRN-118': {
    title: 'Both players must',
    text: 'If a mandatory action makes both players do something, the player whose turn it is says when, and who comes first.',
  },
  'KRN-119': {
    title: 'Left undone, it happens',
    text: 'What has to be done in a phase and was not happens by itself as the phase ends. Play goes on only after that.',
  },
  'KRN-120': {
    title: 'The phase stays closed',
    text: 'A mandatory action that comes at the end of a phase does not open it again: nobody acts in it any more.',
  },
  'KRN-121': {
    title: 'What must be comes before what may',
    text: 'At the end of a turn or of a battle mandatory actions come before optional ones.',
  },
  'KRN-123': {
    title: 'All or nothing',
    text: 'You cannot initiate an action unless all its conditions are met, all its targets are there and all its costs can be paid.',
  },
  'KRN-124': {
    title: 'Begun is begun',
    text: 'Once an action is initiated it goes on, even if its conditions, targets or costs change meanwhile.',
  },
  'KRN-125': {
    title: 'Conditions',
    text: 'Everything that rules and game text ask for has to be so when an action is initiated.',
  },
  'KRN-127': {
    title: 'Respond to what is said',
    text: 'A response is good only for the event that it names, and only as long as that event is the current one.',
  },
  'KRN-128': {
    title: 'A response can spoil the next',
    text: 'A response may take away what a later one would need. Then the later one cannot be initiated.',
  },
  'KRN-129': {
    title: 'Every target is needed',
    text: 'If an action asks for a target, there must be a fitting one that you can name. Otherwise the action cannot be initiated.',
  },
  'KRN-130': {
    title: 'What cannot be known yet',
    text: 'Hidden or random things are not named as an action is initiated, but when they are seen.',
  },
  'KRN-131': {
    title: 'Only the target itself',
    text: 'An action touches its targets and not what is aboard or attached to them.',
  },
  'KRN-132': {
    title: 'Costs are paid in full',
    text: 'You pay all the costs of an action as you initiate it, whether rules or game text name them.',
  },
  'KRN-133': {
    title: 'What costs can be',
    text: 'A cost can be Force to use or to lose, a card or an action to give up, or an amount that a destiny draw names.',
  },
  'KRN-134': {
    title: 'A loss that is a cost',
    text: 'Force lost as the cost of beginning something cannot be reduced, changed or replaced, unless a text speaks of that very cost.',
  },
  'KRN-135': {
    title: 'Maintenance is a cost',
    text: 'What maintaining a card takes is a cost, so what changes a loss of Force does not change it.',
  },
  'KRN-136': {
    title: 'Taken into hand',
    text: 'Taking a destiny card into hand in order to draw again is part of the result and not a cost.',
  },
  'KRN-137': {
    title: 'All costs together, or none',
    text: 'Extra costs from other cards are paid with the rest. If you cannot pay for everything you pay for nothing, and the action does not begin.',
  },
  'KRN-138': {
    title: 'The time for responses',
    text: 'An action is responded to after it is wholly initiated, costs included, and before its result begins.',
  },
  'KRN-139': {
    title: 'The result',
    text: 'When all responses are over and the action has not been canceled, it has its result.',
  },
  'KRN-140': {
    title: 'Just targeted',
    text: 'What answers that a card was just targeted waits until the action has been begun and paid for.',
  },
  'KRN-141': {
    title: 'Results are automatic actions',
    text: 'The parts of a result are automatic actions. Where they concern both players, the player whose turn it is says who comes first.',
  },
  'KRN-142': {
    title: 'Too late to respond',
    text: 'Once an action has begun to have its result, you can respond to what happens in it, but no longer to the action as such.',
  },
  'KRN-143': {
    title: 'At any time',
    text: 'What may be done at any time may be done in every phase, your opponent’s turn included.',
  },
  'KRN-144': {
    title: 'At any time, but no response',
    text: 'What may be done at any time starts something. It is no response, and waits until an action can be started again.',
  },
  'KRN-145': {
    title: 'Once begun, it lasts',
    text: 'An effect with a duration lasts until its end, even if the card that brought it about is gone.',
  },
  'KRN-146': {
    title: 'For the rest of the game',
    text: 'What is forbidden for the remainder of the game stays forbidden when the card that says so turns over or leaves table.',
  },
  'KRN-147': {
    title: 'For the battle',
    text: 'What an action in a battle changes without saying for how long lasts until the battle ends, or until the card leaves table.',
  },
  'KRN-148': {
    title: 'For good',
    text: 'What an action outside of battles changes without saying for how long lasts until the card leaves table.',
  },
  'KRN-149': {
    title: 'What weapons change',
    text: 'What a weapon changes without saying for how long lasts until the card leaves table or is restored, battle or not.',
  },
  'KRN-150': {
    title: 'For each, all at once',
    text: 'Force that you use, lose, activate or retrieve “for each” of something is counted up and is one action for the whole amount.',
  },
  'KRN-151': {
    title: 'Nothing to count',
    text: 'Where there is nothing that “for each” could count, the amount is 0, and nothing changes that.',
  },
  'KRN-152': {
    title: 'Immune',
    text: 'A card cannot be chosen by what it is immune to, and so cannot be answered by it.',
  },
  'KRN-153': {
    title: 'Immune from now on',
    text: 'A card that has been deployed on a card which becomes immune to it is canceled.',
  },
  'KRN-154': {
    title: 'Immune where it lies',
    text: 'What is immune to a card is immune in a hand, deck or pile too: that card cannot search for it.',
  },
  'KRN-155': {
    title: 'The card Control',
    text: '“Immune to Control” means the card of that name, and not who controls a location.',
  },
  'KRN-156': {
    title: 'What stands before',
    text: 'Only the text that stands before “immune to” on a card is protected.',
  },
  'KRN-157': {
    title: 'Within one type',
    text: 'On an Interrupt of several function types, “immune to” protects the text of its own type only.',
  },
  'KRN-158': {
    title: 'Always immune',
    text: 'A card is always immune to another only if its own text says so without any condition.',
  },
  'KRN-159': {
    title: 'Immune now',
    text: 'A text that asks whether a card is immune, without the word “always”, asks how it is now.',
  },
  'KRN-160': {
    title: 'Before it happens',
    text: 'What is done just before an action is wholly over before that action is initiated.',
  },
  'KRN-161': {
    title: 'Once more, or not',
    text: 'After what comes before an action, its player begins it again or gives it up, unless he must do it.',
  },
  'KRN-162': {
    title: 'Ahead of your opponent',
    text: 'Who wants to act just before what the opponent is about to do acts first, and the opponent’s action has not begun.',
  },
  'KRN-163': {
    title: 'Not after your own draw',
    text: 'What you may do just before an action of your own you do then: once you have acted it is too late.',
  },
  'KRN-164': {
    title: 'Just played',
    text: 'A card has just been played from the end of its initiation until its result begins, and at no other time.',
  },
  'KRN-165': {
    title: 'Just lost from table',
    text: '“Just lost” is said of cards that were on table. What is lost from hand or a pile as Force is not meant.',
  },
  'KRN-166': {
    title: 'Already in the Lost Pile',
    text: 'A card that was just lost lies in the Lost Pile already, and so does all that was aboard or on it.',
  },
  'KRN-167': {
    title: 'Saved alone',
    text: 'What saves a card that was just lost saves that card only. What was on it stays lost.',
  },
  'KRN-168': {
    title: 'Back at its site',
    text: 'A card that was just lost and returns to a site has neither deployed nor moved there.',
  },
  'KRN-169': {
    title: 'No longer just lost',
    text: 'A card that has left the Lost Pile again is just lost no longer.',
  },
  'KRN-170': {
    title: 'Only the action on top',
    text: 'Only the current action, the one on top of the stack, can be responded to. Whatever lies beneath waits.',
  },
  'KRN-171': {
    title: 'Back to the action beneath',
    text: 'When a response is done, the action beneath it is the current one again, and the responses to that go on.',
  },
  'KRN-172': {
    title: 'Once for each occasion',
    text: 'For one and the same occurrence an automatic action is triggered once, and a “just” response can be initiated once.',
  },
  'KRN-173': {
    title: 'Copies respond each for itself',
    text: 'Several copies of a card may each respond to the same action. Their modifiers still do not add up, unless they are cumulative.',
  },
  'KRN-174': {
    title: 'What a response is',
    text: 'A response does something to the current action, or says that it happens if that action takes place. Anything else has to wait.',
  },
  'KRN-175': {
    title: 'Two passes',
    text: 'Who will not or cannot respond passes. After two passes in a row the action has its result.',
  },
  'KRN-176': {
    title: 'Passing is not for good',
    text: 'A player who has passed may respond after all when the other player has responded since.',
  },
  'KRN-177': {
    title: 'After a response',
    text: 'When a response is over, the opponent of the player who made it is the next who may respond to the action beneath.',
  },
  'KRN-178': {
    title: 'Off the stack',
    text: 'An action leaves the stack when it is over, when it is canceled, or when what it was about is gone.',
  },
  'KRN-179': {
    title: 'Just done',
    text: 'That an action such as a deployment or a move is completed can be responded to as well, before anything beneath it goes on.',
  },
  'KRN-180': {
    title: 'Canceled is not completed',
    text: 'Only what has been completed can be answered as it comes off the stack. A canceled action cannot.',
  },
  'KRN-181': {
    title: 'The opponent comes first',
    text: 'To respond to your own action you wait until your opponent has had the first chance.',
  },
  'KRN-182': {
    title: 'One trigger, one after the other',
    text: 'Actions that the same event triggers are carried out one after the other. Together are only those that a rule or card says are.',
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
  'KRN-187': {
    title: 'How a phase ends',
    text: 'A phase ends when both players pass in a row on starting an action. Any action in between keeps it open.',
  },
  'KRN-188': {
    title: 'No last word',
    text: 'Nobody is sure of the last action of a phase: whoever acts gives the other another turn to act, and whoever passes may end the phase.',
  },
  'KRN-190': {
    title: 'Whatever else you may do',
    text: 'In the weapons segment of a battle you may begin any action that may be begun at any time, though it does not speak of battles.',
  },
  'KRN-191': {
    title: 'Put in motion before',
    text: 'An action can set something for a later moment. It takes place then by itself, even if its card lies in a pile by now.',
  },
  'KRN-192': {
    title: 'What it is to target',
    text: 'To target is to single something out for a purpose, whether or not the text says “target”. What may not be targeted cannot be chosen.',
  },
  'KRN-193': {
    title: 'Everything that a card lists',
    text: 'All that a card names for a purpose is targeted by it, the places that its results lead to included.',
  },
  'KRN-194': {
    title: 'What a draw targets',
    text: 'A destiny draw targets a number if it will be compared with it, or counted up with it.',
  },
  'KRN-195': {
    title: 'Only the draws of who began',
    text: 'Where an action makes both players draw, only the draws of the player who started it target anything.',
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
  'KRN-199': {
    title: 'What follows is targeted too',
    text: 'Whether a target was chosen or only follows from the choice matters for retargeting alone. What protects a card from being targeted protects it in both cases.',
  },
}
