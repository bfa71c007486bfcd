export const deploymentRestrictions = {
  rules: {
    'DEP-004':
      'Force icons let you in. Where your side of a location has a Force icon, you may deploy characters, vehicles and starships.',
    'DEP-005':
      'Presence lets you in. Where you have presence you may deploy characters, vehicles and starships, Force icons or not.',
    'DEP-006':
      'Presence or Force icons. Without presence and without a Force icon on your side you cannot deploy characters, vehicles or starships to a location. This is a location deployment restriction.',
    'DEP-007':
      'Icons of your own side. Only the Force icons on your own side of a location count for your deployments.',
    'DEP-025':
      'Three kinds of restrictions. What limits deploying is a location restriction, a rules restriction or an objective restriction. A card that ignores one kind still meets the others.',
    'DEP-026':
      'Spies go anywhere. A spy needs neither presence nor Force icons of yours where it deploys. All else binds it too.',
    'DEP-027':
      'A spy opens the door. Where you have an undercover spy, your characters, vehicles and starships deploy without presence or Force icons.',
    'DEP-028':
      'Not to Ahch-To. Characters, vehicles, starships and Utinni Effects do not deploy to Ahch-To locations.',
    'DEP-029':
      'Not to Dagobah. Characters, vehicles, starships and Utinni Effects do not deploy to Dagobah locations.',
    'DEP-030':
      'Weapons and devices on Dagobah. Weapons and devices come to Dagobah and Ahch-To on a card that is there; those that deploy to a location do not.',
    'DEP-031':
      'The energy shield of Hoth. Dark characters, vehicles and starships do not deploy to a shielded site, even where Dark has presence or Force icons.',
    'DEP-032':
      'Spies and the shield. A spy does without presence and Force icons; the energy shield stops it all the same.',
    'DEP-033':
      'What the shield lets through. Weapons, devices, creatures and other cards of Dark deploy to a shielded site and on cards there.',
    'DEP-035':
      'What its own text says. Where a text says that a card must, or cannot, deploy to certain locations, that is a location deployment restriction.',
    'DEP-036':
      'Kinds of cards and places. Where a kind of card cannot be, it does not deploy. This is a rules restriction, whatever a card ignores about locations.',
    'DEP-042':
      'What an Objective forbids. Whatever an Objective on table says that you may not deploy, or not there, is an objective deployment restriction.',
    'DEP-043':
      'Only with its Objective. A card that deploys only if a certain Objective, or a side of it, is on table waits for it, wherever it would deploy.',
    'DEP-044':
      'Ignoring location restrictions. A card that ignores location deployment restrictions needs no presence or Force icons and goes to Dagobah, to shielded sites and where its own text would not let it.',
    'DEP-045':
      'Rules stay. Ignoring location deployment restrictions never lifts a restriction of the rules: a capital starship does not deploy to a site.',
    'DEP-046':
      'Objectives stay. Ignoring location deployment restrictions never lifts what an Objective forbids.',
    'DEP-048':
      'A text may lift what it names. Where a text lets a card deploy “even without presence or Force icons”, it may. Other restrictions still bind it.',
    'DEP-066':
      'A spy without ability gives no presence. A spy without ability that has deployed where you have nothing gives no presence, so that others cannot follow it.',
    'DEP-180':
      'A spy as pilot. A spy that deploys as the pilot of an unpiloted starfighter lets both in without presence or Force icons.',
    'DEP-182':
      'Nothing for Dagobah but in somebody’s hands. Weapons and devices do not deploy to Dagobah, except on a card that is there already.',
    'DEP-184':
      'Dagobah by express words. A card whose text says that it deploys on Dagobah, or that ignores location restrictions, may deploy there.',
    'DEP-185':
      'To a shielded site, in 2001. In the rulings of August 2001 only a card that may expressly deploy to a shielded site passes the energy shield.',
    'KRN-146':
      'For the rest of the game. What is forbidden for the remainder of the game stays forbidden when the card that says so turns over or leaves table.',
    'KRN-231':
      'Never deploys there. What waives deployment restrictions does not waive one that is worded ‘never’.',
    'TRM-168':
      'Jabba’s Palace is on Tatooine. All locations of Jabba’s Palace, with the site Tatooine: Jabba’s Palace itself, count both as Jabba’s Palace locations and as Tatooine locations.',
    'TRM-342':
      'Scouts. Scout is a word for characters that texts refer to. A scout cannot, like a spy, be deployed where you have neither presence nor Force icons.',
  },
  reasons: {
    'DEP-006': 'You have neither presence nor a Force icon at {to}, so {card} may not deploy there.',
    'DEP-007': 'Only Force icons on your own side of {to} would help {card}.',
    'DEP-028':
      'Characters, vehicles and starships may not deploy to {to}, an Ahch-To location, and {card} has no text that lets it.',
    'DEP-029': 'Nothing like {card} may deploy to {to}, a Dagobah location, unless its text says so.',
    'DEP-030':
      '{card} deploys to a location, and those of Dagobah and Ahch-To, such as {to}, are closed to it.',
    'DEP-031': '{to} lies behind the energy shield of {by}: {card} may not deploy there.',
    'DEP-032':
      '{card} is a spy, which makes up for presence and Force icons, not for the energy shield of {by}.',
    'DEP-185':
      '{card} may ignore location deployment restrictions, but only words about shielded sites help at {to}.',
    'DEP-043': '{card} deploys only while {title} is on table.',
    'DEP-035/only': 'By its own text {card} deploys only to certain places[, and {to} is none of them].',
    'DEP-035/forbidden': 'The text of {by} does not let {card} deploy[ to {to}].',
    'DEP-036':
      'That {card} cannot be at {to} is a rule about kinds of cards, not a location deployment restriction.',
    'DEP-042': 'The Objective {by} does not let you deploy {card}.',
    'DEP-045': '{card} may ignore location deployment restrictions, but what keeps it from {to} is none.',
    'DEP-046':
      '{card} may ignore location deployment restrictions, but the Objective {by} makes another kind.',
    'DEP-066': '{by} is a spy without presence at {to}, so {card} cannot follow it there.',
    'DEP-182': '{card} comes to {to}, a Dagobah location, only on a card that is there.',
    'KRN-146':
      'The text of {by} forbids {card} for the rest of the game, though the card has been turned over.',
    'KRN-231': '{card} never deploys to {to}, whatever restrictions are waived.',
    'TRM-342': '{card} is a scout, and no spy: that does not bring it to {to}.',
  },
}
