/** Why an action may not be begun, and what the log tells of actions: stack, targets, states, values. */
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
  'KRN-170':
    'What {card} could answer waits beneath another action, and only the one on top can be answered.',
  'KRN-174': 'To bring {card} into play is no response to what is going on.',
  'KRN-181': 'It is your own action that {card} would answer: your opponent has the first chance to respond.',
  'KRN-246': '{card} speaks of the top card: it has been used once, and that is all.',
  'KRN-231': '{card} never deploys to {to}, whatever restrictions are waived.',
  'KRN-199': '{card} would be a target of {by} too, and is protected from that.',
  'KRN-370': 'An asterisk is printed on {card}, which is no number as {by} asks for.',
  'KRN-194': '{card} is for a destiny draw that targets {what} of such a card, and this one does not.',
  'KRN-195':
    'This draw is not that of the player who has made both draw: it targets nothing that {card} could answer.',
  'KRN-140': '{by} is still being paid for: {card} comes after that.',
  'KRN-093': 'None of what {card} looks for could be deployed now, whatever were found.',
  'KRN-118': '{card} makes both players do something: it is the {by} who says when.',
  'KRN-159': '{card} is not immune to {title} now.',
  'KRN-027': 'The {by} has no card left to draw for destiny, so {card} cannot be used.',
  'KRN-052': 'Of what has been found, take at least {min} and at most {max}.',
  'KRN-085': 'In the title of {card}, “{what}” is only part of a longer word.',
  'KRN-086': 'In the title of {card}, the words “{what}” do not stand one after the other.',
  'TRM-378': 'In the title of {card}, “{what}” is only part of a longer word.',
  'KRN-107': '{card} says what may be done once that has happened: the opponent comes first.',
  'KRN-155': '{card} is immune to the card {by}.',
}

export const kernelLog = {
  'played from pile': 'The {player} plays {card} from {pile}.',
  retargeted: '{by} retargets {card}[, on {cards}][, to {to}].',
  'passed over': '{card} passes over {cards}.',
  'nothing counted': '{card} finds nothing to count, so nothing is lost.',
  'takes effect': '{card} takes effect.',
  'no such number': '{card} has no {what} that could be changed.',
  'never goes there': '{cards} {cards|never goes|never go} to {at}.',
  'ordered in pile': 'The {player} orders cards in {pile} of the {owner}.',
  'destiny is left': 'All that the {player} has left is the destiny that is being drawn.',
  'stays stacked': '{card} stays on {ship}.',
}
