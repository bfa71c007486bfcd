export const neverInLifeForce: typeof import('./never-in-life-force.en.ts').neverInLifeForce = {
  rules: {
    'TRN-007': 'Des cartes qui commencent en jeu. Une carte qui ne peut pas être placée dans la Force vitale est déployée au début de la partie, par un Objectif ou par son propre texte.',
    'TRN-021': 'Jamais dans le paquet de réserve. Avant les Interruptions de départ, les cartes qui ne peuvent jamais être dans un paquet de réserve et dont les conditions ne sont pas remplies sont placées hors jeu.',
    'TRN-031': 'Jamais dans la Force vitale. Une carte qui ne peut pas être placée dans le paquet de réserve ou la Force vitale n’est jamais dans la Force vitale, la pile perdue ou la main de son propriétaire.',
    'TRN-032': 'Hors jeu à la place. Si une telle carte quitte la table, quelle qu’en soit la raison, elle est placée hors jeu.',
  },
  log: { 'never in Reserve Deck': '{cards} {cards|va|vont} hors jeu : pas de place au paquet de réserve.' },
}
