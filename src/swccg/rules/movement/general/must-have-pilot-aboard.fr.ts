export const mustHavePilotAboard: typeof import('./must-have-pilot-aboard.en.ts').mustHavePilotAboard = {
  rules: {
    'TRM-458': 'Un escadron veut tout par trois. Là où un vaisseau spatial seul demande un pilote, un ordinateur de navigation ou un astromécano, donnez-en trois à un escadron.',
    'TRM-313':
      'Ce que coûte l’absence de pilote. Sans pilote, votre vaisseau spatial, véhicule de combat ou véhicule de navette ne se déplace pas et n’a l’usage ni de sa puissance, ni de sa manœuvre, ni de son hypervitesse, ni de sa vitesse terrestre, ni de ses armes ou dispositifs. Seul son texte sur le déploiement et les capacités agit.',
    'MOV-005': 'Sans pilote, pas de mouvement. Un véhicule ou un vaisseau spatial que personne ne pilote ni ne conduit reste sur place. Les Lift Tubes et les véhicules créatures ne sont jamais sans pilote.',
  },

  reasons: {
    'TRM-458': '{card} est un escadron : il lui faut trois pilotes, et il en a {count}.',
    'TRM-458/nobody': '{card} est un escadron, et il lui faut trois pilotes.',
    'MOV-005/driver': '{card} n’a pas de conducteur et ne se déplace pas sans lui.',
    'MOV-005/pilot': '{card} n’a pas de pilote et ne se déplace pas sans lui.',
  },
}
