import type { ScenarioTexts } from '../en.ts'

/** Les exemples sur le tour et la mise en place, en français. */
export const turn: ScenarioTexts = {
  'EX-TRN-08': {
    title: "L'activation des deux joueurs",
    why: "Les deux faces de l'objectif sont des Effets, et son verso est en vigueur dès le début.",
    steps: [
      '7 icônes et 1 de plus.',
      '',
      'Chaque unité est une action, et ce qui a été activé peut servir aussitôt.',
      '',
      '',
      '',
      '',
      "8 aux localisations, 1 de plus, et 1 pour l'Empereur.",
      'Une carte est gardée pour une destinée.',
      '',
      'Les deux doivent activer 2, dans la mesure des cartes : le côté obscur en a une.',
    ],
  },
  'START-01': {
    title: 'Choisir une localisation de départ',
    why: 'Un joueur sans objectif choisit dans son paquet une localisation pour commencer ; ce qui ne peut en être une est refusé.',
    steps: ['', '', '', '', '', '', ''],
  },
  'EX-TRN-02': {
    title: 'Localisation contre objectif',
    why: "Qui commence par une localisation la pose d'abord ; qui commence par un objectif suit son texte.",
    steps: [
      "La localisation d'abord, puis l'objectif.",
      'Ce que le palais ferait au côté obscur est ignoré.',
      'Yarna peut être laissée de côté, le représentant non.',
      '',
      '',
      '',
      '',
      '',
    ],
  },
  'EX-TRN-05': {
    title: 'La même localisation de départ, les deux refusent',
    why: "Les deux joueurs ont choisi la même localisation, et aucun n'accepte l'exemplaire de l'autre : chacun en choisit une autre.",
    steps: [
      '',
      'Les deux exemplaires sont mis de côté. Il ne reste que Kessel au côté obscur, que le second Cantina au côté lumineux.',
    ],
  },
  'RULE-ACTIVATE-06': {
    title: 'La Force vient sans présence',
    why: "Les icônes lumineuses comptent à chaque localisation, même là où il n'y a que des personnages du côté obscur.",
    steps: ["2 à la Cantina, 1 à l'aire de mise à quai, et 1 personnelle.", ''],
  },
  'RULE-ACTIVATE-07': {
    title: 'Moins que tout, et sans voir',
    why: "Personne n'est tenu d'activer tout ce qu'il pourrait, et l'on ne regarde pas ce qu'on active.",
    steps: ['', '', '2 de plus étaient possibles.'],
  },
}
