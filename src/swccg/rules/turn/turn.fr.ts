export const turn: typeof import('./turn.en.ts').turn = {
  rules: {
    'KRN-102': 'Qui agit d’abord dans une phase. Le joueur dont c’est le tour a la première action de chaque phase. Une fois qu’elle est finie, l’autre joueur a la suivante, et ainsi de suite.',
    'KRN-187': 'Comment finit une phase. Une phase finit quand les deux joueurs passent à la suite au lieu de commencer une action. Toute action entre-temps la prolonge.',
    'TRN-045': 'Les parties d’un tour. Un tour a son début, six phases et sa fin. Au début et à la fin vient d’abord ce qui doit se faire, puis ce que les joueurs choisissent.',
  },
  log: {
    'turn over': 'Le {player} a fini ; vient la fin du tour.',
    'turn ends': 'Le tour {number} est fini.',
    'start of turn': 'Actions du début du tour du {player}.',
    'end of turn': 'Actions de la fin du tour du {player}.',
    'turn begins': 'Le tour {number} commence : c’est celui du {player}.',
    'phase begins': 'La {phase} du {player} commence.',
  },
  decisions: {
    move: {
      title: 'Votre phase de déplacement',
      text: 'Le {player} peut déplacer des cartes, une action après l’autre.',
    },
    activate: {
      title: 'Votre phase d’activation',
      text: 'Le {player} peut activer de la Force, toute ou en partie, ou agir autrement.',
    },
    control: {
      title: 'Votre phase de contrôle',
      text: 'Le {player} peut engager des drains de Force, l’un après l’autre, ou agir autrement.',
    },
    deploy: {
      title: 'Votre phase de déploiement',
      text: 'Le {player} peut déployer des cartes de sa main, changer des cartes de place, ou agir autrement.',
    },
    battle: { title: 'Votre phase de bataille', text: 'Le {player} peut agir durant la phase de bataille.' },
    draw: {
      title: 'Votre phase de pioche',
      text: 'Le {player} peut piocher des cartes de sa pile de Force, ou agir autrement.',
    },
    'start of turn': { title: 'Début de votre tour', text: 'Le {player} peut agir au début du tour.' },
    'end of turn': { title: 'Fin de votre tour', text: 'Le {player} peut agir à la fin du tour.' },
  },
  passing: { 'respond/start of turn': 'le tour commence', 'respond/end of turn': 'le tour finit' },
  events: { 'start of turn': 'début du tour', 'end of turn': 'fin du tour' },
}
