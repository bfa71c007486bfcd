export const inactiveSupportingAndOnTable: typeof import('./inactive-supporting-and-on-table.en.ts').inactiveSupportingAndOnTable = {
  rules: {
    'KRN-259': 'Inactive, donc pas sur la table. Une carte inactive n’est ni sur la table ni à sa localisation, sauf pour ce qui parle de cet état même.',
    'KRN-271': 'Unités de Force. Les cartes des mains, de la Force vitale et des piles de cartes perdues sont des unités de Force. Elles ne sont pas sur la table, même visibles.',
    'KRN-277': 'De soutien, donc pas sur la table. Une carte de soutien n’est ni sur la table ni à une localisation, sauf pour ce qui parle d’elle dans cet état.',
  },
  reasons: {
    'KRN-259': '{card} est inactif : ni sur la table ni à sa localisation pour le texte de {by}.',
    'KRN-271': '{card} est une unité de Force, dans une main ou une pile, et non sur la table.',
    'KRN-277': '{card} est de soutien : ni sur la table ni à une localisation pour le texte de {by}.',
  },
}
