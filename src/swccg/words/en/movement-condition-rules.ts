export const movementConditionRules = {
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
  'MOV-214': {
    title: 'Seekers and Yerka Mig',
    text: 'Compare Seekers and Yerka Mig with the cards that move like a character. Seekers’ own text has them move like an undercover spy.',
  },
  'MOV-215': {
    title: 'Must have pilot aboard',
    text: 'Old cards say that a pilot must be aboard to use power, maneuver or hyperspeed. The rules on starships and vehicles say that anyway, so the words add nothing.',
  },
  'MOV-302': {
    title: 'Move away: who pays',
    text: 'For each card that moves away, its owner uses the Force, even if the opponent made it move. The opponent pays for his action and no more.',
  },
  'MOV-303': {
    title: 'Move away: already moved',
    text: 'A card that has had its regular move this turn cannot move away, whosever turn it is. Only an action that does not make it a regular move can still send it off.',
  },
  'MOV-304': {
    title: 'No refund on the way',
    text: 'You use all the Force for a move through locations before it begins, reckoned to the location you mean to reach. If your card is stopped before, you neither get anything back nor pay again.',
  },
} as const
