export const procedure: typeof import('./movement-procedure.en.ts').procedure = {
  log: { stopped: '{card} s’arrête à {to}[ : le texte de {by} ne permet pas d’aller plus loin].' },
  decisions: {
    'respond/moving': {
      title: 'Répondre au déplacement ?',
      text: 'Un déplacement commence. Le {player} peut y répondre avant qu’il se fasse.',
    },
    'respond/moved': {
      title: 'Répondre au déplacement ?',
      text: 'Un déplacement vient de s’achever. Le {player} peut y répondre, par exemple en suivant.',
    },
    'respond/passing': {
      title: 'Répondre au passage ?',
      text: 'Une carte traverse une localisation. Le {player} peut y répondre.',
    },
  },
  events: {
    moving: '{cards} {cards|commence|commencent} à se déplacer : {using}',
    moved: 'Déplacement de {cards}[ à {to}] : {using}',
    passing: '{card} traverse {at}',
  },
  passing: {
    'respond/moving': '{cards} {cards|se déplace|se déplacent} : {using}',
    'respond/passing': '{card} poursuit son chemin depuis {at}',
  },
}
