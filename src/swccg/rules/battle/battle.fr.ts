export const battle: typeof import('./battle.en.ts').battle = {
  rules: {
    'BAT-015': 'Les segments d’une bataille. Une fois engagée, une bataille passe par le segment des armes, le segment de puissance, le segment des dommages et sa fin, dans cet ordre.',
    'BAT-016': 'Son propre moment. Une carte qui dit son propre moment dans une bataille se joue à ce moment, quoi que les segments permettent ou interdisent.',
  },
  log: {
    'too late for battle': 'Trop tard pour participer à la bataille : {cards}.',
    'segment begins': '{segment} : bataille à {at}.',
  },
  decisions: {
    'weapons segment': {
      title: 'Segment des armes',
      text: 'Le {player} peut tirer avec une arme ou agir autrement.',
    },
    'power segment': {
      title: 'Segment de puissance',
      text: 'Le {player} peut faire ce qui se fait au segment de puissance d’une bataille.',
    },
    'damage segment': {
      title: 'Segment des dommages',
      text: 'Le {player} comptabilise des valeurs de perte, ou perd de la Force en dommages de bataille, jusqu’à ne plus rien devoir.',
    },
    'end of battle': { title: 'Fin de la bataille', text: 'Le {player} peut agir à la fin de la bataille.' },
    'respond/battle initiated': {
      title: 'Répondre à la bataille ?',
      text: 'Une bataille vient d’être engagée. Le {player} peut y répondre.',
    },
  },
  passing: {
    'respond/battle initiated': 'la bataille à {at} commence telle quelle[ : {ours} de puissance contre {theirs}]',
    'respond/weapons segment over': 'le segment de puissance de la bataille à {at} commence',
    'respond/battle ending': 'la bataille à {at} prend fin telle quelle',
    'weapons segment': 'Le segment finit quand les deux joueurs passent de suite.',
    'power segment': 'Le segment finit quand les deux joueurs passent de suite.',
    'damage segment': 'Passer ne compense plus rien. Le segment finit quand les deux joueurs passent de suite.',
  },
  events: {
    'battle initiated': 'bataille à {at}',
    'weapons segment over': 'bataille à {at} : le segment des armes est fini',
    'battle ending': 'bataille à {at}, qui finit',
  },
}
