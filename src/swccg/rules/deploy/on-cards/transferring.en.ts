export const transferring = {
  rules: {
    'WPN-043': 'Transferring. In your deploy phase a weapon or device passes between two of your characters, vehicles or starships present together, for Force equal to its deploy cost.',
    'WPN-044': 'A transfer obeys restrictions. A transfer is no deployment, but the card goes only where it could be deployed.',
    'WPN-077': 'Who may have stolen cards. If a stolen card has deployment restrictions, it may go only to a character who meets them. Nobody else can use it.',
  },
  reasons: {
    'WPN-077': '{card} is stolen, and {ship} does not meet its deployment restrictions.',
    'WPN-043/phase': '{card} is handed over in your deploy phase; it is the {turn}’s {phase}.',
    'WPN-043/apart': '{ship} is not present with the card that bears {card}.',
    'WPN-043/what': '{card} is no weapon or device that a card bears, so it cannot be handed to {ship}.',
    'WPN-043/whose': '{card} passes only between your own characters, vehicles and starships, and {ship} is not among them.',
    'WPN-044': '{card} could not be deployed on {ship}, so it cannot be handed over either.',
  },
  log: { transfer: 'The {player} hands {card} over to {ship}{cost}.' },
  events: {
    transferring: '{card} is being handed over to {ship}',
    transferred: '{card} has been handed over to {ship}',
  },
  deeds: { transfer: 'hand over', 'transfer/offer': '{card}: hand over to {ship}{cost}' },
  passing: { 'respond/transferring': '{card} is handed over to {ship}' },
}
