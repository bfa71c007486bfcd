import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Deux vaisseaux, un pilote',
  why: 'Occupez Tatooine et Yavin 4 ce tour-ci. Vous avez 4 Force et personne encore dans l’espace.',
  steps: [],
  hint: 'Quel vaisseau vient avec son propre pilote ?',
  because:
    'Le Y-wing a son propre pilote et coûte 1. Gold 1 et Dutch viennent ensemble pour 3. C’est toute la Force qu’il y a : déployez chacun vers son système.',
} satisfies TextsOfScenario
