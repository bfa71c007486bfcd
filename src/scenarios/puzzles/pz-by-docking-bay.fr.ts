import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'De quai en quai',
  why: 'Amenez Luke et Leia sur Yavin 4 ce tour-ci. Vous avez 1 Force.',
  steps: [],
  hint: 'Depuis Docking Bay 94, un transit vous coûte 1 Force, quel que soit le nombre de voyageurs.',
  because:
    'Par transit entre aires de mise à quai, tous deux partent ensemble : c’est un seul déplacement, payé une fois. L’un après l’autre, cela coûterait 2.',
} satisfies TextsOfScenario
