export const activate: typeof import('./activate.en.ts').activate = {
  rules: {
    'KRN-008': 'La Force qui reste. La Force que vous n’utilisez pas reste dans votre pile de Force pour plus tard.',
    'KRN-096': 'Chaque unité est une action. Chaque unité de Force activée, utilisée, piochée ou perdue est une action à part.',
    'TRN-048': 'Le total d’activation. Vous pouvez activer 1 Force par icône de Force de votre côté des localisations sur la table, 1 pour vous-même, et 1 pour chacun de vos Maîtres Jedi ou Maîtres Jedi obscurs.',
    'TRN-049': 'Changements du total. Les textes sur votre génération totale de Force s’appliquent à la somme de toutes ses parties.',
    'TRN-050': 'Compté une fois. Une fois compté, votre total d’activation ne change plus de tout le tour, quoi qu’il arrive aux icônes et aux cartes.',
    'TRN-051': 'Activer de la Force. Durant votre phase d’activation, vous faites passer des cartes du dessus de votre paquet de réserve au dessus de votre pile de Force, une à une et face cachée, jusqu’à votre total.',
    'TRN-052': 'Activées sans être vues. Vous ne regardez pas les cartes que vous activez.',
    'TRN-053': 'Unité par unité. Chaque unité de Force que vous activez est une action à part. Vous pouvez faire autre chose, puis continuer.',
    'TRN-054': 'Autant que vous voulez. Durant votre phase d’activation, vous pouvez vous arrêter avant d’avoir tout activé.',
    'TRN-055': 'Sans présence. Vos icônes de Force vous génèrent de la Force même là où il n’y a que votre adversaire.',
    'TRN-056': 'Tout ce qu’une carte fait activer. Une carte qui fait activer de la Force vous la fait activer en entier, ou autant que vous pouvez.',
    'TRN-057': 'Du paquet de réserve à la pile de Force. Quoi qui vous fasse activer de la Force, la carte du dessus de votre paquet de réserve va sur votre pile de Force.',
  },
  reasons: {
    'TRN-051/turn': 'On active de la Force durant sa propre phase d’activation, et ce n’est pas votre tour.',
    'TRN-051/phase': 'On active de la Force durant sa phase d’activation ; c’est la {phase} du {turn}.',
    'TRN-051/total': 'Vous activeriez {count} Force, et il en reste {have} du total de ce tour.',
    'TRN-057': 'Il reste {have} {have|carte|cartes} à activer dans votre paquet de réserve.',
  },
  log: {
    'activation counted': 'Le {player} peut activer {count} Force durant ce tour.',
    activates: 'Le {player} active {count} Force.',
    'no Force yet/activated': 'Le {player} n’active pas de Force avant le premier tour[ : {by}].',
  },
  decisions: {
    'activate by text': {
      title: 'Activer de la Force',
      text: 'Par {card}, le {player} peut activer jusqu’à {count} Force.',
    },
  },
  events: { 'Force activated': 'Force activée' },
}
