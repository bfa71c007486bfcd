export const personaReplacement = {
  rules: {
    'DEP-002':
      'When characters are replaced. A character is replaced in its player’s own deploy phase, and in no other phase.',
    'DEP-095':
      'Characters only. Only a character card is replaced, and only by another character card of that persona.',
    'DEP-100':
      'Persona replacement. A unique character of yours on table may be exchanged for a different version of its persona from your hand.',
    'DEP-101':
      'Another title, another version. Two cards of one persona whose titles differ are different versions.',
    'DEP-102':
      'The same title from another set. Cards of one persona with the same title are different versions if one has an expansion icon that the other lacks.',
    'DEP-103': 'Your own characters. You replace characters of your own, never those of your opponent.',
    'DEP-105':
      'The very same place. The new version is put exactly where the old one was, in the same capacity slot if it was in one.',
    'DEP-106':
      'A slot that does not fit. If the new version cannot take the place of the old one, such as a pilot slot, it does not replace it.',
    'DEP-107':
      'No weaker version. The new version needs at least as much power and as much ability as the character that it replaces.',
    'DEP-108':
      'A weapon that is there already. The new version may not have a unique permanent weapon of which a version is on table.',
    'DEP-109':
      'Its own restrictions hold. The new version must meet every restriction on deploying that is printed on it, those about places too.',
    'DEP-110':
      'Other restrictions hold, but for places. Restrictions by rules and by other cards bind the new version too, except those about locations.',
    'DEP-111':
      'Nothing else holds it back. In the rulings of August 2001 nothing but the new card itself restricts a replacement.',
    'DEP-112': 'No icons needed. A replacement needs neither presence nor Force icons at the place.',
    'DEP-113':
      'On Dagobah too. A character on Dagobah may be replaced: that nothing deploys there concerns deploying only.',
    'DEP-114':
      'What is on the character goes over. Cards on the old version, or targeting it, go over to the new one if they fit it.',
    'DEP-115':
      'What fits is asked of the card alone. Whether a card fits the new version depends on what its text asks of the character itself, not of its place or company.',
    'DEP-118':
      'What does not fit is lost first. Cards that do not fit the new version go to their owner’s Lost Pile; then the old version goes there.',
    'DEP-119':
      'What does not fit is lost with it. In the rulings of August 2001 cards that do not fit the new version are lost together with the old one.',
    'DEP-120':
      'Replaced, not lost. The old version goes to the Lost Pile, but it is neither about to be lost nor just lost.',
    'DEP-121':
      'What lasts goes on. Whatever had been put on the old version for a while goes on for the new one.',
    'DEP-122':
      'Immunity comes too late. What a text has put on the old version lasts on the new one, even if that is immune to the card.',
    'DEP-123':
      'Modified against printed. The card on table is compared with all its modifiers, the card in hand with its printed numbers.',
    'DEP-125': 'No deployment, no cost. A replacement is no deployment and costs no Force.',
    'DEP-126':
      'As often as you like. A character may be replaced in the turn in which it was deployed, and several times in one turn.',
    'DEP-127':
      'A text that deploys does not replace. A text that lets you deploy a card does not let you replace another version by it.',
    'DEP-128':
      'Out of play, and replaced. A version that is out of play does not keep another from replacing a third.',
    'DEP-129':
      'Nothing has been deployed. Nothing that answers a card that has just been deployed can answer a replacement.',
    'DEP-130':
      'Spies and others. An undercover spy may be replaced by who is no spy, and the other way round.',
    'DEP-133':
      'Unique personas only. Names that several persons share, such as Skywalker or Fett, are no unique personas: one does not replace another.',
    'DEP-134':
      'Silenced until the end of the turn. If the old version’s text is canceled for the rest of the turn, so is the new one’s.',
    'DEP-136':
      'What prevents replacement. Where a character’s text says that it is replaced by the opponent, or that this is prevented, converting is meant: its own player may replace it.',
    'DEP-175': 'Combo cards stay as they are. A combo card neither replaces a character nor is it replaced.',
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
