import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Plus personne pour payer',
  why: 'Vader livre bataille à votre soldat seul. Ne perdez que le soldat et une carte de votre main.',
  steps: [],
  hint: 'Que demande Houjix avant d’aider ?',
  because:
    'La valeur du soldat couvre 2 des dégâts. Comme vous n’avez plus de carte dans la bataille, Houjix couvre tout le reste.',
} satisfies TextsOfScenario
