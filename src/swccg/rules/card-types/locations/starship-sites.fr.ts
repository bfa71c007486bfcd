export const starshipSites: typeof import('./starship-sites.en.ts').starshipSites = {
  rules: {
    'TRM-358': 'Batailles dans un vaisseau spatial. Les cartes à un site de vaisseau spatial sont à bord, mais non présentes sur le pont. Elles livrent les batailles de leur site et restent hors de celles du vaisseau spatial.',
    'DEP-215': 'Aux sites de vaisseau. Les personnages se déploient aux sites de vaisseau spatial. Ils sont à bord, mais pas sur le pont.',
    'DEP-214': 'Avec un vaisseau de la sorte. Un site qui va avec tout vaisseau spatial d’une sorte demande un tel vaisseau sur la table.',
    'DEP-213': 'Avant le vaisseau. Les sites d’un vaisseau spatial unique se déploient même si le vaisseau n’est pas sur la table.',
    'DEP-212': 'Sites de vaisseau spatial. Les sites d’un vaisseau spatial forment un groupe à part, dans l’ordre des sites intérieurs et extérieurs.',
  },

  reasons: {
    'DEP-214': '{card} demande sur la table un vaisseau spatial ou un véhicule de sa sorte.',
  },
}
