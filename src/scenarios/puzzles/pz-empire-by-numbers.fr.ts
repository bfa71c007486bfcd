import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Assez pour gagner',
  why: 'Gagnez une bataille à Mos Eisley ce tour-ci. Vous avez 4 Force ; votre prochaine destinée est 3, celle du côté lumineux aussi.',
  steps: [],
  hint: 'Une bataille coûte 1. Que permettent les 3 autres ?',
  because:
    'Le General Tagge coûte 3, et avec lui le stormtrooper est gratuit. Ensemble, ils ont une puissance de 4 et, avec une aptitude de 4, une destinée de 3 : 7 contre les 3 et 3 de Luke. La dernière Force lance la bataille.',
} satisfies TextsOfScenario
