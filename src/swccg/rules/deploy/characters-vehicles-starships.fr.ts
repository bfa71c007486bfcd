import type { charactersVehiclesStarships as en } from './characters-vehicles-starships.en.ts'

/** Characters vehicles starships in French. */
export const charactersVehiclesStarships: typeof en = {
  rules: {
    'DEP-038': {
      title: 'Pas de véhicule aux systèmes',
      text: 'Un véhicule ne se déploie pas à un système planétaire.',
    },
    'DEP-040': {
      title: 'Chasseurs stellaires et sites',
      text: 'Parmi les sites, un chasseur stellaire ne se déploie qu’aux aires de mise à quai.',
    },
    'DEP-041': {
      title: 'Lieux aux règles propres',
      text: 'La tranchée de la Death Star, les holosites et les secteurs de Death Star II ont des règles qui y restreignent le déploiement.',
    },
    'DEP-057': {
      title: 'Au site ou à bord',
      text: 'Un personnage déployé après un véhicule peut aller au site ou à bord du véhicule qui s’y trouve.',
    },
    'DEP-173': {
      title: 'Qui se déploie dans les nuages',
      text: 'Aux secteurs nuageux ne se déploient que chasseurs stellaires, véhicules de navette, cloud cars et patrol craft.',
    },
    'DEP-179': {
      title: 'Secteurs de Death Star II',
      text: 'Aucune carte ne se déploie à un secteur de Death Star II.',
    },
    'DEP-186': {
      title: 'Se déployer comme un chasseur',
      text: 'Un vaisseau capital qui se déploie comme un chasseur en est un pour toute règle et tout texte sur le déploiement, et n’est plus un vaisseau capital.',
    },
    'DEP-203': {
      title: 'Les pilotes aux commandes',
      text: 'Un pilote déployé à bord pilote si une place de pilote est libre ; sinon il est passager.',
    },
    'DEP-207': {
      title: 'Aux secteurs, à bord d’une carte',
      text: 'Les personnages ne se déploient à un secteur qu’à bord d’un vaisseau spatial ou d’un véhicule, comme la plupart des véhicules.',
    },
    'DEP-215': {
      title: 'Aux sites de vaisseau',
      text: 'Les personnages se déploient aux sites de vaisseau spatial. Ils sont à bord, mais pas sur le pont.',
    },
    'DEP-255': {
      title: 'Où se déploient les chasseurs stellaires',
      text: 'Un chasseur stellaire à pilote permanent se déploie à une aire de mise à quai, à un système planétaire ou secteur, ou à bord d’un vaisseau capital à vous.',
    },
    'DEP-256': {
      title: 'Chasseurs stellaires sans pilote',
      text: 'Un chasseur stellaire sans pilote permanent ne se déploie seul qu’à une aire de mise à quai ou à bord d’un vaisseau capital à vous.',
    },
    'DEP-258': {
      title: 'Directement à bord',
      text: 'Personnages, véhicules et chasseurs stellaires se déploient directement à bord d’un vaisseau spatial à vous qui a de la place, là où vous avez une présence ou une icône de Force.',
    },
    'DEP-266': {
      title: 'Où se déploient les escadrons',
      text: 'Un escadron à coût de déploiement se déploie aux aires de mise à quai, systèmes planétaires et secteurs, ou à bord d’un vaisseau capital à vous qui a la place.',
    },
    'DEP-267': {
      title: 'Escadrons de remplacement',
      text: 'Un escadron sans coût de déploiement entre en jeu à la place de trois chasseurs stellaires de sa classe à une même localisation.',
    },
    'DEP-272': {
      title: 'Où se déploient les véhicules',
      text: 'Un véhicule se déploie à un site, ou dans la soute d’un vaisseau spatial ou véhicule à vous qui a de la place.',
    },
    'DEP-273': {
      title: 'Cloud cars',
      text: 'Les cloud cars se déploient aussi aux secteurs nuageux.',
    },
    'DEP-274': {
      title: 'Véhicules de navette dans les nuages',
      text: 'Les véhicules de navette se déploient aussi aux secteurs nuageux.',
    },
    'DEP-275': {
      title: 'Un pilote pour les nuages',
      text: 'Un véhicule de navette sans pilote permanent ne se déploie à un secteur nuageux qu’avec un pilote à bord, en une action.',
    },
    'DEP-276': {
      title: 'Patrol craft',
      text: 'Un patrol craft se déploie à un secteur nuageux en même temps que son pilote.',
    },
    'TRM-097': {
      title: 'Admis dans les nuages',
      text: 'Chasseurs stellaires, véhicules de navette, voitures des nuages et engins de patrouille peuvent se déployer, livrer bataille et se déplacer aux secteurs nuageux. Un vaisseau capital ne le peut que s’il se déploie et se déplace comme un chasseur stellaire.',
    },
    'TRM-105': {
      title: 'Aucun combat dans Death Star II',
      text: 'À un secteur de Death Star II, ni vous ni votre adversaire ne pouvez déployer de cartes, engager une bataille ou commencer un drain de Force.',
    },
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
    'DEP-266':
      '{card} est un escadron ; parmi les sites, il ne se déploie qu’aux aires de mise à quai, et {to} n’en est pas une.',
    'DEP-267':
      '{card} n’a pas de coût de déploiement : cette carte entre en jeu à la place de trois chasseurs stellaires.',
    'DEP-275': '{card} n’a personne pour voler à {to} ; déployez un pilote avec.',
    'DEP-276': '{card} ne se déploie à {to} qu’avec un pilote.',
  },
}
