export const politicalEffects: typeof import('./political-effects.en.ts').politicalEffects = {
  rules: {
    'TRM-421': 'Effets politiques. Un Effet politique se déploie comme les autres Effets. Ce qu’on y pose n’est pas sur la table : un autre exemplaire peut donc être déployé.',
  },
}
