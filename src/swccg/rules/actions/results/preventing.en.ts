export const preventing = {
  log: {
    'Interrupt stopped': '{card} stops the Interrupt: destiny {destiny}, ability {ability}.',
    'react stopped': '{card} stops the react[ of {ship}]: destiny {destiny}, ability {ability}.',
    'move stopped': '{card} stops [{ship}|the move]: destiny {destiny}, ability {ability}.',
    'not stopped': '{card} stops nothing[: destiny {destiny}, ability {ability}].',
  },
  rules: {
    'KRN-164': 'Just played. A card has just been played from the end of its initiation until its result begins, and at no other time.',
  },
  reasons: { 'KRN-164': 'That Interrupt has had its result, so it has no longer just been played.' },
}
