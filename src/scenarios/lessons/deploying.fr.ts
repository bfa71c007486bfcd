import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Déployer',
  why: "Luke attend à Mos Eisley, et de l'aide arrive. Amenez des cartes sur la table là où elles peuvent aller, et voyez à quoi servent la présence et les icônes de Force.",
  steps: [
    'Déployez Leia à côté de Luke pour 3 Force.',
    'Obi-Wan coûte 5, et il reste 1 Force. Essayez-le à la Cantina, et lisez de quoi son coût est fait.',
    "Une carte va là où vous avez une icône de Force ou déjà quelqu'un d'aptitude. La War Room de l'Étoile de la Mort n'a ni l'un ni l'autre pour vous : essayez-y le Rebel Trooper.",
    'Un lieu se déploie aussi : il ne coûte rien, et il apporte des icônes aux deux camps. Déployez le Jawa Camp.',
    'Le Rebel Trooper coûte 1 là où personne ne le rend gratuit. Déployez-le à la Cantina ou au Jawa Camp, avec votre dernière Force.',
  ],
} satisfies TextsOfScenario
