import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'L’indicateur',
  why: 'Déployez le General Tagge et deux stormtroopers ce tour-ci. Vous avez 2 Force.',
  steps: [],
  hint: 'Garindan sait où se trouve un Rebelle d’aptitude 3 ou plus.',
  because:
    'Là où Garindan est avec Leia, les Impériaux coûtent 1 de moins : Tagge 2, et un stormtrooper rien. À Mos Eisley, Tagge serait trop cher.',
} satisfies TextsOfScenario
