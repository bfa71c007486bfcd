import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Bataille I : puissance, dommages, pertes',
  why: 'Deux petites batailles : une que vous gagnez, et une que vous perdez. La puissance décide, et le perdant paie la différence en cartes.',
  steps: [
    "Personne à vous n'est à la Cantina. Essayez d'y livrer bataille.",
    "Livrez bataille à Mos Eisley, pour 1 Force. La puissance de Leia est de 3, les deux Stormtroopers ont 2 ensemble : cela fait 1 dommage de bataille pour le côté obscur, qui comptabilise l'un d'eux en valeur de perte. Passez tant qu'on vous le demande.",
    'La bataille est finie dès que personne ne doit plus rien.',
    'Une carte participe à une bataille par tour, et un lieu en voit une. Essayez encore Mos Eisley.',
    'Maintenant une que vous perdez : livrez bataille au Dune Sea, 1 de puissance contre 2.',
    'Le segment des armes et celui de la puissance passent.',
    "Vous devez 1 dommage de bataille. Payez comme vous voulez : perdez 1 Force, ou comptabilisez le Rebel Trooper en valeur de perte : il vaut 2. Ce qu'il vaut de plus est perdu.",
    "Passez à votre phase de déplacement : c'est assez combattu pour aujourd'hui.",
  ],
} satisfies TextsOfScenario
