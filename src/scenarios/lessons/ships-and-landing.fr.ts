import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Vaisseaux et atterrissages',
  why: "Entre les étoiles et jusqu'au sol : hypervitesse, atterrissage et décollage, embarquer et débarquer. Vous avez 4 Force.",
  steps: [
    "Red 5 est sur l'aire de mise à quai, sans personne à bord. Un vaisseau spatial sans pilote ne peut pas se déplacer.",
    'Luke monte à bord. Embarquer est gratuit et illimité.',
    "Décoller d'une aire de mise à quai est gratuit.",
    "C'était son déplacement normal. L'hyper-espace attendra.",
    'Tatooine est au parsec 7, Carida au parsec 1 : six parsecs, et le X-wing a une hypervitesse de 5.',
    "Deux parsecs jusqu'à Hoth : 1 Force, comme tout déplacement en hypervitesse.",
    "Les vaisseaux capitaux n'atterrissent pas.",
    "Un chasseur stellaire atterrit sur un site extérieur : 1 Force là où il n'y a pas d'aire de mise à quai.",
    'Sur une aire de mise à quai, atterrir est gratuit.',
    "Dutch descend. Il a été porté : il pourrait encore marcher jusqu'à Mos Eisley.",
  ],
} satisfies TextsOfScenario
