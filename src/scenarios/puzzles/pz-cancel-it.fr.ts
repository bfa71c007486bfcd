import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Pas celui-là',
  why: 'Le côté obscur draine à Mos Eisley et à la Cantina. Ne perdez pas plus de 1 Force.',
  steps: [],
  hint: 'Votre Interruption annule un drain. Lequel coûte le plus ?',
  because:
    'Control annule un drain qui vient de commencer. Les deux icônes de la Cantina coûtent plus que celle de Mos Eisley, et ce drain-là vient en second : vous l’attendez.',
} satisfies TextsOfScenario
