import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Perdus, mais moins',
  why: 'Le côté obscur draine 1 Force à la Dune Sea, puis 2 à la Cantina. Ne perdez pas plus de 2 Force.',
  steps: [],
  hint: 'Entre deux drains, c’est à vous d’agir.',
  because:
    'Le premier drain arrive avant que vous puissiez agir. Ensuite, We’re Doomed divise vos pertes par deux jusqu’à la fin du tour : le second ne prend que 1 au lieu de 2.',
} satisfies TextsOfScenario
