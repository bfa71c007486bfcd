export const uniqueness = {
  rules: {
    'DEP-072':
      'Personas. All versions of a unique character, vehicle, starship, weapon or device are one persona, on either side of the Force.',
    'DEP-073':
      'One version each. You may not have two versions of a unique persona on table, whatever era they are from.',
    'DEP-075':
      'Permanent weapons count. A permanent weapon stands for its persona: you may not deploy another version of it.',
    'DEP-076':
      'One for each player. Both players may have a version of the same persona on table at the same time.',
    'DEP-077':
      'One version for both. In the rulings of August 2001 only one version of a unique persona may be on table, both players together.',
    'DEP-078':
      'Captives and their personas. While a captive of a persona is on table, the Light Side may not deploy that persona.',
    'DEP-080':
      'Stolen personas. A stolen starship, vehicle, weapon or device on table keeps the player whose it was from deploying any version of that persona.',
    'DEP-082':
      'Not the same title. The opponent may have the persona on table, but not a card of the very same title.',
    'DEP-083':
      'Two versions at once. Who comes to have two cards of one persona, by stealing one, puts one of them in his Lost Pile at once. It is not just lost.',
    'DEP-087':
      'Several personas in one card. A card that contains several personas answers to each of them: a text that fetches or names one finds the card.',
    'DEP-088':
      'Permanent pilots are there. A unique permanent pilot counts where a text needs that persona to pilot a ship or to be in a battle.',
    'DEP-097':
      'Same title, same persona. Unique characters, permanent pilots, starships or weapons with exactly the same title are one persona.',
    'DEP-098':
      'Contained, and silent. A persona that another card contains counts even while that card’s text is canceled or suspended.',
    'DEP-099':
      'Contained no longer. The permanent pilot of a stolen starship or vehicle, and a permanent weapon that was taken away, count no longer.',
    'DEP-143':
      'After a conversion. Who lost a character to a conversion may deploy its persona again, as long as no card of the same title is on table.',
    'DEP-159':
      'The old persona does not come back. The persona that has crossed over may not be deployed again in the game.',
    'DEP-174': 'Combo cards. A combo card, two titles joined by “&”, counts as both of them.',
    'DEP-193':
      'Set aside, still counted. A captured, frozen, missing or otherwise inactive card still counts for uniqueness and personas.',
    'DEP-235':
      'Dots are numbers. One dot before a title makes it unique; two or three dots are the number of copies allowed on table.',
    'DEP-236':
      'Once each turn. The dots also limit how many copies you may deploy in one turn, those that have left the table included.',
    'DEP-237':
      'Another title counts apart. The limit for one turn goes by title. Another version of the persona with another title may still deploy.',
    'DEP-238': 'Unique on both sides. A unique title that both sides have may be on table only once in all.',
    'DEP-401':
      'The persona of a captive. A captive of the Light Side’s does not keep the Dark Side from deploying a version of that persona of its own, with another title.',
    'KRN-280':
      'Out of play. While a unique character, vehicle or starship of yours is out of play, you may not play any version of its persona.',
    'KRN-281':
      'Personas within a card. What is contained in a card counts too, permanent pilots and combined starships alike: if it is out of play, so is every card that contains the same persona, and the other way round.',
  },
  reasons: {
    'DEP-080': '{by} is stolen: as long as it is on table, its former owner deploys no {card}.',
    'DEP-073': 'You have another version of {card} on table: {by}.',
    'DEP-075': '{by} and {card} stand for the same weapon.',
    'DEP-077': 'A version of {card} is on table already: {by}.',
    'DEP-078': '{by} is a captive of the same persona as {card}.',
    'DEP-082': '{by} has the very title of {card}; only versions with other titles may face each other.',
    'DEP-097': '{by} contains the same persona as {card}.',
    'DEP-174': '{by} and {card} share one of the two titles of a combo card.',
    'DEP-193': '{by} is out of action, but counts against {card} all the same.',
    'DEP-193/replaced': '{card} is out of action, so {by} cannot take its place.',
    'DEP-235': '{card} is unique, and {by} is on table.',
    'DEP-235/limit': 'No more than {count} copies of {card} may be on table.',
    'DEP-236': 'You have deployed {card} this turn already, {count|once|as often as allowed}.',
    'DEP-238': '{by} is on table, and the title of {card} may be there only once for both players.',
    'KRN-281': '{by} is out of play, and it and {card} contain the same persona.',
    'KRN-280': '{by} is out of play, and with it every version of {card}.',
    'DEP-098': 'The text of {by} does nothing now, but the persona that it contains counts against {card}.',
    'DEP-159': 'The persona of {card} has crossed over as {by}, and may not be deployed again in this game.',
  },
}
