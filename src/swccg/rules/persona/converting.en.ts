export const converting = {
  rules: {
    'DEP-104': 'Converting under the rulings of 2001. In the rulings of August 2001 power and ability are compared where a text lets the opponent put in his version, too.',
    'DEP-135': 'Converting a character. A character is converted only if its own text, or that of a card about it, says so: it then works for the other player.',
    'DEP-139': 'Converting by putting a version in. In his own deploy phase the opponent puts his version there. What fits goes over to it; the original goes to its owner’s Lost Pile with the rest.',
    'DEP-140': 'What the converted character keeps. Each card on the original is kept if it could be deployed on the new character; the others are lost.',
    'DEP-141': 'Not just lost. A character that has been converted is not a card that has just been lost.',
    'DEP-142': 'Still the same persona. What is on a converted character, or targets it, goes on working.',
    'DEP-144': 'Converting is something of its own. Converting is no deployment and no replacement: it costs nothing, needs no icons, and compares nothing.',
    'DEP-402': 'When the text lets it. A character is converted only while the condition of its own text is met, such as being present at a site.',
    'DEP-403': 'Any version that the text names. Whoever converts may put in any version that the text names, however weak.',
  },
  reasons: {
    'DEP-104/power': '{by} has power {have}, less than the {need} of {card}; in these rulings that counts for converting too.',
    'DEP-104/ability': '{by} has ability {have}, less than the {need} of {card}; in these rulings that counts for converting too.',
    'DEP-135': '{card} is not converted by putting in {by}.',
    'DEP-139/turn': 'A character is converted in a deploy phase of your own, and it is not your turn.',
    'DEP-139/phase': 'A character is converted in your own deploy phase; it is the {turn}’s {phase}.',
    'DEP-402': 'The text of {card} does not let {by} be put in its place here.',
  },
  log: {
    'character converted': 'The {player} converts {card}: {by} is there now[; {cards} {cards|is|are} lost].',
  },
  events: { converted: '{card} has been put in by converting' },
  deeds: { convert: 'convert', 'convert/offer': 'Convert {card}: put in {by}' },
}
