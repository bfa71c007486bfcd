export const squadrons: typeof import('./squadrons.en.ts').squadrons = {
  rules: {
    'TRM-458': 'Un escadron veut tout par trois. Là où un vaisseau spatial seul demande un pilote, un ordinateur de navigation ou un astromécano, donnez-en trois à un escadron.',
  },
  reasons: {
    'TRM-458': '{card} est un escadron : il lui faut trois pilotes, et il en a {count}.',
    'TRM-458/nobody': '{card} est un escadron, et il lui faut trois pilotes.',
  },
}
