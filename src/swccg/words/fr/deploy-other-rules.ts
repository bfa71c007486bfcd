export const deployOtherRules = {
  'DEP-067': {
    title: 'Les créatures n’ont besoin de personne',
    text: 'Une créature se déploie sans présence ni icônes de Force de son propriétaire.',
  },
  'DEP-248': {
    title: 'Habitats',
    text: 'Une créature ne se déploie que dans l’habitat inscrit sur sa carte.',
  },
  'DEP-008': {
    title: 'Les autres cartes se passent de présence',
    text: 'Armes, dispositifs, Effets et créatures vont où leur texte et les règles les mettent, avec ou sans présence ou icônes de Force.',
  },
  'DEP-013': {
    title: 'Où va une carte déployée',
    text: 'Une carte déployée est mise à sa localisation, sur une carte ou à son bord, ou sur la table.',
  },
  'DEP-064': {
    title: 'Sites sans icônes',
    text: 'Un site sans présence ni icônes de Force à vous accepte tout de même vos Effets, Évènements épiques, dispositifs et armes qui s’y déploient.',
  },
  'DEP-065': {
    title: 'Sur un personnage isolé',
    text: 'Une arme ou un dispositif se déploie sur votre personnage même là où vous n’avez ni présence ni icônes de Force.',
  },
  'DEP-084': {
    title: 'Cartes contenant une persona',
    text: 'Ce qui nomme une persona peut utiliser toute carte qui la contient, quel qu’en soit le type.',
  },
  'DEP-091': {
    title: 'Sur la carte même de la persona',
    text: 'Une arme ou un dispositif qui se déploie sur la persona d’un personnage ne va que sur une carte de personnage, pas sur un vaisseau qui la contient.',
  },
  'DEP-194': {
    title: 'Rien sur les disparus',
    text: 'Rien ne peut être déployé sur un personnage porté disparu.',
  },
  'WPN-052': {
    title: 'Sur quoi se déploie une arme',
    text: 'Chaque arme ou dispositif dit sur qui ou sur quoi il se déploie, et à quel coût.',
  },
  'WPN-053': {
    title: 'Sur vos propres cartes',
    text: 'Armes et dispositifs vont sur vos propres cartes, sauf s’ils disent le contraire.',
  },
  'WPN-054': {
    title: 'Autant que voulu',
    text: 'Une carte peut porter autant d’armes et de dispositifs que l’on veut. Seul leur usage est limité.',
  },
  'WPN-046': {
    title: 'Artillerie',
    text: 'Une arme d’artillerie se déploie sur un site.',
  },
  'DEP-024': {
    title: 'Évènements épiques',
    text: 'Certains Évènements épiques se déploient et restent, d’autres se jouent comme des Interruptions, selon leur texte.',
  },
  'KRN-060': {
    title: 'Sur la table',
    text: 'Une carte se déploie sur la table si elle ne va ni à une localisation ni sur une autre carte.',
  },
  'DEP-250': {
    title: 'Effets',
    text: 'Les Effets normaux, mobiles, politiques et Utinni se déploient durant la phase de déploiement de leur propriétaire, là où leur texte le dit.',
  },
  'DEP-249': {
    title: 'Effets immédiats',
    text: 'Un Effet immédiat se déploie en réponse à une autre action, donc durant n’importe quelle phase.',
  },
  'DEP-251': {
    title: 'Effets Utinni',
    text: 'Un Effet Utinni se déploie sur une localisation et nomme la carte sur la table qu’il cible.',
  },
  'DEP-059': {
    title: 'Les sites dans leur rangée',
    text: 'Un nouveau site rejoint la rangée de sa planète, où les sites extérieurs sont entre le système planétaire et les sites intérieurs.',
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
  'DEP-178': {
    title: 'La rangée de Death Star II',
    text: 'Sites intérieurs, sites des deux sortes, le système planétaire, Coolant Shaft, Capacitors, Reactor Core.',
  },
  'DEP-189': {
    title: 'La rangée d’Endor',
    text: 'Bunker, Landing Platform, sites extérieurs, Ewok Village, Chief Chirpa’s Hut, le système planétaire.',
  },
  'DEP-195': {
    title: 'La rangée de Naboo',
    text: 'Throne Room, sites intérieurs de Theed Palace, Theed Palace Docking Bay, Courtyard, sites extérieurs, sites sous-marins, le système planétaire.',
  },
  'DEP-208': {
    title: 'Les secteurs dans leur rangée',
    text: 'Sites, secteurs nuageux, système planétaire, secteurs d’astéroïdes, Big One : un secteur va à côté de son système ou d’un secteur de sa sorte, dans cet ordre.',
  },
  'DEP-209': {
    title: 'Secteurs et systèmes',
    text: 'Un secteur d’un système planétaire précis se déploie sans lui. Un secteur pour toute planète demande un système sur la table.',
  },
  'DEP-210': {
    title: 'Les ports spatiaux ensemble',
    text: 'Un site de port spatial va à côté d’un autre port spatial de sa planète, et rien ne vient entre eux.',
  },
  'DEP-212': {
    title: 'Sites de vaisseau spatial',
    text: 'Les sites d’un vaisseau spatial forment un groupe à part, dans l’ordre des sites intérieurs et extérieurs.',
  },
  'DEP-213': {
    title: 'Avant le vaisseau',
    text: 'Les sites d’un vaisseau spatial unique se déploient même si le vaisseau n’est pas sur la table.',
  },
  'DEP-214': {
    title: 'Avec un vaisseau de la sorte',
    text: 'Un site qui va avec tout vaisseau spatial d’une sorte demande un tel vaisseau sur la table.',
  },
  'DEP-053': {
    title: 'Déployées ensemble, renvoyées ensemble',
    text: 'Si l’une de deux cartes que vous venez de déployer simultanément est envoyée ailleurs, l’autre part avec elle.',
  },
  'DEP-054': {
    title: 'Empêchées ensemble',
    text: 'Ce qui empêche l’une de deux cartes déployées simultanément de livrer bataille ou de se déplacer empêche les deux, si l’une comme l’autre pouvait être choisie.',
  },
  'DEP-055': {
    title: 'Empêchée seule',
    text: 'Une carte qui ne pouvait pas être choisie n’est pas empêchée avec celle qui a été déployée en même temps.',
  },
  'DEP-092': {
    title: 'Sur le personnage même',
    text: 'Ce qui se déploie sur une persona se déploie sur une carte de cette persona, et non sur une carte qui ne fait que la contenir.',
  },
  'DEP-093': {
    title: 'Effets sur ce qui contient une persona',
    text: 'Un Effet qui se déploie sur un personnage peut aller sur le vaisseau spatial dont ce personnage est le pilote permanent.',
  },
  'DEP-216': {
    title: 'L’aire de mise à quai d’un vaisseau perdu',
    text: 'L’aire de mise à quai d’un vaisseau spatial perdu est perdue comme ses autres sites. Des décisions postérieures la laissent sur la table.',
  },
  'DEP-240': {
    title: 'Une limite par système',
    text: 'La limite d’une localisation compte ensemble, à chaque système planétaire, les exemplaires des deux joueurs.',
  },
  'DPL-001': {
    title: 'Convertir une localisation',
    text: 'Une localisation unique peut recouvrir la version de l’autre joueur. Tout ce qui s’y trouve est à la nouvelle version.',
  },
  'DPL-002': {
    title: 'Un seul endroit sur la table',
    text: 'Une localisation unique déjà sur la table n’est pas posée une seconde fois : une autre version la recouvre.',
  },
  'DEP-050': {
    title: 'L’une à bord de l’autre',
    text: 'De deux cartes déployées simultanément, l’une se déploie sur l’autre ou à son bord.',
  },
  'DEP-051': {
    title: 'Les deux ou aucune',
    text: 'Si l’une des cartes ne peut pas se déployer sur l’autre, tout le déploiement simultané échoue.',
  },
  'DEP-052': {
    title: 'Chacune à son coût',
    text: 'Deux cartes déployées simultanément font une action, et chacune se paie à son propre coût, avec ses changements.',
  },
  'DEP-056': {
    title: 'Véhicule et pilote l’un après l’autre',
    text: 'Un véhicule et son pilote ne se déploient pas simultanément, sauf si un texte le dit.',
  },
  'DEP-257': {
    title: 'Un chasseur stellaire et son pilote',
    text: 'Un chasseur stellaire sans pilote et un pilote peuvent se déployer simultanément, le pilote à bord, en une action aux deux coûts.',
  },
  'WPN-043': {
    title: 'Transférer',
    text: 'Durant votre phase de déploiement, une arme ou un dispositif passe entre deux de vos personnages, véhicules ou vaisseaux spatiaux présents ensemble, pour autant de Force que son coût de déploiement.',
  },
  'WPN-044': {
    title: 'Un transfert suit les restrictions',
    text: 'Un transfert n’est pas un déploiement, mais la carte ne va que là où elle pourrait être déployée.',
  },
}
