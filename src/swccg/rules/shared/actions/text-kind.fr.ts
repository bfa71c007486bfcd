export const textKind: typeof import('./text-kind.en.ts').textKind = {
  rules: {
    'KRN-100': 'Commencer et répondre. Une action de premier niveau commence quelque chose. Une réponse suit ce qui vient d’arriver ; s’il n’est rien arrivé, il n’y a rien à quoi répondre.',
  },
  reasons: { 'KRN-100': '{card} ne fait que répondre, et il n’y a rien à quoi répondre.' },
}
