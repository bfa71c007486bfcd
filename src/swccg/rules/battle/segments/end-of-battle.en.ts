export const endOfBattle = {
  rules: {
    'BAT-004': 'No presence left, no battle. If either side loses all its presence in the battle before the damage segment, the battle is over at once.',
    'BAT-005': 'It ends in that instant. A battle that ends for want of presence just ends. Nobody can act between the one and the other.',
    'BAT-006': 'What still happens when it is cut short. When a battle ends for want of presence, whatever waits for its end happens, and whatever lasts until its end is over. Only what needs a battle that has run its full course does not happen.',
    'BAT-007': 'Hit when a battle is cut short. When a battle is over without a damage segment, all hit cards are lost at once. They are lost, not forfeited.',
    'BAT-126': 'At the end of a battle. Once both players are done with the damage segment comes what is due at the end of the battle. The cards are still in battle then.',
    'BAT-127': 'After the battle. Values that changed during a battle are afterwards what they were before, except what weapons changed and what has a time of its own.',
    'BAT-128': 'Battle just ended. What responds to a battle that has just ended comes right after it. That is no longer during battle, and all that lasted until the end of battle is over.',
  },
  log: {
    'battle canceled': 'The battle at {at} is canceled.',
    'battle ends': 'The battle at {at} ends: one side has no presence in it any more.',
    'battle over': 'The battle at {at} is over.',
  },
  events: { 'battle ended': 'battle at {at}, over' },
}
