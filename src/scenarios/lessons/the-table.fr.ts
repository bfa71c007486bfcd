import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'La table à l’écran',
  why: "Six lumières vous montrent où tout se trouve. Vous pouvez refaire cette visite depuis l'aide à tout moment.",
  steps: [
    "La table. Les lieux sont en rangées : une planète, et ses sites à côté d'elle. Vos cartes sont d'un côté du lieu, celles de l'adversaire de l'autre.",
    "Votre main. Prenez une carte, et chaque endroit où elle peut aller devient vert ; les autres disent pourquoi c'est impossible.",
    "Vos piles : paquet de réserve, pile de Force, pile de cartes utilisées et pile de cartes perdues, chacune aussi épaisse qu'elle l'est. La leçon suivante parle d'elles.",
    "Les phases d'un tour, de gauche à droite. Celle qui est éclairée est celle que l'on joue ; chaque chose a sa phase.",
    "Ce qu'on vous demande est ici, avec le bouton pour passer. Après une passe, l'adversaire peut agir, puis vient la phase suivante.",
    'Votre adversaire est en haut : les cartes de sa main vous sont cachées, ses piles ne le sont pas.',
    "Essayez quelque chose qui n'est pas permis : déplacez Luke à la Cantina, dans la phase de déploiement.",
    'Personne ne se bat non plus dans cette phase : essayez de livrer bataille à Mos Eisley.',
    "Et maintenant ce qui l'est : déployez Leia à Mos Eisley.",
  ],
} satisfies TextsOfScenario
