import { ofEditions } from './editions-fr.ts'
import type { ScenarioTexts } from './en.ts'
import { attacks } from './examples/attacks.fr.ts'
import { control } from './examples/control.fr.ts'
import { draw } from './examples/draw.fr.ts'
import { turn } from './examples/turn.fr.ts'
import { weapons } from './examples/weapons.fr.ts'

/** Les exemples en français, par leur id : une note pour chaque étape. Les leçons ont les leurs à côté d’elles. */
export const fr: ScenarioTexts = {
  ...ofEditions,
  ...attacks,
  ...control,
  ...draw,
  ...turn,
  ...weapons,
  'POS-12': {
    title: 'Toute la galaxie',
    why: 'La plus grande position : douze lieux et quatre-vingts cartes, pour mesurer.',
    steps: ['Tout est en place : ce transit par les aires de mise à quai est permis.'],
  },
  'RULE-CRD-MYNOCK-02': {
    title: 'Un Mynock pour passager',
    why: 'Un Mynock attaché à un X-wing retire 2 à son hypervitesse et le suit partout.',
    steps: [
      'Hypervitesse 5 − 2 = 3, et quatre parsecs à parcourir.',
      'Le X-wing va à Odra, et le Mynock avec lui.',
    ],
  },
  'EX-MOV-09': {
    title: "La phase de déplacement de l'Executor",
    why: "L'Executor est à Hoth et son aire de mise à quai est pleine. Avec 2 Force, le côté obscur envoie chacun où il le veut, de huit façons différentes. Chaque carte a un seul déplacement normal par tour ; être porté n'en est pas un.",
    steps: [
      "Un premier faux pas : l'Holothéâtre est à deux sites, et un personnage a une vitesse terrestre de 1, sauf si sa carte dit mieux.",
      'Le site voisin est à portée. Un déplacement à la vitesse terrestre coûte 1 Force.',
      "D'une aire de mise à quai à une autre, sans vaisseau à soi et quelle que soit la distance. Partir de cette aire est gratuit : son texte le dit.",
      'Gratuit veut dire sans coût, non sans déplacement : Bast a fait son déplacement normal.',
      "Un chasseur stellaire décolle de l'aire de mise à quai d'un vaisseau vers le système où se trouve ce vaisseau. Depuis une aire de mise à quai, c'est gratuit.",
      'Revenir aussitôt ? Ce serait un second déplacement normal.',
      "Entre les sites de l'Executor et son pont, c'est-à-dire la carte Executor elle-même, vos cartes se déplacent gratuitement.",
      "Le Main Corridor a son propre texte : des déplacements gratuits entre lui et tout autre site de l'Executor. C'est quand même le déplacement normal de Drazin.",
      "Vitesse terrestre 3, c'est trois sites ; le Main Corridor serait le quatrième.",
      'Moins de trois sites iraient aussi. Regardons seulement, et allons plus loin.',
      "Trois sites en un seul déplacement, toujours pour 1 Force. Le capitaine Piett est à bord : il est porté et ne s'est pas déplacé.",
      'Le Lift Tube a utilisé son déplacement normal.',
      'Piett descend. Quitter un véhicule est un déplacement illimité et gratuit ; il garde son déplacement normal.',
      "Black 2 n'a ni ordinateur de navigation ni astromécano : l'hyper-espace lui est fermé.",
      "Mais il peut atterrir : les TIE atterrissent sur les aires de mise à quai, et là c'est gratuit.",
      'Le pilote sort du vaisseau atterri : illimité, gratuit.',
      "Porté comme Piett, il ne s'est pas encore déplacé. Il monte donc sur le pont : son déplacement normal, gratuit.",
      'Piett aimerait marcher, mais la pile de Force est vide. Tout cela a pris 2 Force.',
    ],
  },
  'EX-MOV-14': {
    title: "Home One et l'Attack Run",
    why: "Le côté lumineux rassemble une flotte à l'étoile de la mort pour une Attack Run. L'astuce, ce sont les déplacements illimités : un vaisseau transporté dans la soute de Home One garde son déplacement normal pour la tranchée. S-foils, utilisé pendant la phase de contrôle, a mis l'hypervitesse des X-wings à 0. Dans cette édition, aller du pont à un site du vaisseau est gratuit pour son propriétaire. Les destinées de l'Attack Run et leurs suites sont laissées de côté.",
    steps: [
      'Du secteur nuageux le plus haut vers le système : 1 Force, et le déplacement normal de Red 1.',
      "Embarquer dans la soute d'un vaisseau présent est illimité et gratuit, même après un déplacement normal.",
      "L'étoile de la mort est au même parsec : 0 parsec à faire. Mais c'est encore de l'hypervitesse, et avec S-foils elle vaut 0.",
      "Le X-wing se fait donc emmener. Il n'a pas fait son déplacement normal.",
      "Home One saute vers l'étoile de la mort pour 1 Force. Tout ce qui est à bord suit, sans s'être déplacé.",
      'Du pont vers un vaisseau de la soute : illimité et gratuit.',
      'Red 5 quitte la soute pour le système où se trouve Home One. Son déplacement normal reste disponible.',
      'Han ne peut pas rejoindre le Falcon directement : le transport par navette ordinaire ne va que vers les vaisseaux capitaux.',
      'Vers le pont de Home One, oui, depuis un site extérieur du même système : 1 Force.',
      "Du pont jusqu'au Falcon dans la soute.",
      'Et le Falcon sort.',
      'Personne à bord de Gold 1 : un vaisseau spatial sans pilote ne peut pas se déplacer.',
      "Dutch marche jusqu'à l'aire de mise à quai voisine : 1 Force, son déplacement normal.",
      'Embarquer sur le vaisseau atterri est illimité.',
      "Il décolle maintenant, gratuitement depuis une aire de mise à quai, vers l'endroit où est Home One. C'est le déplacement normal de Gold 1 ; Dutch est porté.",
      "Deux de vos vaisseaux au même endroit s'amarrent pour 1 Force. Pops passe d'un pont à l'autre.",
      "Du pont vers un site de Home One : gratuit pour vous, mais c'est un déplacement normal.",
      'Pops ne marchera donc plus ce tour-ci.',
      'Mais il peut encore embarquer sur Gold 5.',
      'Gold 5 rejoint la flotte.',
      "Red 1 sort de la soute : illimité, son déplacement normal déjà fait n'y change rien.",
      'Et le X-wing aussi.',
      'Entrer dans la tranchée est un déplacement normal, et Gold 1 en a déjà fait un.',
      'De même pour Gold 5.',
      'Et pour Red 1, depuis les nuages.',
      "Home One n'est pas un chasseur stellaire.",
      "Bright Hope se déplace comme un chasseur stellaire, mais n'en est pas un.",
      "Red 5 et ses torpilles en tête, deux ailiers derrière : trois chasseurs stellaires qui ont gardé leur déplacement normal. C'est gratuit.",
      "Le tir échoue. Les trois remontent vers le système de l'étoile de la mort : gratuit et illimité.",
      'Red 5 rentre dans la soute.',
      "Luke monte sur le pont. Lui-même n'a fait aucun déplacement normal de tout le tour.",
      'Il peut donc aller à la War Room, gratuitement pour le propriétaire du vaisseau.',
      'Nabrun Leids emmène vos personnages vers un autre site ; une destinée tirée fixe le prix.',
      '3 Force, et Luke est sur Endor. Une relocalisation est illimitée : peu importe que son déplacement normal soit fait.',
    ],
  },
}
