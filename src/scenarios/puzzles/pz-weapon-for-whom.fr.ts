import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Pas dans ses mains',
  why: 'Trois de ces quatre peuvent recevoir le fusil quand il se déploie. Essayez le déploiement qui est interdit.',
  steps: [],
  hint: 'Sur qui le fusil se déploie-t-il ?',
  because: 'Un Blaster Rifle se déploie sur un guerrier. Kabe n’en est pas un.',
} satisfies TextsOfScenario
