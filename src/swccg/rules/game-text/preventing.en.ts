export const preventing = {
  log: {
    'Interrupt stopped': '{card} stops the Interrupt: destiny {destiny}, ability {ability}.',
    'react stopped': '{card} stops the react[ of {ship}]: destiny {destiny}, ability {ability}.',
    'move stopped': '{card} stops [{ship}|the move]: destiny {destiny}, ability {ability}.',
    'not stopped': '{card} stops nothing[: destiny {destiny}, ability {ability}].',
  },
}
