import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Une course gratuite',
  why: 'Amenez Luke, Leia et Obi-Wan à la Dune Sea ce tour-ci. Vous n’avez pas de Force.',
  steps: [],
  hint: 'À qui est ce landspeeder ?',
  because:
    'Le landspeeder de Luke se déplace gratuitement tant que Luke est à bord, et il a une place de conducteur et deux de passagers. Embarquer ne coûte rien.',
} satisfies TextsOfScenario
