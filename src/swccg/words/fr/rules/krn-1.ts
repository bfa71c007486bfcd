export const krn1 = {
  'KRN-100': {
    title: 'Commencer et répondre',
    text: 'Une action de premier niveau commence quelque chose. Une réponse suit ce qui vient d’arriver ; s’il n’est rien arrivé, il n’y a rien à quoi répondre.',
  },
  'KRN-101': {
    title: 'Une action à la fois',
    text: 'Tant qu’une action est en cours, vous ne pouvez pas commencer une autre action de premier niveau. Vous pouvez seulement répondre à celle-là.',
  },
  'KRN-102': {
    title: 'Qui agit d’abord dans une phase',
    text: 'Le joueur dont c’est le tour a la première action de chaque phase. Une fois qu’elle est finie, l’autre joueur a la suivante, et ainsi de suite.',
  },
  'KRN-103': {
    title: 'Quatre sortes d’actions',
    text: 'Une action qui commence quelque chose est facultative ou obligatoire ; celle qui répond est choisie ou automatique. Vous choisissez la première et la troisième ; les deux autres doivent se faire.',
  },
  'KRN-104': {
    title: 'Les actions facultatives',
    text: 'Ce que vous êtes libre de commencer quand c’est à vous d’agir est une action facultative : jouer ou déployer une carte, ou utiliser un texte qui dit « peut ». Vous pouvez y renoncer chaque fois.',
  },
  'KRN-105': {
    title: 'Une réponse va avec l’événement',
    text: 'Une réponse porte sur ce qui vient d’arriver, et doit y être liée.',
  },
  'KRN-106': {
    title: 'L’adversaire répond d’abord',
    text: 'Quand un joueur a agi, son adversaire peut répondre le premier. Ensuite, c’est chacun son tour.',
  },
  'KRN-107': {
    title: 'Actions « juste »',
    text: 'Une réponse facultative est une action « juste », que son texte contienne ce mot ou non.',
  },
  'KRN-108': {
    title: 'Ce qui arrive de soi-même',
    text: 'Une action automatique doit avoir lieu dès que ce qu’elle attend arrive. C’est une action comme une autre, et on peut y répondre.',
  },
  'KRN-109': {
    title: 'Sans « pouvoir », pas de choix',
    text: 'Un texte qui se déclenche s’accomplit de lui-même, sauf s’il dit que vous pouvez l’utiliser. Alors, c’est une réponse que vous êtes libre de faire.',
  },
  'KRN-110': {
    title: 'Actions automatiques concurrentes',
    text: 'Quand un même événement déclenche plusieurs actions automatiques, elles sont en concurrence pour l’ordre.',
  },
  'KRN-111': {
    title: 'L’une après l’autre',
    text: 'Des actions automatiques concurrentes s’accomplissent une à une, chacune jusqu’au bout, jamais ensemble.',
  },
  'KRN-112': {
    title: 'Dans l’ordre imprimé',
    text: 'Ce que les textes d’une même carte font d’eux-mêmes arrive dans l’ordre où ils y sont écrits.',
  },
  'KRN-113': {
    title: 'Qui choisit l’ordre',
    text: 'Le joueur dont c’est le tour dit dans quel ordre viennent les actions automatiques concurrentes, quel que soit le propriétaire des cartes.',
  },
  'KRN-114': {
    title: 'L’automatique avant le choix',
    text: 'Tout ce qui arrive de soi-même en réponse à une action est fini avant que quiconque puisse choisir d’y répondre.',
  },
  'KRN-115': {
    title: 'Les actions obligatoires',
    text: 'Un texte peut vous obliger à faire une chose dans un certain temps. Vous ne choisissez pas si, mais quand.',
  },
  'KRN-116': {
    title: 'Quand vous voulez, à temps',
    text: 'Ce qui doit se faire dans une phase, vous le faites dès que c’est à vous d’agir.',
  },
  'KRN-117': {
    title: 'Une fois',
    text: 'Une action obligatoire se fait une fois dans son temps, et pas davantage.',
  },
  'KRN-118': {
    title: 'Les deux joueurs',
    text: 'Si une action obligatoire fait faire quelque chose aux deux joueurs, celui dont c’est le tour dit quand, et qui passe d’abord.',
  },
  'KRN-119': {
    title: 'Pas fait, cela arrive',
    text: 'Ce qui doit se faire dans une phase et ne l’a pas été arrive de soi-même à la fin de la phase. Le jeu ne continue qu’ensuite.',
  },
  'KRN-120': {
    title: 'La phase reste fermée',
    text: 'Une action obligatoire qui vient à la fin d’une phase ne la rouvre pas : personne n’y agit plus.',
  },
  'KRN-121': {
    title: 'L’obligatoire avant le facultatif',
    text: 'À la fin d’un tour ou d’une bataille, les actions obligatoires précèdent les facultatives.',
  },
  'KRN-123': {
    title: 'Tout ou rien',
    text: 'Vous ne pouvez initier une action que si toutes ses conditions sont remplies, toutes ses cibles présentes et tous ses coûts payables.',
  },
  'KRN-124': {
    title: 'Ce qui est commencé se poursuit',
    text: 'Une fois engagée, une action se poursuit, même si ses conditions, ses cibles ou ses coûts changent entre-temps.',
  },
  'KRN-125': {
    title: 'Conditions',
    text: 'Tout ce que demandent les règles et le texte doit être rempli quand une action est engagée.',
  },
  'KRN-127': {
    title: 'Répondre à ce qui est dit',
    text: 'Une réponse ne vaut que pour l’événement qu’elle nomme, et tant que celui-ci est en cours.',
  },
  'KRN-128': {
    title: 'Une réponse peut gâter la suivante',
    text: 'Une réponse peut ôter ce dont une suivante aurait besoin. Celle-ci ne peut plus être engagée.',
  },
  'KRN-129': {
    title: 'Il faut chaque cible',
    text: 'Si une action demande une cible, il en faut une qui convienne et que vous puissiez nommer. Sinon, l’action ne peut pas être initiée.',
  },
  'KRN-130': {
    title: 'Ce qu’on ne peut pas encore savoir',
    text: 'Ce qui est caché ou laissé au hasard n’est pas désigné à l’engagement de l’action, mais quand on le voit.',
  },
  'KRN-131': {
    title: 'La cible seulement',
    text: 'Une action touche ses cibles, et non ce qui est à leur bord ou sur elles.',
  },
  'KRN-132': {
    title: 'Les coûts se paient en entier',
    text: 'Vous payez tous les coûts d’une action en l’initiant, que les règles ou un texte de jeu les nomment.',
  },
  'KRN-133': {
    title: 'Ce qu’un coût peut être',
    text: 'Un coût peut être de la Force à utiliser ou à perdre, une carte ou une action à sacrifier, ou un nombre que fixe un tirage de destinée.',
  },
  'KRN-134': {
    title: 'Une perte qui est un coût',
    text: 'La Force perdue comme coût pour commencer une action ne peut être ni réduite, ni changée, ni remplacée, sauf si un texte parle de ce coût même.',
  },
  'KRN-135': {
    title: 'L’entretien est un coût',
    text: 'Ce que demande l’entretien d’une carte est un coût : ce qui change une perte de Force ne le change pas.',
  },
  'KRN-136': {
    title: 'Reprise en main',
    text: 'Prendre en main une carte de destin pour tirer de nouveau fait partie du résultat et n’est pas un coût.',
  },
  'KRN-137': {
    title: 'Tous les coûts, ou aucun',
    text: 'Les coûts qu’ajoutent d’autres cartes se paient avec le reste. Si vous ne pouvez pas tout payer, vous ne payez rien, et l’action ne commence pas.',
  },
  'KRN-138': {
    title: 'Le moment des réponses',
    text: 'On répond à une action une fois qu’elle est tout à fait engagée, coûts compris, et avant que son résultat commence.',
  },
  'KRN-139': {
    title: 'Le résultat',
    text: 'Quand toutes les réponses sont finies et que l’action n’a pas été annulée, elle a son résultat.',
  },
  'KRN-140': {
    title: 'Vient d’être ciblé',
    text: 'Ce qui répond à une carte qui vient d’être ciblée attend que l’action soit engagée et payée.',
  },
  'KRN-141': {
    title: 'Les résultats sont automatiques',
    text: 'Les parties d’un résultat sont des actions automatiques. Si elles touchent les deux joueurs, celui dont c’est le tour dit qui passe d’abord.',
  },
  'KRN-142': {
    title: 'Trop tard pour y répondre',
    text: 'Dès qu’une action commence à avoir son résultat, on peut répondre à ce qui s’y passe, mais non plus à l’action elle-même.',
  },
  'KRN-143': {
    title: 'À tout moment',
    text: 'Ce qui peut se faire à tout moment peut se faire durant chaque phase, y compris au tour de votre adversaire.',
  },
  'KRN-144': {
    title: 'À tout moment, mais pas en réponse',
    text: 'Ce qui peut se faire à tout moment commence quelque chose. Ce n’est pas une réponse, et il faut attendre de pouvoir à nouveau commencer une action.',
  },
  'KRN-145': {
    title: 'Commencé, il dure',
    text: 'Un effet qui a une durée va jusqu’à son terme, même si la carte qui l’a produit a disparu.',
  },
  'KRN-146': {
    title: 'Pour le reste de la partie',
    text: 'Ce qui est interdit pour le reste de la partie le reste quand la carte qui le dit se retourne ou quitte la table.',
  },
  'KRN-147': {
    title: 'Le temps de la bataille',
    text: 'Ce qu’une action change dans une bataille sans dire pour combien de temps dure jusqu’à la fin de la bataille, ou jusqu’à ce que la carte quitte la table.',
  },
  'KRN-148': {
    title: 'Pour de bon',
    text: 'Ce qu’une action change hors d’une bataille sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table.',
  },
  'KRN-149': {
    title: 'Ce que changent les armes',
    text: 'Ce qu’une arme change sans dire pour combien de temps dure jusqu’à ce que la carte quitte la table ou soit rétablie, bataille ou non.',
  },
  'KRN-150': {
    title: 'Pour chaque, en une fois',
    text: 'La Force que vous utilisez, perdez, activez ou récupérez « pour chaque » chose se compte, et c’est une seule action pour tout le montant.',
  },
  'KRN-151': {
    title: 'Rien à compter',
    text: 'Là où « pour chaque » ne trouve rien à compter, le montant est 0, et rien ne le change.',
  },
  'KRN-152': {
    title: 'Immunisée',
    text: 'Une carte ne peut pas être choisie par ce contre quoi elle est immunisée, ni recevoir de réponse de sa part.',
  },
  'KRN-153': {
    title: 'Immunisée dès lors',
    text: 'Une carte déployée sur une carte qui devient immunisée contre elle est annulée.',
  },
  'KRN-154': {
    title: 'Immunisée où qu’elle soit',
    text: 'Une carte immunisée contre une autre l’est aussi en main, dans une réserve ou une pile : cette autre carte ne peut pas la chercher.',
  },
  'KRN-155': {
    title: 'La carte Control',
    text: '« Immunisé contre Control » désigne la carte de ce nom, et non le contrôle d’un lieu.',
  },
  'KRN-156': {
    title: 'Ce qui précède',
    text: 'Seul le texte qui précède « immunisé contre » sur une carte est protégé.',
  },
  'KRN-157': {
    title: 'Dans un même type',
    text: 'Sur une interruption à plusieurs types de fonction, « immunisé contre » ne protège que le texte de son propre type.',
  },
  'KRN-158': {
    title: 'Toujours immunisée',
    text: 'Une carte est toujours immunisée contre une autre seulement si son propre texte le dit sans condition.',
  },
  'KRN-159': {
    title: 'Immunisée maintenant',
    text: 'Un texte qui demande si une carte est immunisée, sans le mot « toujours », demande ce qu’il en est maintenant.',
  },
  'KRN-160': {
    title: 'Avant que cela n’arrive',
    text: 'Ce qui se fait juste avant une action est entièrement fini avant que celle-ci ne soit commencée.',
  },
  'KRN-161': {
    title: 'De nouveau, ou pas',
    text: 'Après ce qui précède une action, son joueur la recommence ou y renonce, sauf si elle est obligatoire.',
  },
  'KRN-162': {
    title: 'Avant l’adversaire',
    text: 'Qui veut agir juste avant ce que l’adversaire va faire agit d’abord, et l’action de l’adversaire n’a pas commencé.',
  },
  'KRN-163': {
    title: 'Pas après votre propre tirage',
    text: 'Ce que vous pouvez faire juste avant une de vos actions se fait alors : après elle, il est trop tard.',
  },
  'KRN-164': {
    title: 'Juste jouée',
    text: 'Une carte vient d’être jouée depuis la fin de son initiation jusqu’au début de son résultat, et à aucun autre moment.',
  },
  'KRN-165': {
    title: 'Perdue depuis la table',
    text: '« Vient d’être perdue » se dit des cartes qui étaient sur la table, et non de celles perdues comme Force depuis la main ou une pile.',
  },
  'KRN-166': {
    title: 'Déjà aux cartes perdues',
    text: 'Une carte qui vient d’être perdue est déjà dans la pile de cartes perdues, avec tout ce qui était à son bord ou sur elle.',
  },
  'KRN-167': {
    title: 'Sauvée seule',
    text: 'Ce qui sauve une carte qui vient d’être perdue ne sauve qu’elle. Ce qui était dessus reste perdu.',
  },
  'KRN-168': {
    title: 'De retour sur son site',
    text: 'Une carte qui vient d’être perdue et qui retourne sur un site ne s’y est ni déployée ni déplacée.',
  },
  'KRN-169': {
    title: 'Elle ne vient plus d’être perdue',
    text: 'Une carte qui a quitté de nouveau la pile de cartes perdues ne vient plus d’être perdue.',
  },
  'KRN-170': {
    title: 'Seulement l’action du dessus',
    text: 'On ne répond qu’à l’action en cours, celle du dessus de la pile. Ce qui se trouve dessous attend.',
  },
  'KRN-171': {
    title: 'Retour à l’action du dessous',
    text: 'Quand une réponse est finie, l’action qui est dessous redevient l’action en cours, et les réponses à celle-ci reprennent.',
  },
  'KRN-172': {
    title: 'Une fois par occasion',
    text: 'Pour une seule et même occasion, une action automatique se déclenche une fois, et une réponse à ce qui vient d’arriver s’initie une fois.',
  },
  'KRN-173': {
    title: 'Chaque exemplaire répond pour lui',
    text: 'Plusieurs exemplaires d’une carte peuvent répondre chacun à la même action. Leurs modificateurs ne s’additionnent pas pour autant, sauf s’ils sont cumulatifs.',
  },
  'KRN-174': {
    title: 'Ce qu’est une réponse',
    text: 'Une réponse agit sur l’action en cours, ou dit qu’elle a lieu si cette action a lieu. Tout le reste doit attendre.',
  },
  'KRN-175': {
    title: 'Deux fois passé',
    text: 'Qui ne veut ou ne peut répondre passe. Quand on a passé deux fois de suite, l’action a son résultat.',
  },
  'KRN-176': {
    title: 'Passer n’est pas définitif',
    text: 'Un joueur qui a passé peut répondre tout de même si l’autre a répondu depuis.',
  },
  'KRN-177': {
    title: 'Après une réponse',
    text: 'Quand une réponse est finie, c’est d’abord à l’adversaire de celui qui l’a faite de répondre à l’action du dessous.',
  },
  'KRN-178': {
    title: 'Hors de la pile',
    text: 'Une action quitte la pile quand elle est finie, quand elle est annulée, ou quand ce dont il s’agissait a disparu.',
  },
  'KRN-179': {
    title: 'Ce qui vient d’être fait',
    text: 'On peut répondre aussi à l’achèvement d’une action, comme un déploiement ou un déplacement, avant que reprenne ce qui se trouve dessous.',
  },
  'KRN-180': {
    title: 'Annulée n’est pas achevée',
    text: 'Seule une action achevée peut recevoir une réponse en quittant la pile d’actions ; une action annulée, non.',
  },
  'KRN-181': {
    title: 'L’adversaire d’abord',
    text: 'Pour répondre à votre propre action, attendez que votre adversaire ait eu la première occasion.',
  },
  'KRN-182': {
    title: 'Même cause, l’une après l’autre',
    text: 'Des actions que le même événement déclenche ont lieu l’une après l’autre. Seules sont ensemble celles qu’une règle ou une carte dit telles.',
  },
  'KRN-183': {
    title: 'Côte à côte',
    text: 'Des actions qui ont lieu ensemble sont côte à côte sur la pile. On peut répondre à n’importe laquelle.',
  },
  'KRN-184': {
    title: 'Au-dessus des autres',
    text: 'Parmi des actions qui ont lieu ensemble, celle à laquelle on répond passe au-dessus des autres. Quand elle et ses réponses sont finies, le reste est de nouveau au-dessus.',
  },
  'KRN-185': {
    title: 'À tour de rôle sur le groupe',
    text: 'À ce qui est arrivé ensemble, les joueurs répondent à tour de rôle comme à une seule action.',
  },
  'KRN-187': {
    title: 'Comment finit une phase',
    text: 'Une phase finit quand les deux joueurs passent à la suite au lieu de commencer une action. Toute action entre-temps la prolonge.',
  },
  'KRN-188': {
    title: 'Pas de dernier mot',
    text: 'Nul n’est assuré de la dernière action d’une phase : qui agit donne à l’autre une nouvelle occasion d’agir, et qui passe peut finir la phase.',
  },
  'KRN-190': {
    title: 'Tout autre action',
    text: 'Pendant le segment des armes d’un combat, vous pouvez commencer toute action possible à tout moment, même si elle ne parle pas de combat.',
  },
  'KRN-191': {
    title: 'Mis en route avant',
    text: 'Une action peut prévoir quelque chose pour plus tard. Cela se fait alors de soi-même, même si sa carte est déjà dans une pile.',
  },
  'KRN-192': {
    title: 'Ce que c’est que cibler',
    text: 'Cibler, c’est choisir une chose dans un but, que le texte dise ou non « cibler ». Ce qu’il est interdit de cibler ne peut pas être choisi.',
  },
  'KRN-193': {
    title: 'Tout ce que nomme une carte',
    text: 'Tout ce qu’une carte nomme dans un but est ciblé par elle, y compris les lieux où mènent ses résultats.',
  },
  'KRN-194': {
    title: 'Ce qu’un tirage vise',
    text: 'Un tirage de destinée vise une valeur s’il doit lui être comparé, ou être compté avec elle.',
  },
  'KRN-195': {
    title: 'Seuls les tirages de qui a commencé',
    text: 'Quand une action fait tirer les deux joueurs, seuls les tirages de celui qui l’a initiée visent quelque chose.',
  },
  'KRN-196': {
    title: 'Une autre cible',
    text: 'Ce qui change la cible d’une carte remplace une cible que son joueur a choisie par une autre qu’elle pourrait avoir.',
  },
  'KRN-197': {
    title: 'Ce qui en découle change avec',
    text: 'Les cibles qui ne font que découler de celles qu’on a choisies changent d’elles-mêmes avec elles, et peuvent rester les mêmes.',
  },
  'KRN-198': {
    title: 'Aucune des anciennes',
    text: 'Quand la cible est une carte ou un groupe, la nouvelle ne contient aucune des anciennes cartes.',
  },
  'KRN-199': {
    title: 'Ce qui en découle est visé aussi',
    text: 'Qu’une cible soit choisie ou n’en découle, cela ne compte que pour changer de cible. Ce qui protège une carte d’être visée la protège dans les deux cas.',
  },
}
