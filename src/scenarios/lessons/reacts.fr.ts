import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Réactions',
  why: "Pendant le tour de l'adversaire, Leia est attaquée. Une carte qui réagit arrive au milieu de la bataille.",
  steps: [
    "Une réaction répond à l'adversaire, pendant son tour. Essayez le Wolfman maintenant, dans le vôtre.",
    'Il ne marche pas non plus dans votre phase de pioche : essayez.',
    'Passez pour finir votre tour.',
    "Passez jusqu'à ce que le côté obscur livre bataille à la Cantina, 3 de puissance contre les 3 de Leia. Le Shistavanen Wolfman peut aller sur un site adjacent en réaction : amenez-le là pour 1 Force.",
    "Avec la puissance 2 du Wolfman vous avez 5 contre 3, et son aptitude vous permet de tirer une destinée de bataille. Passez jusqu'à la fin de la bataille.",
  ],
} satisfies TextsOfScenario
