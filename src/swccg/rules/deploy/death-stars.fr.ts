import type { deathStars as en } from './death-stars.en.ts'

export const deathStars: typeof en = {
  rules: {
    'DEP-176':
      'Une Étoile de la Mort par joueur. Qui a déployé une localisation de l’une des deux Étoiles de la Mort n’en déploie aucune de l’autre dans la partie.',
    'DEP-177':
      'Deux Étoiles de la Mort. Dans un texte de jeu, « Death Star » ne désigne que la première, et « Death Star II » que la seconde.',
  },
  reasons: {
    'DEP-176':
      'Vous avez déployé dans cette partie des localisations de l’autre Étoile de la Mort, et {card} n’en est pas.',
    'DEP-177': '{by} désigne la première Étoile de la Mort, et {card} appartient à la seconde.',
  },
}
