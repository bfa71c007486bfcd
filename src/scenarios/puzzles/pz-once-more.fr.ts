import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Encore une fois',
  why: 'Gagnez la bataille à la Cantina. Vos deux prochaines destinées sont 1 et 6 ; celle du côté obscur est 2.',
  steps: [],
  hint: 'Han peut retirer, mais cela coûte de la Force : comptez d’abord ce que coûte la bataille.',
  because:
    'Le 1 de Han est annulé pour 1 Force et retiré : un 6. Avec sa propre puissance, c’est plus que ce qu’a le côté obscur.',
} satisfies TextsOfScenario
