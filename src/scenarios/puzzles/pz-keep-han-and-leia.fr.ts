import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Qui sacrifier',
  why: 'Livrez bataille à la Cantina. À la fin, Han et Leia y sont toujours, et vous n’avez pas perdu de Force. La prochaine destinée du côté obscur est 5.',
  steps: [],
  hint: 'L’attrition contre vous est de 5. Additionnez ce que valent vos cartes en déchéance.',
  because:
    'R2-X2 vaut 3 et le soldat 2 : ensemble, juste les 5 de l’attrition. Avec un seul des deux, Han ou Leia doit partir aussi.',
} satisfies TextsOfScenario
