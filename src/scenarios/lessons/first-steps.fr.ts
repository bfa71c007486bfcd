import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Premiers pas',
  why: 'Marcher et conduire. La vitesse terrestre dit de combien de sites une carte peut avancer en un déplacement ; il coûte 1 Force, quelle que soit la distance. Vous avez 4 Force. Certains de ces déplacements sont faux exprès : essayez-les et lisez pourquoi.',
  steps: [
    'Luke veut avancer de deux sites. Un personnage a une vitesse terrestre de 1, sauf si sa carte dit autre chose.',
    "Un site, c'est possible : 1 Force.",
    'Et retour ? Chaque carte a un seul déplacement normal par tour.',
    'Certaines cartes ne peuvent pas se déplacer du tout. Le Rebel Guard en est une.',
    "Kal'Falnl C'ndros a une vitesse terrestre de 3 : trois sites en un seul déplacement, pour la même Force.",
    'Les véhicules restent sur les sites extérieurs. La Cantina a un toit.',
    "Dehors, le landspeeder fait jusqu'à trois sites. Son conducteur est porté.",
    "Débarquer est gratuit et peut se faire autant de fois qu'on veut dans un tour.",
    "Être porté n'était pas un déplacement : le trooper peut encore marcher.",
    "Dutch ne s'est pas déplacé, mais la pile de Force est vide : sans Force, pas de marche.",
  ],
} satisfies TextsOfScenario
