export const trm4 = {
  'TRM-404': {
    title: 'Les Jedi noirs',
    text: 'Un personnage du Côté obscur d’aptitude 6 ou plus est un Jedi noir, et non un Jedi.',
  },
  'TRM-405': {
    title: 'Les Jedi',
    text: 'Un personnage du Côté lumineux d’aptitude 6 ou plus est un Jedi, et non un Jedi noir.',
  },
  'TRM-417': {
    title: 'Les sortes d’Effets',
    text: 'Un texte sur les Effets ne parle que des Effets normaux. « Effet de toute sorte » comprend aussi les Effets immédiats, mobiles, Utinni et politiques.',
  },
  'TRM-426': {
    title: 'Les Interruptions se jouent',
    text: 'Les Interruptions ne se déploient pas, elles se jouent. Tant que l’une d’elles s’accomplit, elle n’est pas sur la table.',
  },
  'TRM-427': {
    title: 'Une fonction à la fois',
    text: 'Si une Interruption peut faire plusieurs choses, vous dites laquelle en la jouant.',
  },
  'TRM-428': {
    title: 'Après une Interruption perdue',
    text: 'Une fois accomplie, une Interruption jouée comme perdue va à votre pile de cartes perdues.',
  },
  'TRM-429': {
    title: 'Après une Interruption utilisée',
    text: 'Une fois accomplie, une Interruption jouée comme utilisée va à votre pile de cartes utilisées, ou à votre pile de cartes perdues si elle a été annulée.',
  },
  'TRM-433': {
    title: 'Les deux côtés peuvent être lus',
    text: 'Chaque joueur peut lire à tout moment les deux côtés d’un objectif.',
  },
  'TRM-435': {
    title: 'Ce que régissent les mots en gras',
    text: '« Pour », « Tant que » ou « Retourner » sur un objectif régissent tout ce qui suit jusqu’au prochain mot de ce genre : ce qui vaut pour le reste de la partie vaut quel que soit le côté visible.',
  },
  'TRM-436': {
    title: 'Un objectif se retourne de lui-même',
    text: 'Dès que sa condition est remplie, un objectif doit se retourner, au tour de l’un ou de l’autre, sauf si son texte laisse le choix à son joueur.',
  },
  'TRM-437': {
    title: 'Le côté visible',
    text: 'Seul le côté visible d’un objectif est sur la table et actif. Certains se retournent encore, si leur texte le dit.',
  },
  'TRM-449': {
    title: 'Classes de vaisseaux spatiaux',
    text: 'Un vaisseau spatial est un vaisseau capital, un chasseur stellaire ou un escadron. Le mot se lit dans son cadre de description.',
  },
  'TRM-451': {
    title: 'Vaisseau atterri : les armes',
    text: 'Tant que votre vaisseau spatial est atterri, ses armes de vaisseau spatial se taisent, sauf celles qui disent agir à un site.',
  },
  'TRM-452': {
    title: 'Vaisseau atterri : plus de vol',
    text: 'Une carte qui n’a de sens que pour un vaisseau spatial en vol ne peut pas servir pour un vaisseau spatial atterri.',
  },
  'TRM-454': {
    title: 'Vaisseau atterri : le texte',
    text: 'Sur un vaisseau spatial atterri, ne tenez compte que du texte de jeu sur le déploiement, les capacités, le mouvement et le décollage, ainsi que sur l’identité et l’aptitude de ses pilotes permanents et astromécanos.',
  },
  'TRM-455': {
    title: 'Vaisseau atterri : pilote permanent',
    text: 'L’aptitude du pilote permanent vous aide à occuper et à contrôler le site où votre vaisseau spatial est atterri. Pour la destinée de bataille, elle ne compte pas.',
  },
  'TRM-456': {
    title: 'Vaisseau atterri : tous passagers',
    text: 'Dans votre vaisseau spatial atterri, tous sont des passagers : on peut les comptabiliser en valeur de perte et ils peuvent utiliser leur texte de jeu, mais ils ne pilotent pas. Un pilote peut seulement encore décoller ou quitter le vaisseau spatial qui le contient.',
  },
  'TRM-457': {
    title: 'Perdu avec le vaisseau',
    text: 'Si votre vaisseau spatial ou véhicule quitte la table, tout ce qui est à son bord est perdu. Seuls les cavaliers d’un véhicule créature peuvent descendre à temps.',
  },
  'TRM-458': {
    title: 'Un escadron veut tout par trois',
    text: 'Là où un vaisseau spatial seul demande un pilote, un ordinateur de navigation ou un astromécano, donnez-en trois à un escadron.',
  },
  'TRM-459': {
    title: 'Ce qu’est un escadron',
    text: 'C’est le mot Squadron dans le cadre de description qui fait d’un vaisseau spatial un escadron. Le porter dans son titre ne suffit pas.',
  },
  'TRM-460': {
    title: 'Une carte, plusieurs vaisseaux',
    text: 'Votre escadron est une seule carte et un seul vaisseau spatial, mais il est en même temps plusieurs vaisseaux de sa ou ses classes, trois en général.',
  },
  'TRM-461': {
    title: 'Un escadron, pas un chasseur',
    text: 'Ce qui traite ou vise des chasseurs stellaires ne le fait pas avec votre escadron.',
  },
  'TRM-462': {
    title: 'Escadrons, paquets et piles',
    text: 'Une action qui prend des vaisseaux d’une classe dans un paquet ou une pile, ou les y met, ne peut prendre votre escadron que si elle pouvait en prendre les trois éléments.',
  },
  'TRM-463': {
    title: 'Déplacer un escadron par action',
    text: 'Si une action déplace des vaisseaux de la classe d’un élément, elle ne déplace l’escadron que lorsqu’elle peut en déplacer tous les éléments.',
  },
  'TRM-464': {
    title: 'Un élément parti, tous partis',
    text: 'Quand une action fait qu’un élément est perdu, capturé ou mis hors jeu, c’est toute la carte d’escadron qui subit ce sort.',
  },
  'TRM-465': {
    title: 'Un escadron en cargaison',
    text: 'Votre escadron occupe trois places prévues pour sa classe. Les places prévues pour des chasseurs stellaires en général ne l’accueillent pas.',
  },
  'TRM-466': {
    title: 'Armes d’un escadron',
    text: 'Un escadron peut porter et utiliser les armes et dispositifs destinés à la classe de ses éléments, et tirer à chaque tour avec autant de ces armes qu’il a d’éléments. Il ne peut pas utiliser ceux qui sont destinés à un chasseur stellaire.',
  },
  'TRM-467': {
    title: 'Dispositifs sur un escadron',
    text: 'Un dispositif destiné aux vaisseaux spatiaux n’améliore votre escadron qu’une seule fois, quel que soit le nombre de ses éléments.',
  },
  'TRM-468': {
    title: 'Remplacer trois chasseurs stellaires',
    text: 'Si un escadron n’a pas de coût de déploiement, vous l’amenez en remplaçant trois chasseurs stellaires de la classe indiquée, à une même localisation. Un escadron ne peut pas être remplacé ainsi.',
  },
  'TRM-469': {
    title: 'Ce que portaient les vaisseaux remplacés',
    text: 'Placez les trois vaisseaux spatiaux remplacés dans votre pile de cartes utilisées avec ce qui était déployé sur eux. Personnages, armes et dispositifs peuvent plutôt passer gratuitement à l’escadron, dans la limite des capacités.',
  },
  'TRM-470': {
    title: 'Ce qui visait un vaisseau remplacé',
    text: 'Une carte qui visait un vaisseau spatial remplacé vise désormais l’escadron. Si elle ne peut pas s’appliquer à un escadron, elle est perdue.',
  },
  'TRM-471': {
    title: 'Remplacer n’est pas déployer',
    text: 'Quand vous remplacez des chasseurs stellaires par un escadron, vous ne le déployez pas : aucune règle ou restriction de déploiement ne s’y oppose.',
  },
  'TRM-472': {
    title: 'Classes de véhicules',
    text: 'Un véhicule est un véhicule de combat, un véhicule créature, un véhicule de navette ou un véhicule de transport. Le mot se lit dans son cadre de description.',
  },
  'TRM-473': {
    title: 'Le véhicule créature se guide',
    text: 'Un véhicule créature a sa propre aptitude ; il se passe de conducteur et de pilote.',
  },
  'TRM-474': {
    title: 'Cavaliers d’une créature perdue',
    text: 'Si votre véhicule créature est perdu, ses cavaliers peuvent aussitôt débarquer au site et sont sauvés.',
  },
  'TRM-475': {
    title: 'Des mots d’une sorte de carte',
    text: 'Une caractéristique appartient à une sorte de carte. Le même mot sur une autre sorte ne veut rien dire.',
  },
  'TRM-476': {
    title: '« Non- »',
    text: 'Un texte peut viser des cartes qui n’ont pas une caractéristique : il met « non- » devant elle.',
  },
  'TRM-477': {
    title: 'Attributs',
    text: 'Les textes ne se réfèrent pas seulement aux caractéristiques et aux titres, mais à ce qu’une carte est par ailleurs : son type, ses icônes, si elle est unique, ses nombres, son état.',
  },
  'TRM-478': {
    title: 'Les personas',
    text: 'Un texte qui nomme un persona parle de toute carte qui le contient, quel que soit son titre.',
  },
}
