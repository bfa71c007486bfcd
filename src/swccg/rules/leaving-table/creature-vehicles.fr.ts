import type { creatureVehicles as en } from './creature-vehicles.en.ts'

/** Creature vehicles in French. */
export const creatureVehicles: typeof en = {
  rules: {
    'ATK-061': {
      title: 'Sauter à temps',
      text: 'Quand un véhicule créature est dévoré ou perdu autrement, les personnages à bord peuvent en sauter : ils débarquent au même site et survivent.',
    },
    'TRM-474': {
      title: 'Cavaliers d’une créature perdue',
      text: 'Si votre véhicule créature est perdu, ses cavaliers peuvent aussitôt débarquer au site et sont sauvés.',
    },
  },
  log: {
    'jumps off': '{cards} {cards|saute|sautent} de {ship} à {at}.',
  },
  decisions: {
    'jump off': {
      title: 'Qui saute de {card} ?',
      text: 'Cette carte est en train d’être perdue. Le {player} désigne ceux qui en sautent et restent au site.',
    },
  },
}
