import type { battleRules as en } from '../en/battle-rules.ts'

/** Comment une bataille est engagée, qui y participe, et le segment des armes. */
export const battleRules = {
  'DEP-205': {
    title: 'Chaque réaction est une action',
    text: 'Chaque carte qui se déploie ou se déplace en réaction le fait par une action à elle, quelle que soit la carte qui le permet.',
  },
  'TRM-210': {
    title: 'D’autres viennent avec',
    text: 'Dans une réaction, d’autres cartes peuvent embarquer juste avant le départ de la carte qui réagit et en débarquer juste après son arrivée.',
  },
  'BAT-006': {
    title: 'Une bataille écourtée',
    text: 'Quand une bataille finit faute de présence, ce qui attend sa fin a lieu, et ce qui dure jusqu’à sa fin s’achève. Seul ce qui demande une bataille menée jusqu’au bout n’a pas lieu.',
  },
  'BAT-008': {
    title: 'Sans armes aussi',
    text: 'Il ne faut pas d’arme pour engager ou livrer bataille. Une arme permet de viser une carte précise de votre adversaire.',
  },
  'BAT-021': {
    title: 'D’abord ce qui est automatique',
    text: 'Quand une bataille est engagée, toutes les actions automatiques que cela déclenche précèdent les réponses. Celui qui a engagé la bataille en choisit l’ordre.',
  },
  'BAT-022': {
    title: 'Ce qui répond à une bataille',
    text: 'Les réponses à une bataille sont les actions qui répondent à une bataille juste engagée et celles qui se jouent au début d’une bataille.',
  },
  'BAT-023': {
    title: 'Réactions à une bataille',
    text: 'Quand votre adversaire a engagé une bataille, vos textes de réaction peuvent y déployer ou y déplacer des cartes, ou les en éloigner s’ils le disent.',
  },
  'BAT-024': {
    title: 'Pas de réaction à sa propre bataille',
    text: 'Celui qui a engagé une bataille ne peut pas y réagir.',
  },
  'BAT-028': {
    title: 'Les nouveaux venus comptent',
    text: 'On regarde si une carte peut répondre ou réagir au moment où elle le fait. Une carte qui vient d’arriver par une réaction peut en rendre une autre possible, ou y servir.',
  },
  'BAT-029': {
    title: 'À tour de rôle au segment des armes',
    text: 'Durant le segment des armes, les joueurs font à tour de rôle une action de premier niveau. Celui qui a engagé la bataille fait la première.',
  },
  'BAT-030': {
    title: 'Comment finit le segment des armes',
    text: 'Quand les deux joueurs passent à la suite au lieu de faire une action de premier niveau, le segment des armes est fini.',
  },
  'BAT-031': {
    title: 'Les arrivants participent',
    text: 'Un personnage, véhicule ou vaisseau spatial qui arrive à la localisation avant le segment de puissance participe aussitôt à la bataille, sauf si quelque chose l’en empêche, comme une autre bataille durant ce tour.',
  },
  'BAT-032': {
    title: 'Le moment des actions de bataille',
    text: 'Les actions de premier niveau faites pour les batailles ne se jouent en règle générale que durant le segment des armes.',
  },
  'BAT-039': {
    title: 'Les autres actions, ici seulement',
    text: 'Les actions de premier niveau sans rapport avec la bataille n’ont leur place qu’au segment des armes. Les segments de puissance et des dommages n’admettent que les sortes d’actions prévues pour eux.',
  },
  'BAT-040': {
    title: 'Pas de combat dans une bataille',
    text: 'Durant une bataille, nul ne peut engager une autre bataille, ni une attaque par une créature ou contre elle.',
  },
  'BAT-129': {
    title: 'Le défenseur',
    text: 'Le défenseur est le joueur qui n’a pas engagé la bataille, avec ses cartes qui y participent.',
  },
  'BAT-133': {
    title: 'Inactive, elle n’occupe rien',
    text: 'Une carte qui peut subir ou engager une bataille n’occupe pas sa localisation tant qu’elle est inactive.',
  },
  'BAT-134': {
    title: 'Sans son texte, plus de bataille',
    text: 'Si une carte qui peut subir ou engager une bataille perd son texte, est exclue ou part, elle n’occupe plus la localisation, et la bataille peut finir aussitôt.',
  },
  'BAT-149': {
    title: 'Qui participe',
    text: 'Tous les personnages, vaisseaux spatiaux, véhicules, armes et dispositifs à la localisation participent à la bataille, présents ou à bord d’une carte, sauf s’ils sont exclus.',
  },
  'BAT-150': {
    title: 'À partir de quand',
    text: 'Une carte participe à la bataille dès que celle-ci est engagée ou, si elle vient avant le segment de puissance, dès son arrivée.',
  },
  'BAT-151': {
    title: 'Libéré, il revient',
    text: 'Un captif qui vient d’être libéré revient dans une bataille à laquelle il participait auparavant. La limite d’une bataille par tour ne l’arrête pas.',
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
  'BAT-157': {
    title: 'Il faut une autre carte',
    text: 'Un texte qui rend une bataille possible a besoin, à cet endroit, d’une carte qui puisse y participer. Une carte qui ne le peut pas ne suffit pas.',
  },
  'BAT-158': {
    title: 'Exclue aussitôt',
    text: 'Une carte qui ne peut pas participer est exclue aussitôt et d’elle-même, qu’une bataille soit engagée là où elle est ou que l’interdiction vienne en pleine bataille.',
  },
  'BAT-159': {
    title: 'Les créatures, c’est autre chose',
    text: 'Une carte qui ne peut pas participer aux batailles peut tout de même attaquer des créatures et être attaquée par elles.',
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
  'BAT-168': {
    title: 'L’équipage inactif garde ses places',
    text: 'Les pilotes et les passagers inactifs occupent toujours leurs places.',
  },
  'BAT-025': {
    title: 'D’autres réponses amènent des cartes',
    text: 'Le joueur qui a engagé la bataille ne peut pas réagir, mais il peut amener des cartes par une réponse qui n’est pas une réaction.',
  },
  'BAT-302': {
    title: 'Joué dans la bataille',
    text: 'Ce qui commence dans le segment des armes, comme un duel, se joue pendant la bataille : les textes sur les destinées en bataille peuvent répondre à ses destinées.',
  },
  'BAT-169': {
    title: 'On n’exclut que ce qui participe',
    text: 'Seule une carte qui participe à ce moment à une bataille peut être exclue, hormis celle qui ne peut pas y participer.',
  },
  'BAT-170': {
    title: 'Partir n’est pas être exclu',
    text: 'Une carte qui devient inactive autrement, ou quitte la table, n’a pas été exclue. Les textes qui empêchent l’exclusion ou y répondent ne la concernent pas.',
  },
  'BAT-172': {
    title: 'À bord de la carte exclue',
    text: 'Les cartes inactives du seul fait que celle qui les porte a été exclue ne sont pas elles-mêmes exclues.',
  },
  'BAT-173': {
    title: 'Qui a exclu',
    text: 'Le joueur dont la carte en exclut une autre est celui qui l’a exclue, quel que soit celui qui a engagé la bataille.',
  },
  'BAT-174': {
    title: 'En bataille',
    text: '« En bataille » veut dire : qui participe à la bataille.',
  },
  'BAT-175': {
    title: 'Ensemble en bataille',
    text: 'Des personnages qui participent à la même bataille sont « ensemble en bataille », « en bataille avec » l’autre et « engagés dans la même bataille ».',
  },
  'BAT-177': {
    title: 'Ce que vise une Interruption de bataille',
    text: 'Ce que vise une Interruption qui ne se joue que durant une bataille doit participer à cette bataille, sauf si l’Interruption dit le contraire.',
  },
  'BAT-187': {
    title: 'Qui participe en 2001',
    text: 'Selon les décisions d’août 2001, participent toutes les cartes présentes à la localisation et toutes celles qui sont sur le pont, dans le cockpit ou dans la cargaison des véhicules et vaisseaux spatiaux qui s’y trouvent.',
  },
  'BAT-189': {
    title: 'Pas les cartes à ses sites',
    text: 'Les personnages aux sites d’un véhicule ou vaisseau spatial ne participent pas à une bataille là où celui-ci se trouve.',
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
    title: 'Elle occupe jusqu’à la fin',
    text: 'Selon les décisions d’août 2001, une carte qui peut subir ou engager une bataille occupe la localisation pour cette bataille jusqu’à ce qu’elle en soit retirée ou que la bataille finisse.',
  },
  'BAT-198': {
    title: 'Seul malgré un espion',
    text: 'Durant une bataille, un espion clandestin ne change rien aux conditions comme être seul, ni d’un côté ni de l’autre.',
  },
  'BAT-203': {
    title: 'Batailles dans les nuages',
    text: 'Aux secteurs nuageux livrent bataille les chasseurs stellaires, véhicules de navette, cloud cars et patrol craft ; des vaisseaux capitaux, seulement ceux qui se déploient et se déplacent comme des chasseurs stellaires.',
  },
  'BAT-204': {
    title: 'Pas de bataille dans Death Star II',
    text: 'Aucun joueur ne peut livrer bataille à un secteur de Death Star II.',
  },
  'BAT-301': {
    title: 'Inactive, elle ne livre pas bataille',
    text: 'Une carte captive, disparue ou inactive pour une autre raison ne participe pas à une bataille à sa localisation.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
