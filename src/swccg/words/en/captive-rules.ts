/** Captives and stolen cards: rules, reasons, log, questions. */

export const captiveRules = {
  'CTL-010': {
    title: 'Instead of a Force drain',
    text: 'What is done instead of a Force drain is done only where you control the location and could drain there now.',
  },
  'CTL-011': {
    title: 'No drain afterwards',
    text: 'Where you have done something instead of a Force drain, you do not drain any more this turn.',
  },
  'CTL-060': {
    title: 'Safe in prison',
    text: 'What takes all cards or all characters at a site spares the captives that are imprisoned there.',
  },
  'DEP-080': {
    title: 'Stolen personas',
    text: 'A stolen starship, vehicle, weapon or device on table keeps the player whose it was from deploying any version of that persona.',
  },
  'DEP-083': {
    title: 'Two versions at once',
    text: 'Who comes to have two cards of one persona, by stealing one, puts one of them in his Lost Pile at once. It is not just lost.',
  },
  'DEP-401': {
    title: 'The persona of a captive',
    text: 'A captive of the Light Side’s does not keep the Dark Side from deploying a version of that persona of its own, with another title.',
  },
  'KRN-262': {
    title: 'Inactive cards take up room',
    text: 'An inactive card aboard a starship or vehicle keeps its capacity slot.',
  },
  'TRM-363': {
    title: 'Stolen cards are your own',
    text: 'Stolen cards in your Life Force or hand are activated, used, lost and deployed like your own.',
  },
  'TRM-364': {
    title: 'Stolen cards on top',
    text: 'When a card with the opponent’s back comes to the top of a Reserve Deck, its holder reveals it. It stays there.',
  },
  'KRN-265': {
    title: 'What works on inactive cards',
    text: 'A card on an inactive card stays active if its text says that it works there.',
  },
  'TRM-013': {
    title: 'Frozen captives do not go missing',
    text: 'A frozen captive is never sent missing. If its escort goes missing, it stays at the site with nobody to escort it.',
  },
  'TRM-049': {
    title: 'Who escorts',
    text: 'The bounty hunter or warrior that takes a captive into custody, also by a prisoner transfer, is its escort.',
  },
  'TRM-051': {
    title: 'No captive from hand to hand',
    text: 'An escort does not give its captive straight to another bounty hunter or warrior, unless a card allows it.',
  },
  'TRM-054': {
    title: 'Frozen: neither power nor ability',
    text: 'Whatever asks for the power, ability or landspeed of a frozen captive finds 0.',
  },
  'TRM-059': {
    title: 'Frozen once',
    text: 'What freezes a character does not choose one that is frozen already.',
  },
  'TRM-061': {
    title: 'Freeing an unattended frozen captive',
    text: 'What releases captives releases frozen ones too. Besides, the Light Side may release one that nobody escorts and that is in no prison, where the Light Side controls.',
  },
  'TRM-062': {
    title: 'Where a frozen captive goes',
    text: 'Released at a site, a frozen captive goes to the Light Side of that site. Released anywhere else, it goes into the Used Pile.',
  },
  'TRM-066': {
    title: 'Cards that release',
    text: 'The Light Side frees captives by cards that say so, the Light Side text of Dark Side locations included.',
  },
  'TRM-067': {
    title: 'No escort, no captive',
    text: 'A captive is released when its escort is forfeited, lost, missing or off table in any other way. Only a frozen one whose escort goes missing stays there as it is.',
  },
  'TRM-068': {
    title: 'Lost with its escort',
    text: 'If one action takes all cards or all characters, and so escort and captive at once, nobody is released: both are lost.',
  },
  'TRM-069': {
    title: 'Where a released captive goes',
    text: 'Released from an escort, a captive goes where the Light Side chooses: into the Used Pile or, at a site, onto the Light Side of that site.',
  },
  'TRM-070': {
    title: 'Out of a prison',
    text: 'A captive that is released from a prison goes to the Light Side of that site.',
  },
  'TRM-071': {
    title: 'Only the Dark Side captures',
    text: 'If the Light Side has got hold of a card that captures, that part of it does nothing.',
  },
  'TRM-072': {
    title: 'Only Light Side cards are captured',
    text: 'Nothing but Light Side cards can be captured. Stealing is something else, and both players can do it.',
  },
  'TRM-073': {
    title: 'The fate of the captured',
    text: 'When a character is captured, the Dark Side chooses at once what becomes of it: seizure, imprisonment or escape.',
  },
  'TRM-074': {
    title: 'Seizure',
    text: 'Each Dark Side bounty hunter or warrior at the same location may seize one of the captured characters. The captive is placed face up beneath its escort.',
  },
  'TRM-075': {
    title: 'Imprisonment',
    text: 'At a prison any number of the captured characters may be imprisoned there, with or without an escort. They are placed face up beneath the prison.',
  },
  'TRM-076': {
    title: 'Escape',
    text: 'Whoever is captured, but neither seized nor imprisoned, goes to the Light Side’s Used Pile.',
  },
  'TRM-079': {
    title: 'Who is carried is captured too',
    text: 'If the captured character carries another one, that one is captured with it and carried no longer. Each needs an escort or a prison of its own.',
  },
  'TRM-385': {
    title: 'Spies under cover capture nobody',
    text: 'An undercover spy cannot start an action that may result in a capture.',
  },
  'TRM-386': {
    title: 'Spies under cover escort nobody',
    text: 'An undercover spy cannot escort a captive.',
  },
  'TRM-362': {
    title: 'Taking what is the opponent’s',
    text: 'You take over one of the opponent’s cards only if a card or rule lets you steal it. Walking up to an empty starfighter is not enough.',
  },
  'TRM-366': {
    title: 'Guarded by who is aboard',
    text: 'A starship or vehicle is not stolen while its owner has a character aboard. Permanent pilots and astromechs do not count.',
  },
  'TRM-367': {
    title: 'Stolen with its cargo',
    text: 'What is aboard a stolen starship or vehicle is stolen with it.',
  },
  'TRM-368': {
    title: 'A pilot who changes sides',
    text: 'A permanent pilot without a name, on a starship or vehicle that is stolen, counts as one of the thief’s side.',
  },
}

