/** Persona replacement in English. */

export const personaReplacement = {
  rules: {
    'DEP-002': {
      title: 'When characters are replaced',
      text: 'A character is replaced in its player’s own deploy phase, and in no other phase.',
    },
    'DEP-095': {
      title: 'Characters only',
      text: 'Only a character card is replaced, and only by another character card of that persona.',
    },
    'DEP-100': {
      title: 'Persona replacement',
      text: 'A unique character of yours on table may be exchanged for a different version of its persona from your hand.',
    },
    'DEP-101': {
      title: 'Another title, another version',
      text: 'Two cards of one persona whose titles differ are different versions.',
    },
    'DEP-102': {
      title: 'The same title from another set',
      text: 'Cards of one persona with the same title are different versions if one has an expansion icon that the other lacks.',
    },
    'DEP-103': {
      title: 'Your own characters',
      text: 'You replace characters of your own, never those of your opponent.',
    },
    'DEP-105': {
      title: 'The very same place',
      text: 'The new version is put exactly where the old one was, in the same capacity slot if it was in one.',
    },
    'DEP-106': {
      title: 'A slot that does not fit',
      text: 'If the new version cannot take the place of the old one, such as a pilot slot, it does not replace it.',
    },
    'DEP-107': {
      title: 'No weaker version',
      text: 'The new version needs at least as much power and as much ability as the character that it replaces.',
    },
    'DEP-108': {
      title: 'A weapon that is there already',
      text: 'The new version may not have a unique permanent weapon of which a version is on table.',
    },
    'DEP-109': {
      title: 'Its own restrictions hold',
      text: 'The new version must meet every restriction on deploying that is printed on it, those about places too.',
    },
    'DEP-110': {
      title: 'Other restrictions hold, but for places',
      text: 'Restrictions by rules and by other cards bind the new version too, except those about locations.',
    },
    'DEP-111': {
      title: 'Nothing else holds it back',
      text: 'In the rulings of August 2001 nothing but the new card itself restricts a replacement.',
    },
    'DEP-112': {
      title: 'No icons needed',
      text: 'A replacement needs neither presence nor Force icons at the place.',
    },
    'DEP-113': {
      title: 'On Dagobah too',
      text: 'A character on Dagobah may be replaced: that nothing deploys there concerns deploying only.',
    },
    'DEP-114': {
      title: 'What is on the character goes over',
      text: 'Cards on the old version, or targeting it, go over to the new one if they fit it.',
    },
    'DEP-115': {
      title: 'What fits is asked of the card alone',
      text: 'Whether a card fits the new version depends on what its text asks of the character itself, not of its place or company.',
    },
    'DEP-118': {
      title: 'What does not fit is lost first',
      text: 'Cards that do not fit the new version go to their owner’s Lost Pile; then the old version goes there.',
    },
    'DEP-119': {
      title: 'What does not fit is lost with it',
      text: 'In the rulings of August 2001 cards that do not fit the new version are lost together with the old one.',
    },
    'DEP-120': {
      title: 'Replaced, not lost',
      text: 'The old version goes to the Lost Pile, but it is neither about to be lost nor just lost.',
    },
    'DEP-121': {
      title: 'What lasts goes on',
      text: 'Whatever had been put on the old version for a while goes on for the new one.',
    },
    'DEP-122': {
      title: 'Immunity comes too late',
      text: 'What a text has put on the old version lasts on the new one, even if that is immune to the card.',
    },
    'DEP-123': {
      title: 'Modified against printed',
      text: 'The card on table is compared with all its modifiers, the card in hand with its printed numbers.',
    },
    'DEP-125': {
      title: 'No deployment, no cost',
      text: 'A replacement is no deployment and costs no Force.',
    },
    'DEP-126': {
      title: 'As often as you like',
      text: 'A character may be replaced in the turn in which it was deployed, and several times in one turn.',
    },
    'DEP-127': {
      title: 'A text that deploys does not replace',
      text: 'A text that lets you deploy a card does not let you replace another version by it.',
    },
    'DEP-128': {
      title: 'Out of play, and replaced',
      text: 'A version that is out of play does not keep another from replacing a third.',
    },
    'DEP-129': {
      title: 'Nothing has been deployed',
      text: 'Nothing that answers a card that has just been deployed can answer a replacement.',
    },
    'DEP-130': {
      title: 'Spies and others',
      text: 'An undercover spy may be replaced by who is no spy, and the other way round.',
    },
    'DEP-133': {
      title: 'Unique personas only',
      text: 'Names that several persons share, such as Skywalker or Fett, are no unique personas: one does not replace another.',
    },
    'DEP-134': {
      title: 'Silenced until the end of the turn',
      text: 'If the old version’s text is canceled for the rest of the turn, so is the new one’s.',
    },
    'DEP-136': {
      title: 'What prevents replacement',
      text: 'Where a character’s text says that it is replaced by the opponent, or that this is prevented, converting is meant: its own player may replace it.',
    },
    'DEP-175': {
      title: 'Combo cards stay as they are',
      text: 'A combo card neither replaces a character nor is it replaced.',
    },
  },
  reasons: {
    'DEP-002/turn': 'A character is replaced in a deploy phase of your own, and it is not your turn.',
    'DEP-002/phase': 'A character is replaced in your own deploy phase; it is the {turn}’s {phase}.',
    'DEP-095': 'Only a character is replaced, and only by a character: {card}, {by}.',
    'DEP-100/same title': '{by} is no other version of {card}: their titles are the same.',
    'DEP-102':
      '{by} is the same version as {card}: the same title, and no expansion icon that the other lacks.',
    'DEP-103': '{card} is not yours, so you cannot replace it.',
    'DEP-106': '{card} cannot take the {slot} of {ship} in which the other version is.',
    'DEP-107/power': '{by} has power {have}, less than the {need} of {card}.',
    'DEP-107/ability': '{by} has ability {have}, less than the {need} of {card}.',
    'DEP-108': '{card} carries a weapon whose persona is on table already: {by}.',
    'DEP-109': 'The text of {card} does not let it be deployed[ to {to}], and so it replaces nobody there.',
    'DEP-110': '{by} does not allow {card}.',
    'DEP-123': 'What changes {card} on table does not change {by} in your hand.',
    'DEP-133': '{card} and {by} are not two versions of one unique persona.',
    'DEP-127': '{by} lets you deploy a card, not replace {card} by it.',
    'DEP-136': '{by} keeps {card} from being converted.',
    'DEP-175': 'A combo card takes no part in persona replacement: {card}, {by}.',
  },
  log: {
    replaced:
      'The {player} replaces {card} by {by}[; {things} {things|goes|go} over][; {cards} {cards|is|are} lost].',
  },
  events: {
    replaced: '{card} has taken the place of another version',
  },
  deeds: {
    replace: 'replace',
    'replace/offer': 'Replace {card} by {by}',
  },
}
