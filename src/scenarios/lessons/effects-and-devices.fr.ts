import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Effets et dispositifs',
  why: "Les Effets et les dispositifs restent. Certains sont à côté de la table, d'autres sur une carte, et chacun dit lui-même où il va.",
  steps: [
    'La Tatooine Utility Belt va sur un Rebelle ou un extraterrestre. R2-D2 est un droïde : essayez-la sur lui.',
    'Déployez-la sur Luke pour 1 Force. Sur Tatooine elle ajoute 2 à sa puissance.',
    "Lightsaber Proficiency veut quelqu'un qui a un sabre laser. Luke n'en a pas : essayez.",
    'Traffic Control se déploie sur la table, pour 1 Force.',
    "Passez pour finir votre tour : les deux restent où ils sont, jusqu'à ce que quelque chose les annule ou que la carte dessous parte.",
  ],
} satisfies TextsOfScenario
