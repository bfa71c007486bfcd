export const duration: typeof import('./lasting-texts.en.ts').duration = {
  rules: {
    'KRN-145': 'Commencé, il dure. Un effet qui a une durée va jusqu’à son terme, même si la carte qui l’a produit a disparu.',
  },
  log: { 'lasting change': 'Le texte de {card} vaut désormais.' },
}
