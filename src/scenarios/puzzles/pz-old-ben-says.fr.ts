import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Un mot de Ben',
  why: 'Gagnez la bataille à la Cantina. Votre prochaine destinée est 3, celle du côté obscur est 2. Vous avez 2 Force.',
  steps: [],
  hint: 'Obi-Wan a quelque chose à dire quand la bataille commence.',
  because:
    'Quand la bataille commence, Obi-Wan fait partir un personnage d’aptitude 1 pour 1 Force. Sans Kitik Keed’kak et sa puissance de 8, le côté obscur reste en dessous.',
} satisfies TextsOfScenario
