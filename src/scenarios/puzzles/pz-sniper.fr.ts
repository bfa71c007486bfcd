import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Un seul tir à la porte',
  why: 'Faites perdre 2 Force au côté lumineux par un drain à la Cantina ce tour-ci. Votre prochaine destinée est 3.',
  steps: [],
  hint: 'Un drain demande le contrôle. Que fait votre Interruption à ce qui est touché ?',
  because:
    'Sniper fait tirer le fusil dans la phase de contrôle : trois, et 1 de plus pour le fusil, dépasse le 1 du soldat. Ce qui est ainsi touché est perdu aussitôt, et le drain vaut 2.',
} satisfies TextsOfScenario
