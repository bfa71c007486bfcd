import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Ce que dit une carte',
  why: 'Chaque carte porte ses nombres et son propre texte. Regardez Luke, puis les cartes de votre main, et voyez ce que leurs nombres vous permettent.',
  steps: [
    "Montrez Luke, ou laissez un doigt sur lui, et sa carte s'ouvre. Avec sa puissance de 3 il se bat, son aptitude de 4 dit combien la Force est grande en lui, et sa valeur de perte de 7 est ce qu'il vaut quand il faut payer les dommages d'une bataille.",
    "Voici les cartes de votre main. Le coût de déploiement est la Force qu'il faut pour qu'une carte vienne sur la table : 3 pour Leia, 1 pour le Rebel Trooper.",
    'Vous avez 2 Force. Essayez de déployer Leia à Mos Eisley, et lisez ce qui manque.',
    "Un point devant un titre veut dire que cette personne n'existe qu'une fois. Essayez de déployer votre second Luke.",
    "Le texte d'une carte passe avant la règle générale : un Rebel Trooper est gratuit là où se trouve un Rebelle d'aptitude 3 ou plus. Déployez-le à côté de Luke, et gardez votre Force.",
  ],
} satisfies TextsOfScenario
