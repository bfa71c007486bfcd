import type { preventing as en } from './preventing.en.ts'

export const preventing: typeof en = {
  log: {
    'Interrupt stopped': '{card} arrête l’Interruption : destinée {destiny}, aptitude {ability}.',
    'react stopped': '{card} arrête la réaction[ de {ship}] : destinée {destiny}, aptitude {ability}.',
    'move stopped': '{card} arrête [{ship}|le déplacement] : destinée {destiny}, aptitude {ability}.',
    'not stopped': '{card} n’arrête rien[ : destinée {destiny}, aptitude {ability}].',
  },
}
