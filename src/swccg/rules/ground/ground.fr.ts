import type { ground as en } from './ground.en.ts'

export const ground: typeof en = {
  reasons: {
    '*/force': 'Cela coûte {need} Force ; vous en avez {have}.',
    '*/turn': 'Ce n’est pas votre tour : cela se fait durant un de vos tours.',
    '*/phase': 'C’est la {phase} du {turn}, et cela se fait à un autre moment.',
    '*/not yours': '{ship} n’est pas à vous.',
    '*/kind': 'Une {slot} de {ship} n’est pas faite pour {card}.',
    '*/leave': 'Le texte de {by} ne permet pas à {card} de quitter {from}.',
    '*/starfighter': 'Seuls des chasseurs stellaires entrent à {to}, et {card} n’en est pas un.',
    '*/nobody': 'Aucun vaisseau spatial du côté lumineux n’est à {to} pour y être poursuivi.',
    '*/too many': 'La Trench n’admet pas plus de {count} de vos vaisseaux spatiaux.',
    '*/control': 'Vous ne contrôlez pas le système planétaire d’où {card} ferait son Bombing Run.',
    '*/elsewhere':
      '{card} n’a de place à bord d’aucun des vaisseaux spatiaux amarrés et ne peut donc pas passer à {ship}.',
    '*/place': '{card} ne peut pas, de là, s’éloigner vers {to}.',
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
    action: 'Passer, c’est ne rien faire. La phase finit quand les deux joueurs passent à la suite.',
    response: 'Passer, c’est ne pas répondre. La partie continue quand les deux joueurs passent à la suite.',
    other: 'Passer, c’est ne rien choisir.',
    never: 'Il faut répondre à ceci.',
  },
  events: {
    change: 'quelque chose est arrivé',
  },
  options: {
    player: 'Le {player}',
    decline: 'Renoncer',
    light: 'Côté lumineux',
    dark: 'Côté obscur',
  },
  instead: {
    'more Force': 'Avec {count} Force de plus, ce serait permis.',
    'in phase': 'Ce serait permis durant votre {phase}.',
  },
}
