import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Aires de mise à quai et navettes',
  why: 'Traverser la galaxie sans vaisseau à soi, et passer du sol à la flotte. Vous jouez le côté obscur avec 3 Force.',
  steps: [
    "Un groupe va d'une aire de mise à quai à une autre pour le prix imprimé sur l'aire : 1 Force pour les deux.",
    'Le transit était le déplacement normal de chacun.',
    'Les vaisseaux atterris ne prennent pas le transit.',
    'Ils décollent, gratuitement depuis une aire de mise à quai.',
    "Le transport par navette part d'un site extérieur. Bast est dans la Cantina.",
    'Et il ne va que vers les vaisseaux capitaux, pas vers un chasseur stellaire.',
    'De Mos Eisley au Devastator en orbite : 1 Force.',
    "Un véhicule de navette fait mieux : il emmène son passager vers n'importe lequel de vos vaisseaux, gratuitement.",
    'Il est revenu à sa place, et a fait son déplacement normal.',
  ],
} satisfies TextsOfScenario
