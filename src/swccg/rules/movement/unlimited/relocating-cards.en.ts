export const relocating = {
  rules: {
    'KRN-143': 'At any time. What may be done at any time may be done in every phase, your opponent’s turn included.',
    'KRN-204': 'No such card there. You cannot move, relocate or take a card that is not there.',
    'KRN-205': 'A place to go to. A move needs a site, sector or system on table to go to.',
    'KRN-230': 'Never means never. No card can get around a restriction or a definition that says “never”.',
    'KRN-193': 'Everything that a card lists. All that a card names for a purpose is targeted by it, the places that its results lead to included.',
    'MOV-102': 'Unlimited made regular. A card or rule may turn an unlimited move into a regular one. You make it just the same, but it then counts as the regular move of the turn.',
    'MOV-137': 'Relocation needs freedom to move. To be relocated to another location is to move. So nothing that cannot move can be relocated there.',
    'MOV-138': 'Same location, no move. If a card is relocated but stays at its location, it has not moved. A spy that goes undercover is an example.',
  },
  reasons: {
    'KRN-204': '{by} relocates cards on table, and {card} is none.',
    'KRN-205': '{to} is not on table, so nothing can go there.',
    'KRN-230': 'The text of {by} leads to {to}, but {card} can never be there.',
    'KRN-193': '{by} would target {to} by leading there, and the text of {ship} forbids that.',
    'MOV-102': 'This would be the regular move of {card}, which has made one this turn.',
    'MOV-137': '{card} cannot move, so it cannot be relocated to another location.',
    'MOV-138/same location': '{to} is where the targets of {card} are already.',
  },
  log: { 'cannot be relocated': '{card} cannot move and is not relocated.' },
}
