import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'La princesse tire',
  why: 'Gagnez la bataille à la Cantina. Votre prochaine destinée est 3, et vous avez 2 Force.',
  steps: [],
  hint: 'Lisez ce que devient celui que Leia touche avec ce fusil.',
  because:
    'La bataille coûte 1 et le tir 1. Trois, et 1 de plus pour le fusil, dépasse le 3 de Tarkin, et celui que Leia touche ainsi est perdu aussitôt. Sa puissance de 3 bat les 2 du Lieutenant Tanbris ; elle ne battrait pas les 4 de Tarkin.',
} satisfies TextsOfScenario
