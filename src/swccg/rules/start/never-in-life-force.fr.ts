import type { neverInLifeForce as en } from './never-in-life-force.en.ts'

/** Never in life force in French. */
export const neverInLifeForce: typeof en = {
  rules: {
    'TRN-007': {
      title: 'Des cartes qui commencent en jeu',
      text: 'Une carte qui ne peut pas être placée dans la Force vitale est déployée au début de la partie, par un Objectif ou par son propre texte.',
    },
    'TRN-021': {
      title: 'Jamais dans le paquet de réserve',
      text: 'Avant les Interruptions de départ, les cartes qui ne peuvent jamais être dans un paquet de réserve et dont les conditions ne sont pas remplies sont placées hors jeu.',
    },
    'TRN-031': {
      title: 'Jamais dans la Force vitale',
      text: 'Une carte qui ne peut pas être placée dans le paquet de réserve ou la Force vitale n’est jamais dans la Force vitale, la pile perdue ou la main de son propriétaire.',
    },
    'TRN-032': {
      title: 'Hors jeu à la place',
      text: 'Si une telle carte quitte la table, quelle qu’en soit la raison, elle est placée hors jeu.',
    },
  },
  log: {
    'never in Reserve Deck': '{cards} {cards|va|vont} hors jeu : pas de place au paquet de réserve.',
  },
}
