export const bombers: typeof import('./bombers.en.ts').bombers = {
  rules: {
    'TRM-033': 'Les bombardiers. Tout vaisseau spatial de classe B-wing ou TIE/sa est un bombardier.',
  },

  reasons: {
    'TRM-033': '{card} n’est ni un B-wing ni un TIE/sa : ce n’est donc pas un bombardier.',
  },
}
