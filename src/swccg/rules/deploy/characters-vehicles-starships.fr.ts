import type { charactersVehiclesStarships as en } from './characters-vehicles-starships.en.ts'

export const charactersVehiclesStarships: typeof en = {
  rules: {
    'DEP-038': 'Pas de véhicule aux systèmes. Un véhicule ne se déploie pas à un système planétaire.',
    'DEP-040':
      'Chasseurs stellaires et sites. Parmi les sites, un chasseur stellaire ne se déploie qu’aux aires de mise à quai.',
    'DEP-041':
      'Lieux aux règles propres. La tranchée de la Death Star, les holosites et les secteurs de Death Star II ont des règles qui y restreignent le déploiement.',
    'DEP-057':
      'Au site ou à bord. Un personnage déployé après un véhicule peut aller au site ou à bord du véhicule qui s’y trouve.',
    'DEP-173':
      'Qui se déploie dans les nuages. Aux secteurs nuageux ne se déploient que chasseurs stellaires, véhicules de navette, cloud cars et patrol craft.',
    'DEP-179': 'Secteurs de Death Star II. Aucune carte ne se déploie à un secteur de Death Star II.',
    'DEP-186':
      'Se déployer comme un chasseur. Un vaisseau capital qui se déploie comme un chasseur en est un pour toute règle et tout texte sur le déploiement, et n’est plus un vaisseau capital.',
    'DEP-203':
      'Les pilotes aux commandes. Un pilote déployé à bord pilote si une place de pilote est libre ; sinon il est passager.',
    'DEP-207':
      'Aux secteurs, à bord d’une carte. Les personnages ne se déploient à un secteur qu’à bord d’un vaisseau spatial ou d’un véhicule, comme la plupart des véhicules.',
    'DEP-215':
      'Aux sites de vaisseau. Les personnages se déploient aux sites de vaisseau spatial. Ils sont à bord, mais pas sur le pont.',
    'DEP-255':
      'Où se déploient les chasseurs stellaires. Un chasseur stellaire à pilote permanent se déploie à une aire de mise à quai, à un système planétaire ou secteur, ou à bord d’un vaisseau capital à vous.',
    'DEP-256':
      'Chasseurs stellaires sans pilote. Un chasseur stellaire sans pilote permanent ne se déploie seul qu’à une aire de mise à quai ou à bord d’un vaisseau capital à vous.',
    'DEP-258':
      'Directement à bord. Personnages, véhicules et chasseurs stellaires se déploient directement à bord d’un vaisseau spatial à vous qui a de la place, là où vous avez une présence ou une icône de Force.',
    'DEP-272':
      'Où se déploient les véhicules. Un véhicule se déploie à un site, ou dans la soute d’un vaisseau spatial ou véhicule à vous qui a de la place.',
    'DEP-273': 'Cloud cars. Les cloud cars se déploient aussi aux secteurs nuageux.',
    'DEP-274':
      'Véhicules de navette dans les nuages. Les véhicules de navette se déploient aussi aux secteurs nuageux.',
    'DEP-275':
      'Un pilote pour les nuages. Un véhicule de navette sans pilote permanent ne se déploie à un secteur nuageux qu’avec un pilote à bord, en une action.',
    'DEP-276': 'Patrol craft. Un patrol craft se déploie à un secteur nuageux en même temps que son pilote.',
    'TRM-097':
      'Admis dans les nuages. Chasseurs stellaires, véhicules de navette, voitures des nuages et engins de patrouille peuvent se déployer, livrer bataille et se déplacer aux secteurs nuageux. Un vaisseau capital ne le peut que s’il se déploie et se déplace comme un chasseur stellaire.',
    'TRM-105':
      'Aucun combat dans Death Star II. À un secteur de Death Star II, ni vous ni votre adversaire ne pouvez déployer de cartes, engager une bataille ou commencer un drain de Force.',
  },
  reasons: {
    'DEP-038':
      '{card} est un véhicule, et les véhicules ne se déploient pas aux systèmes planétaires comme {to}.',
    'DEP-040':
      '{card} est un chasseur stellaire ; parmi les sites, il ne se déploie qu’aux aires de mise à quai, et {to} n’en est pas une.',
    'DEP-041': 'Des règles propres à {to} empêchent d’y déployer {card}.',
    'DEP-173': '{card} est un vaisseau capital, et ceux-ci restent hors des secteurs nuageux comme {to}.',
    'DEP-179': 'Rien ne se déploie à {to}, un secteur de Death Star II ; {card} doit y voler.',
    'DEP-207': '{card} ne vient à {to}, un secteur, qu’à bord d’une carte.',
    'DEP-256':
      '{card} n’a pas de pilote permanent : à vide, ce chasseur se déploie à une aire de mise à quai ou dans une soute, pas à {to}.',
    'DEP-258/no vessel': '{card} ne peut pas être à bord de {ship}.',
    'DEP-275': '{card} n’a personne pour voler à {to} ; déployez un pilote avec.',
    'DEP-276': '{card} ne se déploie à {to} qu’avec un pilote.',
  },
}
