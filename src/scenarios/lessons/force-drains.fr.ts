import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Drains de Force',
  why: "Le drain est la manière tranquille de gagner : chaque icône de l'adversaire dans un lieu que vous contrôlez lui coûte une carte. Leia tient la Cantina, et un second lieu attend.",
  steps: [
    "Personne à vous n'est à Mos Eisley. Essayez d'y drainer.",
    'Drainez à la Cantina, où le côté obscur a 2 icônes : il perd 2 Force, de la main, du paquet de réserve, de la pile de Force ou de la pile de cartes utilisées, comme il veut.',
    'Encore ? Chaque carte draine une fois par tour. Essayez la Cantina une seconde fois.',
    "Ce qui est perdu est dans la pile de cartes perdues, face visible. C'est perdu pour de bon, à moins qu'une carte ne le récupère.",
    "Passez jusqu'à la phase de déploiement.",
    'Les drains appartiennent à la phase de contrôle. Essayez-en un maintenant.',
    'Déployez le Rebel Trooper à Mos Eisley : dès le prochain tour ce site draine aussi.',
  ],
} satisfies TextsOfScenario
