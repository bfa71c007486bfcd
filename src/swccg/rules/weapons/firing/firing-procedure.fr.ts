export const procedure: typeof import('./firing-procedure.en.ts').procedure = {
  rules: {
    'KRN-332': 'Les tirages sont obligatoires. Une destinée doit être tirée, sauf la destinée de bataille et les tirages dont le texte vous laisse le choix.',
    'WPN-025': 'Puis la destinée d’arme. Vous tirez une destinée d’arme si l’arme le demande, et le résultat s’applique. Si l’arme peut tirer à répétition, vous pouvez continuer.',
    'WPN-031': 'Tirer à répétition hors bataille. Hors de la phase de bataille aussi, une arme à répétition peut continuer. Si la carte qui permet de tirer dit que c’est gratuit, seul le premier tir l’est.',
    'WPN-056': 'Tir après tir. Une arme à répétition fait tous ses tirs l’un après l’autre, en une action. On ne peut pas tirer avec autre chose puis y revenir.',
    'WPN-057': 'On peut répondre à chaque tir. Dans l’action de tirer à répétition, chaque tir est une action à part, à laquelle on peut répondre.',
  },
  log: {
    'weapon fired again': 'Nouveau tir de {card} sur {cards}{cost}.',
    'shot canceled': 'Le tir de {card} est annulé.',
    'shot succeeds': 'Tir réussi de {card} sur {cards} : {destiny} contre {need}.',
    'shot fails': '{card} manque {cards} : {destiny} contre {need}.',
    'no weapon destiny': '{card} manque {cards} : il n’y a pas de destinée d’arme.',
    'shot changed': '{card} : chaque destinée de ce tir change de {count}.',
  },
  decisions: {
    'fire again': {
      title: 'Tirer encore avec {card} ?',
      text: 'Le {player} peut tirer encore une fois avec {card}{cost} : choisissez une cible, ou passez.',
    },
    'respond/firing': {
      title: 'Répondre au tir ?',
      text: 'Une arme tire. Le {player} peut répondre avant que la destinée d’arme soit tirée.',
    },
    'respond/fired': {
      title: 'Répondre au tir ?',
      text: 'Une arme vient de tirer. Le {player} peut répondre.',
    },
  },
  events: { firing: 'tir de {card} sur {cards}', fired: '{card} a tiré' },
  passing: {
    'fire again': '{card} ne tire plus.',
    'respond/firing': '{card} tire sur {cards}, et sa destinée est tirée',
  },
}
