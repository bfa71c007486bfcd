export const deployRules = {
  'DEP-001': {
    title: 'La phase de déploiement',
    text: 'Durant votre phase de déploiement, la troisième de votre tour, vous déployez sur la table des cartes de votre main.',
  },
  'DEP-003': {
    title: 'Ce qu’est déployer',
    text: 'Déployer une carte, c’est la mettre en jeu sur la table : personnages, véhicules, vaisseaux spatiaux, armes, dispositifs, Effets, créatures et localisations.',
  },
  'DEP-014': {
    title: 'Seulement durant votre phase de déploiement',
    text: 'Vous ne déployez que durant votre phase de déploiement, sauf si un texte nomme un autre moment ou une action à laquelle répondre ainsi.',
  },
  'DEP-015': {
    title: 'Un lieu ou un prix n’est pas un moment',
    text: 'Un texte qui dit seulement où une carte se déploie, ou à quel coût, ne permet pas de la déployer à un autre moment.',
  },
  'DEP-247': {
    title: 'Depuis la main',
    text: 'Les cartes se déploient depuis la main. Depuis un paquet ou une pile, il faut une carte qui le permette.',
  },
  'DEP-004': {
    title: 'Les icônes de Force ouvrent la voie',
    text: 'Là où votre côté d’une localisation porte une icône de Force, vous pouvez déployer personnages, véhicules et vaisseaux spatiaux.',
  },
  'DEP-005': {
    title: 'La présence ouvre la voie',
    text: 'Là où vous avez une présence, vous pouvez déployer personnages, véhicules et vaisseaux spatiaux, avec ou sans icônes de Force.',
  },
  'DEP-007': {
    title: 'Les icônes de votre côté',
    text: 'Pour vos déploiements ne comptent que les icônes de Force de votre propre côté d’une localisation.',
  },
  'DEP-025': {
    title: 'Trois sortes de restrictions',
    text: 'Ce qui limite le déploiement tient à la localisation, aux règles ou à un Objectif. Une carte qui ignore une sorte reste soumise aux autres.',
  },
  'DEP-006': {
    title: 'Présence ou icônes de Force',
    text: 'Sans présence ni icône de Force de votre côté, vous ne pouvez déployer ni personnage, ni véhicule, ni vaisseau spatial à une localisation. C’est une restriction de localisation.',
  },
  'DEP-026': {
    title: 'Les espions vont partout',
    text: 'Un espion n’a besoin ni de votre présence ni de vos icônes de Force là où il se déploie. Le reste vaut pour lui aussi.',
  },
  'DEP-027': {
    title: 'Un espion ouvre la porte',
    text: 'Là où vous avez un espion clandestin, vos personnages, véhicules et vaisseaux spatiaux se déploient sans présence ni icônes de Force.',
  },
  'DEP-028': {
    title: 'Pas à Ahch-To',
    text: 'Personnages, véhicules, vaisseaux spatiaux et Effets Utinni ne se déploient pas aux localisations d’Ahch-To.',
  },
  'DEP-029': {
    title: 'Pas à Dagobah',
    text: 'Personnages, véhicules, vaisseaux spatiaux et Effets Utinni ne se déploient pas aux localisations de Dagobah.',
  },
  'DEP-030': {
    title: 'Armes et dispositifs sur Dagobah',
    text: 'Armes et dispositifs viennent à Dagobah et Ahch-To sur une carte qui s’y trouve ; ceux qui se déploient à une localisation, non.',
  },
  'DEP-031': {
    title: 'Le bouclier énergétique de Hoth',
    text: 'Personnages, véhicules et vaisseaux spatiaux obscurs ne se déploient pas à un site protégé, même là où le Côté obscur a présence ou icônes de Force.',
  },
  'DEP-032': {
    title: 'Les espions et le bouclier',
    text: 'Un espion se passe de présence et d’icônes de Force ; le bouclier énergétique l’arrête tout de même.',
  },
  'DEP-033': {
    title: 'Ce que le bouclier laisse passer',
    text: 'Armes, dispositifs, créatures et autres cartes du Côté obscur se déploient à un site protégé et sur les cartes qui s’y trouvent.',
  },
  'DEP-034': {
    title: 'Passer derrière le bouclier',
    text: 'Le bouclier concerne le déploiement : un véhicule obscur peut se déplacer à un site protégé.',
  },
  'DEP-185': {
    title: 'À un site protégé, en 2001',
    text: 'Selon les décisions d’août 2001, seule franchit le bouclier énergétique une carte qui peut expressément se déployer à un site protégé.',
  },
  'DEP-043': {
    title: 'Seulement avec son Objectif',
    text: 'Une carte qui ne se déploie que si un certain Objectif, ou un de ses côtés, est sur la table l’attend, où qu’elle se déploierait.',
  },
  'DEP-068': {
    title: 'Une Interruption qui déploie',
    text: 'Une fonction d’Interruption qui déploie une carte du paquet de réserve sans nommer de phase s’utilise durant la phase de déploiement de son joueur.',
  },
  'DEP-069': {
    title: 'Deux coûts',
    text: 'La Force que coûte un texte qui déploie une carte s’ajoute à ce que coûte la carte même.',
  },
  'DEP-035': {
    title: 'Ce que dit son propre texte',
    text: 'Quand un texte dit qu’une carte doit, ou ne peut pas, se déployer à certaines localisations, c’est une restriction de déploiement de localisation.',
  },
  'DEP-036': {
    title: 'Sortes de cartes et de lieux',
    text: 'Là où une sorte de carte ne peut pas être, elle ne se déploie pas. C’est une restriction des règles, quoi qu’une carte ignore des localisations.',
  },
  'DEP-042': {
    title: 'Ce qu’un Objectif interdit',
    text: 'Ce qu’un Objectif sur la table vous interdit de déployer, ou de déployer à un endroit, est une restriction d’Objectif.',
  },
  'DEP-044': {
    title: 'Ignorer les restrictions de localisation',
    text: 'Une carte qui ignore les restrictions de déploiement de localisation se passe de présence et d’icônes de Force ; elle va à Dagobah, aux sites protégés et là où son propre texte l’interdirait.',
  },
  'DEP-045': {
    title: 'Les règles restent',
    text: 'Ignorer les restrictions de localisation ne lève jamais une restriction des règles : un vaisseau capital ne se déploie pas à un site.',
  },
  'DEP-046': {
    title: 'Les Objectifs restent',
    text: 'Ignorer les restrictions de localisation ne lève jamais ce qu’interdit un Objectif.',
  },
  'DEP-048': {
    title: 'Un texte peut lever ce qu’il nomme',
    text: 'Si un texte permet de déployer une carte « même sans présence ni icônes de Force », elle le peut. Les autres restrictions valent toujours.',
  },
  'DEP-066': {
    title: 'Un espion sans aptitude ne donne pas de présence',
    text: 'Un espion sans aptitude, déployé là où vous n’avez rien, ne donne pas de présence : les autres ne peuvent pas l’y suivre.',
  },
  'DEP-180': {
    title: 'Un espion pour pilote',
    text: 'Un espion déployé comme pilote d’un chasseur stellaire sans pilote les fait entrer tous deux sans présence ni icônes de Force.',
  },
  'DEP-184': {
    title: 'Dagobah en toutes lettres',
    text: 'Une carte dont le texte dit qu’elle se déploie à Dagobah, ou qui ignore les restrictions de localisation, peut s’y déployer.',
  },
  'DEP-072': {
    title: 'Personas',
    text: 'Toutes les versions d’un personnage, véhicule, vaisseau spatial, arme ou dispositif unique sont une même persona, quel que soit le côté de la Force.',
  },
  'DEP-073': {
    title: 'Une version chacun',
    text: 'Vous ne pouvez pas avoir sur la table deux versions d’une persona unique, de quelque époque qu’elles soient.',
  },
  'DEP-075': {
    title: 'Les armes permanentes comptent',
    text: 'Une arme permanente représente sa persona : vous ne pouvez pas en déployer une autre version.',
  },
  'DEP-076': {
    title: 'Une pour chaque joueur',
    text: 'Les deux joueurs peuvent avoir en même temps sur la table une version de la même persona.',
  },
  'DEP-078': {
    title: 'Les captifs et leurs personas',
    text: 'Tant qu’un captif d’une persona est sur la table, le Côté lumineux ne peut pas déployer cette persona.',
  },
  'DEP-082': {
    title: 'Pas le même titre',
    text: 'L’adversaire peut avoir la persona sur la table, mais pas une carte exactement du même titre.',
  },
  'DEP-097': {
    title: 'Même titre, même persona',
    text: 'Les personnages, pilotes permanents, vaisseaux spatiaux ou armes uniques portant exactement le même titre sont une même persona.',
  },
  'KRN-280': {
    title: 'Hors jeu',
    text: 'Tant qu’un de vos personnages, véhicules ou vaisseaux spatiaux uniques est hors jeu, vous ne pouvez en jouer aucune version.',
  },
  'DEP-077': {
    title: 'Une version pour les deux',
    text: 'Selon les décisions d’août 2001, une seule version d’une persona unique peut être sur la table, les deux joueurs compris.',
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
  'DEP-241': {
    title: 'Pas à côté de son double',
    text: 'Un vaisseau spatial à points ne se déploie ni ne se déplace là où se trouve un autre exemplaire.',
  },
  'DEP-174': {
    title: 'Cartes combinées',
    text: 'Une carte combinée, deux titres joints par « & », compte pour les deux.',
  },
  'DEP-193': {
    title: 'De côté, mais compté',
    text: 'Une carte capturée, gelée, portée disparue ou inactive compte encore pour l’unicité et les personas.',
  },
  'DEP-009': {
    title: 'Le coût de déploiement',
    text: 'Pour déployer une carte, vous utilisez autant de Force que son coût de déploiement, dans sa case ou son texte.',
  },
  'DEP-010': {
    title: 'Sans coût, gratuit',
    text: 'Une carte sans coût de déploiement, ni dans une case ni dans son texte, se déploie gratuitement.',
  },
  'DEP-011': {
    title: 'Payé d’avance',
    text: 'Le coût se paie au début du déploiement et n’est pas rendu si celui-ci est annulé.',
  },
  'KRN-009': {
    title: 'Utiliser la Force',
    text: 'Pour utiliser la Force, des cartes vont une à une du dessus de votre pile de Force sur votre pile utilisée.',
  },
  'DEP-058': {
    title: 'Les localisations sont gratuites',
    text: 'Les localisations n’ont pas de coût de déploiement et se déploient gratuitement.',
  },
  'DEP-061': {
    title: 'Les changements s’additionnent',
    text: 'Ce que la carte elle-même et d’autres cartes changent à son coût de déploiement s’additionne avant d’utiliser la Force.',
  },
  'DEP-062': {
    title: 'Moins cher à bord',
    text: 'Un changement pour un déploiement à bord d’un vaisseau nommé vaut quand la carte se déploie à son bord, simultanément aussi.',
  },
  'DEP-063': {
    title: 'Gratuit reste gratuit',
    text: 'Une carte qu’un texte déploie gratuitement coûte 0, et rien n’y change.',
  },
  'DEP-049': {
    title: 'Plus cher n’est pas une restriction',
    text: 'Un coût plus élevé n’est pas une restriction de déploiement : qui ignore les restrictions le paie quand même.',
  },
  'DEP-038': {
    title: 'Pas de véhicule aux systèmes',
    text: 'Un véhicule ne se déploie pas à un système planétaire.',
  },
  'DEP-040': {
    title: 'Chasseurs stellaires et sites',
    text: 'Parmi les sites, un chasseur stellaire ne se déploie qu’aux aires de mise à quai.',
  },
  'DEP-041': {
    title: 'Lieux aux règles propres',
    text: 'La tranchée de la Death Star, les holosites et les secteurs de Death Star II ont des règles qui y restreignent le déploiement.',
  },
  'DEP-057': {
    title: 'Au site ou à bord',
    text: 'Un personnage déployé après un véhicule peut aller au site ou à bord du véhicule qui s’y trouve.',
  },
  'DEP-173': {
    title: 'Qui se déploie dans les nuages',
    text: 'Aux secteurs nuageux ne se déploient que chasseurs stellaires, véhicules de navette, cloud cars et patrol craft.',
  },
  'DEP-179': {
    title: 'Secteurs de Death Star II',
    text: 'Aucune carte ne se déploie à un secteur de Death Star II.',
  },
  'DEP-203': {
    title: 'Les pilotes aux commandes',
    text: 'Un pilote déployé à bord pilote si une place de pilote est libre ; sinon il est passager.',
  },
  'DEP-207': {
    title: 'Aux secteurs, à bord d’une carte',
    text: 'Les personnages ne se déploient à un secteur qu’à bord d’un vaisseau spatial ou d’un véhicule, comme la plupart des véhicules.',
  },
  'DEP-215': {
    title: 'Aux sites de vaisseau',
    text: 'Les personnages se déploient aux sites de vaisseau spatial. Ils sont à bord, mais pas sur le pont.',
  },
  'DEP-255': {
    title: 'Où se déploient les chasseurs stellaires',
    text: 'Un chasseur stellaire à pilote permanent se déploie à une aire de mise à quai, à un système planétaire ou secteur, ou à bord d’un vaisseau capital à vous.',
  },
  'DEP-256': {
    title: 'Chasseurs stellaires sans pilote',
    text: 'Un chasseur stellaire sans pilote permanent ne se déploie seul qu’à une aire de mise à quai ou à bord d’un vaisseau capital à vous.',
  },
  'DEP-258': {
    title: 'Directement à bord',
    text: 'Personnages, véhicules et chasseurs stellaires se déploient directement à bord d’un vaisseau spatial à vous qui a de la place, là où vous avez une présence ou une icône de Force.',
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
