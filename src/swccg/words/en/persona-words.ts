/** What is said of characters that are replaced, converted, or cross over, in English. */

export const personaReasons = {
  'DEP-002/turn': 'A character is replaced in a deploy phase of your own, and it is not your turn.',
  'DEP-002/phase': 'A character is replaced in your own deploy phase; it is the {turn}’s {phase}.',
  'DEP-095': 'Only a character is replaced, and only by a character: {card}, {by}.',
  'DEP-100/same title': '{by} is no other version of {card}: their titles are the same.',
  'DEP-102':
    '{by} is the same version as {card}: the same title, and no expansion icon that the other lacks.',
  'DEP-103': '{card} is not yours, so you cannot replace it.',
  'DEP-104/power':
    '{by} has power {have}, less than the {need} of {card}; in these rulings that counts for converting too.',
  'DEP-104/ability':
    '{by} has ability {have}, less than the {need} of {card}; in these rulings that counts for converting too.',
  'DEP-106': '{card} cannot take the {slot} of {ship} in which the other version is.',
  'DEP-107/power': '{by} has power {have}, less than the {need} of {card}.',
  'DEP-107/ability': '{by} has ability {have}, less than the {need} of {card}.',
  'DEP-108': '{card} carries a weapon whose persona is on table already: {by}.',
  'DEP-109': 'The text of {card} does not let it be deployed[ to {to}], and so it replaces nobody there.',
  'DEP-110': '{by} does not allow {card}.',
  'DEP-123': 'What changes {card} on table does not change {by} in your hand.',
  'DEP-133': '{card} and {by} are not two versions of one unique persona.',
  'DEP-135': '{card} is not converted by putting in {by}.',
  'DEP-139/turn': 'A character is converted in a deploy phase of your own, and it is not your turn.',
  'DEP-139/phase': 'A character is converted in your own deploy phase; it is the {turn}’s {phase}.',
  'DEP-089': '{card} goes on a card of that persona itself; it is only a permanent pilot of {ship}.',
  'DEP-094': '{card} goes on a weapon card; in {ship} that weapon is part of the character.',
  'DEP-098': 'The text of {by} does nothing now, but the persona that it contains counts against {card}.',
  'DEP-127': '{by} lets you deploy a card, not replace {card} by it.',
  'DEP-136': '{by} keeps {card} from being converted.',
  'DEP-165': '{ship} has crossed over, and {card} is for whom it was before.',
  'DEP-166': '{card} has crossed over: {by} names its old side only.',
  'DEP-159': 'The persona of {card} has crossed over as {by}, and may not be deployed again in this game.',
  'DEP-175': 'A combo card takes no part in persona replacement: {card}, {by}.',
  'DEP-402': 'The text of {card} does not let {by} be put in its place here.',
}

export const personaLog = {
  'version stays': '{cards} {cards|stays|stay} on table, though {card} is a captive.',
  replaced:
    'The {player} replaces {card} by {by}[; {things} {things|goes|go} over][; {cards} {cards|is|are} lost].',
  'character converted': 'The {player} converts {card}: {by} is there now[; {cards} {cards|is|are} lost].',
  'comes to the other side': '{card} comes to the side of the {player}[, with {cards}].',
  'crossed over': '{card} crosses over to the {player}[; {cards} {cards|is|are} lost].',
}
