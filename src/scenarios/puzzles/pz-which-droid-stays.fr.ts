import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Deux droïdes, une dette',
  why: 'Le côté obscur vous livre bataille à la ferme et gagne de 6. Perdez une carte, et pas de Force.',
  steps: [],
  hint: 'C-3PO fait quelque chose pour R2-D2 tant qu’il est là.',
  because: 'Avec C-3PO, R2-D2 vaut 6 : cela couvre à lui seul les 6. C-3PO lui-même vaut 4, et le soldat 2.',
} satisfies TextsOfScenario
