import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Loin de chez lui',
  why: 'Trois de ces quatre peuvent se déployer à Mos Eisley. Essayez le déploiement qui est interdit.',
  steps: [],
  hint: 'L’un d’eux dit où il se déploie.',
  because: 'Un Death Star Trooper ne se déploie que sur un lieu de l’Étoile de la Mort.',
} satisfies TextsOfScenario
