import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Bataille II : destinée et attrition',
  why: "Qui a une aptitude de 4 ou plus dans une bataille peut tirer une destinée. Elle s'ajoute à votre puissance, et elle use l'autre camp.",
  steps: [
    "Un droïde n'a pas d'aptitude, et sans aptitude il n'y a pas de présence. Essayez de livrer bataille à la Cantina avec R2-D2.",
    "S'en aller à pied n'est pas possible maintenant : essayez de déplacer le soldat à la Cantina.",
    'Livrez bataille à Mos Eisley : Obi-Wan et un soldat contre Vader, 6 contre 6.',
    "Le segment des armes passe : personne n'est armé.",
    'Avec une aptitude de 7 vous pouvez tirer une destinée de bataille, et Vader avec 6 aussi. Tirez la vôtre.',
    'Vader tire la sienne, et le segment de puissance est fini.',
    "Votre 2 fait 8, et c'est l'attrition contre le côté obscur ; le 2 de Vader devient 3 par son propre texte et fait 9. Vous devez 1 de dommages et 3 d'attrition. Obi-Wan est immunisé contre si peu d'attrition, le soldat ne l'est pas : comptabilisez-le en valeur de perte, et les deux dettes sont payées autant qu'il se peut.",
    "Passez jusqu'à la fin de la bataille. Vader aussi est immunisé contre une attrition de 2, et ne perd rien.",
  ],
} satisfies TextsOfScenario
