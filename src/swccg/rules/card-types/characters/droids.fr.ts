export const droids: typeof import('./droids.en.ts').droids = {
  rules: {
    'KRN-203': 'Les droïdes ont une aptitude de 0. Quand on demande l’aptitude d’un droïde, elle compte pour 0, et rien ne la change.',
  },
}
