export const mov1 = {
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
  'MOV-146': {
    title: 'Deployed there, moves elsewhere',
    text: 'Text that limits where you may deploy a card does not hold it there. Afterwards it may move to other places like any other card.',
  },
  'MOV-147': {
    title: 'Cannot move',
    text: 'A card that cannot move makes no regular move, no unlimited move and no react.',
  },
  'MOV-148': {
    title: 'Cannot move, but can ride',
    text: 'You may still carry a card that cannot move, since to be carried is not to move.',
  },
  'MOV-149': {
    title: 'The rest of the group moves',
    text: 'When an action moves several cards and one of them cannot move, that one stays. The others move all the same.',
  },
  'MOV-150': {
    title: 'Other words for cannot move',
    text: '“Cannot move” appears in other words as well: “may not move”, “may not be moved”, “cannot be moved”. On any card these are one and the same.',
  },
  'MOV-151': {
    title: 'Carried cards come along',
    text: 'Where your starship, vehicle or character goes, everything that it carries goes too: crew, cargo, weapons, devices or a rider.',
  },
  'MOV-152': {
    title: 'Carried is not moved',
    text: 'A card that is carried makes no move. Its regular move is left to it, you use no Force for it, and nothing that restricts movement can hold it back.',
  },
  'MOV-153': {
    title: 'Room for both',
    text: 'If a character carries another one, the two can go aboard a vehicle or starship only where the capacity holds them both.',
  },
  'MOV-154': {
    title: 'Carried cards lie underneath',
    text: 'Lay a carried card under the card that carries it, so that everyone can see where it is.',
  },
  'MOV-155': {
    title: 'Which moves a cost covers',
    text: 'Text that makes movement free, dearer or cheaper concerns all kinds of movement if it does not single one out.',
  },
  'MOV-156': {
    title: 'No extra without leaving',
    text: 'Text on the cost of moving to or from a place does not concern moves within one location. So it does not touch embarking or what crosses between docked starships.',
  },
  'MOV-157': {
    title: 'Only for the cards named',
    text: 'A changed movement cost holds for the cards that the text means. Everything else moves for the usual Force.',
  },
  'MOV-158': {
    title: 'Free stays free',
    text: 'Nothing can be added to a move that is free, so you still use no Force for it.',
  },
  'MOV-159': {
    title: 'A group pays the highest',
    text: 'If the cards of a group would have different costs to move together, use the highest of these once for the whole group.',
  },
  'MOV-160': {
    title: 'Lirin Car’n',
    text: 'Lirin Car’n makes it dearer for any character to come to his site by landspeed, docking bay transit, location text or shuttling. He does not affect free moves, moves away or characters that are carried there.',
  },
  'MOV-161': {
    title: 'Always within range',
    text: 'A card that uses landspeed or hyperspeed never goes beyond its own range, unless a card says in so many words that it may. The old phrase “if within range” is therefore superfluous.',
  },
  'MOV-162': {
    title: 'To move away',
    text: 'Moving away takes the regular move of the card and the normal Force for that move, unless the action says something else.',
  },
  'MOV-163': {
    title: 'Move away: somewhere to go',
    text: 'You may start an action to move cards away as soon as some location on table is of a kind that one of them could go to.',
  },
  'MOV-164': {
    title: 'Move away: range comes later',
    text: 'To start the action it does not matter whether the location is within range or the Force for the move is at hand.',
  },
  'MOV-165': {
    title: 'Move away: no destination yet',
    text: 'You choose which cards are to move away, but not yet where they go. Only an action that targets a destination itself, such as Fall Back!, is different.',
  },
  'MOV-166': {
    title: 'Move away: any card may try',
    text: 'You may target a card that cannot move. When it should move away, nothing happens to it.',
  },
  'MOV-167': {
    title: 'Move away: two payments',
    text: 'When you start the action, pay the cost of the action. The Force for the moves is used afterwards, move by move.',
  },
  'MOV-168': {
    title: 'Move away: responses first',
    text: 'Before anything moves away the players may respond to the action, for example to cancel it.',
  },
  'MOV-169': {
    title: 'Move away: one after another',
    text: 'The owner of the cards then moves them away in whatever order he likes, and each by a movement action of its own.',
  },
  'MOV-170': {
    title: 'Move away: failed attempts',
    text: 'A card that cannot move, whose move cannot be paid or that has no destination within range stays where it is. No Force is used for a move that fails in this way.',
  },
  'MOV-171': {
    title: 'Move away: on to the next',
    text: 'If one card does not get away, you go on and try the next one.',
  },
  'MOV-172': {
    title: 'Move away: different destinations',
    text: 'Several cards that move away may scatter to different places. Only the action itself can require that they stay together.',
  },
  'MOV-173': {
    title: 'Move away: answering a move',
    text: 'Players may respond to every single card as it moves away. If a response stops it, the Force used for its move is gone.',
  },
  'MOV-174': {
    title: 'Move away from a battle',
    text: 'The battle that was being started goes on with the cards that are still there, and those that got away are out of it. If none got away, nothing about it has changed.',
  },
  'MOV-175': {
    title: 'Characters move away',
    text: 'A character moves away with its landspeed to a related site. At a site without a related site on table you cannot even start the action for it.',
  },
  'MOV-176': {
    title: 'Move away on foot',
    text: 'A character has to use landspeed to move away. It cannot leave by docking bay transit, by shuttling or by going aboard something.',
  },
  'MOV-177': {
    title: 'Move away out of a vehicle',
    text: 'If your character is in a vehicle or landed starship when it moves away, it disembarks by itself. It stays aboard if the move fails.',
  },
  'MOV-178': {
    title: 'Vehicle and rider move away',
    text: 'Move the vehicle away first and it takes its characters with it. They can then no longer move away on their own.',
  },
  'MOV-179': {
    title: 'Vehicles move away',
    text: 'Your vehicle moves away from a site to a related one with its landspeed, and from a sector to a related one by sector movement. If no such place is on table, the action cannot be started for it.',
  },
  'MOV-180': {
    title: 'Starships move away',
    text: 'Your starship may use hyperspeed to another system, or sector movement to a related sector or back to the system. It may also pass between a Death Star and what that orbits.',
  },
  'MOV-181': {
    title: 'Starships need a way out',
    text: 'Before you can start to move a starship away from a system, another system or a related sector must be on table. From a sector, it takes a related sector or the related system.',
  },
  'MOV-182': {
    title: 'Landed starships do not escape',
    text: 'No starship moves away by landing or taking off. One that is landed therefore stays where it is.',
  },
  'MOV-183': {
    title: 'Narrow Escape',
    text: 'You cannot start Narrow Escape unless all your cards there that have ability also have landspeed, for it moves all of them in this way. A landed starship with a permanent pilot is enough to prevent it.',
  },
  'MOV-184': {
    title: 'Moves like a character',
    text: 'Although it is not a character, such a card may use landspeed 1, docking bay transit and shuttling, embark and disembark, and cross between docked starships.',
  },
  'MOV-185': {
    title: 'No passenger slot needed',
    text: 'Something that moves like a character fills no passenger capacity where it is aboard.',
  },
  'MOV-186': {
    title: 'Not treated as a character',
    text: 'Text that moves or affects characters passes over a card that merely moves like one. Nabrun Leids, for example, does not take it.',
  },
  'MOV-187': {
    title: 'Moves like a starfighter',
    text: 'All movement rules for starfighters hold for a card that moves like one, be it a squadron or a card whose text says so.',
  },
  'MOV-188': {
    title: 'Not targeted as a starfighter',
    text: 'To move like a starfighter is not to be one. Whatever targets starfighters cannot target such a card.',
  },
  'MOV-189': {
    title: 'No starfighter slot either',
    text: 'A card that moves like a starfighter does not fit into capacity for starfighters by virtue of that.',
  },
  'MOV-190': {
    title: 'Moves through locations',
    text: 'Your card can pass through one location to reach another when it uses landspeed for more than one site, or when as a starfighter it crosses two sectors.',
  },
  'MOV-191': {
    title: 'The whole way within range',
    text: 'Before your card sets out, add up its way: with all extra landspeed that the sites ask for, it must not exceed the range of the card.',
  },
  'MOV-192': {
    title: 'The last location must admit',
    text: 'If the last location does not let cards in from where you start, you cannot go there, whichever locations you pass through.',
  },
  'MOV-193': {
    title: 'The first step must be open',
    text: 'If your card could not move to the very next location on its way, the move does not begin.',
  },
  'MOV-194': {
    title: 'Passing through is free',
    text: 'You pay as if going straight from where you start to where you mean to end. What you cross on the way costs nothing, and no text can change that.',
  },
  'MOV-195': {
    title: 'Checked at every step',
    text: 'As your card arrives at each location of its way, the rules look again whether it may go on.',
  },
  'MOV-196': {
    title: 'You are where you pass',
    text: 'At every location on its way your moving card really is at that location. This can set off automatic actions or fulfil a condition there.',
  },
  'MOV-197': {
    title: 'Stopped on the way',
    text: 'If something that was set off on the way makes your card stop, it has ended its move there.',
  },
  'MOV-198': {
    title: 'Held up by game text',
    text: 'If game text anywhere forbids your card its next step, it goes no farther and remains at the location that it has reached.',
  },
  'MOV-199': {
    title: 'No interruption of a move',
    text: 'Until the card has reached the end of its move, only automatic actions happen. You cannot start any other action while it passes by.',
  },
}
