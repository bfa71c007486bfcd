export const atk0 = {
  'ATK-001': {
    title: 'Les créatures ne livrent pas bataille',
    text: 'Les créatures ne participent jamais à une bataille. Leurs combats sont des attaques.',
  },
  'ATK-002': {
    title: 'Pas des cibles en bataille',
    text: 'Durant une bataille, vos armes ne peuvent normalement pas viser de créatures.',
  },
  'ATK-003': {
    title: 'Attaquer dans sa phase de bataille',
    text: 'Vous n’engagez d’attaque que durant votre propre phase de bataille. Font exception les créatures qui rencontrent des créatures, et les cartes qui disent le contraire.',
  },
  'ATK-004': {
    title: 'Les segments d’une attaque',
    text: 'Une attaque a un segment des armes, un segment de puissance et un segment des dommages, comme une bataille.',
  },
  'ATK-005': {
    title: 'Les armes dans une attaque',
    text: 'Comme dans une bataille, les cartes qui participent à l’attaque peuvent tirer avec leurs armes, ici sur la créature qui y participe.',
  },
  'ATK-006': {
    title: 'Touché dans une attaque',
    text: 'Une carte touchée dans une attaque est perdue durant le segment des dommages, et non avant.',
  },
  'ATK-007': {
    title: 'Interdit en bataille, interdit ici',
    text: 'Ce qui ne peut pas se faire durant une bataille ne peut pas se faire non plus durant une attaque.',
  },
  'ATK-008': {
    title: 'Pas de combat dans une attaque',
    text: 'Durant une attaque, nul ne peut engager une bataille ou une autre attaque.',
  },
  'ATK-009': {
    title: '4 d’aptitude, une destinée',
    text: 'Au segment de puissance, le côté dont des personnages, véhicules ou vaisseaux spatiaux participent à l’attaque peut tirer une destinée si ses cartes y ont 4 d’aptitude ou plus. Les cartes qui n’y participent pas ne comptent pas.',
  },
  'ATK-010': {
    title: 'Elle n’ajoute qu’à la puissance',
    text: 'La destinée tirée dans une attaque s’ajoute à la puissance totale. Elle ne crée pas d’attrition.',
  },
  'ATK-011': {
    title: 'Une attaque n’est pas une bataille',
    text: 'Ce que des actions et des textes disent des batailles ne vaut pas pour une attaque.',
  },
  'ATK-012': {
    title: 'Pas une destinée de bataille',
    text: 'Ce qui modifie, fixe ou restreint les destinées de bataille, ou leur donne un coût, ne touche pas la destinée tirée dans une attaque.',
  },
  'ATK-013': {
    title: 'Ni dommages ni attrition',
    text: 'Une attaque ne crée ni dommages de bataille ni attrition. Aucune carte n’est comptabilisée en valeur de perte, et aucun joueur ne perd de Force.',
  },
  'ATK-014': {
    title: 'Pas de destinées de puissance',
    text: 'Les actions qui ajoutent des destinées à la puissance ne se font pas dans une attaque, sauf si elles sont permises durant les attaques.',
  },
  'ATK-015': {
    title: 'Les attaques sont gratuites',
    text: 'Engager une attaque ne coûte rien, quel que soit le côté qui attaque.',
  },
  'ATK-016': {
    title: 'Sans présence',
    text: 'Il ne faut pas de présence pour engager une attaque.',
  },
  'ATK-017': {
    title: 'Vos propres cartes aussi',
    text: 'Vous pouvez attaquer vos propres cartes, et une créature qui doit attaquer peut vous y obliger.',
  },
  'ATK-018': {
    title: 'Des proies inactives',
    text: 'Une créature peut attaquer des cartes inactives.',
  },
  'ATK-019': {
    title: 'Inactive, elle n’attaque pas',
    text: 'Une carte inactive ne peut pas engager d’attaque contre une créature.',
  },
  'ATK-020': {
    title: 'Inactive, mais elle se défend',
    text: 'Durant une attaque, une carte inactive qui y participe peut être visée et peut utiliser armes, dispositifs et texte. Elle ne retourne aucun Objectif, et ensuite elle est comme avant.',
  },
  'ATK-021': {
    title: 'Plus personne d’un côté',
    text: 'Si toutes les cartes d’un côté ont disparu de l’attaque, elle finit aussitôt.',
  },
  'ATK-022': {
    title: 'Les créatures s’attaquent entre elles',
    text: 'Quand deux créatures sont présentes ensemble, en quelque phase que ce soit, elles s’attaquent l’une l’autre aussitôt et automatiquement.',
  },
  'ATK-023': {
    title: 'Les sélectives épargnent les leurs',
    text: 'Les créatures sélectives de la même espèce ne s’attaquent pas entre elles.',
  },
  'ATK-024': {
    title: 'Les créatures doivent attaquer',
    text: 'Durant votre phase de bataille, chacune de vos créatures présente avec une cible possible doit en attaquer une, même si seules vos propres cartes conviennent.',
  },
  'ATK-025': {
    title: 'Une attaque obligatoire par tour',
    text: 'Une créature ne fait qu’une attaque obligatoire par tour.',
  },
  'ATK-026': {
    title: 'Quand attaque votre créature',
    text: 'Vous choisissez à quel moment de votre phase de bataille a lieu l’attaque obligatoire de votre créature. Si elle n’a pas attaqué à la fin de la phase, elle le fait alors automatiquement.',
  },
  'ATK-027': {
    title: 'Attaquer une créature',
    text: 'Durant votre phase de bataille, vos personnages, véhicules et vaisseaux spatiaux peuvent attaquer une créature avec laquelle ils sont présents, fût-elle à vous.',
  },
  'ATK-028': {
    title: 'Une attaque par localisation',
    text: 'Durant votre phase de bataille, vous ne pouvez engager qu’une attaque contre une créature à chaque localisation.',
  },
  'ATK-029': {
    title: 'Une bataille et une attaque',
    text: 'Les mêmes cartes peuvent livrer une bataille et faire une attaque durant un tour, même à la même localisation et dans l’ordre que vous voulez.',
  },
  'ATK-030': {
    title: 'La férocité',
    text: 'Les créatures ont une férocité au lieu d’une puissance, quand elles attaquent comme quand elles sont attaquées.',
  },
  'ATK-031': {
    title: 'Férocité variable',
    text: 'Une férocité qui dépend d’un tirage est tirée à nouveau pour chaque attaque à laquelle la créature participe, et chaque fois qu’une carte en a besoin.',
  },
  'ATK-032': {
    title: 'Une créature a une valeur de défense',
    text: 'Chaque créature a sa propre valeur de défense, sur sa carte sous un mot à elle.',
  },
  'ATK-033': {
    title: 'Attaques permises par une carte',
    text: 'Une attaque qu’une carte permet hors de votre phase de bataille se joue comme toute autre, et ne compte pas comme l’attaque obligatoire de la créature.',
  },
  'ATK-034': {
    title: 'Quand une attaque est possible',
    text: 'Pour engager une attaque, il faut que ce qui peut attaquer soit avec ce qu’il peut attaquer.',
  },
  'ATK-035': {
    title: 'D’abord choisir un côté',
    text: 'Celui qui engage une attaque choisit d’abord un côté de la Force qui a une cible possible, le sien ou celui de son adversaire.',
  },
  'ATK-036': {
    title: 'Le hasard choisit la cible',
    text: 'La cible d’une attaque est tirée au hasard parmi les cibles possibles du côté choisi.',
  },
  'ATK-037': {
    title: 'Les autres restent en dehors',
    text: 'Les cartes qui n’attaquent pas et ne sont pas la cible ne participent pas à une attaque.',
  },
  'ATK-038': {
    title: 'Réponses à une attaque',
    text: 'Les actions automatiques viennent d’abord. Puis les joueurs peuvent répondre à l’attaque à tour de rôle, d’abord l’adversaire de celui qui l’a engagée, même si aucune de ses cartes n’y participe.',
  },
  'ATK-039': {
    title: 'Le segment des armes d’une attaque',
    text: 'Après les réponses, le segment des armes se déroule comme dans une bataille. Celui qui a engagé l’attaque agit le premier, et il finit quand les deux joueurs passent à la suite.',
  },
  'ATK-040': {
    title: 'Sur votre propre créature',
    text: 'Dans une attaque, vous pouvez tirer sur votre propre créature.',
  },
  'ATK-041': {
    title: 'Les armes qui visent des créatures',
    text: 'Une arme ne peut tirer sur une créature que si son texte dit qu’elle vise des créatures.',
  },
  'ATK-042': {
    title: 'Qui tire dans une attaque',
    text: 'Seules les cartes qui participent à l’attaque peuvent tirer. Les autres ne le peuvent pas, même avec une arme à longue portée, sauf si quelque chose le permet.',
  },
  'ATK-043': {
    title: 'Seulement sur les créatures de l’attaque',
    text: 'Dans une attaque, les armes ne peuvent tirer que sur des créatures qui y participent.',
  },
  'ATK-044': {
    title: 'Une fois par attaque',
    text: 'Une arme ne peut tirer qu’une fois durant une attaque, sauf si quelque chose en permet plus.',
  },
  'ATK-045': {
    title: 'Touchée, la créature combat encore',
    text: 'Une créature touchée reste dans l’attaque, qui continue avec le segment de puissance.',
  },
  'ATK-046': {
    title: 'Vaincre le défenseur',
    text: 'Le défenseur n’est vaincu que si le total de l’attaquant est plus grand. L’égalité ne fait rien.',
  },
  'ATK-047': {
    title: 'Le segment des dommages d’une attaque',
    text: 'Vient d’abord le sort du défenseur vaincu : il est dévoré, perdu, relocalisé ou autre chose. Ensuite les créatures touchées sont perdues, et l’attaque est finie.',
  },
  'ATK-048': {
    title: 'Toutes vos cartes attaquent',
    text: 'Quand vous attaquez une créature, tous vos personnages, véhicules et vaisseaux spatiaux qui s’y trouvent attaquent. Vous ne pouvez en retenir aucun.',
  },
  'ATK-049': {
    title: 'Toute créature peut être la cible',
    text: 'Quand vous attaquez une créature, chaque créature qui s’y trouve est une cible possible, de quelque côté qu’elle soit.',
  },
  'ATK-050': {
    title: 'De loin, dans votre propre attaque',
    text: 'Dans une attaque que vous faites contre une créature, vos armes à longue portée peuvent tirer depuis un site adjacent.',
  },
  'ATK-051': {
    title: 'Le total des attaquants',
    text: 'Le total des attaquants est la puissance de tous, avec ce qui la modifie, et une destinée s’ils ont ensemble 4 d’aptitude ou plus.',
  },
  'ATK-052': {
    title: 'Le total de la créature',
    text: 'Le total d’une créature attaquée est sa férocité plus sa valeur de défense, avec ce qui les modifie. Seul un total plus grand la vainc.',
  },
  'ATK-053': {
    title: 'Vaincue, la créature est perdue',
    text: 'Une créature vaincue quand on l’attaque est perdue, sauf si une autre action intervient.',
  },
  'ATK-054': {
    title: 'Une attaque manquée ne coûte rien',
    text: 'Si votre attaque contre une créature échoue, il n’arrive rien aux attaquants.',
  },
  'ATK-055': {
    title: 'Chaque créature pour soi',
    text: 'Les créatures qui attaquent sont des parasites ou non. Chacune attaque séparément.',
  },
  'ATK-056': {
    title: 'Qui attaque',
    text: 'L’attaquant est une créature non parasite du joueur dont c’est la phase de bataille.',
  },
  'ATK-057': {
    title: 'Qui une créature peut attaquer',
    text: 'Une créature non parasite peut attaquer les véhicules créatures, et les personnages qui ne sont ni des droïdes ni à bord d’un vaisseau spatial ou véhicule, même ouvert.',
  },
  'ATK-058': {
    title: 'Férocité contre puissance',
    text: 'La férocité de la créature se compare à la puissance de la cible et, si celle-ci a 4 d’aptitude ou plus, à une destinée en plus. Ce qui les modifie compte.',
  },
  'ATK-059': {
    title: 'Dévoré',
    text: 'Une cible vaincue est normalement dévorée, c’est-à-dire perdue. Des cartes peuvent dire un autre résultat.',
  },
  'ATK-060': {
    title: 'Une créature qui échoue',
    text: 'Une créature qui ne parvient pas à vaincre sa cible n’est pas vaincue elle-même. Toutes deux restent.',
  },
  'ATK-061': {
    title: 'Sauter à temps',
    text: 'Quand un véhicule créature est dévoré ou perdu autrement, les personnages à bord peuvent en sauter : ils débarquent au même site et survivent.',
  },
  'ATK-062': {
    title: 'Un parasite attaché est en repos',
    text: 'Un parasite déjà attaché à un hôte n’attaque pas.',
  },
  'ATK-063': {
    title: 'À quoi s’attache un parasite',
    text: 'Les cibles possibles d’un parasite sont celles que sa carte nomme après le mot parasite.',
  },
  'ATK-064': {
    title: 'Les parasites et ceux à bord',
    text: 'Un parasite n’attaque pas une cible à bord d’un vaisseau spatial ou véhicule, ouvert ou non, sauf s’il est à bord du même.',
  },
  'ATK-065': {
    title: 'Des hôtes pour cibles',
    text: 'Une cible possible qui est déjà un hôte, ou qui est elle-même une créature attachée à un hôte, peut encore être celle d’un parasite.',
  },
  'ATK-066': {
    title: 'Les parasites l’emportent',
    text: 'Dès que l’attaque atteint le segment de puissance, un parasite l’emporte automatiquement.',
  },
  'ATK-067': {
    title: 'Un parasite s’attache',
    text: 'Au début du segment des dommages, le parasite s’attache à sa cible. Celle-ci est désormais son hôte, avec le résultat que dit son texte.',
  },
  'ATK-068': {
    title: 'Un parasite touché',
    text: 'Un parasite touché s’attache d’abord à sa cible, puis est perdu.',
  },
  'ATK-069': {
    title: 'Sur un hôte inactif',
    text: 'Un parasite reste actif même si son hôte est inactif.',
  },
  'ATK-070': {
    title: 'Entre créatures, pas d’étapes',
    text: 'Quand des créatures s’attaquent entre elles, il n’y a pas d’étapes d’une attaque. Leurs férocités se comparent simplement.',
  },
  'ATK-071': {
    title: 'Plus de deux créatures',
    text: 'Si plus de deux créatures sont présentes, deux qui peuvent s’attaquer sont tirées au hasard.',
  },
  'ATK-072': {
    title: 'La moins féroce est dévorée',
    text: 'Quand des créatures s’attaquent entre elles, celle qui a la férocité la plus basse est dévorée, donc perdue.',
  },
  'ATK-073': {
    title: 'Aussi féroces',
    text: 'Quand des créatures qui s’attaquent entre elles ont la même férocité, toutes deux sont perdues.',
  },
  'ATK-074': {
    title: 'Deux par deux',
    text: 'Les créatures s’attaquent deux par deux jusqu’à ce qu’il n’en reste pas deux qui le feraient.',
  },
  'ATK-075': {
    title: 'Dévoré hors de l’attaque',
    text: 'Un véhicule créature que Yaggle Gakkle fait dévorer à une créature l’est par cette carte, indépendamment d’une attaque en cours. Celle-ci se compare quand même, avec ce qui reste.',
  },
  'ATK-076': {
    title: 'Seul avec une créature',
    text: 'Une créature n’est pas un personnage. Sa présence n’empêche pas un personnage d’être seul.',
  },
  'ATK-077': {
    title: 'À chaque phase de bataille',
    text: 'Selon les décisions d’août 2001, chaque créature présente avec un véhicule créature ou un personnage qui n’est pas un droïde doit attaquer une fois à chaque phase de bataille, quel que soit le joueur.',
  },
  'ATK-078': {
    title: 'L’attaque d’une créature est gratuite',
    text: 'Une créature attaque gratuitement un personnage ou un véhicule créature.',
  },
  'ATK-079': {
    title: 'Le propriétaire nomme le côté',
    text: 'S’il y a des cibles des deux côtés, le propriétaire de la créature décide quel côté elle attaque. Entre plusieurs cibles de ce côté, une est tirée au hasard.',
  },
  'ATK-080': {
    title: 'Ce qu’attaque une créature',
    text: 'Une créature n’attaque que là où elle est présente avec une autre créature, un véhicule créature ou un personnage qui n’est pas un droïde. Les personnages disparus comptent, et les captifs qui ne sont pas gelés.',
  },
  'ATK-081': {
    title: 'Les captifs gelés sont à l’abri',
    text: 'Les créatures n’attaquent pas un captif gelé, et Great Pit Of Carkoon non plus.',
  },
  'ATK-082': {
    title: 'À l’abri à bord',
    text: 'Selon les décisions d’août 2001, les personnages à bord d’un véhicule autre qu’un véhicule créature sont à l’abri des créatures, même si le véhicule est ouvert.',
  },
  'ATK-083': {
    title: 'Deux sortes de textes',
    text: 'Un texte écrit pour les batailles n’a pas d’effet sur les attaques, ni un texte pour les attaques sur les batailles.',
  },
  'ATK-084': {
    title: 'Trois sortes d’attaques',
    text: 'Une créature attaque une autre créature ; une créature attaque un véhicule créature ou un personnage qui n’est pas un droïde ; ou une créature est attaquée.',
  },
  'ATK-085': {
    title: 'Vous choisissez la créature',
    text: 'Selon les décisions d’août 2001, vous choisissez laquelle des créatures présentes vous attaquez.',
  },
  'ATK-086': {
    title: 'Tout ce qui pourrait livrer bataille',
    text: 'Selon les décisions d’août 2001, toutes vos cartes à cet endroit qui pourraient participer à une bataille participent à votre attaque contre une créature.',
  },
  'ATK-087': {
    title: '1 Force pour une attaque',
    text: 'Selon les décisions d’août 2001, vous utilisez 1 Force pour engager une attaque contre une créature.',
  },
  'ATK-088': {
    title: 'Viser des créatures en 2001',
    text: 'Selon les décisions d’août 2001, les armes qui visent des personnages peuvent aussi viser des créatures, comme le disent leurs textes révisés.',
  },
  'ATK-089': {
    title: 'Touchée, perdue, fini',
    text: 'Selon les décisions d’août 2001, une créature touchée pendant qu’on l’attaque est perdue, et l’attaque est finie.',
  },
  'ATK-090': {
    title: 'Si la créature n’a pas été touchée',
    text: 'Seulement si la créature n’a pas été touchée, votre puissance totale, comptée comme pour une bataille et avec une destinée à partir de 4 d’aptitude, se compare à sa férocité plus sa valeur de défense.',
  },
  'ATK-091': {
    title: 'La destinée est obligatoire',
    text: 'Selon les décisions d’août 2001, un côté qui a 4 d’aptitude ou plus dans une attaque doit tirer sa destinée.',
  },
  'ATK-092': {
    title: 'S’attacher, c’est attaquer',
    text: 'Selon les décisions d’août 2001, une créature qui s’attache attaque en s’attachant à un hôte. Attachée, elle n’attaque ni ne se déplace d’elle-même, et suit son hôte.',
  },
  'ATK-093': {
    title: 'Attachée, mais pas à l’abri',
    text: 'Une créature attachée peut être attaquée par les créatures, véhicules et personnages présents, son hôte compris, et visée par des armes.',
  },
  'ATK-094': {
    title: 'L’hôte est dévoré',
    text: 'Si une créature dévore un hôte, toutes les créatures qui y sont attachées se détachent.',
  },
  'ATK-095': {
    title: 'L’hôte est perdu',
    text: 'Si un hôte est perdu autrement qu’en étant dévoré, les créatures qui y sont attachées sont perdues avec lui.',
  },
  'ATK-096': {
    title: 'Les Mynocks s’attachent aux phases de bataille',
    text: 'Selon les décisions d’août 2001, un Mynock présent avec un chasseur stellaire doit l’attaquer en s’y attachant. C’est une attaque comme une autre, à la phase de bataille de l’un ou l’autre joueur.',
  },
  'ATK-097': {
    title: 'Où les Mynocks ne se déploient pas',
    text: 'Selon les décisions d’août 2001, un Mynock ne se déploie ni du côté de l’adversaire d’une localisation, ni à bord d’un vaisseau ou véhicule.',
  },
  'ATK-098': {
    title: 'Un Mynock n’est pas un vaisseau',
    text: 'Selon les décisions d’août 2001, un Mynock n’est pas ciblé comme un vaisseau. Les armes qui visent les créatures servent contre lui.',
  },
}
