import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Sorti de la pile',
  why: 'Luke est dans votre pile de Force. Ayez-le à la Cantina ce tour-ci.',
  steps: [],
  hint: 'Une Interruption l’y cherche. Combien de Force reste-t-il alors ?',
  because:
    'Tunnel Vision prend Luke de la pile de Force en main. Les trois cartes qui restent le paient : en avoir utilisé une auparavant l’aurait laissé en main.',
} satisfies TextsOfScenario
