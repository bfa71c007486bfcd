import type { duration as en } from './duration.en.ts'

export const duration: typeof en = {
  rules: {
    'KRN-145':
      'Commencé, il dure. Un effet qui a une durée va jusqu’à son terme, même si la carte qui l’a produit a disparu.',
  },
  log: {
    'lasting change': 'Le texte de {card} vaut désormais.',
  },
}
