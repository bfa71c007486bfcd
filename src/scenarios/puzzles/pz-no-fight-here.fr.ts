import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Personne pour se battre',
  why: 'Vous pouvez livrer bataille sur deux de ces trois sites. Essayez la bataille qui est interdite.',
  steps: [],
  hint: 'Il faut une présence de chaque côté pour se battre.',
  because:
    'À la Dune Sea, vous n’avez qu’un droïde, et un droïde ne donne pas de présence : il n’y a personne pour se battre.',
} satisfies TextsOfScenario
