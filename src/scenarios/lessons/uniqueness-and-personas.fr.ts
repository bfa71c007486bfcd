import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Unicité et personnages',
  why: "Certains sont uniques, d'autres nombreux. Luke est une seule personne, quelle que soit la carte qui le montre.",
  steps: [
    "Les Rebel Troopers n'ont pas de point : il peut y en avoir beaucoup. Déployez le premier au Med Lab.",
    'Et le second, où vous voulez.',
    'Un point : un seul Luke. Essayez de déployer le second exemplaire.',
    'Commander Luke Skywalker est la même personne. Essayez de le déployer aussi au Med Lab.',
    'Mais il peut prendre sa propre place : remplacez Luke par le commandant.',
  ],
} satisfies TextsOfScenario
