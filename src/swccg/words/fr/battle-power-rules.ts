import type { battlePowerRules as en } from '../en/battle-power-rules.ts'

/** Le segment de puissance d’une bataille : destinées, puissance totale et attrition. */
export const battlePowerRules = {
  'BAT-041': {
    title: 'Les étapes du segment de puissance',
    text: 'Le segment de puissance a toujours lieu : destinées de puissance, destinées de bataille, destinées d’attrition, actions optionnelles, puissance totale, attrition, puis vainqueur et perdant.',
  },
  'BAT-033': {
    title: 'La puissance dans le segment des armes',
    text: 'Les actions de premier niveau qui changent la puissance, et pas l’attrition, se jouent dans le segment des armes.',
  },
  'BAT-034': {
    title: 'Le nombre de destinées dans le segment des armes',
    text: 'Les actions de premier niveau qui changent le nombre de destinées tirées se jouent dans le segment des armes ; on tire les destinées dans le segment de puissance.',
  },
  'BAT-035': {
    title: 'Les conditions sur les destinées',
    text: 'Les actions de premier niveau qui posent une condition sur les destinées en général se jouent dans le segment des armes.',
  },
  'BAT-036': {
    title: 'Les totaux dans le segment des armes',
    text: 'Une action de premier niveau qui change une destinée de bataille totale se joue dans le segment des armes ; elle s’applique dès qu’il y a un total.',
  },
  'BAT-061': {
    title: 'La destinée de bataille totale',
    text: 'Quand un joueur a tiré ses destinées de bataille, son total est formé ; ce qui le change de soi-même s’applique si sa condition est alors remplie.',
  },
  'BAT-062': {
    title: 'Les changements joués avant',
    text: 'Les changements facultatifs d’une destinée de bataille totale, joués dans le segment des armes, s’appliquent quand ce total est formé.',
  },
  'BAT-045': {
    title: 'Destinées de puissance ajoutées',
    text: 'Les destinées de puissance que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
  },
  'BAT-057': {
    title: 'Destinées de bataille ajoutées',
    text: 'Les destinées de bataille que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
  },
  'BAT-069': {
    title: 'Destinées d’attrition ajoutées',
    text: 'Les destinées d’attrition que des textes ajoutent d’eux-mêmes sont comptées à ce moment, si leurs conditions sont alors remplies.',
  },
  'BAT-083': {
    title: 'Changements de l’attrition',
    text: 'Les changements d’attrition joués dans le segment de puissance sont fixés et s’appliquent quand l’attrition est calculée.',
  },
  'BAT-075': {
    title: 'Changer l’attrition',
    text: 'Les actions de premier niveau qui changent l’attrition, sans la compenser ni l’annuler, se jouent dans la partie facultative du segment de puissance, et seulement si cette attrition existe, fût-elle de 0.',
  },
  'BAT-076': {
    title: 'Attrition et puissance ensemble',
    text: 'Les actions de premier niveau qui changent à la fois l’attrition et la puissance totale se jouent dans la partie facultative du segment de puissance, et seulement si cette attrition existe.',
  },
  'BAT-016': {
    title: 'Son propre moment',
    text: 'Une carte qui dit son propre moment dans une bataille se joue à ce moment, quoi que les segments permettent ou interdisent.',
  },
  'BAT-165': {
    title: 'Une carte exclue n’est avec personne',
    text: 'Une carte exclue ne remplit pas une condition qui la demande avec une autre, par exemple pour ajouter ou annuler une destinée de bataille.',
  },
  'BAT-194': {
    title: 'Droïdes qui peuvent être attaqués',
    text: 'Tant que tous les droïdes peuvent être attaqués en bataille, chaque droïde occupe sa localisation pour les batailles, même aux commandes d’un vaisseau.',
  },
  'BAT-199': {
    title: 'Agents chez eux',
    text: 'Sur la planète qui lui correspond, l’aptitude d’un agent ne compte pas pour la destinée de bataille.',
  },
  'BAT-042': {
    title: 'Trop tard pour participer',
    text: 'Une carte qui arrive à la localisation une fois le segment de puissance commencé ne participe jamais à cette bataille.',
  },
  'BAT-043': {
    title: 'La destinée de puissance',
    text: 'Une destinée « à la puissance » ou « à la puissance totale » est une destinée de puissance. Elle augmente votre puissance totale, et rien d’autre.',
  },
  'BAT-044': {
    title: 'Qui tire d’abord pour la puissance',
    text: 'Celui qui a engagé la bataille tire toutes ses destinées de puissance, puis l’autre joueur tire les siennes.',
  },
  'BAT-046': {
    title: 'Seul ce qui participe ajoute des destinées',
    text: 'Un personnage, vaisseau spatial, véhicule, arme ou dispositif n’ajoute de destinées de puissance, de bataille ou d’attrition que s’il participe à la bataille, sauf si son texte dit le contraire.',
  },
  'BAT-047': {
    title: 'Les Effets n’ont pas à participer',
    text: 'Les cartes d’autres types qui ajoutent des destinées, comme les Effets, ne demandent que ce que dit leur propre texte. Elles n’ont pas à participer à la bataille.',
  },
  'BAT-048': {
    title: 'Ajoutées avant, comptées ensuite',
    text: 'Les destinées que des actions du segment des armes ont ajoutées sont acquises. On les compte simplement au moment de tirer.',
  },
  'BAT-049': {
    title: 'Tirer pour la puissance est obligatoire',
    text: 'Vous devez tirer toutes vos destinées de puissance.',
  },
  'BAT-050': {
    title: 'Ajoutée à la puissance totale',
    text: 'Chaque destinée de puissance que vous tirez s’ajoute à votre puissance totale.',
  },
  'BAT-051': {
    title: 'Qui tire d’abord pour la bataille',
    text: 'Celui qui a engagé la bataille compte, choisit, tire et additionne toutes ses destinées de bataille. L’autre joueur ne le fait qu’ensuite.',
  },
  'BAT-052': {
    title: '4 d’aptitude, une destinée de bataille',
    text: 'Avec 4 d’aptitude ou plus qui comptent dans la bataille, vous pouvez tirer une destinée de bataille.',
  },
  'BAT-053': {
    title: 'Plus d’aptitude, toujours une',
    text: 'Plus d’aptitude ne donne pas d’autre tirage : 8 ou plus, c’est encore une seule destinée de bataille.',
  },
  'BAT-054': {
    title: 'L’aptitude qui compte',
    text: 'Pour la destinée de bataille compte l’aptitude de vos cartes présentes dans la bataille, et de vos personnages ou pilotes permanents qui y pilotent ou conduisent.',
  },
  'BAT-055': {
    title: 'Les passagers ne comptent pas',
    text: 'Le passager d’un vaisseau spatial ou d’un véhicule fermé participe à la bataille, mais son aptitude ne compte pas pour la destinée de bataille.',
  },
  'BAT-056': {
    title: 'Moins de 4 d’aptitude',
    text: 'Avec moins de 4 d’aptitude qui comptent, vous partez d’aucune destinée de bataille. Des cartes peuvent encore en ajouter.',
  },
  'BAT-058': {
    title: 'Toutes ou aucune',
    text: 'Une fois vos destinées de bataille comptées, vous choisissez de les tirer toutes ou de n’en tirer aucune.',
  },
  'BAT-059': {
    title: 'La destinée de bataille est au choix',
    text: 'Rien ne vous oblige à tirer une destinée de bataille.',
  },
  'BAT-060': {
    title: 'Autant que possible',
    text: 'Si vous avez choisi de tirer vos destinées de bataille et ne pouvez pas faire tous les tirages, faute de cartes dans votre paquet de réserve par exemple, vous en faites autant que possible.',
  },
  'BAT-064': {
    title: 'L’attrition',
    text: 'Quand les deux joueurs ont tiré, chaque destinée de bataille totale crée une attrition de même valeur contre l’adversaire.',
  },
  'BAT-065': {
    title: 'Pas de destinée, pas d’attrition',
    text: 'Si aucun de vos tirages de destinée de bataille n’est complet, vous n’avez pas de total, et il n’y a pas d’attrition contre votre adversaire. Rien ne modifie une attrition qui n’existe pas.',
  },
  'BAT-066': {
    title: 'Zéro est un total',
    text: 'Une destinée de bataille totale de 0 crée une attrition de 0. Cette attrition existe, et des cartes peuvent la modifier.',
  },
  'BAT-067': {
    title: 'La destinée d’attrition',
    text: 'Une destinée « à l’attrition » est une destinée d’attrition. Elle augmente l’attrition contre votre adversaire, et rien d’autre.',
  },
  'BAT-068': {
    title: 'Qui tire d’abord pour l’attrition',
    text: 'Celui qui a engagé la bataille tire toutes ses destinées d’attrition, puis l’autre joueur tire les siennes.',
  },
  'BAT-070': {
    title: 'Sans total, pas de destinée d’attrition',
    text: 'Si vous n’avez pas de destinée de bataille totale, vous ne tirez aucune destinée d’attrition. Rien n’y change.',
  },
  'BAT-071': {
    title: 'Tirer pour l’attrition est obligatoire',
    text: 'Vous devez tirer toutes vos destinées d’attrition.',
  },
  'BAT-072': {
    title: 'Ajoutée à l’attrition',
    text: 'Chaque destinée d’attrition que vous tirez augmente l’attrition contre votre adversaire dans cette bataille.',
  },
  'BAT-073': {
    title: 'Actions optionnelles du segment de puissance',
    text: 'Après les destinées d’attrition, les joueurs font à tour de rôle des actions optionnelles, d’abord celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite.',
  },
  'BAT-074': {
    title: 'Ce qui se fait au segment de puissance',
    text: 'Parmi les actions optionnelles du segment de puissance, une action de premier niveau doit dire qu’elle se joue durant ce segment, ou bien modifier ou fixer l’attrition.',
  },
  'BAT-077': {
    title: 'La puissance totale',
    text: 'Votre puissance totale part de la puissance de vos cartes présentes à la localisation de la bataille.',
  },
  'BAT-078': {
    title: 'À l’intérieur, pas de puissance propre',
    text: 'Un personnage à l’intérieur d’un vaisseau spatial ou d’un véhicule fermé n’est pas présent et n’ajoute pas sa propre puissance, mais seulement ce qu’il ajoute au vaisseau spatial ou au véhicule.',
  },
  'BAT-080': {
    title: 'La destinée de bataille ajoute à la puissance',
    text: 'Votre destinée de bataille totale, si vous en avez une, s’ajoute à votre puissance totale. Elle crée l’attrition en plus.',
  },
  'BAT-081': {
    title: 'Comment se calcule l’attrition',
    text: 'L’attrition contre vous est la destinée de bataille totale de votre adversaire plus ses destinées d’attrition. Vient ensuite ce qui la modifie ou la fixe autrement.',
  },
  'BAT-084': {
    title: 'Vainqueur et perdant',
    text: 'On compare les totaux des deux joueurs, avec tout ce qui les modifie, les destinées de puissance et la destinée de bataille totale. Celui qui a le plus grand remporte la bataille, l’autre la perd.',
  },
  'BAT-085': {
    title: 'Personne ne gagne',
    text: 'À totaux égaux, il n’y a ni vainqueur ni perdant.',
  },
  'BAT-087': {
    title: 'Réponses à la victoire et à la défaite',
    text: 'Après les actions automatiques, les joueurs peuvent répondre à tour de rôle à la victoire ou à la défaite, d’abord l’adversaire de celui qui a engagé la bataille, jusqu’à ce que les deux passent à la suite. Le segment des dommages ne vient qu’ensuite.',
  },
  'BAT-135': {
    title: 'Si vous ne le pouvez autrement',
    text: 'Un texte qui vous fait tirer une destinée de bataille « si vous ne le pouvez autrement » ne sert qu’au segment de puissance, et seulement si tout le reste vous donne moins de tirages que lui.',
  },
  'BAT-136': {
    title: 'Jamais en plus des autres',
    text: 'Les tirages « si vous ne le pouvez autrement » ne s’ajoutent pas aux autres. Vous faites votre nombre habituel de tirages ou le nombre que dit ce texte, selon le plus grand.',
  },
  'BAT-137': {
    title: 'Au choix, comme toute destinée de bataille',
    text: 'Vous n’avez pas à faire un tirage « si vous ne le pouvez autrement ». Il est au choix comme toute destinée de bataille.',
  },
  'BAT-138': {
    title: 'Malgré les conditions et les limites',
    text: 'Les tirages « si vous ne le pouvez autrement » se font malgré les conditions de tirage, comme 6 d’aptitude requis, et malgré ce que votre adversaire oppose pour limiter leur nombre.',
  },
  'BAT-139': {
    title: 'Annulée comme toute autre',
    text: 'Les destinées de bataille « si vous ne le pouvez autrement » peuvent être annulées ou réduites en nombre comme toutes les autres.',
  },
  'BAT-140': {
    title: 'Pour un nouveau tirage aussi',
    text: 'Quand une destinée de bataille est annulée et tirée à nouveau, un texte « si vous ne le pouvez autrement » peut servir au nouveau tirage, même s’il a déjà servi au premier.',
  },
  'BAT-141': {
    title: 'Une condition vaut pour chaque tirage',
    text: 'Une condition pour tirer une destinée de bataille vaut pour toutes celles que vous tireriez, y compris celles qui sont ajoutées, mais non pour celles « si vous ne le pouvez autrement ».',
  },
  'BAT-142': {
    title: 'L’aptitude qui remplit une condition',
    text: 'Pour une condition de tirage de destinée de bataille ne compte que l’aptitude qui peut elle-même servir à tirer une destinée de bataille.',
  },
  'BAT-143': {
    title: '« Pouvoir » laisse le choix',
    text: 'Un texte qui change le nombre de destinées de bataille est automatique s’il ne vous laisse pas le choix. S’il dit que vous pouvez, ou si c’est une Interruption, il est optionnel.',
  },
  'BAT-144': {
    title: 'Vérifié avant votre premier tirage',
    text: 'Ce qui change automatiquement le nombre de vos destinées de bataille est vérifié juste avant la première. Les cartes qu’il y faut doivent alors participer encore à la bataille.',
  },
  'BAT-145': {
    title: 'Seulement au segment des armes',
    text: 'Un changement optionnel du nombre de destinées de bataille qui est une action de premier niveau, et non une réponse, ne s’initie qu’au segment des armes.',
  },
  'BAT-146': {
    title: 'Vérifié une seule fois',
    text: 'Ce que demande un changement optionnel du nombre de destinées de bataille est vérifié quand vous l’initiez. Une fois résolu, il attend le tirage et n’est plus vérifié.',
  },
  'BAT-148': {
    title: 'Compter les destinées de bataille',
    text: 'Une pour 4 d’aptitude, plus celles que des actions ont ajoutées, plus celles que des cartes ajoutent automatiquement. Conditions non remplies et limites réduisent ce nombre. Si un texte « si vous ne le pouvez autrement » donne plus, c’est son nombre qui compte.',
  },
  'BAT-184': {
    title: 'Le seul segment pour les actions',
    text: 'Selon les décisions d’août 2001, les actions de premier niveau sont permises au segment des armes d’une bataille, et à aucun autre.',
  },
  'BAT-185': {
    title: 'Si autrement vous n’en avez aucune',
    text: 'Selon les décisions d’août 2001, « une destinée de bataille si vous ne le pouvez autrement » ne sert qu’au segment de puissance, et seulement si vous n’en avez aucune par d’autres moyens. Cela n’en fait jamais deux ou plus.',
  },
  'BAT-186': {
    title: 'Malgré les conditions',
    text: 'Selon les décisions d’août 2001, « une destinée de bataille si vous ne le pouvez autrement » se tire malgré des conditions comme 6 d’aptitude requis.',
  },
  'BAT-195': {
    title: 'L’un avec l’autre, tous deux en bataille',
    text: 'Ce qui ajoute ou annule une destinée de bataille quand des personnages sont l’un « avec » l’autre demande que tous participent à la bataille, sauf indication contraire.',
  },
  'BAT-201': {
    title: 'Atterri, pas de destinée de bataille',
    text: 'L’aptitude du pilote permanent d’un chasseur stellaire atterri compte pour occuper le site, mais non pour la destinée de bataille. Tous à son bord sont des passagers, dont l’aptitude ne compte pas non plus, et il n’a pas de puissance.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
