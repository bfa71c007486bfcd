import type { damageSegment as en } from './damage-segment.en.ts'

export const damageSegment: typeof en = {
  rules: {
    'BAT-088':
      'À tour de rôle au segment des dommages. Durant le segment des dommages, les joueurs font à tour de rôle une action. Celui qui a engagé la bataille fait la première.',
    'BAT-092':
      'Perdre de la Force pour les dommages. Perdre 1 Force et satisfaire ainsi 1 dommage de bataille est une action. Vous pouvez la faire tant que des dommages de bataille sont en attente contre vous.',
    'BAT-097':
      'Quand vous ne pouvez pas passer. Au segment des dommages, vous ne pouvez pas passer tant qu’une de vos cartes qui participent est touchée, tant que des dommages de bataille sont en attente, ou tant que l’est une attrition contre laquelle l’une d’elles n’est pas immunisée.',
    'BAT-098':
      'En attente. Des dommages de bataille ou une attrition sont en attente contre vous tant qu’il en reste plus de 0 à satisfaire.',
    'BAT-099':
      'Immunisée, mais volontaire. Vous pouvez comptabiliser une carte en valeur de perte pour l’attrition ou les dommages de bataille bien qu’elle soit immunisée contre l’attrition.',
    'BAT-101':
      'La présence n’importe plus. Si un côté perd toute sa présence durant le segment des dommages, la bataille continue.',
    'BAT-102':
      'Dans n’importe quel ordre. Au segment des dommages, vous pouvez comptabiliser en valeur de perte, perdre de la Force et faire les autres actions permises dans l’ordre que vous voulez.',
    'BAT-103':
      'Comment finit le segment des dommages. Quand les deux joueurs passent à la suite, le segment des dommages est fini et la bataille en vient à sa fin.',
    'BAT-104':
      'Seulement au segment des dommages. Les cartes se comptabilisent en valeur de perte durant le segment des dommages d’une bataille, et à aucun autre moment.',
    'BAT-109':
      'Les cartes touchées d’office. Au segment des dommages, vous devez comptabiliser en valeur de perte chacune de vos cartes touchées.',
    'BAT-113':
      'La Force ne satisfait pas l’attrition. L’attrition se satisfait en valeur de perte, ou par des cartes qui le disent. Perdre de la Force de la main ou de la Force vitale n’y fait rien.',
    'BAT-119':
      'Les dommages de bataille. Seul le perdant subit des dommages de bataille : le total du vainqueur moins celui du perdant.',
    'BAT-120':
      'Valeur de perte et dommages. Chaque carte qui participe et que vous comptabilisez satisfait des dommages de bataille jusqu’à sa valeur de perte, même si c’est parce qu’elle est touchée ou à cause de l’attrition.',
    'BAT-121':
      'De la Force pour les dommages. Vous pouvez perdre de la Force pour les dommages de bataille. Chaque carte perdue de la main ou de la Force vitale en satisfait 1.',
    'BAT-123':
      'Des cartes et de la Force. Pour les dommages de bataille, vous pouvez comptabiliser quelques cartes et perdre un peu de Force, à votre guise.',
    'BAT-124':
      'Libre de payer plus. Vous pouvez comptabiliser une carte qui vaut plus que les dommages de bataille, ou perdre plutôt de la Force. Rien ne vous oblige au plus économique.',
    'BAT-125':
      'Une carte compte deux fois. Une carte comptabilisée en valeur de perte compte entièrement pour l’attrition et, en même temps, entièrement pour les dommages de bataille.',
    'BAT-189':
      'Pas les cartes à ses sites. Les personnages aux sites d’un véhicule ou vaisseau spatial ne participent pas à une bataille là où celui-ci se trouve.',
    'BAT-179':
      'Comparée une seule fois. L’immunité se compare à l’attrition totale une seule fois, au début du segment des dommages. Ce qui change ensuite n’y fait rien.',
    'KRN-038':
      'D’où vient la Force perdue. Pour chaque unité vous choisissez : une carte de votre main, ou la carte du dessus de votre paquet de réserve, de votre pile de Force ou de votre pile de cartes utilisées.',
  },
  reasons: {
    'BAT-092': 'Vous n’avez plus de dommages de bataille à compenser.',
    'BAT-097/hit': 'Encore « touché », à comptabiliser en valeur de perte : {cards}.',
    'BAT-097/damage': 'Il reste {count} dommages de bataille à compenser.',
    'BAT-097/attrition': 'Il reste {count} d’attrition à compenser ; pas d’immunité pour {cards}.',
    'BAT-104':
      'On ne comptabilise des cartes en valeur de perte et on ne perd de la Force en dommages qu’au segment des dommages d’une bataille.',
    'BAT-109':
      'Le segment des dommages ne peut pas finir avec une carte « touchée » dans la bataille : {cards}.',
    'BAT-113': 'L’attrition se compense par des valeurs de perte, jamais en perdant de la Force.',
    'BAT-179':
      'L’immunité a été comparée à l’attrition au début du segment des dommages ; ce qu’il en reste maintenant ne compte pas.',
    'KRN-038':
      'Perdez une carte de votre main, ou celle du dessus de votre paquet de réserve, de votre pile de Force ou de votre pile de cartes utilisées.',
  },
  log: {
    satisfied: '{card} compense {count} dommages de bataille et {attrition} d’attrition.',
    'attrition ignored': '{count} d’attrition sans effet : le {player} n’a plus personne qu’elle atteint.',
    'owes no attrition': 'Le {player} a {count} dommages de bataille à compenser. Il n’y a pas d’attrition.',
    owes: 'Le {player} a {count} dommages de bataille et {attrition} d’attrition à compenser[ ; immunité : {cards}].',
  },
}
