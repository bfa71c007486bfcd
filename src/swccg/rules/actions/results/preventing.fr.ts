export const preventing: typeof import('./preventing.en.ts').preventing = {
  log: {
    'Interrupt stopped': '{card} arrête l’Interruption : destinée {destiny}, aptitude {ability}.',
    'react stopped': '{card} arrête la réaction[ de {ship}] : destinée {destiny}, aptitude {ability}.',
    'move stopped': '{card} arrête [{ship}|le déplacement] : destinée {destiny}, aptitude {ability}.',
    'not stopped': '{card} n’arrête rien[ : destinée {destiny}, aptitude {ability}].',
  },
  rules: {
    'KRN-164': 'Juste jouée. Une carte vient d’être jouée depuis la fin de son initiation jusqu’au début de son résultat, et à aucun autre moment.',
  },
  reasons: { 'KRN-164': 'Cette Interruption a eu son résultat : elle ne vient plus d’être jouée.' },
}
