export const wpn0 = {
  'WPN-001': {
    title: 'Once in each battle',
    text: 'Fire each of your weapons in the battle once, and not again unless something allows it.',
  },
  'WPN-002': {
    title: 'Long range',
    text: 'A long-range weapon that reaches the battle may be fired into it once.',
  },
  'WPN-003': {
    title: 'A fired weapon stays fired',
    text: 'A weapon that has been fired in the battle is not fired in it again, even if another card comes to have it.',
  },
  'WPN-004': {
    title: 'Only at cards in the battle',
    text: 'Whatever you fire at during a battle must be in that battle.',
  },
  'WPN-005': {
    title: 'One shot, one action',
    text: 'Weapons are fired one by one. Each shot is a top-level action of the weapons segment.',
  },
  'WPN-006': {
    title: 'What the weapon says',
    text: 'The weapon’s own text says what it may target, how much Force you use to fire it, which destiny you need and what comes of it.',
  },
  'WPN-007': {
    title: 'Hit',
    text: 'A card is hit when a weapon whose text says that its target is hit has been fired at it with success. It lies sideways until the damage segment.',
  },
  'WPN-008': {
    title: 'A hit card battles on',
    text: 'To be hit does not end the battle for a card. It keeps power, ability and text, and can still fire.',
  },
  'WPN-009': {
    title: 'Other results come at once',
    text: 'What a weapon does other than hit, such as making a card lost, captured or excluded, or its forfeit 0, happens as soon as the weapon destiny is resolved.',
  },
  'WPN-010': {
    title: 'Not at your own cards',
    text: 'You fire at your opponent’s cards, not at yours. Only in an attack may you target a creature of your own.',
  },
  'WPN-012': {
    title: 'Kinds of weapons',
    text: 'A weapon is for a character, starship, squadron, vehicle, Death Star or Death Star II, or it is artillery or automated. The kind says where it deploys and partly how it works.',
  },
  'WPN-013': {
    title: 'Swinging is firing',
    text: 'Firing is targeting with a weapon in any way. To swing a lightsaber, an ax or a Gaffi Stick is to fire it, too.',
  },
  'WPN-014': {
    title: 'One weapon and one device',
    text: 'A character, vehicle or starfighter may use one weapon and one device each turn.',
  },
  'WPN-015': {
    title: 'Three for a squadron',
    text: 'Each turn a squadron has the use of three weapons, all different, and of three devices.',
  },
  'WPN-017': {
    title: 'No limit for capital starships',
    text: 'However many weapons and devices a capital starship has, it may use them all in one turn.',
  },
  'WPN-018': {
    title: 'Once in a battle, once in an attack',
    text: 'A weapon that does not fire repeatedly is fired at most once in a battle, and at most once in an attack.',
  },
  'WPN-019': {
    title: 'Carried, but not deployable',
    text: 'A weapon or device on a card on which it could not deploy counts as on table only for uniqueness, for what removes it and for what targets stolen weapons or devices.',
  },
  'WPN-020': {
    title: 'Carrying is not being armed',
    text: 'A card that carries a weapon which could not deploy on it is not armed with it, cannot use it and has no bonus from it.',
  },
  'WPN-021': {
    title: 'Who uses the weapon',
    text: 'When a starship, vehicle or artillery weapon is fired, it is the starship or vehicle that uses it, not the pilot, driver or other character that it needs.',
  },
  'WPN-022': {
    title: 'A lasting bonus is not use',
    text: 'A bonus that a weapon or device gives all the time, to a Force drain for example, is neither using it nor firing it.',
  },
  'WPN-023': {
    title: 'First the weapon',
    text: 'To fire, you choose a weapon in the battle on a card in the battle. The cost of firing is paid as you start.',
  },
  'WPN-024': {
    title: 'Then the target',
    text: 'The target is a card of your opponent that is in the battle and present with the weapon.',
  },
  'WPN-025': {
    title: 'Then the weapon destiny',
    text: 'You draw weapon destiny if the weapon calls for it, and the result applies. If the weapon may fire repeatedly, you may go on.',
  },
  'WPN-027': {
    title: 'Firing at the next site',
    text: 'To fire at a card in a battle at another location, weapon and target must each be present at their own location. The target must be in the battle, the weapon need not be.',
  },
  'WPN-028': {
    title: 'Fired by another card’s text',
    text: 'When a card lets you fire a weapon outside the battle phase, its target need not be in any battle or attack.',
  },
  'WPN-029': {
    title: 'Spies outside battle',
    text: 'Fired outside the battle phase, a weapon that can target characters can target an undercover spy.',
  },
  'WPN-030': {
    title: 'Full range outside battle',
    text: 'Fired outside the battle phase by the text of a card, a long-range weapon has its full range.',
  },
  'WPN-031': {
    title: 'Repeating outside battle',
    text: 'Outside the battle phase, too, a weapon that fires repeatedly can go on. If the card that lets you fire says that it is free, only the first shot is.',
  },
  'WPN-032': {
    title: 'Only hits are lost',
    text: 'That ‘hit’ targets are lost immediately concerns weapons that ‘hit’. All others have their usual result.',
  },
  'WPN-033': {
    title: 'Hit outside a battle',
    text: 'A card that is hit while there is no battle is lost at once.',
  },
  'WPN-034': {
    title: 'Who fires starship weapons',
    text: 'To fire its weapons a starship needs a permanent pilot or a character aboard who is not a droid.',
  },
  'WPN-035': {
    title: 'Who fires vehicle weapons',
    text: 'To fire its weapons a vehicle needs a permanent pilot, a character aboard who is not a droid, or a droid aboard that is a warrior.',
  },
  'WPN-036': {
    title: 'A pilot for the weapons',
    text: 'A starship, combat vehicle or shuttle vehicle needs a pilot to use its starship or vehicle weapons and devices.',
  },
  'WPN-037': {
    title: 'A driver for the weapons',
    text: 'A transport vehicle needs a driver aboard to use vehicle weapons and devices, except Lift Tubes.',
  },
  'WPN-038': {
    title: 'Ion weapons do not hit',
    text: 'An ion weapon makes nothing ‘hit’. What it does happens at once.',
  },
  'WPN-039': {
    title: 'What ion cannons bring to zero',
    text: 'An ion cannon can bring power, armor, maneuver or hyperspeed down to 0. That stays so, and nothing changes it unless a card repairs it.',
  },
  'WPN-040': {
    title: 'The weapons of the starship',
    text: 'Losing all weapons aboard a starship means those that the starship itself uses, not the ones on cards inside it.',
  },
  'WPN-041': {
    title: 'Only into a battle',
    text: 'Whoever carries a long-range weapon need not be in the battle, but the target must be in one, or be a creature that you attack, unless a card’s text lets you fire otherwise.',
  },
  'WPN-042': {
    title: 'Into several battles',
    text: 'A long-range weapon may be fired more than once in a turn, but only once into any one battle.',
  },
  'WPN-043': {
    title: 'Transferring',
    text: 'In your deploy phase a weapon or device passes between two of your characters, vehicles or starships present together, for Force equal to its deploy cost.',
  },
  'WPN-044': {
    title: 'A transfer obeys restrictions',
    text: 'A transfer is no deployment, but the card goes only where it could be deployed.',
  },
  'WPN-045': {
    title: 'Artillery needs power',
    text: 'An artillery weapon fires only with a power source of yours present: a power droid or a fusion generator, or what a text says.',
  },
  'WPN-046': {
    title: 'Artillery',
    text: 'An artillery weapon deploys on a site.',
  },
  'WPN-047': {
    title: 'Artillery stays put',
    text: 'You cannot move an artillery weapon from where it was deployed, unless its text says that you can.',
  },
  'WPN-048': {
    title: 'Artillery lost on the way',
    text: 'If an artillery weapon is destroyed while it is carried, the cards that carry it are lost, too.',
  },
  'WPN-049': {
    title: 'When automated weapons fire',
    text: 'Look at the text of an automated weapon to see when it fires or explodes. Without such text you may fire it in battle as you would others.',
  },
  'WPN-050': {
    title: 'Automated weapons need nobody',
    text: 'No character need be present for an automated weapon to fire.',
  },
  'WPN-051': {
    title: 'Automated weapons of their own time',
    text: 'A card that lets a weapon fire outside the battle phase can fire an automated weapon only if that weapon does not say itself when it fires.',
  },
  'WPN-052': {
    title: 'What a weapon deploys on',
    text: 'Each weapon or device says on whom or what it deploys, and for how much.',
  },
  'WPN-053': {
    title: 'On your own cards',
    text: 'Weapons and devices go on your own cards, unless they say otherwise.',
  },
  'WPN-054': {
    title: 'As many as you like',
    text: 'One card may bear any number of weapons and devices. Only their use is limited.',
  },
  'WPN-056': {
    title: 'Shot after shot',
    text: 'A weapon that fires repeatedly makes all its shots one after the other as one action. You cannot fire something else and come back to it.',
  },
  'WPN-057': {
    title: 'Each shot can be answered',
    text: 'Within the action of firing repeatedly each shot is an action of its own, and can be responded to.',
  },
  'WPN-058': {
    title: 'Only the first shot is cheaper',
    text: 'What changes the cost of firing changes that of the first shot. Further shots of a weapon that fires repeatedly cost what they always do.',
  },
  'WPN-059': {
    title: 'Defense value of a character',
    text: 'The defense value of a character is its ability, its armor or its maneuver, whichever is highest.',
  },
  'WPN-060': {
    title: 'Defense value of a droid',
    text: 'If a droid has neither armor nor maneuver, its defense value is 0.',
  },
  'WPN-061': {
    title: 'Defense value of starships and vehicles',
    text: 'The defense value of a starship or vehicle is its armor or its maneuver, whichever it has, with whatever changes it.',
  },
  'WPN-062': {
    title: 'Defense value of a creature',
    text: 'The defense value of a creature is the number that stands under a word of its own, such as scales or slither.',
  },
  'WPN-063': {
    title: 'A defense value that is lent',
    text: 'If a weapon can be fired at some other sort of card, a text says which defense value to use for it.',
  },
  'WPN-065': {
    title: 'Not without its character',
    text: 'Text that relocates weapons does not relocate a character for the sake of his permanent weapon, unless it relocates the character as well.',
  },
  'WPN-066': {
    title: 'Permanent weapon without game text',
    text: 'If a character’s game text is canceled or suspended, he still has his permanent weapon but cannot use it.',
  },
  'WPN-067': {
    title: 'Copied text, no weapon',
    text: 'A character that copies the game text of one with a permanent weapon has neither the weapon nor the use of it.',
  },
  'WPN-068': {
    title: 'Matching weapon',
    text: 'A matching weapon of a character is one whose own game text names that character or persona.',
  },
  'WPN-069': {
    title: 'Matching permanent weapon',
    text: 'A permanent weapon is a matching one only if its title has the name of the character or of his persona in it.',
  },
  'WPN-071': {
    title: 'Inside, no shots',
    text: 'Aboard a starship or enclosed vehicle your characters are not present. They do not fire their own weapons, and weapons cannot target them.',
  },
  'WPN-072': {
    title: 'Landed, no starship weapons',
    text: 'A landed starfighter does not use starship weapons, except those that say that they work at a site.',
  },
  'WPN-073': {
    title: 'Spies are no targets',
    text: 'During battle you cannot target the opponent’s undercover spy with weapons. Text that affects all cards or all characters affects him all the same.',
  },
  'WPN-074': {
    title: 'Excluded cards and weapons',
    text: 'An excluded card does not fire weapons, and weapons cannot target it.',
  },
  'WPN-075': {
    title: 'Frozen captives are not hit',
    text: 'A frozen captive cannot be hit.',
  },
  'WPN-076': {
    title: 'What can be stolen',
    text: 'A thief can carry off only a weapon or device that its text lets characters carry or move, and that he is able to carry. He need not be able to use it.',
  },
  'WPN-077': {
    title: 'Who may have stolen cards',
    text: 'If a stolen card has deployment restrictions, it may go only to a character who meets them. Nobody else can use it.',
  },
}
