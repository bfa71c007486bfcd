import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Pas de place pour lui',
  why: 'Trois de ces quatre sites acceptent le landspeeder quand il se déploie. Essayez celui qui ne l’accepte pas.',
  steps: [],
  hint: 'L’un d’eux a une porte.',
  because: 'Un véhicule se déploie sur un site extérieur. La Cantina est à l’intérieur.',
} satisfies TextsOfScenario