export const captiveReasons = {
  'CTL-010': '{card} asks that you could drain at {at} now.',
  'KRN-270/target': '{card} is stolen and of no use to its holder, so it is not there for {by}.',
  'TRM-051/nobody': 'No other bounty hunter or warrior present is free to take {card} from its escort.',
  'TRM-059': '{card} is frozen already, so {by} does not choose it.',
  'TRM-061/who': 'Only the Light Side sets {card} free.',
  'TRM-061/no captive': '{card} is no captive.',
  'TRM-061/not frozen': '{card} is not frozen: no captive like that is set free without a card that says so.',
  'TRM-061/escorted': '{by} escorts {card}.',
  'TRM-061/imprisoned': '{card} is imprisoned at {at}.',
  'TRM-061/no control': 'The Light Side does not control the place where {card} is.',
  'TRM-071': 'Only the Dark Side captures, so that part of {card} does nothing for the Light Side.',
  'TRM-072': '{card} is no Light Side card, and nothing else is captured.',
  'TRM-362/no thief': 'Nobody there can steal {card} by {by}.',
  'TRM-362/own': '{card} is yours already.',
  'TRM-366': '{cards} {cards|is|are} aboard {card}, so it cannot be stolen.',
  'TRM-385': '{card} is undercover, and such a spy captures nobody.',
  'WPN-019': '{card} is of no use to its bearer: it can be removed or stolen, and {by} does neither.',
  'WPN-076': '{card} is nothing that a character could carry off.',
  'WPN-077': '{card} is stolen, and {ship} does not meet its deployment restrictions.',
  'DEP-080': '{by} is stolen: as long as it is on table, its former owner deploys no {card}.',
  'WPN-003': '{card} has been fired in this battle, whoever had it then, and {ship} fires it no more.',
  'WPN-066': 'The game text of {card} is canceled: it has its weapon and cannot use it.',
  'CTL-036/imprisoned': '{card} is within the prison, not present at {at}.',
}

export const captiveLog = {
  'captured along': '{cards} {cards|is|are} captured too: {card} carried {cards|it|them}.',
  escapes: '{card} escapes to the Used Pile.',
  frozen: '{card} is frozen: {by}.',
  'gives a version up': 'The {player} has two versions of one persona and gives {cards} up.',
  'handed over': '{ship} takes {card} into custody[: {by}].',
  imprisoned: '{card} is captured and imprisoned at {by}.',
  'not captured': '{card} is not captured[: {by}].',
  'not stolen': '{card} is not stolen[: {by}].',
  released: '{card} is released[ and is now at {at}][: {by}].',
  seized: '{card} is captured: {by} seizes it.',
  'sets free': 'The {player} sets {card} free[ at {at}].',
  'stolen on top': 'On top of the {player}’s Reserve Deck lies a card of the opponent’s: {card}.',
  'stays unattended': '{card} stays, unattended: {by} is missing.',
  stolen: 'The {player} steals {card}[: {by}][, and with it {cards}].',
  'stolen back': 'The {player} steals {card} back[: {by}][, and with it {cards}].',
}

export const captiveDecisions = {
  'choose the escort': {
    title: 'Who escorts {card}?',
    text: 'The {player} chooses the one who takes {card} into custody.',
  },
  'choose the thief': {
    title: 'Who steals {card}?',
    text: 'The {player} chooses the character who carries {card} off.',
  },
  'fate of captured': {
    title: '{card} is captured',
    text: 'The {player} chooses what becomes of it: seizure, imprisonment or escape.',
  },
  'one operative': {
    title: 'One operative too many',
    text: 'The {player} has two operatives of one title at one place, and chooses which is lost.',
  },
  'one version': {
    title: 'One version too many',
    text: 'The {player} has two versions of one persona, and chooses which goes to the Lost Pile.',
  },
  'goal of released': {
    title: '{card} is released',
    text: 'The {player} chooses where it goes.',
  },
}

export const captiveEvents = {
  captured: '{card} has been captured[ at {at}]',
  frozen: '{card} has been frozen',
  released: '{card} has been released[ at {at}]',
  stolen: '{card} has been stolen',
}

export const captiveOptions = {
  escape: 'It escapes to the Used Pile',
  frees: '{by}: {card} is released',
  imprison: 'Imprison it at {by}',
  operatives: '{by} has a fellow at the same place',
  released: '{by} is released',
  top: '{by} is revealed',
  seize: '{by} seizes it',
  'to site': 'To the Light Side of {by}',
  'to Used Pile': 'Into the Used Pile',
}
