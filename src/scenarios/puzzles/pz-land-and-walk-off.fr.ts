import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Pied à terre',
  why: 'Que Luke soit à l’aire de mise à quai, hors de son vaisseau, ce tour-ci. Vous avez 1 Force.',
  steps: [],
  hint: 'Un vaisseau dans l’espace atterrit sur une aire de mise à quai ; que coûte d’en descendre ?',
  because: 'Red 3 atterrit pour 1 Force, et débarquer est gratuit.',
} satisfies TextsOfScenario
