import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Un seul suffit',
  why: 'Trois de ces quatre peuvent se déployer à la Cantina. Essayez le déploiement qui est interdit.',
  steps: [],
  hint: 'Quelqu’un est déjà sur table, sous un autre nom.',
  because:
    'Luke Skywalker est sur table sous le nom de Luke With Lightsaber : deux cartes d’un même personnage ne sont pas en jeu ensemble.',
} satisfies TextsOfScenario
