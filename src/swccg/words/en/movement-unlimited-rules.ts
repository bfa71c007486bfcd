export const movementUnlimitedRules = {
  'MOV-100': {
    title: 'The list of unlimited moves',
    text: 'These are unlimited moves: to embark or disembark, to cross between docked starships, to change capacity slot, to be relocated to another location, and prisoner transfers.',
  },
  'MOV-101': {
    title: 'As many as you like',
    text: 'There is no limit to the unlimited moves that one card makes in a turn, and it may have made its regular move already.',
  },
  'MOV-102': {
    title: 'Unlimited made regular',
    text: 'A card or rule may turn an unlimited move into a regular one. You make it just the same, but it then counts as the regular move of the turn.',
  },
  'MOV-103': {
    title: 'Embark and disembark',
    text: 'A card embarks when it goes onto another card and disembarks when it gets off, provided that the other card is no location. Both are unlimited moves and free.',
  },
  'MOV-104': {
    title: 'Embarked cards are carried',
    text: 'Once your card has embarked, the card that it is aboard carries it.',
  },
  'MOV-105': {
    title: 'Embark only with room',
    text: 'To embark, a card must find a free capacity slot of its kind on the card that it boards.',
  },
  'MOV-106': {
    title: 'On and off at a site',
    text: 'At a site your character or vehicle may embark on your vehicle or landed starship that is present, or disembark from it.',
  },
  'MOV-107': {
    title: 'In and out of cargo',
    text: 'Your starship may embark into the cargo hold of another starship of yours from the system where that one is present, or disembark from there to the system.',
  },
  'MOV-108': {
    title: 'Luke’s Backpack',
    text: 'A character that may ride in Luke’s Backpack can climb in or out at the site where the Backpack is present.',
  },
  'MOV-109': {
    title: 'Between bridge and cargo',
    text: 'Aboard your starship a character may go from the bridge into a vehicle or starship of yours in the cargo hold, or come back from it to the bridge.',
  },
  'MOV-110': {
    title: 'No other way aboard',
    text: 'Beyond the ways that the rules list, you cannot embark or disembark. A character in space cannot step down to a site, nor across to the next starship.',
  },
  'MOV-111': {
    title: 'To embark is its own action',
    text: 'You embark or disembark in a separate action and not in the course of another move. The exceptions are shuttle vehicles and characters that move away.',
  },
  'MOV-112': {
    title: 'No boarding on the way',
    text: 'A character that moves by Nabrun Leids, by location text such as that of Tatooine: Mos Eisley or by shuttling without a shuttle vehicle can neither start from inside a vehicle nor end in one.',
  },
  'MOV-113': {
    title: 'Taken off without moving',
    text: 'A card may also leave its carrier through an action that is not movement, as a character does that goes missing.',
  },
  'MOV-114': {
    title: 'Put aboard without moving',
    text: 'A card may also come aboard through an action that is not movement, as a captive can when it is seized.',
  },
  'MOV-115': {
    title: 'Escape from Death Star II',
    text: 'Fleeing from Death Star II when it is blown away is an unlimited move for which you use no Force.',
  },
  'MOV-116': {
    title: 'Pilot or passenger',
    text: 'Your character in a starship, combat vehicle or shuttle vehicle may switch from pilot to passenger or back during your deploy phase or move phase. The capacity slot that it takes must be free.',
  },
  'MOV-117': {
    title: 'Choose the driver',
    text: 'During your deploy phase or move phase you may decide which character in your transport vehicle drives and who is a passenger.',
  },
  'MOV-118': {
    title: 'Starfighter or vehicle slot',
    text: 'If a card in a cargo hold could fill a starfighter slot as well as a vehicle slot, you may switch it from one to the other in your deploy phase or move phase.',
  },
  'MOV-119': {
    title: 'Slots with two uses',
    text: 'If a capacity slot can hold a pilot or a passenger, you may settle anew in your deploy phase or move phase which of the two its occupant is.',
  },
  'MOV-120': {
    title: 'To change slots is free',
    text: 'Going from one capacity slot to another is an unlimited move and takes no Force.',
  },
  'MOV-121': {
    title: 'Dock two starships',
    text: 'If you have two starships present at one system or at one sector, you may dock them in your move phase.',
  },
  'MOV-122': {
    title: 'What docking requires',
    text: 'One starship of the pair must have ship-docking capability, and one of them must be piloted. It may be the same one.',
  },
  'MOV-123': {
    title: 'Capital starships can dock',
    text: 'You may treat any capital starship as having ship-docking capability, even if its card does not mention it.',
  },
  'MOV-124': {
    title: 'Cost of docking',
    text: 'For 1 Force you dock the two starships, exchange as many characters, vehicles and starships in both directions as fit, and undock.',
  },
  'MOV-125': {
    title: 'Docked: bridge to bridge',
    text: 'A character crosses from the bridge of one docked starship, as pilot or passenger, to the bridge of the other.',
  },
  'MOV-126': {
    title: 'Docked: cargo to cargo',
    text: 'A vehicle or starship crosses from the cargo hold of one docked starship into the cargo hold of the other.',
  },
  'MOV-127': {
    title: 'Docked: not through sites',
    text: 'Starship sites take no part in docking: you cannot bring anything out of them or into them that way.',
  },
  'MOV-128': {
    title: 'Docking moves only the starships',
    text: 'Of all the cards involved in docking, just the two starships move. What crosses between them has not moved.',
  },
  'MOV-129': {
    title: 'Prisoner transfers',
    text: 'Dark may transfer prisoners in his own move phase. For the escort and for the captive it is an unlimited move.',
  },
  'MOV-130': { title: 'Prisoner transfers are free', text: 'A prisoner transfer takes no Force.' },
  'MOV-131': {
    title: 'Deliver a captive',
    text: 'When your escort and its captive reach a prison, you may deliver the captive there. Lay it face up under the prison: from now on it is imprisoned.',
  },
  'MOV-132': {
    title: 'Take a prisoner out',
    text: 'Your Dark bounty hunter, warrior or battle droid present at a prison may take into custody a captive that is imprisoned there.',
  },
  'MOV-133': {
    title: 'Leave a frozen captive',
    text: 'Your escort may leave its frozen captive behind at the site where it is present. From then on the captive is unattended and nobody escorts it.',
  },
  'MOV-134': {
    title: 'Take a frozen captive',
    text: 'If your Dark bounty hunter, warrior or battle droid is present where a frozen captive lies unattended, it may take that captive into custody.',
  },
  'MOV-135': {
    title: 'Captives that cannot move',
    text: 'Prisoner transfers are movement. If a captive cannot move, you cannot transfer it.',
  },
  'MOV-136': {
    title: 'Relocation is an unlimited move',
    text: 'When a card lets you, or makes you, relocate something to another location, whatever is relocated makes an unlimited move.',
  },
  'MOV-137': {
    title: 'Relocation needs freedom to move',
    text: 'To be relocated to another location is to move. So nothing that cannot move can be relocated there.',
  },
  'MOV-138': {
    title: 'Same location, no move',
    text: 'If a card is relocated but stays at its location, it has not moved. A spy that goes undercover is an example.',
  },
  'MOV-139': {
    title: 'To forfeit is not to move',
    text: 'A card that you forfeit goes to your Lost Pile without moving, so even one that cannot move can be forfeited.',
  },
  'MOV-140': {
    title: 'Bacta Tank and Weather Vane',
    text: 'A character that is put on Bacta Tank or Weather Vane does not move by it.',
  },
  'MOV-141': {
    title: 'Carried cards stand still',
    text: 'While a card is aboard another, the travels of that other card are not its own: it is not moving.',
  },
  'MOV-142': {
    title: 'When to relocate',
    text: 'The card that relocates something says when you may do it, in your control phase for example.',
  },
  'MOV-143': {
    title: 'Relocation at any time',
    text: 'If the card says nothing of when to relocate, you may do it whenever you could start a top-level action. You cannot do it as a response.',
  },
  'MOV-144': {
    title: 'Relocate to any location',
    text: 'If a card relocates another without saying where to, choose any location you like. Those that are closed to such movement, as the Trench and Dagobah are, stay closed.',
  },
  'MOV-145': {
    title: 'Relocation without a cost',
    text: 'You use no Force to relocate something with a card that names no cost.',
  },
  'MOV-200': { title: 'When you may embark', text: 'You embark on other cards in your own move phase.' },
  'MOV-201': {
    title: 'Crew of a carried ship',
    text: 'When a landed starship or a vehicle is itself aboard a starship, the characters inside it take none of the capacity of the outer starship.',
  },
  'MOV-202': {
    title: 'Join a reacting card',
    text: 'When your card begins its react move, other cards of yours may embark on it and come along.',
  },
  'MOV-203': {
    title: 'Undercover spies stay outside',
    text: 'Your undercover spy may not embark on any vehicle or starship.',
  },
  'MOV-204': {
    title: 'Escape: who and when',
    text: 'If Light blows away Death Star II with its Epic Event, every piloted starfighter at the Reactor Core may attempt to escape at once. Only then do the sectors and the system leave the table.',
  },
  'MOV-205': {
    title: 'Escape: sector by sector',
    text: 'The fleeing starfighter advances by single sectors toward the system, for free, and each movement destiny that is called for must be drawn. It ends at the system or is lost.',
  },
  'MOV-206': {
    title: 'Escape: Light goes first',
    text: 'Dark starfighters begin their escape only when every Light starfighter has made its attempt.',
  },
  'MOV-207': {
    title: 'Escape: Dark reads Light text',
    text: 'For the movement destinies of a Dark starfighter in flight, use the Light Side game text of the sectors.',
  },
  'MOV-208': {
    title: 'Riders of creature vehicles',
    text: 'In the rulings of August 2001 you may also decide anew who drives a creature vehicle and who is its passenger.',
  },
  'MOV-209': {
    title: 'Docking capability must be printed',
    text: 'In the rulings of August 2001 a capital starship does not have ship-docking capability by itself: one of the two cards has to say so.',
  },
  'MOV-210': {
    title: 'Prisons: no battle droids',
    text: 'In the rulings of August 2001 only a bounty hunter or warrior takes an imprisoned captive into custody. A battle droid may not.',
  },
  'MOV-211': {
    title: 'Frozen captives: no battle droids',
    text: 'In the rulings of August 2001 only a Dark bounty hunter or warrior takes an unattended frozen captive. A battle droid may not.',
  },
  'MOV-212': {
    title: 'Hit And Run relocates',
    text: 'In the rulings of August 2001 a starship that flees with Hit And Run is relocated, and so makes an unlimited move.',
  },
  'MOV-213': {
    title: 'Landing Claw is no movement',
    text: 'A starfighter that clings to a starship with Landing Claw remains at its location, and so it has not moved.',
  },
} as const
