import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Une famille à la ferme',
  why: 'Le côté obscur vous livre bataille à la ferme et gagne de 9. Ne perdez pas de Force.',
  steps: [],
  hint: 'Lisez de quoi dépend la valeur de déchéance de Beru.',
  because:
    'Beru vaut 5 tant qu’Owen est avec elle, et Owen 4 : ensemble les 9 que vous devez. Si Owen était parti le premier, Beru n’aurait valu que 3.',
} satisfies TextsOfScenario
