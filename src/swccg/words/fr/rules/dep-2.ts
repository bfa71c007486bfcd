export const dep2 = {
  'DEP-202': {
    title: 'Les Skywalker',
    text: 'Un Skywalker est tout Luke, toute Leia ou toute Shmi, et un Vader qui a changé de côté.',
  },
  'DEP-203': {
    title: 'Les pilotes aux commandes',
    text: 'Un pilote déployé à bord pilote si une place de pilote est libre ; sinon il est passager.',
  },
  'DEP-205': {
    title: 'Chaque réaction est une action',
    text: 'Chaque carte qui se déploie ou se déplace en réaction le fait par une action à elle, quelle que soit la carte qui le permet.',
  },
  'DEP-207': {
    title: 'Aux secteurs, à bord d’une carte',
    text: 'Les personnages ne se déploient à un secteur qu’à bord d’un vaisseau spatial ou d’un véhicule, comme la plupart des véhicules.',
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
  'DEP-211': {
    title: 'Rien entre les ports spatiaux',
    text: 'Aucun autre site ne vient entre les sites de port spatial d’une planète.',
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
  'DEP-215': {
    title: 'Aux sites de vaisseau',
    text: 'Les personnages se déploient aux sites de vaisseau spatial. Ils sont à bord, mais pas sur le pont.',
  },
  'DEP-216': {
    title: 'L’aire de mise à quai d’un vaisseau perdu',
    text: 'L’aire de mise à quai d’un vaisseau spatial perdu est perdue comme ses autres sites. Des décisions postérieures la laissent sur la table.',
  },
  'DEP-218': {
    title: 'Commencer sans localisation',
    text: 'Selon les décisions d’août 2001, on peut choisir de commencer sans localisation de départ.',
  },
  'DEP-221': {
    title: 'La même localisation unique de départ',
    text: 'Selon les décisions d’août 2001, on ne demande rien : les deux exemplaires sont mis de côté et les deux joueurs choisissent de nouveau. Qui n’a pas d’autre choix commence sans localisation, et les exemplaires retournent aux paquets.',
  },
  'DEP-228': {
    title: 'Une Interruption de départ après l’autre',
    text: 'Le joueur qui passe en second voit ce que l’Interruption de départ du premier a rapporté avant de chercher des cartes.',
  },
  'DEP-230': {
    title: 'Trois étapes de départ',
    text: 'Selon les décisions d’août 2001, une partie commence en exactement trois étapes : localisation ou objectif, Interruption de départ, mélange et main de départ. Il n’y a pas d’effets de départ.',
  },
  'DEP-235': {
    title: 'Les points sont des nombres',
    text: 'Un point devant un titre le rend unique ; deux ou trois points disent combien d’exemplaires peuvent être sur la table.',
  },
  'DEP-236': {
    title: 'Une fois par tour',
    text: 'Les points limitent aussi le nombre d’exemplaires que vous pouvez déployer par tour, y compris ceux qui ont quitté la table.',
  },
  'DEP-237': {
    title: 'Un autre titre compte à part',
    text: 'La limite par tour suit le titre. Une autre version de la persona, d’un autre titre, peut encore se déployer.',
  },
  'DEP-238': {
    title: 'Unique des deux côtés',
    text: 'Un titre unique qui existe des deux côtés ne peut être sur la table qu’une seule fois en tout.',
  },
  'DEP-239': {
    title: 'Une Interruption unique des deux côtés',
    text: 'D’une Interruption unique que les deux côtés possèdent, un seul exemplaire se joue par tour, quel que soit le joueur.',
  },
  'DEP-240': {
    title: 'Une limite par système',
    text: 'La limite d’une localisation compte ensemble, à chaque système planétaire, les exemplaires des deux joueurs.',
  },
  'DEP-241': {
    title: 'Pas à côté de son double',
    text: 'Un vaisseau spatial à points ne se déploie ni ne se déplace là où se trouve un autre exemplaire.',
  },
  'DEP-247': {
    title: 'Depuis la main',
    text: 'Les cartes se déploient depuis la main. Depuis un paquet ou une pile, il faut une carte qui le permette.',
  },
  'DEP-248': {
    title: 'Habitats',
    text: 'Une créature ne se déploie que dans l’habitat inscrit sur sa carte.',
  },
  'DEP-249': {
    title: 'Effets immédiats',
    text: 'Un Effet immédiat se déploie en réponse à une autre action, donc durant n’importe quelle phase.',
  },
  'DEP-250': {
    title: 'Effets',
    text: 'Les Effets normaux, mobiles, politiques et Utinni se déploient durant la phase de déploiement de leur propriétaire, là où leur texte le dit.',
  },
  'DEP-251': {
    title: 'Effets Utinni',
    text: 'Un Effet Utinni se déploie sur une localisation et nomme la carte sur la table qu’il cible.',
  },
  'DEP-255': {
    title: 'Où se déploient les chasseurs stellaires',
    text: 'Un chasseur stellaire à pilote permanent se déploie à une aire de mise à quai, à un système planétaire ou secteur, ou à bord d’un vaisseau capital à vous.',
  },
  'DEP-256': {
    title: 'Chasseurs stellaires sans pilote',
    text: 'Un chasseur stellaire sans pilote permanent ne se déploie seul qu’à une aire de mise à quai ou à bord d’un vaisseau capital à vous.',
  },
  'DEP-257': {
    title: 'Un chasseur stellaire et son pilote',
    text: 'Un chasseur stellaire sans pilote et un pilote peuvent se déployer simultanément, le pilote à bord, en une action aux deux coûts.',
  },
  'DEP-258': {
    title: 'Directement à bord',
    text: 'Personnages, véhicules et chasseurs stellaires se déploient directement à bord d’un vaisseau spatial à vous qui a de la place, là où vous avez une présence ou une icône de Force.',
  },
  'DEP-265': {
    title: 'Un escadron n’est pas un chasseur',
    text: 'Ce qui se déploie sur un chasseur ne va pas sur un escadron ; ce qui se déploie sur un vaisseau spatial y va, et agit une fois, pas trois.',
  },
  'DEP-266': {
    title: 'Où se déploient les escadrons',
    text: 'Un escadron à coût de déploiement se déploie aux aires de mise à quai, systèmes planétaires et secteurs, ou à bord d’un vaisseau capital à vous qui a la place.',
  },
  'DEP-267': {
    title: 'Escadrons de remplacement',
    text: 'Un escadron sans coût de déploiement entre en jeu à la place de trois chasseurs stellaires de sa classe à une même localisation.',
  },
  'DEP-272': {
    title: 'Où se déploient les véhicules',
    text: 'Un véhicule se déploie à un site, ou dans la soute d’un vaisseau spatial ou véhicule à vous qui a de la place.',
  },
  'DEP-273': {
    title: 'Cloud cars',
    text: 'Les cloud cars se déploient aussi aux secteurs nuageux.',
  },
  'DEP-274': {
    title: 'Véhicules de navette dans les nuages',
    text: 'Les véhicules de navette se déploient aussi aux secteurs nuageux.',
  },
  'DEP-275': {
    title: 'Un pilote pour les nuages',
    text: 'Un véhicule de navette sans pilote permanent ne se déploie à un secteur nuageux qu’avec un pilote à bord, en une action.',
  },
  'DEP-276': {
    title: 'Patrol craft',
    text: 'Un patrol craft se déploie à un secteur nuageux en même temps que son pilote.',
  },
}
