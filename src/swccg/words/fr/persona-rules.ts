import type { personaRules as en } from '../en/persona-rules.ts'

/** Les règles des personnages remplacés, convertis ou passés de l’autre côté. */
export const personaRules = {
  'DEP-002': {
    title: 'Quand on remplace un personnage',
    text: 'On remplace un personnage durant sa propre phase de déploiement, et dans aucune autre.',
  },
  'DEP-095': {
    title: 'Des personnages seulement',
    text: 'Seule une carte de personnage est remplacée, et seulement par une autre carte de personnage de cette persona.',
  },
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
  'DEP-118': {
    title: 'Ce qui ne convient pas est perdu d’abord',
    text: 'Les cartes qui ne conviennent pas à la nouvelle version vont à la pile de cartes perdues de leur propriétaire, puis l’ancienne version.',
  },
  'DEP-119': {
    title: 'Ce qui ne convient pas est perdu avec elle',
    text: 'Selon les décisions d’août 2001, les cartes qui ne conviennent pas à la nouvelle version sont perdues avec l’ancienne.',
  },
  'DEP-121': {
    title: 'Ce qui dure continue',
    text: 'Ce qui pesait pour un temps sur l’ancienne version continue sur la nouvelle.',
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
  'DEP-135': {
    title: 'Convertir un personnage',
    text: 'Un personnage n’est converti que si son texte, ou celui d’une carte qui en parle, le dit : il travaille alors pour l’autre joueur.',
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
  'DEP-144': {
    title: 'Convertir est autre chose',
    text: 'Convertir n’est ni déployer ni remplacer : cela ne coûte rien, ne demande pas d’icônes et ne compare rien.',
  },
  'DEP-402': {
    title: 'Quand le texte le permet',
    text: 'Un personnage n’est converti que si la condition de son texte est remplie, par exemple être présent à un site.',
  },
  'DEP-403': {
    title: 'Toute version que nomme le texte',
    text: 'Qui convertit peut poser n’importe quelle version que nomme le texte, même plus faible.',
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
  'DEP-081': {
    title: 'Ce qui est là reste',
    text: 'Les règles sur les captifs n’empêchent que de nouveaux déploiements : une version déjà sur la table y reste.',
  },
  'DEP-087': {
    title: 'Plusieurs personas en une carte',
    text: 'Une carte qui contient plusieurs personas répond à chacune : un texte qui en cherche ou en nomme une trouve la carte.',
  },
  'DEP-088': {
    title: 'Les pilotes permanents sont là',
    text: 'Un pilote permanent unique compte là où un texte demande que cette persona pilote un vaisseau ou soit en bataille.',
  },
  'DEP-089': {
    title: 'Des armes pour le vaisseau, pas pour l’équipage',
    text: 'Une arme pour la persona d’un vaisseau se déploie sur la carte qui est ce vaisseau avec son équipage ; une carte pour l’un des siens, non.',
  },
  'DEP-094': {
    title: 'Sur une carte d’arme',
    text: 'Ce qui se déploie sur la persona d’une arme va sur une carte d’arme, pas sur un personnage qui la possède.',
  },
  'DEP-096': {
    title: 'Les versions sont des cartes différentes',
    text: 'Les textes qui cherchent des doubles, ou un titre, comparent les titres : les versions d’une persona sont des cartes différentes.',
  },
  'DEP-098': {
    title: 'Contenue, et muette',
    text: 'Une persona que contient une autre carte compte même tant que le texte de cette carte est annulé ou suspendu.',
  },
  'DEP-099': {
    title: 'Contenue, plus maintenant',
    text: 'Le pilote permanent d’un vaisseau ou véhicule volé, et une arme permanente enlevée, ne comptent plus.',
  },
  'DEP-115': {
    title: 'Ce qui convient se lit sur la carte',
    text: 'Qu’une carte convienne à la nouvelle version dépend de ce que son texte demande au personnage même, pas de son lieu ni de sa compagnie.',
  },
  'DEP-120': {
    title: 'Remplacée, non perdue',
    text: 'L’ancienne version va à la pile de cartes perdues, mais elle n’est ni sur le point d’être perdue ni tout juste perdue.',
  },
  'DEP-127': {
    title: 'Un texte qui déploie ne remplace pas',
    text: 'Un texte qui permet de déployer une carte ne permet pas de remplacer par elle une autre version.',
  },
  'DEP-128': {
    title: 'Hors jeu, et remplacement',
    text: 'Une version hors jeu n’empêche pas une autre d’en remplacer une troisième.',
  },
  'DEP-134': {
    title: 'Muette jusqu’à la fin du tour',
    text: 'Si le texte de l’ancienne version est annulé pour le reste du tour, celui de la nouvelle l’est aussi.',
  },
  'DEP-136': {
    title: 'Ce qui empêche le remplacement',
    text: 'Quand le texte d’un personnage dit que l’adversaire le remplace, ou que c’est empêché, il s’agit de conversion : son propre joueur peut le remplacer.',
  },
  'DEP-143': {
    title: 'Après une conversion',
    text: 'Qui a perdu un personnage par conversion peut redéployer sa persona, tant qu’aucune carte du même titre n’est sur la table.',
  },
  'DEP-166': {
    title: 'Un nom, un côté',
    text: 'Un texte qui nomme un côté d’un personnage pouvant passer à l’autre ne vise que ce côté.',
  },
  'DEP-122': {
    title: 'L’immunité vient trop tard',
    text: 'Ce qu’un texte a mis sur l’ancienne version dure sur la nouvelle, même si celle-ci est immunisée contre la carte.',
  },
  'DEP-154': {
    title: 'L’arme change de nom aussi',
    text: 'Une arme permanente au nom de l’ancienne persona porte celui de la nouvelle après le passage.',
  },
  'DEP-155': {
    title: 'Toujours son arme',
    text: 'Selon les décisions d’août 2001, une arme permanente est du texte de jeu du personnage, qui s’en sert aussi de l’autre côté.',
  },
  'DEP-164': {
    title: 'Ce que dit le récit reste',
    text: 'Les caractéristiques restent quand un personnage passe de l’autre côté, même si le titre qui les portait aussi a disparu.',
  },
  'DEP-165': {
    title: 'Les autres cartes gardent leurs mots',
    text: 'Ce qui se déploie sur l’ancienne persona ou la vise ne marche pas sur celle qui est passée de l’autre côté.',
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
  'DEP-175': {
    title: 'Les cartes combinées restent',
    text: 'Une carte combinée ne remplace personne et n’est pas remplacée.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
