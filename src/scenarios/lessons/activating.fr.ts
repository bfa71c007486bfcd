import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Activer la Force',
  why: 'La Force vient des icônes : les vôtres sur les lieux, qui que ce soit qui les ait posés, et une à vous. Comptez-les, prenez ce que vous voulez, et voyez ce que vous ne pouvez pas prendre.',
  steps: [
    "Les icônes du côté lumineux sur les lieux : 2 sur Tatooine, 2 à Mos Eisley, 1 à Jundland Wastes, bien que cette carte soit à l'adversaire. Avec celle que vous avez toujours, vous générez 6 Force.",
    "Activez 2 Force d'abord : une carte à la fois, ou plusieurs d'un coup.",
    "Maintenant tout ce qui reste, jusqu'à 6. Rien ne vous y oblige : les cartes du paquet de réserve servent encore aux destinées, et personne ne doit tout activer.",
    "Essayez d'en activer une de plus. Vos icônes sont épuisées pour ce tour.",
    'Passez à votre phase de contrôle.',
    "La phase d'activation est finie. Essayez d'activer maintenant.",
    "Passez à votre phase de déploiement, où l'on dépense la Force que l'on a.",
  ],
} satisfies TextsOfScenario
