import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Le droïde appelle',
  why: 'Le côté obscur draine à la Cantina. Empêchez-le avec ce que vous avez en main : vous avez 2 Force.',
  steps: [],
  hint: 'CZ-3 se tient à côté, et permet de déployer des cartes en réaction.',
  because:
    'CZ-3 permet de déployer vos cartes en réaction sur un site voisin où commence un drain. Le soldat coûte 1 et suffit comme présence : le drain ne donne rien.',
} satisfies TextsOfScenario
