import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Quelqu’un à la porte',
  why: 'Le côté obscur draine à la Cantina ce tour-ci. N’y perdez pas de Force.',
  steps: [],
  hint: 'Un drain demande le contrôle. Qui peut venir là pendant qu’il est en cours ?',
  because:
    'Le Shistavanen Wolfman peut venir en réaction sur un site adjacent. Avec lui, le côté obscur ne contrôle plus la Cantina et le drain ne donne rien.',
} satisfies TextsOfScenario
