export const atk0 = {
  'ATK-001': {
    title: 'Creatures do not battle',
    text: 'Creatures are never in a battle. They fight in attacks.',
  },
  'ATK-002': {
    title: 'Creatures are no targets in battle',
    text: 'In a battle your weapons normally cannot target creatures.',
  },
  'ATK-003': {
    title: 'Attacks in your own battle phase',
    text: 'You initiate attacks in your own battle phase only. The exceptions are creatures that meet creatures, and cards that say otherwise.',
  },
  'ATK-004': {
    title: 'The segments of an attack',
    text: 'Like a battle, an attack goes through three segments, for weapons, power and damage.',
  },
  'ATK-005': {
    title: 'Weapons in an attack',
    text: 'Cards that take part in the attack may fire at the creature in it, as they could fire in a battle.',
  },
  'ATK-006': {
    title: 'Hit in an attack',
    text: 'A card that is hit in an attack is lost in its damage segment, not before.',
  },
  'ATK-007': {
    title: 'Forbidden in battle, forbidden here',
    text: 'What may not be done during a battle may not be done during an attack either.',
  },
  'ATK-008': {
    title: 'No fight within an attack',
    text: 'During an attack nobody can initiate a battle or another attack.',
  },
  'ATK-009': {
    title: '4 ability, one destiny',
    text: 'In the power segment the side with characters, vehicles or starships in the attack may draw one destiny if its cards in the attack have 4 or more ability. Cards that are not in it do not count.',
  },
  'ATK-010': {
    title: 'It adds to power only',
    text: 'What you draw in an attack raises your total power. It makes no attrition.',
  },
  'ATK-011': {
    title: 'An attack is not a battle',
    text: 'What actions and texts say about battles does not hold for an attack.',
  },
  'ATK-012': {
    title: 'Not a battle destiny',
    text: 'What modifies, resets or restricts battle destinies, or puts a cost on them, does not touch the destiny drawn in an attack.',
  },
  'ATK-013': {
    title: 'No battle damage, no attrition',
    text: 'An attack makes no battle damage and no attrition. No card is forfeited, and neither player loses Force for it.',
  },
  'ATK-014': {
    title: 'No destinies to power',
    text: 'In an attack you take no action that adds a destiny to power, unless it says that it works there.',
  },
  'ATK-015': {
    title: 'Attacks are free',
    text: 'To initiate an attack costs nothing, whichever side attacks.',
  },
  'ATK-016': {
    title: 'No presence needed',
    text: 'You need no presence to initiate an attack.',
  },
  'ATK-017': {
    title: 'Your own cards too',
    text: 'You may attack your own cards, and a creature that has to attack may force you to.',
  },
  'ATK-018': {
    title: 'Inactive cards as prey',
    text: 'A creature may attack cards that are inactive.',
  },
  'ATK-019': {
    title: 'Inactive cards do not attack',
    text: 'An inactive card cannot initiate an attack on a creature.',
  },
  'ATK-020': {
    title: 'Inactive, but defending itself',
    text: 'During an attack an inactive card in it may be targeted and may use its weapons, devices and text. It flips no Objective, and afterwards it is as before.',
  },
  'ATK-021': {
    title: 'Nobody left on one side',
    text: 'If all cards of one side are gone from the attack, it is over at once.',
  },
  'ATK-022': {
    title: 'Creatures attack each other',
    text: 'When two creatures are present together, in whatever phase, they attack each other at once and automatically.',
  },
  'ATK-023': {
    title: 'Selective creatures spare their kind',
    text: 'A selective creature leaves other selective creatures of its species in peace.',
  },
  'ATK-024': {
    title: 'Creatures must attack',
    text: 'During your battle phase your creature must attack if a potential target is present with it, be it only a card of yours.',
  },
  'ATK-025': {
    title: 'A creature must attack only once',
    text: 'A creature makes only one attack a turn that it has to make.',
  },
  'ATK-026': {
    title: 'When your creature attacks',
    text: 'You choose when in your battle phase your creature makes the attack it has to make. If it has not attacked by the end of the phase, it does so then automatically.',
  },
  'ATK-027': {
    title: 'Attacking a creature',
    text: 'Your characters, vehicles and starships can attack a creature with which they are present during your battle phase, be it your own.',
  },
  'ATK-028': {
    title: 'One attack at each location',
    text: 'In your battle phase you may initiate only one attack on a creature at each location.',
  },
  'ATK-029': {
    title: 'A battle and an attack',
    text: 'A card that has battled this turn can still be in one attack, and the other way round, even at the same location.',
  },
  'ATK-030': {
    title: 'Ferocity',
    text: 'Creatures have ferocity in place of power, both when they attack and when they are attacked.',
  },
  'ATK-031': {
    title: 'Variable ferocity',
    text: 'A ferocity that depends on a draw is drawn anew for each attack that the creature is in, and each time a card needs its value.',
  },
  'ATK-032': {
    title: 'A creature has a defense value',
    text: 'A creature’s card shows its defense value under a word of its own.',
  },
  'ATK-033': {
    title: 'Attacks that a card permits',
    text: 'An attack that a card lets you make outside your battle phase is played like any other, and does not count as the attack that the creature has to make.',
  },
  'ATK-034': {
    title: 'When an attack is possible',
    text: 'To initiate an attack, something able to attack must be with something that it can attack.',
  },
  'ATK-035': {
    title: 'First choose a side',
    text: 'The player who initiates an attack first chooses a side of the Force that has a potential target, his own or his opponent’s.',
  },
  'ATK-036': {
    title: 'Chance chooses the target',
    text: 'The target of an attack is chosen at random among the potential targets of the chosen side.',
  },
  'ATK-037': {
    title: 'The others stay out',
    text: 'Cards that are neither attacker nor target take no part in an attack.',
  },
  'ATK-038': {
    title: 'Responses to an attack',
    text: 'Automatic actions come first. Then players may respond to the attack in turn, first the opponent of whoever initiated it, even if no card of his is in it.',
  },
  'ATK-039': {
    title: 'Weapons segment of an attack',
    text: 'When nobody responds any more, weapons are fired as in a battle: first acts the player who initiated the attack, and two passes in a row end the segment.',
  },
  'ATK-040': {
    title: 'At your own creature',
    text: 'In an attack you may fire weapons at your own creature.',
  },
  'ATK-041': {
    title: 'Weapons that target creatures',
    text: 'Fire at a creature only with a weapon whose text says that it targets creatures.',
  },
  'ATK-042': {
    title: 'Who fires in an attack',
    text: 'Only what takes part in the attack may fire. Long range does not help others into it, unless something allows it.',
  },
  'ATK-043': {
    title: 'Only at creatures in the attack',
    text: 'A creature that is not in the attack cannot be fired at.',
  },
  'ATK-044': {
    title: 'Once in each attack',
    text: 'During an attack you fire each weapon only once, unless something allows more.',
  },
  'ATK-045': {
    title: 'A hit creature fights on',
    text: 'A creature that is hit stays in the attack, which goes on with the power segment.',
  },
  'ATK-046': {
    title: 'Defeating the defender',
    text: 'The attacker needs a greater total than the defender to defeat it. A tie does nothing.',
  },
  'ATK-047': {
    title: 'Damage segment of an attack',
    text: 'First comes what befalls a defeated defender: it is eaten, lost, relocated or something else. Then creatures that are hit are lost, and the attack is over.',
  },
  'ATK-048': {
    title: 'All your cards attack',
    text: 'When you attack a creature, all your characters, vehicles and starships there are attackers. You cannot hold one back.',
  },
  'ATK-049': {
    title: 'Any creature may be the target',
    text: 'When you attack a creature, every creature there is a potential target, of either side.',
  },
  'ATK-050': {
    title: 'From afar into your own attack',
    text: 'Into an attack that you make on a creature, your long-range weapons can be fired from a site next to it.',
  },
  'ATK-051': {
    title: 'Total of the attackers',
    text: 'The attackers’ total is the power of all of them with whatever changes it, and one destiny if together they have 4 or more ability.',
  },
  'ATK-052': {
    title: 'Total of the creature',
    text: 'The total of an attacked creature is its ferocity plus its defense value, with whatever changes them. Only a greater total defeats it.',
  },
  'ATK-053': {
    title: 'A defeated creature is lost',
    text: 'A creature defeated when attacked is lost, unless another action intervenes.',
  },
  'ATK-054': {
    title: 'A failed attack costs nothing',
    text: 'If your attack on a creature fails, nothing happens to the attackers.',
  },
  'ATK-055': {
    title: 'Each creature for itself',
    text: 'Creatures that attack are parasites or non-parasites. Each of them attacks separately.',
  },
  'ATK-056': {
    title: 'Who attacks',
    text: 'The player whose battle phase it is attacks with a single creature that is not a parasite.',
  },
  'ATK-057': {
    title: 'Whom a creature may attack',
    text: 'Creature vehicles and characters may be attacked by a non-parasite creature. Droids may not, nor any character aboard a starship or vehicle, even an open one.',
  },
  'ATK-058': {
    title: 'Ferocity against power',
    text: 'The creature’s ferocity is compared with the target’s power and, if the target has 4 or more ability, one destiny. Whatever changes them counts.',
  },
  'ATK-059': {
    title: 'Eaten',
    text: 'A defeated target is normally eaten, which is to say lost. Cards may name another result.',
  },
  'ATK-060': {
    title: 'A creature that fails',
    text: 'A target that withstands a creature does not defeat it thereby. Both stay.',
  },
  'ATK-061': {
    title: 'Jumping off',
    text: 'When a creature vehicle is eaten or lost in another way, characters aboard can jump off: they disembark at the same site and survive.',
  },
  'ATK-062': {
    title: 'An attached parasite is at rest',
    text: 'A parasite that is attached to a host does not attack.',
  },
  'ATK-063': {
    title: 'What a parasite attaches to',
    text: 'Potential targets of a parasite are those that its card names after the word parasite.',
  },
  'ATK-064': {
    title: 'Parasites and those aboard',
    text: 'Whoever is aboard a starship or vehicle, even an open one, is no target for a parasite that is not aboard it, too.',
  },
  'ATK-065': {
    title: 'Hosts as targets',
    text: 'A parasite may also attack a host that carries another parasite, or a creature that is attached to a host.',
  },
  'ATK-066': {
    title: 'Parasites win',
    text: 'Once the attack reaches the power segment, a parasite wins automatically.',
  },
  'ATK-067': {
    title: 'A parasite attaches',
    text: 'The damage segment begins with the parasite attaching to its target. This is now its host, with the result that the parasite’s text gives.',
  },
  'ATK-068': {
    title: 'A hit parasite',
    text: 'A parasite that is hit first attaches to its target and is then lost.',
  },
  'ATK-069': {
    title: 'On an inactive host',
    text: 'A parasite stays active even if its host is inactive.',
  },
  'ATK-070': {
    title: 'Between creatures, no steps',
    text: 'When creatures attack each other, there are no steps of an attack. Their ferocities are simply compared.',
  },
  'ATK-071': {
    title: 'More than two creatures',
    text: 'Where there are more than two creatures, chance decides which two of those that can attack each other do so.',
  },
  'ATK-072': {
    title: 'The less ferocious is eaten',
    text: 'When creatures attack each other, the one with less ferocity is eaten, and so lost.',
  },
  'ATK-073': {
    title: 'Equally ferocious',
    text: 'When creatures that attack each other have the same ferocity, both are lost.',
  },
  'ATK-074': {
    title: 'Pair by pair',
    text: 'Creatures attack each other pair by pair until no two there would do so any more.',
  },
  'ATK-075': {
    title: 'Eaten apart from the attack',
    text: 'A creature vehicle that Yaggle Gakkle has a creature eat is eaten by that card, apart from an attack that is going on. The attack is still compared, with what is left.',
  },
  'ATK-076': {
    title: 'Alone with a creature',
    text: 'A creature is not a character. Its presence does not keep a character from being alone.',
  },
  'ATK-077': {
    title: 'In every battle phase',
    text: 'In the rulings of August 2001, each creature present with a creature vehicle or with a character who is not a droid must attack once in every battle phase, whichever player’s it is.',
  },
  'ATK-078': {
    title: 'A creature’s attack is free',
    text: 'A creature attacks a character or creature vehicle for free.',
  },
  'ATK-079': {
    title: 'The owner names the side',
    text: 'The owner of the creature decides which side it attacks if both have targets. If that side has several, chance chooses one.',
  },
  'ATK-080': {
    title: 'What a creature attacks',
    text: 'For a creature to attack, another creature, a creature vehicle or a character who is not a droid must be present with it. Missing characters count, and captives who are not frozen.',
  },
  'ATK-081': {
    title: 'Frozen captives are safe',
    text: 'Creatures do not attack a frozen captive, and neither does Great Pit Of Carkoon.',
  },
  'ATK-082': {
    title: 'Safe aboard',
    text: 'In the rulings of August 2001, characters aboard a vehicle other than a creature vehicle are safe from creatures, even if the vehicle is open.',
  },
  'ATK-083': {
    title: 'Two kinds of text',
    text: 'Text for battles does nothing in an attack, and text for attacks does nothing in a battle.',
  },
  'ATK-084': {
    title: 'Three kinds of attack',
    text: 'A creature attacks another creature; a creature attacks a creature vehicle or a character who is not a droid; or a creature is attacked.',
  },
  'ATK-085': {
    title: 'You choose the creature',
    text: 'In the rulings of August 2001, you choose which one of the creatures present you attack.',
  },
  'ATK-086': {
    title: 'All that could battle',
    text: 'In the rulings of August 2001, all your cards there that could participate in a battle are in your attack on a creature.',
  },
  'ATK-087': {
    title: '1 Force for an attack',
    text: 'In the rulings of August 2001, you use 1 Force to initiate an attack on a creature.',
  },
  'ATK-088': {
    title: 'Character weapons and creatures',
    text: 'In the rulings of August 2001, weapons that target characters may target creatures too, as their revised texts say.',
  },
  'ATK-089': {
    title: 'Hit, lost and over',
    text: 'In the rulings of August 2001, a creature that is hit while it is attacked is lost, and the attack is over.',
  },
  'ATK-090': {
    title: 'If the creature was not hit',
    text: 'Only if the creature was not hit, your total power, counted as for a battle and with one destiny at 4 or more ability, is compared with its ferocity plus its defense value.',
  },
  'ATK-091': {
    title: 'The destiny must be drawn',
    text: 'In the rulings of August 2001, the one destiny that 4 ability gives in an attack must be drawn.',
  },
  'ATK-092': {
    title: 'Attaching is its attack',
    text: 'In the rulings of August 2001, a creature that attaches attacks by attaching to a host. Attached, it neither attacks nor moves on its own, and goes where its host goes.',
  },
  'ATK-093': {
    title: 'Attached, but not safe',
    text: 'What is attached to a host can still be attacked by all that is present, the host included, and weapons can target it.',
  },
  'ATK-094': {
    title: 'The host is eaten',
    text: 'If a creature eats a host, all creatures attached to it detach.',
  },
  'ATK-095': {
    title: 'The host is lost',
    text: 'When a host is lost but was not eaten, so are all creatures attached to it.',
  },
  'ATK-096': {
    title: 'Mynocks attach in battle phases',
    text: 'In the rulings of August 2001, a Mynock with a starfighter must attack it by attaching. That is an attack like any other, and comes in a battle phase of either player.',
  },
  'ATK-097': {
    title: 'Where Mynocks are not deployed',
    text: 'In the rulings of August 2001, a Mynock is not deployed on the opponent’s side of a location, nor aboard a starship or vehicle.',
  },
  'ATK-098': {
    title: 'A Mynock is no starship',
    text: 'In the rulings of August 2001, a Mynock is not targeted as a starship. Weapons for creatures serve against it.',
  },
}
