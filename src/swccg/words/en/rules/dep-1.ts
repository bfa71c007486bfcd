export const dep1 = {
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
  'DEP-104': {
    title: 'Converting under the rulings of 2001',
    text: 'In the rulings of August 2001 power and ability are compared where a text lets the opponent put in his version, too.',
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
  'DEP-135': {
    title: 'Converting a character',
    text: 'A character is converted only if its own text, or that of a card about it, says so: it then works for the other player.',
  },
  'DEP-136': {
    title: 'What prevents replacement',
    text: 'Where a character’s text says that it is replaced by the opponent, or that this is prevented, converting is meant: its own player may replace it.',
  },
  'DEP-137': {
    title: 'Converted with all that is on it',
    text: 'A character that a text converts moves to the other side of the location with all cards on it, and they belong to the other player.',
  },
  'DEP-138': {
    title: 'The same character',
    text: 'Nothing else about a character that a text converts changes.',
  },
  'DEP-139': {
    title: 'Converting by putting a version in',
    text: 'In his own deploy phase the opponent puts his version there. What fits goes over to it; the original goes to its owner’s Lost Pile with the rest.',
  },
  'DEP-140': {
    title: 'What the converted character keeps',
    text: 'Each card on the original is kept if it could be deployed on the new character; the others are lost.',
  },
  'DEP-141': {
    title: 'Not just lost',
    text: 'A character that has been converted is not a card that has just been lost.',
  },
  'DEP-142': {
    title: 'Still the same persona',
    text: 'What is on a converted character, or targets it, goes on working.',
  },
  'DEP-143': {
    title: 'After a conversion',
    text: 'Who lost a character to a conversion may deploy its persona again, as long as no card of the same title is on table.',
  },
  'DEP-144': {
    title: 'Converting is something of its own',
    text: 'Converting is no deployment and no replacement: it costs nothing, needs no icons, and compares nothing.',
  },
  'DEP-145': {
    title: 'Crossing over',
    text: 'A text may make a character cross over: the card is put on the other player’s side and is his from then on.',
  },
  'DEP-146': {
    title: 'Crossing over is not converting',
    text: 'Who crosses over takes on a new identity; who is converted stays who he was.',
  },
  'DEP-147': {
    title: 'For the rest of the game',
    text: 'What crossing over changes stays changed, even when the card leaves table.',
  },
  'DEP-148': {
    title: 'A new owner',
    text: 'A character that has crossed over goes to the hand, the piles and the deck of the new owner.',
  },
  'DEP-149': {
    title: 'Icons of the other side',
    text: 'Rebel becomes Imperial and the other way round, and so do the like icons of other times.',
  },
  'DEP-150': {
    title: 'Rebel and Imperial',
    text: 'In the rulings of August 2001 only Rebel and Imperial are exchanged when a character crosses over.',
  },
  'DEP-151': {
    title: 'A new persona',
    text: 'Anakin Skywalker and Vader, Leia and Lady Vader, Luke and Son Of Vader, Ben Solo and Kylo: who crosses over becomes the other.',
  },
  'DEP-152': {
    title: 'A new title',
    text: 'The name of the new persona is the card’s title, and it is unique.',
  },
  'DEP-153': {
    title: 'Its own text',
    text: 'Where its own text names the old persona it now names the new one.',
  },
  'DEP-154': {
    title: 'The weapon is renamed too',
    text: 'A permanent weapon that bears the name of the old persona bears the new one’s after crossing over.',
  },
  'DEP-155': {
    title: 'Still his own weapon',
    text: 'In the rulings of August 2001 a permanent weapon is game text of the character, who uses it on the other side as well.',
  },
  'DEP-156': {
    title: 'Skywalkers',
    text: 'Who crosses to the Light Side becomes a Skywalker; who crosses to the Dark Side is one no longer.',
  },
  'DEP-157': {
    title: 'Jedi and Dark Jedi',
    text: 'A Jedi who crosses over is a Dark Jedi, and a Dark Jedi a Jedi.',
  },
  'DEP-158': {
    title: 'Only this card',
    text: 'Other copies of the card, and other cards of the persona, stay as they were.',
  },
  'DEP-159': {
    title: 'The old persona does not come back',
    text: 'The persona that has crossed over may not be deployed again in the game.',
  },
  'DEP-161': {
    title: 'What was meant for the old name',
    text: 'Cards on the character that are about its former name, title or type are lost when it crosses over.',
  },
  'DEP-162': {
    title: 'What may stay for another reason',
    text: 'A card on the character stays if it may be there for another reason.',
  },
  'DEP-164': {
    title: 'What the lore says stays',
    text: 'Characteristics stay when a character crosses over, though the title that had them too is gone.',
  },
  'DEP-165': {
    title: 'Other cards keep their words',
    text: 'What deploys on or targets the old persona does not work on the one that has crossed over.',
  },
  'DEP-166': {
    title: 'One name, one side',
    text: 'A text that names one side of a character who can cross over means that side only.',
  },
  'DEP-169': {
    title: 'Cloud City before Bespin',
    text: 'Cloud City sites belong to Bespin, and deploy with or without the system and the sector on table.',
  },
  'DEP-170': {
    title: 'The row of Bespin',
    text: 'Second docking bay, interior sites, first docking bay, exterior sites, the sector of Cloud City, other clouds, the system.',
  },
  'DEP-171': {
    title: 'Exterior sites of Cloud City',
    text: 'An exterior site of Cloud City lies between the first docking bay and the sectors.',
  },
  'DEP-172': {
    title: 'The second platform',
    text: 'Of the two platforms the one deployed second goes to the far end of the interior sites.',
  },
  'DEP-173': {
    title: 'Who deploys to clouds',
    text: 'To cloud sectors only starfighters, shuttle vehicles, cloud cars and patrol craft deploy.',
  },
  'DEP-174': {
    title: 'Combo cards',
    text: 'A combo card, two titles joined by “&”, counts as both of them.',
  },
  'DEP-175': {
    title: 'Combo cards stay as they are',
    text: 'A combo card neither replaces a character nor is it replaced.',
  },
  'DEP-176': {
    title: 'One Death Star for each player',
    text: 'Whoever has deployed a location of one of the two Death Stars deploys no location of the other in that game.',
  },
  'DEP-177': {
    title: 'Two Death Stars',
    text: 'In game text ‘Death Star’ means the first one only, and ‘Death Star II’ the second one only.',
  },
  'DEP-178': {
    title: 'The row of Death Star II',
    text: 'Interior sites, sites that are both, the system, Coolant Shaft, Capacitors, Reactor Core.',
  },
  'DEP-179': {
    title: 'Death Star II sectors',
    text: 'No card deploys to a Death Star II sector.',
  },
  'DEP-180': {
    title: 'A spy as pilot',
    text: 'A spy that deploys as the pilot of an unpiloted starfighter lets both in without presence or Force icons.',
  },
  'DEP-182': {
    title: 'Nothing for Dagobah but in somebody’s hands',
    text: 'Weapons and devices do not deploy to Dagobah, except on a card that is there already.',
  },
  'DEP-184': {
    title: 'Dagobah by express words',
    text: 'A card whose text says that it deploys on Dagobah, or that ignores location restrictions, may deploy there.',
  },
  'DEP-185': {
    title: 'To a shielded site, in 2001',
    text: 'In the rulings of August 2001 only a card that may expressly deploy to a shielded site passes the energy shield.',
  },
  'DEP-186': {
    title: 'Deploying like a starfighter',
    text: 'A capital starship that deploys like a starfighter is one for every rule and text about deploying, and no capital starship.',
  },
  'DEP-189': {
    title: 'The row of Endor',
    text: 'Bunker, Landing Platform, exterior sites, Ewok Village, Chief Chirpa’s Hut, the system.',
  },
  'DEP-190': {
    title: 'The Back Door',
    text: 'Endor: Back Door may lie anywhere among the exterior sites, not only beside the Bunker.',
  },
  'DEP-193': {
    title: 'Set aside, still counted',
    text: 'A captured, frozen, missing or otherwise inactive card still counts for uniqueness and personas.',
  },
  'DEP-194': {
    title: 'Nothing on the missing',
    text: 'Nothing can be deployed on a missing character.',
  },
  'DEP-195': {
    title: 'The row of Naboo',
    text: 'Throne Room, interior Theed Palace sites, Theed Palace Docking Bay, Courtyard, exterior sites, underwater sites, the system.',
  },
  'DEP-196': {
    title: 'One operative at a place',
    text: 'On its matching planet an operative neither deploys nor moves to or through a location where its owner has another of its title, be that one missing or captured.',
  },
  'DEP-197': {
    title: 'Two operatives at one place',
    text: 'When two operatives of one title and one player come to be at one location of their planet, that player chooses one of them, and it is lost.',
  },
}
