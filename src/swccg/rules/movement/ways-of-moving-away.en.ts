/** Ways of moving away in English. */

export const waysOfMovingAway = {
  rules: {
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
    'MOV-212': {
      title: 'Hit And Run relocates',
      text: 'In the rulings of August 2001 a starship that flees with Hit And Run is relocated, and so makes an unlimited move.',
    },
    'MOV-302': {
      title: 'Move away: who pays',
      text: 'For each card that moves away, its owner uses the Force, even if the opponent made it move. The opponent pays for his action and no more.',
    },
    'MOV-303': {
      title: 'Move away: already moved',
      text: 'A card that has had its regular move this turn cannot move away, whosever turn it is. Only an action that does not make it a regular move can still send it off.',
    },
    'TRM-194': {
      title: 'How a vehicle moves away',
      text: 'To move your vehicle away, use its landspeed or any sector movement that is a regular move for it.',
    },
    'TRM-195': {
      title: 'How a starship moves away',
      text: 'To move your starship away, use its hyperspeed or any sector movement that is a regular move for it.',
    },
  },
  reasons: {
    'MOV-163': 'No location on table is of the kind that cards at {at} could move away to.',
    'MOV-165': '{card} has to move away to {to}, the site that was targeted.',
    'MOV-166': '{card} cannot move, so it stays when told to move away.',
    'MOV-169/not chosen': '{card} is not one of those that move away now[ because of {by}].',
    'MOV-169/together': 'Those that move away go one by one; {card} goes alone.',
    'MOV-170': 'So {card} does not get away there.',
    'MOV-177': 'As the move does not succeed, {card} stays aboard[ {ship}].',
    'MOV-178': '{card} has been carried off[ by {ship}] and no longer moves away by itself.',
    'MOV-182': '{card} does not land or take off to move away; landed starships stay.',
    'MOV-183': '{card} has no landspeed, so {by} cannot be initiated.',
    'MOV-303': '{card} has made its regular move this turn, so it does not move away.',
    '*/way': '{card} does not move away by {using}.',
  },
}
