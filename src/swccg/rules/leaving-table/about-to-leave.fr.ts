export const aboutToLeave: typeof import('./about-to-leave.en.ts').aboutToLeave = {
  rules: {
    'KRN-057': 'Texte rétabli. Quand une carte quitte la table, son texte qui était annulé sert de nouveau.',
    'KRN-058': 'Sur le point de partir. « Quitter la table », c’est être sur le point de la quitter : ce qu’un texte fait alors vient avant.',
  },
  events: { 'leaving table': '{cards} {cards|est|sont} sur le point de quitter la table' },
  passing: { 'respond/leaving table': '{cards} {cards|quitte|quittent} la table' },
}
