import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Faire d’abord le ménage',
  why: 'Faites perdre 2 Force au côté obscur par un drain à la Cantina ce tour-ci. Votre prochaine destinée est 4.',
  steps: [],
  hint: 'Votre Interruption tire avec une arme dans la phase de contrôle, et un drain demande le contrôle.',
  because:
    'Sorry About The Mess fait tirer le pistolet de Han dans la phase de contrôle : la destinée 4, et plus, dépasse le 1 du stormtrooper, qui est perdu aussitôt. Han contrôle la Cantina, et ses deux icônes font un drain de 2.',
} satisfies TextsOfScenario
