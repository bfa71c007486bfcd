import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Qui la pilote ?',
  why: 'Trois de ces quatre peuvent prendre la place de pilote du Faucon. Essayez l’embarquement qui est interdit.',
  steps: [],
  hint: 'Une place de pilote est pour un pilote.',
  because: 'Leia est guerrière et n’est pas pilote : elle voyage comme passagère.',
} satisfies TextsOfScenario
