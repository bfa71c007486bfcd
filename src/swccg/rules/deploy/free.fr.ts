export const free: typeof import('./free.en.ts').free = {
  rules: {
    'KRN-317': 'Se déploie gratuitement. Une carte qui doit se déployer gratuitement est une carte qui ne porte aucun coût de déploiement.',
    'KRN-316': 'Gratuit, c’est gratuit. « Gratuitement » ôte tout le coût, avec tout ce qui l’augmenterait ou le remplacerait.',
  },

  reasons: {
    'KRN-317': '{card} ne se déploie pas gratuitement : un coût y est écrit, et {by} demande une carte qui n’en a pas.',
  },
}
