export const forceDrains = {
  rules: {
    'CTL-001':
      'The control phase. In the second phase of your turn you may initiate Force drains, and act otherwise before, between and after them.',
    'CTL-002':
      'Where you drain. In your control phase you may initiate a Force drain at each location that you control, once.',
    'CTL-003':
      'One drain after the other. Each Force drain is an action of its own; the next one waits until it is over.',
    'CTL-004': 'What a drain costs. A Force drain costs 0 Force, unless a text changes that.',
    'CTL-005':
      'How much a drain takes. A Force drain is for as many Force as there are icons on your opponent’s side of the location, changed by modifiers.',
    'CTL-006': 'What a drain does. Your opponent loses that much Force, from hand or Life Force as he likes.',
    'CTL-007':
      'Drains of 0. Without icons on the opponent’s side a drain is for 0. You may initiate it, and modifiers can raise it.',
    'CTL-008':
      'Who takes part in a drain. Your characters, vehicles, starships, weapons and devices at the location all take part in your drain there.',
    'CTL-009':
      'One drain for each card. No card takes part in two Force drains in one turn. Where such a card is you cannot drain.',
    'CTL-011':
      'No drain afterwards. Where you have done something instead of a Force drain, you do not drain any more this turn.',
    'CTL-012':
      'Droids that may Force drain. A card that may Force drain, though it gives no presence, lets you drain where it is. The opponent’s presence or spy stops it like any drain.',
    'CTL-013':
      'Responses to a drain. What is for when a Force drain has just been initiated is used before any Force is lost.',
    'CTL-014':
      'After a drain. What is for when a player has just Force drained is used after the Force has been lost.',
    'CTL-015':
      'Force drain modifiers. A text that does sums with the amount of a drain is a Force drain modifier; nothing else is.',
    'CTL-017':
      'Icons and drains. A text that adds or cancels Force icons is no Force drain modifier, but the drain follows the icons.',
    'CTL-018': 'Force drain bonus. A modifier that raises a Force drain is a Force drain bonus.',
    'CTL-025':
      'Forbidden is not canceled. A drain that something keeps you from initiating has not been canceled, and protection from canceling does not help.',
    'CTL-027':
      'Presence stops a drain. If your opponent comes to have presence at the location while you drain there, the drain is canceled.',
    'CTL-029':
      'Undercover spies stop drains. Where an undercover spy of your opponent is you cannot initiate Force drains.',
    'CTL-030':
      'What a drain sets off. What the initiation of a Force drain has set off stays done, though the drain is canceled afterwards.',
    'CTL-032':
      'Force to be used first. Where a text says that you must first use Force to Force drain, you have to pay it all. If you cannot, the drain is not initiated, and sets nothing off.',
    'KRN-095':
      'Nearly everything is an action. To play or deploy a card, to use a text, to move, to drain, to fire and to draw destiny are actions, and so is adding a modifier that you need not add.',
    'KRN-099':
      'Actions within actions. An action can be made of further actions. A Force drain is one action, and each unit of Force lost to it is another.',
    'KRN-139':
      'The result. When all responses are over and the action has not been canceled, it has its result.',
    'KRN-292':
      'Copies do not add up. Several copies of a card change the same value only once, unless the text says cumulatively.',
    'KRN-296':
      'Modifiers that need no action. A modifier without a word like “may” is automatic: it holds at once and always while its condition is met, and it is no action.',
    'KRN-297':
      'Optional modifiers. What a text says you may add is added only if you choose to, as an action of its own. What an Interrupt changes is of that kind.',
    'KRN-300':
      'A reset is final. A reset sets a value to a number. No modifier changes it any more until it is restored.',
    'KRN-305':
      'The lowest reset counts. When several resets apply to one value, the lowest counts, in whichever order they came.',
    'KRN-313':
      'Separate costs. What another card makes you use in addition is a cost of its own. It does not change the cost that was there.',
    'KRN-321': 'Nothing below zero. When a subtraction would end below zero, the result is 0.',
    'TRM-206':
      'React against a Force drain. If your react brings presence to the location where your opponent drains, that Force drain is canceled.',
  },
  reasons: {
    'CTL-001/turn': 'You drain at {at} in your own control phase, and it is not your turn.',
    'CTL-001/phase': 'You drain at {at} in your control phase; it is the {turn}’s {phase}.',
    'CTL-002/control': 'You do not control {at}, and you drain only where you do.',
    'CTL-002/no location': '{card} is no location on table.',
    'CTL-002/once': 'A Force drain has already been initiated at {at} this turn.',
    'CTL-003': 'A Force drain is still going on; one at {at} would have to wait for its end.',
    'CTL-004/force': 'To drain at {at} costs {need} Force; you have {have}.',
    'CTL-009': '{cards} at {at} {cards|has|have} taken part in a Force drain this turn.',
    'CTL-011': 'Something has been done at {at} instead of a Force drain; you drain there no more this turn.',
    'CTL-025': 'The text of {by} forbids your Force drains at {at}.',
    'CTL-029': '{card} is undercover at {at}, and keeps you from draining there.',
    'CTL-032':
      'Texts ask for {need} Force before you drain at {at}; you have {have}. So no drain is initiated.',
  },
  log: {
    'drain increased': '{card} adds {count} to the Force drain at {at}.',
    'drain initiated': 'The {player} initiates a Force drain of {count} at {at}{cost}.',
    'drain resolves': 'The Force drain at {at} is for {count}.',
    'drain completed': 'The Force drain at {at} is completed.',
    'drain canceled': 'The Force drain at {at} is canceled.',
  },
  decisions: {
    'respond/Force drain initiated': {
      title: 'Respond to the Force drain?',
      text: 'A Force drain has just been initiated. The {player} may respond before any Force is lost.',
    },
  },
  events: {
    'Force drain initiated': 'Force drain at {at}',
    'Force drained': 'Force drain at {at}, completed',
  },
  passing: {
    'respond/Force drain initiated': 'the Force drain at {at} goes on[: {count} Force to lose]',
  },
}
