import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'À la maison pour le dîner',
  why: 'Déployez Owen, Beru et Luke ce tour-ci. Vous avez 2 Force.',
  steps: [],
  hint: 'Il y a un endroit où les trois coûtent moins.',
  because: 'À la ferme, Owen est gratuit, et Beru et Luke coûtent 1 de moins chacun : 0, 0 et 2.',
} satisfies TextsOfScenario
