export const forceDrainsMayNotBeModified: typeof import('./force-drains-may-not-be-modified.en.ts').forceDrainsMayNotBeModified = {
  rules: {
    'CTL-016': 'Limiter n’est pas modifier. Un texte qui limite ce qu’un drain de Force fait perdre, ou qui change la façon de payer, n’est pas un modificateur de drain de Force.',
    'CTL-019': 'Ne peut pas être modifié. Ce que les textes de l’adversaire ajoutent ou retirent à un drain de Force qu’il ne peut pas modifier n’a aucun effet.',
    'CTL-020': 'Fixé malgré tout. Un drain de Force que l’adversaire ne peut pas modifier peut encore être fixé par lui à un nombre.',
    'CTL-021': 'Ne peut pas être annulé. L’adversaire ne peut pas engager une réponse qui annulerait un drain de Force qu’il ne peut pas annuler.',
    'CTL-022': 'La présence l’arrête tout de même. Une réaction qui apporte une présence sur place annule même un drain qui ne peut pas être annulé.',
    'CTL-023': 'Drains protégés, modificateurs non. Qu’un drain de Force ne puisse pas être modifié ou annulé ne protège pas ce que son joueur y ajoute.',
    'CTL-024': 'Les limites valent tout de même. Un texte qui limite la perte agit sur un drain de Force qui ne peut pas être modifié ni annulé.',
    'CTL-026': 'Les modificateurs de l’adversaire. Là où les modificateurs des drains de Force de votre adversaire sont annulés, ce sont ceux de ses cartes à ses propres drains.',
    'TRM-149': 'On n’utilise rien qui le modifierait. Selon les décisions d’août 2001, l’adversaire ne peut pas utiliser de texte qui ajouterait ou retirerait directement à un drain de Force qu’il ne peut pas modifier, ou le multiplierait.',
  },
  reasons: {
    'CTL-021': 'Le drain de Force à {at} ne peut pas être annulé par l’adversaire : {by}.',
    'TRM-149': 'Le drain de Force à {at} ne peut pas être modifié par l’adversaire : {by}.',
  },
}
