import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Laisser une carte',
  why: 'Gagnez la bataille à la Cantina ce tour-ci. Vous n’avez pas encore de Force, et 4 cartes dans votre pioche ; celle que vous tirerez vaut 4.',
  steps: [],
  hint: 'Une bataille coûte de la Force, et une destinée demande une carte.',
  because:
    'Sans carte dans la pioche, pas de destinée de bataille. Activez, mais pas tout : il faut laisser une carte à tirer.',
} satisfies TextsOfScenario
