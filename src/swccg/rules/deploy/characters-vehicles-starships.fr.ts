export const charactersVehiclesStarships: typeof import('./characters-vehicles-starships.en.ts').charactersVehiclesStarships = {
  rules: {
    'DEP-040': 'Chasseurs stellaires et sites. Parmi les sites, un chasseur stellaire ne se déploie qu’aux aires de mise à quai.',
    'DEP-041': 'Lieux aux règles propres. La tranchée de la Death Star, les holosites et les secteurs de Death Star II ont des règles qui y restreignent le déploiement.',
    'DEP-057': 'Au site ou à bord. Un personnage déployé après un véhicule peut aller au site ou à bord du véhicule qui s’y trouve.',
    'DEP-258': 'Directement à bord. Personnages, véhicules et chasseurs stellaires se déploient directement à bord d’un vaisseau spatial à vous qui a de la place, là où vous avez une présence ou une icône de Force.',
  },
  reasons: {
    'DEP-040': '{card} est un chasseur stellaire ; parmi les sites, il ne se déploie qu’aux aires de mise à quai, et {to} n’en est pas une.',
    'DEP-041': 'Des règles propres à {to} empêchent d’y déployer {card}.',
    'DEP-258/no vessel': '{card} ne peut pas être à bord de {ship}.',
  },
}
