export const immune: typeof import('./immune.en.ts').immune = {
  rules: {
    'KRN-152': 'Immunisée. Une carte ne peut pas être choisie par ce contre quoi elle est immunisée, ni recevoir de réponse de sa part.',
    'KRN-155': 'La carte Control. « Immunisé contre Control » désigne la carte de ce nom, et non le contrôle d’un lieu.',
    'KRN-192': 'Ce que c’est que cibler. Cibler, c’est choisir une chose dans un but, que le texte dise ou non « cibler ». Ce qu’il est interdit de cibler ne peut pas être choisi.',
  },
  reasons: {
    'KRN-152': '{card} est immunisée contre {by}.',
    'KRN-192': 'Le texte de {ship} interdit à {by} de cibler {card}.',
    'KRN-155': '{card} est immunisé contre la carte {by}.',
  },
}
