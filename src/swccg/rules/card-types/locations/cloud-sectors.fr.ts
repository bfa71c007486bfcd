export const cloudSectors: typeof import('./cloud-sectors.en.ts').cloudSectors = {
  rules: {
    'BAT-203': 'Batailles dans les nuages. Aux secteurs nuageux combattent les chasseurs stellaires, les véhicules navettes, les voitures des nuages et les patrouilleurs, et les vaisseaux capitaux seulement s’ils se déploient et se déplacent comme des chasseurs stellaires.',
    'DEP-173': 'Qui se déploie dans les nuages. Aux secteurs nuageux ne se déploient que chasseurs stellaires, véhicules de navette, cloud cars et patrol craft.',
  },

  reasons: {
    'DEP-173': '{card} est un vaisseau capital, et ceux-ci restent hors des secteurs nuageux comme {to}.',
  },
}
