import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Les décisions de 2001',
  why: 'Une table peut se jouer selon les décisions d’août 2001. C’est le cas de celle-ci : voici un peu de ce qu’elles refusent, ou font arriver, et que la règle d’aujourd’hui traite autrement.',
  steps: [
    'Le côté obscur a son Lando sur table. Essayez de déployer votre General Calrissian à North Ridge. Aujourd’hui, chaque côté peut avoir sa version ; en 2001, il n’y en avait qu’une pour les deux.',
    'Passez à votre phase de bataille.',
    'Attaquez le Wampa avec Luke et Leia. Aujourd’hui, c’est gratuit ; en 2001, cela coûtait 1 Force, votre dernière.',
    'Passez jusqu’à la fin de l’attaque. Personne ne demande si vous tirez la destinée d’une aptitude de 4 ou plus : en 2001, on la tirait.',
    'Essayez maintenant d’attaquer l’autre Wampa avec Han, sans Force.',
    'Terminez votre phase de bataille et regardez Han. Aujourd’hui, les créatures du côté obscur attendent sa propre phase de bataille ; en 2001, elles attaquaient aussi durant la vôtre, et Han ne pouvait pas tirer le premier.',
  ],
} satisfies TextsOfScenario
