import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Gagner',
  why: "Le côté obscur n'a plus que 4 cartes de vie. Prenez-les avec deux drains, et voyez comment une partie finit.",
  steps: [
    "En haut vous voyez la Force vitale de l'adversaire : 4. Qui doit perdre de la Force et n'en a plus a perdu la partie.",
    'On ne gagne rien à se hâter : essayez de piocher maintenant. On pioche dans la phase de pioche.',
    'Et essayez de déployer Obi-Wan maintenant. Il doit attendre la phase de déploiement.',
    'Drainez à la Cantina pour 2.',
    "Drainez à Mos Eisley pour 2, et la partie est finie. Dans votre propre partie : d'abord des lieux avec vos icônes, puis des personnages là où ils drainent, puis ce qui gagne les batailles.",
  ],
} satisfies TextsOfScenario
