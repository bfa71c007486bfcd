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
