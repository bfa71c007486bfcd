export const bat1 = {
  'BAT-100': {
    title: 'Trop tard pour les dommages',
    text: 'Une carte qui arrive à la localisation durant le segment des dommages ne participe pas. Vous ne pouvez pas la comptabiliser en valeur de perte, et l’attrition ne la concerne pas.',
  },
  'BAT-101': {
    title: 'La présence n’importe plus',
    text: 'Si un côté perd toute sa présence durant le segment des dommages, la bataille continue.',
  },
  'BAT-102': {
    title: 'Dans n’importe quel ordre',
    text: 'Au segment des dommages, vous pouvez comptabiliser en valeur de perte, perdre de la Force et faire les autres actions permises dans l’ordre que vous voulez.',
  },
  'BAT-103': {
    title: 'Comment finit le segment des dommages',
    text: 'Quand les deux joueurs passent à la suite, le segment des dommages est fini et la bataille en vient à sa fin.',
  },
  'BAT-104': {
    title: 'Seulement au segment des dommages',
    text: 'Les cartes se comptabilisent en valeur de perte durant le segment des dommages d’une bataille, et à aucun autre moment.',
  },
  'BAT-105': {
    title: 'Être perdu ne suffit pas',
    text: 'Une carte comptabilisée en valeur de perte est perdue. Une carte perdue de toute autre façon n’est pas comptabilisée ainsi et ne satisfait rien.',
  },
  'BAT-106': {
    title: 'Ce qui a une valeur de perte',
    text: 'Seule une carte qui participe à la bataille et qui a une valeur de perte peut être comptabilisée ainsi.',
  },
  'BAT-107': {
    title: 'Une valeur de perte de 0',
    text: 'Une carte qui participe et dont la valeur de perte a été fixée à 0 peut encore être comptabilisée, et l’attrition la concerne toujours.',
  },
  'BAT-108': {
    title: 'Ce qui part avec elle',
    text: 'Tout ce qui est sur une carte comptabilisée en valeur de perte, ou à son bord, est perdu avec elle. Cela est perdu sans être comptabilisé et ne satisfait rien.',
  },
  'BAT-109': {
    title: 'Les cartes touchées d’office',
    text: 'Au segment des dommages, vous devez comptabiliser en valeur de perte chacune de vos cartes touchées.',
  },
  'BAT-110': {
    title: 'Les cartes touchées quand vous voulez',
    text: 'Vous pouvez comptabiliser d’autres cartes en valeur de perte avant une carte touchée.',
  },
  'BAT-111': {
    title: 'L’attrition frappe les deux',
    text: 'L’attrition concerne le vainqueur comme le perdant.',
  },
  'BAT-112': {
    title: 'Satisfaire l’attrition',
    text: 'Vous devez comptabiliser des cartes qui participent jusqu’à ce que leurs valeurs de perte fassent au moins l’attrition contre vous, si vous le pouvez.',
  },
  'BAT-113': {
    title: 'La Force ne satisfait pas l’attrition',
    text: 'L’attrition se satisfait en valeur de perte, ou par des cartes qui le disent. Perdre de la Force de la main ou de la Force vitale n’y fait rien.',
  },
  'BAT-114': {
    title: 'Les cartes touchées comptent',
    text: 'La valeur de perte d’une carte touchée satisfait l’attrition et les dommages de bataille comme toute autre.',
  },
  'BAT-115': {
    title: 'Si les cartes touchées ne suffisent pas',
    text: 'S’il reste de l’attrition une fois vos cartes touchées comptabilisées, vous devez en comptabiliser d’autres jusqu’à ce qu’elle soit satisfaite.',
  },
  'BAT-116': {
    title: 'Il ne reste que des immunisées',
    text: 'L’attrition qui reste est ignorée quand toutes vos cartes encore en bataille sont immunisées contre elle.',
  },
  'BAT-117': {
    title: 'Plus de carte',
    text: 'L’attrition qui reste est ignorée quand vous n’avez plus de carte à comptabiliser en valeur de perte.',
  },
  'BAT-118': {
    title: 'Le surplus est gaspillé',
    text: 'La valeur de perte qui dépasse ce que vous aviez à satisfaire est gaspillée. Rien n’est rendu.',
  },
  'BAT-119': {
    title: 'Les dommages de bataille',
    text: 'Seul le perdant subit des dommages de bataille : le total du vainqueur moins celui du perdant.',
  },
  'BAT-120': {
    title: 'Valeur de perte et dommages',
    text: 'Chaque carte qui participe et que vous comptabilisez satisfait des dommages de bataille jusqu’à sa valeur de perte, même si c’est parce qu’elle est touchée ou à cause de l’attrition.',
  },
  'BAT-121': {
    title: 'De la Force pour les dommages',
    text: 'Vous pouvez perdre de la Force pour les dommages de bataille. Chaque carte perdue de la main ou de la Force vitale en satisfait 1.',
  },
  'BAT-123': {
    title: 'Des cartes et de la Force',
    text: 'Pour les dommages de bataille, vous pouvez comptabiliser quelques cartes et perdre un peu de Force, à votre guise.',
  },
  'BAT-124': {
    title: 'Libre de payer plus',
    text: 'Vous pouvez comptabiliser une carte qui vaut plus que les dommages de bataille, ou perdre plutôt de la Force. Rien ne vous oblige au plus économique.',
  },
  'BAT-125': {
    title: 'Une carte compte deux fois',
    text: 'Une carte comptabilisée en valeur de perte compte entièrement pour l’attrition et, en même temps, entièrement pour les dommages de bataille.',
  },
  'BAT-126': {
    title: 'À la fin d’une bataille',
    text: 'Quand les deux joueurs ont fini le segment des dommages vient ce qui se fait à la fin de la bataille. Les cartes y sont encore en bataille.',
  },
  'BAT-127': {
    title: 'Après la bataille',
    text: 'Les valeurs modifiées durant une bataille redeviennent ensuite ce qu’elles étaient, sauf ce que des armes ont changé et ce qui a sa propre durée.',
  },
  'BAT-128': {
    title: 'Bataille juste finie',
    text: 'Ce qui répond à une bataille qui vient de finir a lieu juste après elle. Ce n’est plus durant la bataille, et tout ce qui durait jusqu’à sa fin est terminé.',
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
  'BAT-147': {
    title: 'Un second exemplaire n’ajoute rien',
    text: 'Un second exemplaire d’une carte n’ajoute pas d’autres destinées à celles du premier.',
  },
  'BAT-148': {
    title: 'Compter les destinées de bataille',
    text: 'Une pour 4 d’aptitude, plus celles que des actions ont ajoutées, plus celles que des cartes ajoutent automatiquement. Conditions non remplies et limites réduisent ce nombre. Si un texte « si vous ne le pouvez autrement » donne plus, c’est son nombre qui compte.',
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
  'BAT-152': {
    title: 'Tirer de l’extérieur',
    text: 'Tirer dans une bataille avec une arme à longue portée n’y fait pas participer : qui tire n’y ajoute rien et peut encore participer à une bataille ce tour-ci.',
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
    title: 'Aucune bataille sur une carte interdite',
    text: 'Le texte d’une autre carte qui rendrait une bataille possible ne peut pas reposer sur une carte interdite de bataille.',
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
  'BAT-165': {
    title: 'Une carte exclue n’est avec personne',
    text: 'Une carte exclue ne remplit pas une condition qui la demande avec une autre, par exemple pour ajouter ou annuler une destinée de bataille.',
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
  'BAT-174': {
    title: 'En bataille',
    text: '« En bataille » veut dire : qui participe à la bataille.',
  },
  'BAT-175': {
    title: 'Ensemble en bataille',
    text: 'Des personnages qui participent à la même bataille sont « ensemble en bataille », « en bataille avec » l’autre et « engagés dans la même bataille ».',
  },
  'BAT-176': {
    title: 'Seulement dans sa propre bataille',
    text: 'Ce que le texte d’une carte qui combat dit des batailles ne sert que dans une bataille à laquelle elle participe.',
  },
  'BAT-177': {
    title: 'Ce que vise une Interruption de bataille',
    text: 'Ce que vise une Interruption qui ne se joue que durant une bataille doit participer à cette bataille, sauf si l’Interruption dit le contraire.',
  },
  'BAT-178': {
    title: 'Immunisé contre l’attrition',
    text: 'Une carte immunisée contre l’attrition inférieure à un nombre échappe à l’attrition quand celle-ci est en tout inférieure à ce nombre. Sinon, son immunité ne sert à rien.',
  },
  'BAT-179': {
    title: 'Comparée une seule fois',
    text: 'L’immunité se compare à l’attrition totale une seule fois, au début du segment des dommages. Ce qui change ensuite n’y fait rien.',
  },
  'BAT-180': {
    title: 'L’immunité couvre ceux à bord',
    text: 'L’immunité d’un vaisseau spatial ou d’un véhicule fermé couvre aussi les cartes sur son pont, dans son cockpit ou dans sa cargaison, mais non celles à ses sites.',
  },
  'BAT-181': {
    title: 'L’immunité la plus haute compte',
    text: 'Si une carte est immunisée contre l’attrition à plusieurs titres, seule la plus haute immunité compte. Elles ne s’additionnent pas.',
  },
  'BAT-182': {
    title: 'L’immunité retirée',
    text: 'Si un texte donne à une carte une immunité contre l’attrition et qu’un autre la retire, elle n’en a pas, dans quelque ordre qu’ils soient venus.',
  },
  'BAT-183': {
    title: 'Une immunité à perdre',
    text: 'Une action par laquelle une carte perd son immunité contre l’attrition ne peut pas commencer si la carte n’en a pas, ou si elle lui a été retirée.',
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
    title: 'Elle tient la bataille jusqu’au bout',
    text: 'Une carte qui peut être attaquée en bataille ou en engager une occupe la localisation pour cette bataille jusqu’à son retrait ou jusqu’à la fin de la bataille.',
  },
  'BAT-194': {
    title: 'Droïdes qui peuvent être attaqués',
    text: 'Tant que tous les droïdes peuvent être attaqués en bataille, chaque droïde occupe sa localisation pour les batailles, même aux commandes d’un vaisseau.',
  },
  'BAT-195': {
    title: 'L’un avec l’autre, tous deux en bataille',
    text: 'Ce qui ajoute ou annule une destinée de bataille quand des personnages sont l’un « avec » l’autre demande que tous participent à la bataille, sauf indication contraire.',
  },
  'BAT-196': {
    title: 'Immunité pour tous à bord',
    text: 'Selon les décisions d’août 2001, l’immunité d’un vaisseau spatial ou d’un véhicule fermé le protège, et toutes les cartes à son bord.',
  },
  'BAT-198': {
    title: 'Espions et solitude',
    text: 'Pendant une bataille, un espion clandestin ne compte pas pour savoir si une carte est seule.',
  },
  'BAT-199': {
    title: 'Agents chez eux',
    text: 'Sur la planète qui lui correspond, l’aptitude d’un agent ne compte pas pour la destinée de bataille.',
  },
}
