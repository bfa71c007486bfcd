export const ground: typeof import('./ground.en.ts').ground = {
  reasons: {
    '*/force': 'Cela coûte {need} Force ; vous en avez {have}.',
    '*/turn': 'Ce n’est pas votre tour : cela se fait durant un de vos tours.',
    '*/phase': 'C’est la {phase} du {turn}, et cela se fait à un autre moment.',
    '*/not yours': '{ship} n’est pas à vous.',
    '*/meant whose': '{card} est du genre que vise {by}, mais n’appartient pas au joueur voulu.',
    '*/meant state': '{card} est du genre que vise {by}, mais n’est pas dans l’état que demande ce texte.',
    '*/meant crew': '{card} est du genre que vise {by}, mais n’a pas l’équipage que demande ce texte, ou n’est d’aucun équipage.',
    '*/meant company': '{card} est du genre que vise {by}, mais n’est pas en la compagnie que demande ce texte.',
    '*/meant place': '{card} est du genre que vise {by}, mais n’est pas là où le demande ce texte[ : la carte est à {at}].',
  },
  decisions: {
    phase: { title: 'À vous d’agir', text: 'Le {player} peut faire une action.' },
    'phase/other': {
      title: '{turn} : {phase}',
      text: 'Le {player} peut faire une action durant la {phase} du {turn}.',
    },
    respond: { title: 'Répondre ?', text: 'Le {player} peut répondre à ce qui se passe.' },
    cards: { title: 'Choisir des cartes', text: 'Le {player} choisit des cartes.' },
    number: { title: 'Choisir un nombre', text: 'Le {player} choisit un nombre.' },
    option: { title: 'Choisir', text: 'Le {player} choisit une des options.' },
    order: { title: 'Choisir un ordre', text: 'Le {player} choisit un ordre.' },
  },
  passing: {
    'respond/over': '{event}, et rien n’y change',
    action: 'La phase finit quand les deux joueurs passent à la suite.',
    response: 'La partie continue quand les deux joueurs passent à la suite.',
    other: 'Passer, c’est ne rien choisir.',
    never: 'Il faut répondre à ceci.',
  },
  events: { change: 'quelque chose est arrivé' },
  options: { player: 'Le {player}', decline: 'Renoncer', light: 'Côté lumineux', dark: 'Côté obscur' },
  instead: {
    'more Force': 'Avec {count} Force de plus, ce serait permis.',
    'in phase': 'Ce serait permis durant votre {phase}.',
  },
}
