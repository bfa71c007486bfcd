import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Interruptions',
  why: 'Une Interruption se joue de la main, fait une chose, et disparaît : dans la pile de cartes utilisées ou dans la pile de cartes perdues. Votre X-wing est trop lent pour son chemin, et une carte aide.',
  steps: [
    "De Corellia à Tatooine il y a 6 parsecs, et l'hypervitesse du X-wing est de 5. Essayez.",
    "Skywalkers a sa place dans le segment des armes d'une bataille. Essayez de la jouer maintenant.",
    "Jouez A Few Maneuvers, une Interruption utilisée, sur le X-wing : hypervitesse +2 jusqu'à la fin du tour.",
    'Une Interruption utilisée est dans votre pile de cartes utilisées et reviendra ; une Interruption perdue serait partie.',
    'Volez maintenant vers Tatooine.',
  ],
} satisfies TextsOfScenario
