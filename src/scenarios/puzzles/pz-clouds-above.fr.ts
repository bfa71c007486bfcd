import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Du haut des nuages',
  why: 'Faites perdre 3 Force au côté obscur par un seul drain ce tour-ci.',
  steps: [],
  hint: 'Les nuages ont quelque chose à ajouter, une fois.',
  because:
    'Le Lower Corridor draine pour ses deux icônes. Vous contrôlez les Clouds, qui ajoutent 1 une fois par tour à un drain sur un site associé : là, cela fait 3.',
} satisfies TextsOfScenario
