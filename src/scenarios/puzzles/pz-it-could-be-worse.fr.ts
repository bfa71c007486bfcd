import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Cela pourrait être pire',
  why: 'Le côté obscur draine 2 Force à la Cantina. Ne perdez pas de Force de votre pioche, et gardez-en 1 dans votre pile de Force.',
  steps: [],
  hint: 'Une Interruption peut retirer une part de la perte, contre de la Force.',
  because:
    'It Could Be Worse retire X d’une perte pour X Force. Deux de vos trois Force sauvent les deux que vous perdriez.',
} satisfies TextsOfScenario
