export const mov1 = {
  'MOV-100': {
    title: 'Liste des déplacements illimités',
    text: 'Sont des déplacements illimités : embarquer ou débarquer, passer d’un vaisseau spatial amarré à l’autre, changer de groupe de capacité, être relocalisé à une autre localisation, et les transferts de prisonniers.',
  },
  'MOV-101': {
    title: 'Autant que vous voulez',
    text: 'Une carte fait autant de déplacements illimités que vous voulez dans un tour, même si elle a déjà fait son déplacement normal.',
  },
  'MOV-102': {
    title: 'D’illimité à normal',
    text: 'Une carte ou une règle peut faire d’un déplacement illimité un déplacement normal. Vous l’effectuez de la même manière, mais il compte alors comme le déplacement normal du tour.',
  },
  'MOV-103': {
    title: 'Embarquer et débarquer',
    text: 'Une carte embarque quand elle monte sur une autre carte qui n’est pas une localisation, et débarque quand elle en descend. Ce sont deux déplacements illimités et gratuits.',
  },
  'MOV-104': {
    title: 'Embarquée, donc portée',
    text: 'Une fois embarquée, votre carte est portée par celle à bord de laquelle elle se trouve.',
  },
  'MOV-105': {
    title: 'Embarquer s’il reste de la place',
    text: 'Pour embarquer, une carte doit trouver sur celle où elle monte une place libre dans le groupe de capacité qui lui convient.',
  },
  'MOV-106': {
    title: 'Monter et descendre à un site',
    text: 'À un site, votre personnage ou votre véhicule peut embarquer à bord de votre véhicule ou de votre vaisseau spatial atterri qui est présent, ou en débarquer.',
  },
  'MOV-107': {
    title: 'Entrer en cargaison, en sortir',
    text: 'Votre vaisseau spatial peut embarquer dans la cargaison d’un autre de vos vaisseaux spatiaux depuis le système planétaire où celui-ci est présent, ou en débarquer vers ce système planétaire.',
  },
  'MOV-108': {
    title: 'Luke’s Backpack',
    text: 'Un personnage admis dans Luke’s Backpack peut y monter ou en descendre au site où Luke’s Backpack est présent.',
  },
  'MOV-109': {
    title: 'Entre pont et cargaison',
    text: 'À bord de votre vaisseau spatial, un personnage peut aller du pont dans un véhicule ou un vaisseau spatial à vous qui est en cargaison, ou revenir de là sur le pont.',
  },
  'MOV-110': {
    title: 'Pas d’autre chemin à bord',
    text: 'Hors des façons que les règles énumèrent, on n’embarque ni ne débarque. Dans l’espace, un personnage ne peut descendre à un site ni passer au vaisseau spatial voisin.',
  },
  'MOV-111': {
    title: 'Embarquer est une action à part',
    text: 'Vous embarquez ou débarquez par une action distincte et non au cours d’un autre déplacement. Font exception les véhicules de navette et les personnages qui s’éloignent.',
  },
  'MOV-112': {
    title: 'Ni monter ni descendre en route',
    text: 'Un personnage déplacé par Nabrun Leids, par un texte de localisation comme celui de Tatooine: Mos Eisley ou par navette sans véhicule de navette ne peut ni partir de l’intérieur d’un véhicule ni y arriver.',
  },
  'MOV-113': {
    title: 'Descendre sans se déplacer',
    text: 'Une carte peut aussi quitter celle qui la porte par une action qui n’est pas un mouvement : c’est le cas d’un personnage porté disparu.',
  },
  'MOV-114': {
    title: 'Monter sans se déplacer',
    text: 'Une carte peut aussi arriver à bord par une action qui n’est pas un mouvement, par exemple un captif que l’on vient de prendre.',
  },
  'MOV-115': {
    title: 'S’échapper de Death Star II',
    text: 'S’échapper de Death Star II quand elle est annihilée est un déplacement illimité, pour lequel vous n’utilisez pas de Force.',
  },
  'MOV-116': {
    title: 'Pilote ou passager',
    text: 'À bord d’un vaisseau spatial, d’un véhicule de combat ou d’un véhicule de navette, votre personnage peut passer du groupe de capacité des pilotes à celui des passagers ou l’inverse durant votre phase de déploiement ou de déplacement. Il faut qu’il y reste une place.',
  },
  'MOV-117': {
    title: 'Choisir le conducteur',
    text: 'Durant votre phase de déploiement ou de déplacement, vous pouvez décider quel personnage est le conducteur de votre véhicule de transport et qui y est passager.',
  },
  'MOV-118': {
    title: 'Place de chasseur ou de véhicule',
    text: 'Si une carte en cargaison peut occuper aussi bien une place de chasseur stellaire qu’une place de véhicule, vous pouvez la faire passer de l’une à l’autre durant votre phase de déploiement ou de déplacement.',
  },
  'MOV-119': {
    title: 'Places à double usage',
    text: 'Si une place peut accueillir un pilote ou un passager, vous pouvez décider à nouveau, durant votre phase de déploiement ou de déplacement, ce qu’est son occupant.',
  },
  'MOV-120': {
    title: 'Changer de place est gratuit',
    text: 'Passer d’un groupe de capacité à un autre est un déplacement illimité et ne demande pas de Force.',
  },
  'MOV-121': {
    title: 'Amarrer deux vaisseaux spatiaux',
    text: 'Si deux de vos vaisseaux spatiaux sont présents au même système planétaire ou au même secteur, vous pouvez les amarrer durant votre phase de déplacement.',
  },
  'MOV-122': {
    title: 'Ce qu’il faut pour amarrer',
    text: 'L’un des deux vaisseaux spatiaux doit avoir la capacité de mise à quai à un vaisseau, et l’un des deux doit être piloté. Ce peut être le même.',
  },
  'MOV-123': {
    title: 'Les vaisseaux capitaux s’amarrent',
    text: 'Tout vaisseau capital est considéré comme ayant la capacité de mise à quai à un vaisseau, même si sa carte n’en dit rien.',
  },
  'MOV-124': {
    title: 'Coût de l’amarrage',
    text: 'Pour 1 Force, vous amarrez les deux vaisseaux spatiaux, échangez dans les deux sens autant de personnages, de véhicules et de vaisseaux spatiaux que les capacités le permettent, puis les séparez.',
  },
  'MOV-125': {
    title: 'Amarrés : de pont à pont',
    text: 'Un personnage passe du pont d’un vaisseau spatial amarré, comme pilote ou passager, au pont de l’autre.',
  },
  'MOV-126': {
    title: 'Amarrés : de cargaison à cargaison',
    text: 'Un véhicule ou un vaisseau spatial passe de la cargaison d’un vaisseau spatial amarré à la cargaison de l’autre.',
  },
  'MOV-127': {
    title: 'Amarrés : pas par les sites',
    text: 'Les sites des vaisseaux spatiaux restent à l’écart de l’amarrage : rien ne peut ainsi en sortir ni y entrer.',
  },
  'MOV-128': {
    title: 'Seuls les vaisseaux amarrés bougent',
    text: 'De toutes les cartes en jeu dans un amarrage, seuls les deux vaisseaux spatiaux se déplacent. Ce qui passe de l’un à l’autre ne s’est pas déplacé.',
  },
  'MOV-129': {
    title: 'Transferts de prisonniers',
    text: 'Le joueur du côté obscur peut transférer des prisonniers durant sa propre phase de déplacement. C’est un déplacement illimité pour l’escorte et pour le captif.',
  },
  'MOV-130': {
    title: 'Les transferts sont gratuits',
    text: 'Un transfert de prisonniers ne demande pas de Force.',
  },
  'MOV-131': {
    title: 'Livrer un captif',
    text: 'Si votre escorte est présente à une prison, elle peut y livrer son captif. Posez le captif face visible sous la prison : il y est emprisonné.',
  },
  'MOV-132': {
    title: 'Sortir un captif de prison',
    text: 'Votre chasseur de primes, guerrier ou droïde de combat du côté obscur présent à une prison peut prendre un captif qui y est emprisonné.',
  },
  'MOV-133': {
    title: 'Laisser un captif gelé',
    text: 'Votre escorte peut laisser son captif gelé au site où elle est présente. Dès lors, le captif est non accompagné et n’a plus d’escorte.',
  },
  'MOV-134': {
    title: 'Prendre un captif gelé',
    text: 'Un captif gelé non accompagné peut être pris par votre chasseur de primes, guerrier ou droïde de combat du côté obscur qui est présent avec lui.',
  },
  'MOV-135': {
    title: 'Captif qui ne peut pas bouger',
    text: 'Un transfert de prisonniers est un mouvement. Si un captif ne peut pas se déplacer, vous ne pouvez pas le transférer.',
  },
  'MOV-136': {
    title: 'Relocaliser : un déplacement illimité',
    text: 'Quand une carte vous permet ou vous impose de relocaliser quelque chose à une autre localisation, ce qui est relocalisé fait un déplacement illimité.',
  },
  'MOV-137': {
    title: 'Immobile, donc pas relocalisé',
    text: 'Une carte qui ne peut pas se déplacer ne peut pas non plus être relocalisée à une autre localisation, car ce serait un déplacement.',
  },
  'MOV-138': {
    title: 'Même localisation, pas de déplacement',
    text: 'Une carte relocalisée qui reste à sa localisation ne s’est pas déplacée. Ainsi d’un espion qui devient clandestin.',
  },
  'MOV-139': {
    title: 'La valeur de perte sans mouvement',
    text: 'Une carte que vous comptabilisez en valeur de perte va à votre pile de cartes perdues sans se déplacer : même une carte qui ne peut pas se déplacer peut donc l’être.',
  },
  'MOV-140': {
    title: 'Bacta Tank et Weather Vane',
    text: 'Un personnage que l’on met sur Bacta Tank ou Weather Vane ne se déplace pas pour autant.',
  },
  'MOV-141': {
    title: 'Une carte portée ne bouge pas',
    text: 'Tant qu’une carte est à bord d’une autre, les trajets de celle-ci ne sont pas les siens : elle ne se déplace pas.',
  },
  'MOV-142': {
    title: 'Quand relocaliser',
    text: 'La carte qui relocalise dit quand vous pouvez le faire, par exemple durant votre phase de contrôle.',
  },
  'MOV-143': {
    title: 'Relocaliser à tout moment',
    text: 'Si la carte ne dit pas quand relocaliser, vous le pouvez chaque fois que vous pourriez initier une action de premier niveau. Vous ne le pouvez pas en réponse.',
  },
  'MOV-144': {
    title: 'Relocaliser n’importe où',
    text: 'Si une carte en relocalise une autre sans dire où, choisissez la localisation qui vous plaît. Celles qui sont fermées à un tel mouvement, comme la Trench et Dagobah, le restent.',
  },
  'MOV-145': {
    title: 'Relocalisation sans coût indiqué',
    text: 'Relocaliser par une carte qui n’indique aucun coût ne demande pas de Force.',
  },
  'MOV-146': {
    title: 'Déployée ici, déplacée ailleurs',
    text: 'Un texte qui limite les endroits où une carte peut se déployer ne l’y retient pas. Elle peut ensuite aller ailleurs comme toute autre carte.',
  },
  'MOV-147': {
    title: 'Ne peut pas se déplacer',
    text: 'Une carte qui ne peut pas se déplacer ne fait ni déplacement normal, ni déplacement illimité, ni réaction.',
  },
  'MOV-148': {
    title: 'Immobile, mais portée',
    text: 'Une carte qui ne peut pas se déplacer peut quand même être portée, car être porté n’est pas se déplacer.',
  },
  'MOV-149': {
    title: 'Le reste du groupe se déplace',
    text: 'Quand une action déplace plusieurs cartes et que l’une ne peut pas se déplacer, celle-ci reste. Les autres se déplacent tout de même.',
  },
  'MOV-150': {
    title: 'Autres façons de le dire',
    text: 'Sur une carte, lisez « ne peut pas être déplacé » et les tournures semblables comme « ne peut pas se déplacer ».',
  },
  'MOV-151': {
    title: 'Les cartes portées suivent',
    text: 'Où va votre vaisseau spatial, votre véhicule ou votre personnage, tout ce qu’il porte va aussi : équipage, chargement, armes, dispositifs ou cavalier.',
  },
  'MOV-152': {
    title: 'Porté n’est pas déplacé',
    text: 'Une carte portée ne fait aucun déplacement. Elle garde son déplacement normal, vous n’utilisez pas de Force pour elle, et rien de ce qui restreint le mouvement ne la retient.',
  },
  'MOV-153': {
    title: 'De la place pour deux',
    text: 'Si un personnage en porte un autre, ils ne peuvent monter à bord d’un véhicule ou d’un vaisseau spatial que si sa capacité suffit pour les deux.',
  },
  'MOV-154': {
    title: 'Les cartes portées se posent dessous',
    text: 'Posez une carte portée sous celle qui la porte, afin que chacun voie où elle est.',
  },
  'MOV-155': {
    title: 'Quels déplacements un coût vise',
    text: 'Un texte qui rend le mouvement gratuit, plus cher ou moins cher vaut pour toutes ses formes s’il n’en nomme aucune.',
  },
  'MOV-156': {
    title: 'Pas de supplément sans départ',
    text: 'Un texte sur le coût pour aller à un endroit ou en partir ne vise pas ce qui reste dans une même localisation. Il ne touche donc ni l’embarquement ni ce qui passe entre vaisseaux spatiaux amarrés.',
  },
  'MOV-157': {
    title: 'Pour les seules cartes visées',
    text: 'Un coût de mouvement modifié vaut pour les cartes dont parle le texte. Tout le reste se déplace pour la Force habituelle.',
  },
  'MOV-158': {
    title: 'Gratuit reste gratuit',
    text: 'Rien ne peut s’ajouter à un déplacement gratuit : vous n’y utilisez toujours pas de Force.',
  },
  'MOV-159': {
    title: 'Un groupe paie le plus cher',
    text: 'Si les cartes d’un groupe ont des coûts différents pour se déplacer ensemble, payez une fois, pour tout le groupe, le plus élevé d’entre eux.',
  },
  'MOV-160': {
    title: 'Lirin Car’n',
    text: 'Lirin Car’n rend plus chère, pour tout personnage, la venue à son site par vitesse terrestre, transit par les aires de mise à quai, texte de localisation ou navette. Il ne touche ni les déplacements gratuits, ni les départs, ni les personnages que l’on y porte.',
  },
  'MOV-161': {
    title: 'Toujours à portée',
    text: 'Une carte qui utilise sa vitesse terrestre ou son hypervitesse ne dépasse jamais sa propre portée, à moins qu’une carte ne le permette en toutes lettres. La vieille tournure « à portée » est donc superflue.',
  },
  'MOV-162': {
    title: 'S’éloigner',
    text: 'S’éloigner prend à la carte son déplacement normal et demande la Force habituelle pour ce déplacement, si l’action ne dit rien d’autre.',
  },
  'MOV-163': {
    title: 'S’éloigner : un endroit où aller',
    text: 'Vous pouvez initier une action pour éloigner des cartes dès qu’il y a sur la table une localisation du genre de celles où l’une d’elles peut aller.',
  },
  'MOV-164': {
    title: 'S’éloigner : la portée vient après',
    text: 'Pour initier l’action, il n’importe pas que la localisation soit à portée ni que vous ayez la Force nécessaire au déplacement.',
  },
  'MOV-165': {
    title: 'S’éloigner : destination non choisie',
    text: 'Vous choisissez quelles cartes doivent s’éloigner, mais pas encore où elles vont. Seule une action qui vise elle-même une destination, comme Fall Back!, fait exception.',
  },
  'MOV-166': {
    title: 'S’éloigner : toute carte peut essayer',
    text: 'Vous pouvez viser une carte qui ne peut pas se déplacer. Au moment de s’éloigner, elle reste simplement où elle est.',
  },
  'MOV-167': {
    title: 'S’éloigner : deux paiements',
    text: 'En initiant l’action, payez le coût de l’action. La Force pour les déplacements s’utilise après, déplacement par déplacement.',
  },
  'MOV-168': {
    title: 'S’éloigner : les réponses d’abord',
    text: 'Avant que rien ne s’éloigne, les joueurs peuvent répondre à l’action, par exemple pour l’annuler.',
  },
  'MOV-169': {
    title: 'S’éloigner : l’une après l’autre',
    text: 'Le propriétaire des cartes les éloigne ensuite dans l’ordre qui lui plaît, chacune par une action de déplacement distincte.',
  },
  'MOV-170': {
    title: 'S’éloigner : tentatives manquées',
    text: 'Une carte qui ne peut pas se déplacer, dont le déplacement ne peut être payé ou qui n’a aucune destination à portée reste où elle est. Un déplacement ainsi manqué n’utilise pas de Force.',
  },
  'MOV-171': {
    title: 'S’éloigner : à la suivante',
    text: 'Si une carte ne parvient pas à partir, vous continuez avec la suivante.',
  },
  'MOV-172': {
    title: 'S’éloigner : destinations diverses',
    text: 'Plusieurs cartes qui s’éloignent peuvent se disperser. Seule l’action elle-même peut exiger qu’elles restent ensemble.',
  },
  'MOV-173': {
    title: 'S’éloigner : répondre à un déplacement',
    text: 'Les joueurs peuvent répondre à chaque carte qui s’éloigne. Si une réponse l’arrête, la Force utilisée pour son déplacement est dépensée.',
  },
  'MOV-174': {
    title: 'S’éloigner d’une bataille',
    text: 'La bataille que l’on engageait se poursuit avec les cartes encore là ; celles qui sont parties n’en sont plus. Si aucune n’est partie, rien n’y a changé.',
  },
  'MOV-175': {
    title: 'Les personnages s’éloignent',
    text: 'Un personnage s’éloigne par sa vitesse terrestre vers un site associé. S’il n’y a pas de site associé sur la table, ou s’il n’est pas à un site, vous ne pouvez même pas initier l’action pour lui.',
  },
  'MOV-176': {
    title: 'S’éloigner à pied',
    text: 'Un personnage doit utiliser sa vitesse terrestre pour s’éloigner. Il ne peut partir ni par transit par les aires de mise à quai, ni par navette, ni en embarquant.',
  },
  'MOV-177': {
    title: 'S’éloigner d’un véhicule',
    text: 'Si votre personnage est dans un véhicule ou un vaisseau spatial atterri quand il s’éloigne, il débarque de lui-même. Il reste à bord si le déplacement échoue.',
  },
  'MOV-178': {
    title: 'Véhicule et occupants s’éloignent',
    text: 'Éloignez d’abord le véhicule, et il emmène ses personnages. Ceux-ci ne peuvent plus alors s’éloigner d’eux-mêmes.',
  },
  'MOV-179': {
    title: 'Les véhicules s’éloignent',
    text: 'Un véhicule s’éloigne par sa vitesse terrestre vers un site associé ou par déplacement de secteur vers un secteur associé. Pour initier l’action, il faut qu’un tel endroit soit sur la table.',
  },
  'MOV-180': {
    title: 'Les vaisseaux spatiaux s’éloignent',
    text: 'Un vaisseau spatial s’éloigne par hypervitesse vers un autre système planétaire ou par déplacement de secteur vers un secteur ou un système planétaire associé. Il peut aussi passer entre une Death Star et le système planétaire autour duquel elle est en orbite.',
  },
  'MOV-181': {
    title: 'Il faut une issue',
    text: 'Avant de pouvoir éloigner un vaisseau spatial d’un système planétaire, il faut sur la table un autre système planétaire ou un secteur associé. S’il est à un secteur, il faut un secteur associé ou le système planétaire associé.',
  },
  'MOV-182': {
    title: 'Les vaisseaux atterris restent',
    text: 'Aucun vaisseau spatial ne s’éloigne en atterrissant ni en décollant. Un vaisseau spatial atterri reste donc où il est.',
  },
  'MOV-183': {
    title: 'Narrow Escape',
    text: 'Narrow Escape éloigne par vitesse terrestre toutes vos cartes douées d’aptitude. Si l’une d’elles n’a pas de vitesse terrestre, comme un vaisseau spatial atterri avec un pilote permanent, vous ne pouvez pas l’initier.',
  },
  'MOV-184': {
    title: 'Se déplace comme un personnage',
    text: 'Sans être un personnage, une telle carte peut utiliser une vitesse terrestre de 1, le transit par les aires de mise à quai et le transport par navette, embarquer, débarquer et passer entre vaisseaux spatiaux amarrés.',
  },
  'MOV-185': {
    title: 'Pas de place de passager',
    text: 'Ce qui se déplace comme un personnage n’occupe aucune capacité en passagers là où il est à bord.',
  },
  'MOV-186': {
    title: 'Pas traité en personnage',
    text: 'Un texte qui déplace ou affecte des personnages ignore une carte qui se déplace seulement comme eux. Nabrun Leids, par exemple, ne l’emmène pas.',
  },
  'MOV-187': {
    title: 'Se déplace comme un chasseur stellaire',
    text: 'Toutes les règles de mouvement des chasseurs stellaires valent pour une carte qui se déplace comme eux, escadron ou carte dont le texte le dit.',
  },
  'MOV-188': {
    title: 'Pas visé en chasseur stellaire',
    text: 'Se déplacer comme un chasseur stellaire n’est pas en être un. Ce qui vise des chasseurs stellaires ne peut pas viser une telle carte.',
  },
  'MOV-189': {
    title: 'Pas de place de chasseur stellaire',
    text: 'Se déplacer comme un chasseur stellaire ne donne pas droit à la capacité réservée aux chasseurs stellaires.',
  },
  'MOV-190': {
    title: 'À travers des localisations',
    text: 'Votre carte peut traverser une localisation pour en gagner une autre quand elle parcourt plus d’un site par vitesse terrestre, ou quand elle est un chasseur stellaire et franchit deux secteurs.',
  },
  'MOV-191': {
    title: 'Tout le trajet à portée',
    text: 'Avant que votre carte ne parte, comptez son trajet : avec toute la vitesse terrestre que les sites demandent en plus, il ne doit pas dépasser la portée de la carte.',
  },
  'MOV-192': {
    title: 'La dernière localisation doit admettre',
    text: 'Si la dernière localisation n’admet pas les cartes venant de votre point de départ, vous ne pouvez pas y aller, quelles que soient celles que vous traversez.',
  },
  'MOV-193': {
    title: 'Le premier pas doit être permis',
    text: 'Si votre carte ne peut pas se rendre à la toute première localisation de son trajet, le déplacement ne commence pas.',
  },
  'MOV-194': {
    title: 'Traverser ne coûte rien',
    text: 'Vous payez comme pour aller directement du départ à l’arrivée prévue. Ce que vous traversez en route est gratuit, et aucun texte n’y change rien.',
  },
  'MOV-195': {
    title: 'Vérifié à chaque pas',
    text: 'Chaque fois que votre carte atteint une localisation de son trajet, on regarde à nouveau si elle peut continuer.',
  },
  'MOV-196': {
    title: 'Où vous passez, vous êtes',
    text: 'À chaque localisation de son trajet, votre carte en mouvement y est réellement. Cela peut déclencher des actions automatiques ou y remplir une condition.',
  },
  'MOV-197': {
    title: 'Arrêtée en chemin',
    text: 'Si ce qui s’est déclenché en chemin force votre carte à s’arrêter, son déplacement finit là.',
  },
  'MOV-198': {
    title: 'Retenue par un texte de jeu',
    text: 'Si un texte de jeu, où qu’il soit, interdit à votre carte le pas suivant, elle ne va pas plus loin et reste à la localisation atteinte.',
  },
  'MOV-199': {
    title: 'Un déplacement ne s’interrompt pas',
    text: 'Tant que la carte n’a pas fini son déplacement, seules des actions automatiques ont lieu. Vous ne pouvez initier aucune autre action à son passage.',
  },
}
