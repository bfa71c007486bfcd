import type { participating as en } from './participating.en.ts'

/** Participating in French. */
export const participating: typeof en = {
  rules: {
    'BAT-031': {
      title: 'Les arrivants participent',
      text: 'Un personnage, véhicule ou vaisseau spatial qui arrive à la localisation avant le segment de puissance participe aussitôt à la bataille, sauf si quelque chose l’en empêche, comme une autre bataille durant ce tour.',
    },
    'BAT-042': {
      title: 'Trop tard pour participer',
      text: 'Une carte qui arrive à la localisation une fois le segment de puissance commencé ne participe jamais à cette bataille.',
    },
    'BAT-129': {
      title: 'Le défenseur',
      text: 'Le défenseur est le joueur qui n’a pas engagé la bataille, avec ses cartes qui y participent.',
    },
    'BAT-130': {
      title: 'Peut être attaquée en bataille',
      text: 'Une telle carte tient lieu de présence quand l’adversaire engage une bataille contre elle, et pour rien d’autre.',
    },
    'BAT-131': {
      title: 'Peut engager une bataille',
      text: 'Une telle carte tient lieu de présence quand son propre joueur engage une bataille, et pour rien d’autre.',
    },
    'BAT-132': {
      title: 'Peut se battre dans les deux cas',
      text: 'Une carte qui peut engager une bataille et y être attaquée tient lieu de présence dans les batailles des deux joueurs, et pour rien d’autre.',
    },
    'BAT-133': {
      title: 'Aucune bataille avec une carte inactive',
      text: 'Une carte qui peut être attaquée en bataille, ou en engager une, n’occupe rien tant qu’elle est inactive.',
    },
    'BAT-134': {
      title: 'Une occupation qui disparaît',
      text: 'Si une carte qui peut être attaquée en bataille ou en engager une perd son texte, est exclue ou s’en va, son occupation disparaît et la bataille peut finir aussitôt.',
    },
    'BAT-149': {
      title: 'Qui participe',
      text: 'Tous les personnages, vaisseaux spatiaux, véhicules, armes et dispositifs à la localisation participent à la bataille, présents ou à bord d’une carte, sauf s’ils sont exclus.',
    },
    'BAT-150': {
      title: 'À partir de quand',
      text: 'Une carte participe à la bataille dès que celle-ci est engagée ou, si elle vient avant le segment de puissance, dès son arrivée.',
    },
    'BAT-153': {
      title: 'Partie, elle ne participe plus',
      text: 'Une carte qui quitte la localisation de la bataille n’y participe plus.',
    },
    'BAT-154': {
      title: 'Écartée, elle ne donne pas de présence',
      text: 'Une carte qui ne peut pas participer aux batailles ne donne pas de présence pour en engager une.',
    },
    'BAT-155': {
      title: 'Ni ce qui est à son bord',
      text: 'Les cartes à bord d’une carte qui ne peut pas participer aux batailles ne donnent pas non plus de présence pour en engager une.',
    },
    'BAT-156': {
      title: 'Son propre texte n’y peut rien',
      text: 'Le texte d’une carte qui ne peut pas participer aux batailles ne sert pas à en engager une.',
    },
    'BAT-158': {
      title: 'Exclue aussitôt',
      text: 'Une carte qui ne peut pas participer est exclue aussitôt et d’elle-même, qu’une bataille soit engagée là où elle est ou que l’interdiction vienne en pleine bataille.',
    },
    'BAT-160': {
      title: 'Ce qu’est exclure',
      text: 'Exclure une carte, c’est la retirer de la bataille en cours.',
    },
    'BAT-161': {
      title: 'Exclue, donc inactive',
      text: 'Une carte exclue est inactive pour le reste de la bataille, de même que tout ce qui est déployé sur elle ou se trouve à son bord.',
    },
    'BAT-162': {
      title: 'Une carte exclue n’apporte rien',
      text: 'Une carte exclue n’apporte à la bataille ni puissance, ni aptitude pour la destinée de bataille.',
    },
    'BAT-163': {
      title: 'Exclue, pas de valeur de perte',
      text: 'Vous ne pouvez pas comptabiliser en valeur de perte une carte exclue, ou inactive pour une autre raison.',
    },
    'BAT-164': {
      title: 'Quand le pilote est exclu',
      text: 'Si le pilote est exclu, son véhicule ou vaisseau spatial reste dans la bataille, sans pilote. Il peut être comptabilisé en valeur de perte ; les cartes inactives à son bord sont alors perdues avec lui.',
    },
    'BAT-166': {
      title: 'L’exclusion ne dérange rien d’autre',
      text: 'Quand l’exclusion rend une carte inactive, aucun Objectif ne se retourne, et aucune autre carte sur la table n’est annulée ou retirée pour autant.',
    },
    'BAT-167': {
      title: 'Les exclues reviennent ensemble',
      text: 'Quand la bataille vient de finir, toutes les cartes qui en étaient exclues redeviennent actives, ensemble et d’elles-mêmes.',
    },
    'BAT-169': {
      title: 'On n’exclut que ce qui participe',
      text: 'Seule une carte qui participe à ce moment à une bataille peut être exclue, hormis celle qui ne peut pas y participer.',
    },
    'BAT-170': {
      title: 'Partir n’est pas être exclu',
      text: 'Une carte qui devient inactive autrement, ou quitte la table, n’a pas été exclue. Les textes qui empêchent l’exclusion ou y répondent ne la concernent pas.',
    },
    'BAT-171': {
      title: 'Pas exclue, mais capturée',
      text: 'Un texte qui empêche d’exclure une carte n’empêche pas de la capturer, de la perdre, de la reprendre en main ou de la placer dans la pile de cartes utilisées, ni sa disparition.',
    },
    'BAT-172': {
      title: 'À bord de la carte exclue',
      text: 'Les cartes inactives du seul fait que celle qui les porte a été exclue ne sont pas elles-mêmes exclues.',
    },
    'BAT-173': {
      title: 'Qui a exclu',
      text: 'Le joueur dont la carte en exclut une autre est celui qui l’a exclue, quel que soit celui qui a engagé la bataille.',
    },
    'BAT-187': {
      title: 'Qui participe en 2001',
      text: 'Selon les décisions d’août 2001, participent toutes les cartes présentes à la localisation et toutes celles qui sont sur le pont, dans le cockpit ou dans la cargaison des véhicules et vaisseaux spatiaux qui s’y trouvent.',
    },
    'BAT-190': {
      title: 'Exclue pour une bataille',
      text: 'Une carte n’est exclue que de la bataille en cours, sauf si le texte qui l’exclut dit le contraire.',
    },
    'BAT-191': {
      title: 'Pas une cible en bataille',
      text: 'Une carte exclue ne peut pas être visée par une action qui demande une cible en bataille.',
    },
    'BAT-192': {
      title: 'Ce qu’est l’exclusion en 2001',
      text: 'Les décisions d’août 2001 énumèrent ce qu’une carte exclue ne peut pas faire. Elles ne la rendent pas inactive et ne disent rien des cartes sur elle ou à son bord.',
    },
    'BAT-193': {
      title: 'Elle tient la bataille jusqu’au bout',
      text: 'Une carte qui peut être attaquée en bataille ou en engager une occupe la localisation pour cette bataille jusqu’à son retrait ou jusqu’à la fin de la bataille.',
    },
    'BAT-194': {
      title: 'Droïdes qui peuvent être attaqués',
      text: 'Tant que tous les droïdes peuvent être attaqués en bataille, chaque droïde occupe sa localisation pour les batailles, même aux commandes d’un vaisseau.',
    },
    'BAT-301': {
      title: 'Inactive, elle ne livre pas bataille',
      text: 'Une carte captive, disparue ou inactive pour une autre raison ne participe pas à une bataille à sa localisation.',
    },
  },
  reasons: {
    'BAT-169': '{card} ne participe pas à cette bataille et ne peut donc pas en être exclu.',
    'BAT-133': 'Carte inactive à {at} : {cards}. Aucune bataille ne peut reposer dessus.',
    'BAT-042':
      '{card} est arrivée après le début du segment de puissance et ne participe pas à cette bataille.',
    'BAT-154':
      'Interdiction de participer à une bataille pour {cards} : le {by} n’a pas de présence pour une bataille à {at}.',
    'BAT-155':
      'Ceux qui sont à bord de ce qui ne peut pas se battre ne donnent pas non plus de présence pour une bataille à {at}.',
    'BAT-156': 'Le texte d’une carte qui ne peut pas se battre n’engage pas de bataille à {at}.',
    'BAT-163': '{card} est exclu de cette bataille.',
    'BAT-191':
      '{card} est exclu de cette bataille : rien de ce qui le demande en bataille ne peut le choisir.',
  },
  log: {
    'joins the battle': '{cards} {cards|se joint|se joignent} à la bataille à {at}.',
    'left the battle': '{cards} {cards|a|ont} quitté la bataille à {at}.',
    excluded: '{card} est exclu de la bataille[, et avec lui {cards}].',
    'not excluded': '{card} ne peut pas être exclue et continue de participer.',
    'excluded no longer': 'De nouveau en jeu : {cards}.',
  },
}
