import type { jumpingOff as en } from './jumping-off.en.ts'

export const jumpingOff: typeof en = {
  rules: {
    'ATK-061':
      'Sauter à temps. Quand un véhicule créature est dévoré ou perdu autrement, les personnages à bord peuvent en sauter : ils débarquent au même site et survivent.',
    'TRM-474':
      'Cavaliers d’une créature perdue. Si votre véhicule créature est perdu, ses cavaliers peuvent aussitôt débarquer au site et sont sauvés.',
  },
  log: {
    'stays aboard': 'Perte avec {ship}, sans quitter le bord : {cards}.',
    'jumps off': '{cards} {cards|saute|sautent} de {ship} à {at}.',
  },
  decisions: {
    'jump off': {
      title: 'Qui saute de {card} ?',
      text: 'Cette carte est en train d’être perdue. Le {player} désigne ceux qui en sautent et restent au site.',
    },
  },
}
