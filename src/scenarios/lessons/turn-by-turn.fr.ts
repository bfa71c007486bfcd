import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Tour après tour',
  why: 'Luke tient Mos Eisley, et des soldats de l’Empire approchent. Jouez un tour entier avec ses six phases, regardez le tour d’un adversaire qui vous répond, et gagnez la bataille qui en vient.',
  steps: [
    'Phase d’activation : les icônes de votre côté sur les lieux disent combien de Force vous pouvez prendre de votre Réserve, jusqu’à 7 ici. Activez-en au moins 4.',
    'Passez, et la phase de contrôle commence.',
    'Chaque chose a sa phase. Essayez de déployer le Rebel Trooper maintenant, et lisez pourquoi non.',
    'Luke est seul à Mos Eisley : vous contrôlez ce lieu. Drainez-y le côté obscur : il perd 1 de Force pour son icône.',
    'Passez jusqu’à la phase de déploiement.',
    'Déployez le Rebel Trooper à côté de Luke ; son propre texte l’y rend gratuit. Deux tiennent mieux qu’un.',
    'Marcher a aussi sa phase : Luke ne peut pas aller à la Cantina maintenant. Essayez.',
    'Plus rien à faire : passez jusqu’à la fin de votre tour. Puis vient le tour du côté obscur. Regardez ce qu’il fait, et continuez de passer où l’on vous demande.',
    'Le côté obscur s’est déployé contre vous à Mos Eisley : personne n’y contrôle plus rien, personne n’y draine. Activez au moins 2 de Force.',
    'Passez jusqu’à la phase de bataille.',
    'Vous y avez plus de puissance : commencez une bataille, pour 1 de Force.',
    'Menez-la à son terme : passez le segment des armes, tirez la destinée de bataille si vous le pouvez, et payez ce que vous devez en sacrifiant des cartes ou en perdant de la Force. La bataille finit quand plus personne ne doit rien.',
    'Phase de pioche : ce qui reste dans votre Pile de Force peut être pioché dans votre main. Allez-y ; ensuite vous jouez comme il vous plaît, et Recrue joue le côté obscur.',
  ],
} satisfies TextsOfScenario
