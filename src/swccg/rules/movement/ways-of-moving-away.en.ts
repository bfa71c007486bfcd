export const waysOfMovingAway = {
  rules: {
    'MOV-162':
      'To move away. Moving away takes the regular move of the card and the normal Force for that move, unless the action says something else.',
    'MOV-163':
      'Move away: somewhere to go. You may start an action to move cards away as soon as some location on table is of a kind that one of them could go to.',
    'MOV-164':
      'Move away: range comes later. To start the action it does not matter whether the location is within range or the Force for the move is at hand.',
    'MOV-165':
      'Move away: no destination yet. You choose which cards are to move away, but not yet where they go. Only an action that targets a destination itself, such as Fall Back!, is different.',
    'MOV-166':
      'Move away: any card may try. You may target a card that cannot move. When it should move away, nothing happens to it.',
    'MOV-167':
      'Move away: two payments. When you start the action, pay the cost of the action. The Force for the moves is used afterwards, move by move.',
    'MOV-168':
      'Move away: responses first. Before anything moves away the players may respond to the action, for example to cancel it.',
    'MOV-169':
      'Move away: one after another. The owner of the cards then moves them away in whatever order he likes, and each by a movement action of its own.',
    'MOV-170':
      'Move away: failed attempts. A card that cannot move, whose move cannot be paid or that has no destination within range stays where it is. No Force is used for a move that fails in this way.',
    'MOV-171': 'Move away: on to the next. If one card does not get away, you go on and try the next one.',
    'MOV-172':
      'Move away: different destinations. Several cards that move away may scatter to different places. Only the action itself can require that they stay together.',
    'MOV-173':
      'Move away: answering a move. Players may respond to every single card as it moves away. If a response stops it, the Force used for its move is gone.',
    'MOV-174':
      'Move away from a battle. The battle that was being started goes on with the cards that are still there, and those that got away are out of it. If none got away, nothing about it has changed.',
    'MOV-175':
      'Characters move away. A character moves away with its landspeed to a related site. At a site without a related site on table you cannot even start the action for it.',
    'MOV-176':
      'Move away on foot. A character has to use landspeed to move away. It cannot leave by docking bay transit, by shuttling or by going aboard something.',
    'MOV-177':
      'Move away out of a vehicle. If your character is in a vehicle or landed starship when it moves away, it disembarks by itself. It stays aboard if the move fails.',
    'MOV-178':
      'Vehicle and rider move away. Move the vehicle away first and it takes its characters with it. They can then no longer move away on their own.',
    'MOV-179':
      'Vehicles move away. Your vehicle moves away from a site to a related one with its landspeed, and from a sector to a related one by sector movement. If no such place is on table, the action cannot be started for it.',
    'MOV-180':
      'Starships move away. Your starship may use hyperspeed to another system, or sector movement to a related sector or back to the system. It may also pass between a Death Star and what that orbits.',
    'MOV-181':
      'Starships need a way out. Before you can start to move a starship away from a system, another system or a related sector must be on table. From a sector, it takes a related sector or the related system.',
    'MOV-182':
      'Landed starships do not escape. No starship moves away by landing or taking off. One that is landed therefore stays where it is.',
    'MOV-183':
      'Narrow Escape. You cannot start Narrow Escape unless all your cards there that have ability also have landspeed, for it moves all of them in this way. A landed starship with a permanent pilot is enough to prevent it.',
    'MOV-212':
      'Hit And Run relocates. In the rulings of August 2001 a starship that flees with Hit And Run is relocated, and so makes an unlimited move.',
    'MOV-302':
      'Move away: who pays. For each card that moves away, its owner uses the Force, even if the opponent made it move. The opponent pays for his action and no more.',
    'MOV-303':
      'Move away: already moved. A card that has had its regular move this turn cannot move away, whosever turn it is. Only an action that does not make it a regular move can still send it off.',
    'TRM-194':
      'How a vehicle moves away. To move your vehicle away, use its landspeed or any sector movement that is a regular move for it.',
    'TRM-195':
      'How a starship moves away. To move your starship away, use its hyperspeed or any sector movement that is a regular move for it.',
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
    '*/place': '{card} cannot move away to {to} from where it is.',
  },
}
