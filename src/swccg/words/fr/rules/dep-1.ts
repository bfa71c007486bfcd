export const dep1 = {
  'DEP-100': {
    title: 'Le remplacement de persona',
    text: 'Un personnage unique à vous sur la table peut être échangé contre une autre version de sa persona de votre main.',
  },
  'DEP-101': {
    title: 'Autre titre, autre version',
    text: 'Deux cartes d’une persona dont les titres diffèrent sont des versions différentes.',
  },
  'DEP-102': {
    title: 'Le même titre d’une autre série',
    text: 'Des cartes d’une persona au même titre sont des versions différentes si l’une porte une icône d’extension que l’autre n’a pas.',
  },
  'DEP-103': {
    title: 'Ses propres personnages',
    text: 'On remplace ses propres personnages, jamais ceux de l’adversaire.',
  },
  'DEP-104': {
    title: 'Convertir selon les décisions de 2001',
    text: 'Selon les décisions d’août 2001, on compare aussi puissance et aptitude quand un texte laisse l’adversaire poser sa version.',
  },
  'DEP-105': {
    title: 'Exactement à la même place',
    text: 'La nouvelle version se pose exactement là où était l’ancienne, dans le même emplacement si elle en occupait un.',
  },
  'DEP-106': {
    title: 'Un emplacement qui ne convient pas',
    text: 'Si la nouvelle version ne peut pas prendre la place de l’ancienne, un emplacement de pilote par exemple, elle ne la remplace pas.',
  },
  'DEP-107': {
    title: 'Pas de version plus faible',
    text: 'La nouvelle version doit avoir au moins autant de puissance et d’aptitude que le personnage remplacé.',
  },
  'DEP-108': {
    title: 'Une arme déjà présente',
    text: 'La nouvelle version ne peut pas avoir d’arme permanente unique dont une version est sur la table.',
  },
  'DEP-109': {
    title: 'Ses propres restrictions valent',
    text: 'La nouvelle version doit respecter toutes les restrictions de déploiement imprimées sur elle, même de lieu.',
  },
  'DEP-110': {
    title: 'Les autres restrictions valent, sauf de lieu',
    text: 'Les restrictions des règles et des autres cartes valent aussi pour la nouvelle version, sauf celles de localisation.',
  },
  'DEP-111': {
    title: 'Rien d’autre ne l’empêche',
    text: 'Selon les décisions d’août 2001, rien d’autre que la nouvelle carte elle-même ne limite un remplacement.',
  },
  'DEP-112': {
    title: 'Pas besoin d’icônes',
    text: 'Un remplacement ne demande ni présence ni icônes de Force sur place.',
  },
  'DEP-113': {
    title: 'Sur Dagobah aussi',
    text: 'Un personnage sur Dagobah peut être remplacé : l’interdiction d’y déployer ne concerne que le déploiement.',
  },
  'DEP-114': {
    title: 'Ce qui est sur le personnage suit',
    text: 'Les cartes sur l’ancienne version, ou qui la visent, passent à la nouvelle si elles lui conviennent.',
  },
  'DEP-115': {
    title: 'Ce qui convient se lit sur la carte',
    text: 'Qu’une carte convienne à la nouvelle version dépend de ce que son texte demande au personnage même, pas de son lieu ni de sa compagnie.',
  },
  'DEP-118': {
    title: 'Ce qui ne convient pas est perdu d’abord',
    text: 'Les cartes qui ne conviennent pas à la nouvelle version vont à la pile de cartes perdues de leur propriétaire, puis l’ancienne version.',
  },
  'DEP-119': {
    title: 'Ce qui ne convient pas est perdu avec elle',
    text: 'Selon les décisions d’août 2001, les cartes qui ne conviennent pas à la nouvelle version sont perdues avec l’ancienne.',
  },
  'DEP-120': {
    title: 'Remplacée, non perdue',
    text: 'L’ancienne version va à la pile de cartes perdues, mais elle n’est ni sur le point d’être perdue ni tout juste perdue.',
  },
  'DEP-121': {
    title: 'Ce qui dure continue',
    text: 'Ce qui pesait pour un temps sur l’ancienne version continue sur la nouvelle.',
  },
  'DEP-122': {
    title: 'L’immunité vient trop tard',
    text: 'Ce qu’un texte a mis sur l’ancienne version dure sur la nouvelle, même si celle-ci est immunisée contre la carte.',
  },
  'DEP-123': {
    title: 'Modifiée contre imprimée',
    text: 'On compare la carte sur la table avec toutes ses modifications, la carte en main avec ses nombres imprimés.',
  },
  'DEP-125': {
    title: 'Ni déploiement ni coût',
    text: 'Un remplacement n’est pas un déploiement et ne coûte pas de Force.',
  },
  'DEP-126': {
    title: 'Aussi souvent qu’on veut',
    text: 'Un personnage peut être remplacé le tour même où il a été déployé, et plusieurs fois par tour.',
  },
  'DEP-127': {
    title: 'Un texte qui déploie ne remplace pas',
    text: 'Un texte qui permet de déployer une carte ne permet pas de remplacer par elle une autre version.',
  },
  'DEP-128': {
    title: 'Hors jeu, et remplacement',
    text: 'Une version hors jeu n’empêche pas une autre d’en remplacer une troisième.',
  },
  'DEP-129': {
    title: 'Rien n’a été déployé',
    text: 'Rien de ce qui répond à une carte qui vient d’être déployée ne répond à un remplacement.',
  },
  'DEP-130': {
    title: 'Espions et autres',
    text: 'Un espion clandestin peut être remplacé par qui n’est pas espion, et inversement.',
  },
  'DEP-133': {
    title: 'Des personas uniques seulement',
    text: 'Les noms que plusieurs partagent, comme Skywalker ou Fett, ne sont pas des personas uniques : l’un ne remplace pas l’autre.',
  },
  'DEP-134': {
    title: 'Muette jusqu’à la fin du tour',
    text: 'Si le texte de l’ancienne version est annulé pour le reste du tour, celui de la nouvelle l’est aussi.',
  },
  'DEP-135': {
    title: 'Convertir un personnage',
    text: 'Un personnage n’est converti que si son texte, ou celui d’une carte qui en parle, le dit : il travaille alors pour l’autre joueur.',
  },
  'DEP-136': {
    title: 'Ce qui empêche le remplacement',
    text: 'Quand le texte d’un personnage dit que l’adversaire le remplace, ou que c’est empêché, il s’agit de conversion : son propre joueur peut le remplacer.',
  },
  'DEP-137': {
    title: 'Converti avec ce qu’il porte',
    text: 'Un personnage qu’un texte convertit passe de l’autre côté de la localisation avec toutes les cartes qui sont sur lui, et elles sont à l’autre joueur.',
  },
  'DEP-138': {
    title: 'Le même personnage',
    text: 'Rien d’autre ne change à un personnage qu’un texte convertit.',
  },
  'DEP-139': {
    title: 'Convertir en posant une version',
    text: 'Durant sa propre phase de déploiement, l’adversaire y pose sa version. Ce qui convient lui passe ; l’original va à la pile de cartes perdues de son propriétaire avec le reste.',
  },
  'DEP-140': {
    title: 'Ce que garde le personnage converti',
    text: 'Chaque carte sur l’original est gardée si elle pouvait être déployée sur le nouveau personnage ; les autres sont perdues.',
  },
  'DEP-141': {
    title: 'Pas tout juste perdu',
    text: 'Un personnage converti n’est pas une carte qui vient d’être perdue.',
  },
  'DEP-142': {
    title: 'Toujours la même persona',
    text: 'Ce qui est sur un personnage converti, ou le vise, continue d’agir.',
  },
  'DEP-143': {
    title: 'Après une conversion',
    text: 'Qui a perdu un personnage par conversion peut redéployer sa persona, tant qu’aucune carte du même titre n’est sur la table.',
  },
  'DEP-144': {
    title: 'Convertir est autre chose',
    text: 'Convertir n’est ni déployer ni remplacer : cela ne coûte rien, ne demande pas d’icônes et ne compare rien.',
  },
  'DEP-145': {
    title: 'Passer de l’autre côté',
    text: 'Un texte peut faire passer un personnage de l’autre côté : la carte se pose du côté de l’autre joueur et lui appartient désormais.',
  },
  'DEP-146': {
    title: 'Passer n’est pas être converti',
    text: 'Qui passe de l’autre côté prend une autre identité ; qui est converti reste le même.',
  },
  'DEP-147': {
    title: 'Pour le reste de la partie',
    text: 'Ce que change le passage reste changé, même si la carte quitte la table.',
  },
  'DEP-148': {
    title: 'Un nouveau propriétaire',
    text: 'Un personnage passé de l’autre côté va à la main, aux piles et au paquet de son nouveau propriétaire.',
  },
  'DEP-149': {
    title: 'Les icônes de l’autre côté',
    text: 'Rebelle devient Impérial et inversement, de même pour les icônes semblables d’autres époques.',
  },
  'DEP-150': {
    title: 'Rebelle et Impérial',
    text: 'Selon les décisions d’août 2001, seuls Rebelle et Impérial s’échangent quand un personnage passe de l’autre côté.',
  },
  'DEP-151': {
    title: 'Une nouvelle persona',
    text: 'Anakin Skywalker et Vader, Leia et Lady Vader, Luke et Son Of Vader, Ben Solo et Kylo : qui passe de l’autre côté devient l’autre.',
  },
  'DEP-152': {
    title: 'Un nouveau titre',
    text: 'Le nom de la nouvelle persona est le titre de la carte, et elle est unique.',
  },
  'DEP-153': {
    title: 'Son propre texte',
    text: 'Là où son texte nomme l’ancienne persona, il nomme désormais la nouvelle.',
  },
  'DEP-154': {
    title: 'L’arme change de nom aussi',
    text: 'Une arme permanente au nom de l’ancienne persona porte celui de la nouvelle après le passage.',
  },
  'DEP-155': {
    title: 'Toujours son arme',
    text: 'Selon les décisions d’août 2001, une arme permanente est du texte de jeu du personnage, qui s’en sert aussi de l’autre côté.',
  },
  'DEP-156': {
    title: 'Les Skywalker',
    text: 'Qui passe du Côté lumineux devient un Skywalker ; qui passe du Côté obscur n’en est plus un.',
  },
  'DEP-157': {
    title: 'Jedi et Jedi obscurs',
    text: 'Un Jedi qui passe de l’autre côté est un Jedi obscur, et un Jedi obscur un Jedi.',
  },
  'DEP-158': {
    title: 'Cette carte seulement',
    text: 'Les autres exemplaires de la carte et les autres cartes de la persona restent ce qu’ils étaient.',
  },
  'DEP-159': {
    title: 'L’ancienne persona ne revient pas',
    text: 'La persona passée de l’autre côté ne peut plus être déployée durant la partie.',
  },
  'DEP-161': {
    title: 'Ce qui visait l’ancien nom',
    text: 'Les cartes sur le personnage qui concernent son ancien nom, titre ou type sont perdues quand il passe de l’autre côté.',
  },
  'DEP-162': {
    title: 'Ce qui peut rester pour une autre raison',
    text: 'Une carte sur le personnage reste si elle peut y être pour une autre raison.',
  },
  'DEP-164': {
    title: 'Ce que dit le récit reste',
    text: 'Les caractéristiques restent quand un personnage passe de l’autre côté, même si le titre qui les portait aussi a disparu.',
  },
  'DEP-165': {
    title: 'Les autres cartes gardent leurs mots',
    text: 'Ce qui se déploie sur l’ancienne persona ou la vise ne marche pas sur celle qui est passée de l’autre côté.',
  },
  'DEP-166': {
    title: 'Un nom, un côté',
    text: 'Un texte qui nomme un côté d’un personnage pouvant passer à l’autre ne vise que ce côté.',
  },
  'DEP-169': {
    title: 'Cloud City avant Bespin',
    text: 'Les sites de Cloud City appartiennent à Bespin et se déploient avec ou sans le système planétaire et le secteur sur la table.',
  },
  'DEP-170': {
    title: 'La rangée de Bespin',
    text: 'Seconde aire de mise à quai, sites intérieurs, première aire, sites extérieurs, le secteur de Cloud City, autres nuages, le système planétaire.',
  },
  'DEP-171': {
    title: 'Sites extérieurs de Cloud City',
    text: 'Un site extérieur de Cloud City se trouve entre la première aire de mise à quai et les secteurs.',
  },
  'DEP-172': {
    title: 'La seconde plate-forme',
    text: 'Des deux plates-formes, celle qui est déployée en second va à l’autre bout des sites intérieurs.',
  },
  'DEP-173': {
    title: 'Qui se déploie dans les nuages',
    text: 'Aux secteurs nuageux ne se déploient que chasseurs stellaires, véhicules de navette, cloud cars et patrol craft.',
  },
  'DEP-174': {
    title: 'Cartes combinées',
    text: 'Une carte combinée, deux titres joints par « & », compte pour les deux.',
  },
  'DEP-175': {
    title: 'Les cartes combinées restent',
    text: 'Une carte combinée ne remplace personne et n’est pas remplacée.',
  },
  'DEP-176': {
    title: 'Une Étoile de la Mort par joueur',
    text: 'Qui a déployé une localisation de l’une des deux Étoiles de la Mort n’en déploie aucune de l’autre dans la partie.',
  },
  'DEP-177': {
    title: 'Deux Étoiles de la Mort',
    text: 'Dans un texte de jeu, « Death Star » ne désigne que la première, et « Death Star II » que la seconde.',
  },
  'DEP-178': {
    title: 'La rangée de Death Star II',
    text: 'Sites intérieurs, sites des deux sortes, le système planétaire, Coolant Shaft, Capacitors, Reactor Core.',
  },
  'DEP-179': {
    title: 'Secteurs de Death Star II',
    text: 'Aucune carte ne se déploie à un secteur de Death Star II.',
  },
  'DEP-180': {
    title: 'Un espion pour pilote',
    text: 'Un espion déployé comme pilote d’un chasseur stellaire sans pilote les fait entrer tous deux sans présence ni icônes de Force.',
  },
  'DEP-182': {
    title: 'Rien pour Dagobah, sinon entre des mains',
    text: 'Les armes et les appareils ne se déploient pas à Dagobah, sauf sur une carte qui s’y trouve déjà.',
  },
  'DEP-184': {
    title: 'Dagobah en toutes lettres',
    text: 'Une carte dont le texte dit qu’elle se déploie à Dagobah, ou qui ignore les restrictions de localisation, peut s’y déployer.',
  },
  'DEP-185': {
    title: 'À un site protégé, en 2001',
    text: 'Selon les décisions d’août 2001, seule franchit le bouclier énergétique une carte qui peut expressément se déployer à un site protégé.',
  },
  'DEP-186': {
    title: 'Se déployer comme un chasseur',
    text: 'Un vaisseau capital qui se déploie comme un chasseur en est un pour toute règle et tout texte sur le déploiement, et n’est plus un vaisseau capital.',
  },
  'DEP-189': {
    title: 'La rangée d’Endor',
    text: 'Bunker, Landing Platform, sites extérieurs, Ewok Village, Chief Chirpa’s Hut, le système planétaire.',
  },
  'DEP-190': {
    title: 'La porte de derrière',
    text: 'Endor: Back Door se place n’importe où parmi les sites extérieurs, pas seulement à côté du Bunker.',
  },
  'DEP-193': {
    title: 'De côté, mais compté',
    text: 'Une carte capturée, gelée, portée disparue ou inactive compte encore pour l’unicité et les personas.',
  },
  'DEP-194': {
    title: 'Rien sur les disparus',
    text: 'Rien ne peut être déployé sur un personnage porté disparu.',
  },
  'DEP-195': {
    title: 'La rangée de Naboo',
    text: 'Throne Room, sites intérieurs de Theed Palace, Theed Palace Docking Bay, Courtyard, sites extérieurs, sites sous-marins, le système planétaire.',
  },
  'DEP-196': {
    title: 'Un agent par endroit',
    text: 'Sur sa planète, un agent ne se déploie ni ne se déplace à une localisation, ni à travers elle, où son propriétaire en a un autre du même titre, fût-il porté disparu ou captif.',
  },
  'DEP-197': {
    title: 'Deux agents au même endroit',
    text: 'Quand deux agents de même titre d’un joueur se trouvent à une même localisation de leur planète, ce joueur en choisit un, qui est perdu.',
  },
}
