export const vehicles: typeof import('./vehicles.en.ts').vehicles = {
  rules: {
    'DEP-038': 'Pas de véhicule aux systèmes. Un véhicule ne se déploie pas à un système planétaire.',
    'DEP-276': 'Patrol craft. Un patrol craft se déploie à un secteur nuageux en même temps que son pilote.',
    'DEP-275': 'Un pilote pour les nuages. Un véhicule de navette sans pilote permanent ne se déploie à un secteur nuageux qu’avec un pilote à bord, en une action.',
    'DEP-274': 'Véhicules de navette dans les nuages. Les véhicules de navette se déploient aussi aux secteurs nuageux.',
    'DEP-273': 'Cloud cars. Les cloud cars se déploient aussi aux secteurs nuageux.',
    'DEP-272': 'Où se déploient les véhicules. Un véhicule se déploie à un site, ou dans la soute d’un vaisseau spatial ou véhicule à vous qui a de la place.',
  },

  reasons: {
    'DEP-038': '{card} est un véhicule, et les véhicules ne se déploient pas aux systèmes planétaires comme {to}.',
    'DEP-276': '{card} ne se déploie à {to} qu’avec un pilote.',
    'DEP-275': '{card} n’a personne pour voler à {to} ; déployez un pilote avec.',
  },
}
