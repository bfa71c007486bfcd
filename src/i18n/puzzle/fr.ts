import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

export const fr: SameKeys<typeof en> = {
  title: 'Problèmes',
  progress: '{{done}} résolus sur {{count}}',
  about:
    "Chacun a un but pour ce tour. L'adversaire passe partout où c'est permis, et fait ce que le but dit de lui.",
  ofDay: 'Le problème du jour',
  grade: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile' },
  gradeAbout: {
    easy: 'Beaucoup de réponses mènent au but.',
    medium: 'Peu de réponses mènent au but.',
    hard: 'Presque aucune réponse ne mène au but.',
  },
  solved: 'résolu',
  only: 'une seule façon',
  open: 'Résoudre',
  puzzle: 'Problème',
  goal: 'But',
  onlyWay: "Il n'y a qu'une seule façon.",
  ways_one: 'Une des premières réponses y mène.',
  ways_other: '{{count}} des premières réponses y mènent.',
  findOne: 'Essayez celui qui est interdit.',
  hint: 'Indice {{number}} sur {{count}}',
  where: {
    place: 'Regardez {{place}}.',
    pile: 'Regardez vos piles.',
    pass: 'Passez maintenant.',
    question: 'Regardez ce qui est demandé.',
  },
  which: 'Cela se fait avec {{card}}.',
  show: 'Montrez-moi',
  again: 'Réessayer',
  takeBack: 'Reprendre',
  stuck: "D'ici, le but ne peut plus être atteint. Reprenez ce coup et essayez autrement.",
  wasLegal: "C'était permis. Reprenez ce coup : c'est un autre qui est interdit.",
  done: 'Résolu !',
  following: 'Ensuite : {{title}}',
  all: 'Tous les problèmes',
}
