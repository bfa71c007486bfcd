export const deathStars: typeof import('./death-stars.en.ts').deathStars = {
  rules: {
    'DEP-176': 'Une Étoile de la Mort par joueur. Qui a déployé une localisation de l’une des deux Étoiles de la Mort n’en déploie aucune de l’autre dans la partie.',
  },
  reasons: {
    'DEP-176': 'Vous avez déployé dans cette partie des localisations de l’autre Étoile de la Mort, et {card} n’en est pas.',
  },
}
