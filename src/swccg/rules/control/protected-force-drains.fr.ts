import type { protectedForceDrains as en } from './protected-force-drains.en.ts'

/** Protected force drains in French. */
export const protectedForceDrains: typeof en = {
  rules: {
    'CTL-016': {
      title: 'Limiter n’est pas modifier',
      text: 'Un texte qui limite ce qu’un drain de Force fait perdre, ou qui change la façon de payer, n’est pas un modificateur de drain de Force.',
    },
    'CTL-019': {
      title: 'Ne peut pas être modifié',
      text: 'Ce que les textes de l’adversaire ajoutent ou retirent à un drain de Force qu’il ne peut pas modifier n’a aucun effet.',
    },
    'CTL-020': {
      title: 'Fixé malgré tout',
      text: 'Un drain de Force que l’adversaire ne peut pas modifier peut encore être fixé par lui à un nombre.',
    },
    'CTL-021': {
      title: 'Ne peut pas être annulé',
      text: 'L’adversaire ne peut pas engager une réponse qui annulerait un drain de Force qu’il ne peut pas annuler.',
    },
    'CTL-022': {
      title: 'La présence l’arrête tout de même',
      text: 'Une réaction qui apporte une présence sur place annule même un drain qui ne peut pas être annulé.',
    },
    'CTL-023': {
      title: 'Drains protégés, modificateurs non',
      text: 'Qu’un drain de Force ne puisse pas être modifié ou annulé ne protège pas ce que son joueur y ajoute.',
    },
    'CTL-024': {
      title: 'Les limites valent tout de même',
      text: 'Un texte qui limite la perte agit sur un drain de Force qui ne peut pas être modifié ni annulé.',
    },
    'CTL-026': {
      title: 'Les modificateurs de l’adversaire',
      text: 'Là où les modificateurs des drains de Force de votre adversaire sont annulés, ce sont ceux de ses cartes à ses propres drains.',
    },
  },
  reasons: {
    'CTL-021': 'Le drain de Force à {at} ne peut pas être annulé par l’adversaire : {by}.',
  },
}
