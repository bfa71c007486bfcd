export const jumpingOff: typeof import('./jumping-off.en.ts').jumpingOff = {
  rules: {
    'ATK-061': 'Sauter à temps. Quand un véhicule créature est dévoré ou perdu autrement, les personnages à bord peuvent en sauter : ils débarquent au même site et survivent.',
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
