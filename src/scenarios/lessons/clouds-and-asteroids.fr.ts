import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Nuages et astéroïdes',
  why: "Certains systèmes sont entourés de nuages ou d'astéroïdes. Les secteurs sont entre le système et ses sites, ou à côté de lui, et chacun compte. Vous avez 5 Force.",
  steps: [
    "Avec des nuages dessous, on n'atterrit pas directement depuis le système.",
    'Depuis le système, on entre dans le secteur le plus proche : le plus haut.',
    'Par là, pour 1 Force.',
    "Depuis le secteur le plus bas, un chasseur stellaire atterrit ; sur une aire de mise à quai, c'est gratuit.",
    'Les cloud cars sont ici chez elles.',
    'Les vaisseaux capitaux restent hors des nuages.',
    "Parmi les astéroïdes, tout vaisseau peut voler, mais un vaisseau capital avance d'un secteur à la fois.",
    'Un secteur : 1 Force.',
    "Un chasseur stellaire fait jusqu'à deux secteurs en un déplacement, toujours pour 1 Force.",
  ],
} satisfies TextsOfScenario
