import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'La maison d’un vieil homme',
  why: 'Déployez Obi-Wan et Leia ce tour-ci, et amenez Obi-Wan à la Cantina. Vous avez 6 Force.',
  steps: [],
  hint: 'Où Obi-Wan est-il moins cher, et à quelle distance est-ce ?',
  because:
    'Dans sa cabane, Obi-Wan coûte 2 au lieu de 5. Leia coûte 3, et il reste 1 pour aller à pied à la Cantina, juste à côté.',
} satisfies TextsOfScenario
