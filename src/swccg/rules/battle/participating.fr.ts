import type { participating as en } from './participating.en.ts'

export const participating: typeof en = {
  rules: {
    'BAT-031':
      'Les arrivants participent. Un personnage, véhicule ou vaisseau spatial qui arrive à la localisation avant le segment de puissance participe aussitôt à la bataille, sauf si quelque chose l’en empêche, comme une autre bataille durant ce tour.',
    'BAT-042':
      'Trop tard pour participer. Une carte qui arrive à la localisation une fois le segment de puissance commencé ne participe jamais à cette bataille.',
    'BAT-129':
      'Le défenseur. Le défenseur est le joueur qui n’a pas engagé la bataille, avec ses cartes qui y participent.',
    'BAT-130':
      'Peut être attaquée en bataille. Une telle carte tient lieu de présence quand l’adversaire engage une bataille contre elle, et pour rien d’autre.',
    'BAT-131':
      'Peut engager une bataille. Une telle carte tient lieu de présence quand son propre joueur engage une bataille, et pour rien d’autre.',
    'BAT-132':
      'Peut se battre dans les deux cas. Une carte qui peut engager une bataille et y être attaquée tient lieu de présence dans les batailles des deux joueurs, et pour rien d’autre.',
    'BAT-134':
      'Une occupation qui disparaît. Si une carte qui peut être attaquée en bataille ou en engager une perd son texte, est exclue ou s’en va, son occupation disparaît et la bataille peut finir aussitôt.',
    'BAT-149':
      'Qui participe. Tous les personnages, vaisseaux spatiaux, véhicules, armes et dispositifs à la localisation participent à la bataille, présents ou à bord d’une carte, sauf s’ils sont exclus.',
    'BAT-150':
      'À partir de quand. Une carte participe à la bataille dès que celle-ci est engagée ou, si elle vient avant le segment de puissance, dès son arrivée.',
    'BAT-153':
      'Partie, elle ne participe plus. Une carte qui quitte la localisation de la bataille n’y participe plus.',
    'BAT-158':
      'Exclue aussitôt. Une carte qui ne peut pas participer est exclue aussitôt et d’elle-même, qu’une bataille soit engagée là où elle est ou que l’interdiction vienne en pleine bataille.',
    'BAT-160': 'Ce qu’est exclure. Exclure une carte, c’est la retirer de la bataille en cours.',
    'BAT-161':
      'Exclue, donc inactive. Une carte exclue est inactive pour le reste de la bataille, de même que tout ce qui est déployé sur elle ou se trouve à son bord.',
    'BAT-162':
      'Une carte exclue n’apporte rien. Une carte exclue n’apporte à la bataille ni puissance, ni aptitude pour la destinée de bataille.',
    'BAT-164':
      'Quand le pilote est exclu. Si le pilote est exclu, son véhicule ou vaisseau spatial reste dans la bataille, sans pilote. Il peut être comptabilisé en valeur de perte ; les cartes inactives à son bord sont alors perdues avec lui.',
    'BAT-166':
      'L’exclusion ne dérange rien d’autre. Quand l’exclusion rend une carte inactive, aucun Objectif ne se retourne, et aucune autre carte sur la table n’est annulée ou retirée pour autant.',
    'BAT-167':
      'Les exclues reviennent ensemble. Quand la bataille vient de finir, toutes les cartes qui en étaient exclues redeviennent actives, ensemble et d’elles-mêmes.',
    'BAT-170':
      'Partir n’est pas être exclu. Une carte qui devient inactive autrement, ou quitte la table, n’a pas été exclue. Les textes qui empêchent l’exclusion ou y répondent ne la concernent pas.',
    'BAT-171':
      'Pas exclue, mais capturée. Un texte qui empêche d’exclure une carte n’empêche pas de la capturer, de la perdre, de la reprendre en main ou de la placer dans la pile de cartes utilisées, ni sa disparition.',
    'BAT-172':
      'À bord de la carte exclue. Les cartes inactives du seul fait que celle qui les porte a été exclue ne sont pas elles-mêmes exclues.',
    'BAT-173':
      'Qui a exclu. Le joueur dont la carte en exclut une autre est celui qui l’a exclue, quel que soit celui qui a engagé la bataille.',
    'BAT-187':
      'Qui participe en 2001. Selon les décisions d’août 2001, participent toutes les cartes présentes à la localisation et toutes celles qui sont sur le pont, dans le cockpit ou dans la cargaison des véhicules et vaisseaux spatiaux qui s’y trouvent.',
    'BAT-190':
      'Exclue pour une bataille. Une carte n’est exclue que de la bataille en cours, sauf si le texte qui l’exclut dit le contraire.',
    'BAT-191':
      'Pas une cible en bataille. Une carte exclue ne peut pas être visée par une action qui demande une cible en bataille.',
    'BAT-192':
      'Ce qu’est l’exclusion en 2001. Les décisions d’août 2001 énumèrent ce qu’une carte exclue ne peut pas faire. Elles ne la rendent pas inactive et ne disent rien des cartes sur elle ou à son bord.',
    'BAT-193':
      'Elle tient la bataille jusqu’au bout. Une carte qui peut être attaquée en bataille ou en engager une occupe la localisation pour cette bataille jusqu’à son retrait ou jusqu’à la fin de la bataille.',
    'BAT-194':
      'Droïdes qui peuvent être attaqués. Tant que tous les droïdes peuvent être attaqués en bataille, chaque droïde occupe sa localisation pour les batailles, même aux commandes d’un vaisseau.',
    'BAT-301':
      'Inactive, elle ne livre pas bataille. Une carte captive, disparue ou inactive pour une autre raison ne participe pas à une bataille à sa localisation.',
    'BAT-197':
      'Les espions et les batailles. Un espion infiltré ne donne pas de présence et ne participe pas aux batailles.',
    'BAT-100':
      'Trop tard pour les dommages. Une carte qui arrive à la localisation durant le segment des dommages ne participe pas. Vous ne pouvez pas la comptabiliser en valeur de perte, et l’attrition ne la concerne pas.',
    'BAT-010':
      'Une bataille par carte. Un personnage, véhicule ou vaisseau spatial qui a participé à une bataille ne participe à aucune autre durant ce tour.',
  },
  reasons: {
    'BAT-010/card': '{card} a déjà livré bataille ce tour-ci, et ne participe donc pas à celle-ci.',
    'BAT-197': '{card} est un espion infiltré, et ne participe donc pas aux batailles.',
    'BAT-197/presence': '{card} est un espion infiltré et ne donne pas de présence à {at}.',
    'BAT-301': '{card} est inactive et ne participe donc pas à cette bataille.',
    'BAT-042':
      '{card} est arrivée après le début du segment de puissance et ne participe pas à cette bataille.',
    'BAT-191':
      '{card} est exclu de cette bataille : rien de ce qui le demande en bataille ne peut le choisir.',
    'BAT-100': '{card} est arrivé trop tard pour participer à cette bataille.',
    'BAT-010':
      'Ce que le {by} a à {at} a déjà livré bataille ce tour-ci ou ne le peut pas, et ne donne pas de présence pour une autre.',
  },
  log: {
    'joins the battle': '{cards} {cards|se joint|se joignent} à la bataille à {at}.',
    'left the battle': '{cards} {cards|a|ont} quitté la bataille à {at}.',
    excluded: '{card} est exclu de la bataille[, et avec lui {cards}].',
    'not excluded': '{card} ne peut pas être exclue et continue de participer.',
    'excluded no longer': 'De nouveau en jeu : {cards}.',
  },
  events: {
    excluded: '{card} vient d’être exclue de la bataille',
  },
  options: {
    excluded: '{by} est exclue de la bataille',
  },
}
