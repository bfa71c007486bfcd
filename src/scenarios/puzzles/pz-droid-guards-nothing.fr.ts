import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Un droïde monte la garde',
  why: 'Vous pouvez drainer sur trois de ces quatre sites. Essayez le drain qui est interdit.',
  steps: [],
  hint: 'Que faut-il pour contrôler un site ?',
  because:
    'Contrôler un site demande une présence, et un droïde seul n’en donne pas : R2-X2 ne tient rien à la Dune Sea.',
} satisfies TextsOfScenario
