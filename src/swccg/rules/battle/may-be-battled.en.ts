export const mayBeBattled = {
  rules: {
    'BAT-194': 'Droids that may be battled. While all droids may be battled, every droid counts as occupying its location for battles, even one that pilots a starship.',
    'BAT-193': 'It holds the battle to the end. A card that may be battled or may initiate battle goes on occupying the location for that battle until it is removed from the battle or the battle ends.',
    'BAT-134': 'Occupation that is gone. If a card that may be battled or may initiate battle has its text canceled, is excluded or leaves, the occupation that it gave is gone, and the battle may end at once.',
    'BAT-132': 'May battle either way. A card that may initiate battle and be battled stands in for presence in battles of both players, and for nothing else.',
    'BAT-131': 'May initiate battle. A card that may initiate battle stands in for presence when its own player starts a battle, and for nothing else.',
    'BAT-130': 'May be battled. A card that may be battled stands in for presence when the opponent starts a battle against it, and for nothing else.',
  },
}
