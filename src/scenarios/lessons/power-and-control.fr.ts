import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Puissance et contrôle',
  why: "Qui tient un lieu ? Regardez trois sites, et voyez où vous avez le contrôle, où personne ne l'a, et pourquoi cela compte.",
  steps: [
    "Luke est seul à Jundland Wastes avec une aptitude de 4 : vous y avez une présence, le côté obscur n'en a pas, donc vous contrôlez le site.",
    'À la Cantina, les deux camps ont une présence. La puissance de Leia est de 3, celle du Stormtrooper de 1, mais la puissance ne contrôle pas : essayez un drain là.',
    "Drainez à Jundland Wastes : l'adversaire perd 1 Force pour l'icône du côté obscur.",
    "Passez jusqu'à votre phase de bataille : ce que la puissance ne peut pas faire ici, elle le fait au combat.",
    "Une bataille a besoin d'un adversaire : essayez d'en livrer une à Jundland Wastes, où Luke est seul.",
    'Livrez bataille à la Cantina pour 1 Force : 3 de puissance contre 1.',
    "Le Stormtrooper est parti, et la Cantina est à vous. Passez jusqu'à votre phase de déplacement.",
  ],
} satisfies TextsOfScenario
