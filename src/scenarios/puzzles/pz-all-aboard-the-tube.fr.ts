import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Attention à la fermeture',
  why: 'Amenez les deux Impériaux du Central Core à la War Room, deux sites plus loin. Vous avez 1 Force.',
  steps: [],
  hint: 'Qu’est-ce qui se trouve là, et combien peut-il en contenir ?',
  because:
    'Embarquer est gratuit, et le Lift Tube parcourt jusqu’à trois sites pour 1 Force avec quatre passagers au plus. À pied, il faudrait deux tours à chacun.',
} satisfies TextsOfScenario
