import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Marcher, puis drainer',
  why: 'Faites perdre 3 Force au côté obscur ce tour-ci.',
  steps: [],
  hint: 'Lisez ce que dit votre Mos Eisley. La Cantina a deux icônes de votre adversaire.',
  because:
    'Mos Eisley laisse vos cartes marcher jusqu’à la Cantina dans votre phase de contrôle, gratuitement. Vous contrôlez alors deux sites : 2 Force à la Cantina et 1 à Mos Eisley.',
} satisfies TextsOfScenario
