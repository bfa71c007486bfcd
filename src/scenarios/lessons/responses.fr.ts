import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Réponses, passes et pile d’actions',
  why: "Vous déployez Han, et l'adversaire répond. Avant qu'une action ait son résultat, chaque camp peut répondre, et ce qui a été dit en dernier se fait d'abord.",
  steps: [
    'Dans votre phase de déploiement personne ne marche. Essayez de déplacer Luke à Mos Eisley.',
    'Déployez Han à Mos Eisley.',
    "Le côté obscur répond par Imperial Barrier : Han ne pourrait ni se déplacer ni se battre ce tour. La pile d'actions montre ce qui attend ; vous pouvez répondre avant le résultat. Jouez Sense dessus : votre destinée doit être plus petite que l'aptitude de votre meilleur personnage.",
    "Elle est arrêtée. Passez jusqu'à votre phase de déplacement.",
    "Les batailles étaient avant. Essayez d'en livrer une à Mos Eisley.",
    'Han est libre : allez à la Cantina.',
  ],
} satisfies TextsOfScenario
