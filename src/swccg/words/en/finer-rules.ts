/** The finer points of the kernel: what comes off the stack, 'never', resets, inactive cards. */
export const finerRules = {
  'KRN-168': {
    title: 'Back at its site',
    text: 'A card that was just lost and returns to a site has neither deployed nor moved there.',
  },
  'KRN-180': {
    title: 'Canceled is not completed',
    text: 'Only what has been completed can be answered as it comes off the stack. A canceled action cannot.',
  },
  'KRN-182': {
    title: 'One trigger, one after the other',
    text: 'Actions that the same event triggers are carried out one after the other. Together are only those that a rule or card says are.',
  },
  'KRN-208': {
    title: 'What is gained is no target',
    text: 'What a card gains by an action is no target of that action: it need not have it before.',
  },
  'KRN-212': {
    title: 'In vain, and allowed',
    text: 'A number that cannot be modified may be a target all the same. Nothing comes of it.',
  },
  'KRN-301': {
    title: 'The same number again',
    text: 'To set a number to what it is already is a reset too: from then on nothing modifies it.',
  },
  'KRN-325': {
    title: 'What is not defined',
    text: 'A number that a card does not have cannot be modified. Where one is asked for, it is 0.',
  },
  'KRN-267': {
    title: 'Set before, done after',
    text: 'What a card has set in motion for later takes place, although the card has become inactive meanwhile.',
  },
  'KRN-268': {
    title: 'What rests with the card',
    text: 'While a card is suspended, the modifiers and resets that it has put in force do not apply. When they end stays as it was.',
  },
  'KRN-246': {
    title: 'The top card is one card',
    text: 'A text about the top card of a deck or pile is worded in the singular: in the time that it names it is used once.',
  },
  'KRN-248': {
    title: 'Any of them',
    text: 'A text about any such card, rather than about one, may be used again in the time that it names.',
  },
  'KRN-249': {
    title: 'Whenever',
    text: 'To say when something happens is to name a condition, no time: whenever it is met, the text may be used.',
  },
  'KRN-231': {
    title: 'Never deploys there',
    text: 'What waives deployment restrictions does not waive one that is worded ‘never’.',
  },
  'KRN-232': {
    title: 'Never moves there',
    text: 'A card that never moves somewhere comes there by no kind of move and by no text, from nowhere. It may be carried there, unless its text rules that out too.',
  },
  'KRN-233': {
    title: 'Never stays never',
    text: 'Where a card never goes it does not go either while its game text is canceled or the card is inactive.',
  },
  'KRN-286': {
    title: 'Held by a grabber',
    text: 'A card that is stacked on what takes hold of it as it is played only supports that: it is not on table.',
  },
  'KRN-199': {
    title: 'What follows is targeted too',
    text: 'Whether a target was chosen or only follows from the choice matters for retargeting alone. What protects a card from being targeted protects it in both cases.',
  },
  'KRN-240': {
    title: 'Nothing but holograms',
    text: 'No character, creature, vehicle, starship, weapon or device can be at a holosite.',
  },
  'KRN-273': {
    title: 'It may be taken by that',
    text: 'A card in a hand, deck or pile may say that a certain card can take it. That works where that card searches.',
  },
  'KRN-282': {
    title: 'Just placed out of play',
    text: 'Only a card that was on table has just been placed out of play, not one that came from a hand or pile.',
  },
  'KRN-309': {
    title: 'To cancel is not to limit',
    text: 'Where something may not be limited, what is added to it may still be canceled.',
  },
  'KRN-370': {
    title: 'An asterisk is no number',
    text: 'A number that the text of a card defines is never a printed number.',
  },
  'KRN-194': {
    title: 'What a draw targets',
    text: 'A destiny draw targets a number if it will be compared with it, or counted up with it.',
  },
  'KRN-195': {
    title: 'Only the draws of who began',
    text: 'Where an action makes both players draw, only the draws of the player who started it target anything.',
  },
}

export const finerReasons = {
  'KRN-246': '{card} speaks of the top card: it has been used once, and that is all.',
  'KRN-231': '{card} never deploys to {to}, whatever restrictions are waived.',
  'KRN-199': '{card} would be a target of {by} too, and is protected from that.',
  'KRN-370': 'An asterisk is printed on {card}, which is no number as {by} asks for.',
  'KRN-194': '{card} is for a destiny draw that targets {what} of such a card, and this one does not.',
  'KRN-195':
    'This draw is not that of the player who has made both draw: it targets nothing that {card} could answer.',
}

export const finerLog = {
  'no such number': '{card} has no {what} that could be changed.',
  'never goes there': '{cards} {cards|never goes|never go} to {at}.',
}
