export const feeding: typeof import('./feeding.en.ts').feeding = {
  rules: {
    'ATK-075': 'Dévoré hors de l’attaque. Un véhicule créature que Yaggle Gakkle fait dévorer à une créature l’est par cette carte, indépendamment d’une attaque en cours. Celle-ci se compare quand même, avec ce qui reste.',
  },
  log: {
    feeds: '{card} s’en prend à {ship} : {attackers} dépasse {defenders}.',
    'does not feed': '{card} n’attrape pas {ship} : {attackers} ne dépasse pas {defenders}.',
  },
  decisions: {
    'which creature feeds': {
      title: 'Choisir la créature',
      text: 'Par {card}, le {player} choisit la créature qui s’en prend à {ship}.',
    },
  },
}
