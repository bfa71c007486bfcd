import type { Glossary } from './words.ts'

/** Le glossaire : chaque terme du jeu dans ses formes, et ce que c’est. */
export const fr: Glossary = {
  search: 'Chercher un terme',
  letters: 'Lettres',
  found_one: '{{count}} terme',
  found_other: '{{count}} termes',
  nothing:
    'Aucun terme ne s’appelle ainsi, et aucun n’est expliqué ainsi. Le livre de règles trouve les règles par vos propres mots.',
  rule: 'Règle',
  see: 'Voir aussi :',
  all: 'Tous les termes',
  other: 'En anglais',
  no: 'à présent, destinée à, destinés à, destinées à, destiné à, fin en soi, s’occuper, mettre la main, de la main à la main, par la suite, jusqu’à présent, seul, n’active, occupe une seule place, les occupent, occupent toujours, s’engagent',
  terms: {
    Force: {
      term: 'Force',
      also: '',
      text: 'Ce avec quoi presque tout se paie. Chaque carte de votre pile de Force est une unité de Force.',
    },
    'Life Force': {
      term: 'Force vitale',
      also: '',
      text: 'Toutes les cartes de votre paquet de réserve, de votre pile de Force et de votre pile de cartes utilisées. Qui n’en a plus a perdu la partie.',
    },
    'Reserve Deck': {
      term: 'paquet de réserve',
      also: 'paquets de réserve',
      text: 'Le paquet face cachée d’où l’on active la Force et d’où l’on tire la destinée.',
    },
    'Force Pile': {
      term: 'pile de Force',
      also: 'piles de Force',
      text: 'La Force activée qu’on peut utiliser. C’est du dessus de cette pile qu’on pioche.',
    },
    'Used Pile': {
      term: 'pile de cartes utilisées',
      also: 'piles de cartes utilisées, cartes utilisées',
      text: 'Là vont la Force utilisée et les cartes tirées pour la destinée. À la fin du tour, elle passe sous le paquet de réserve.',
    },
    'Lost Pile': {
      term: 'pile de cartes perdues',
      also: 'piles de cartes perdues, cartes perdues',
      text: 'Les cartes perdues y sont face visible. Elles ne font plus partie de la Force vitale, mais peuvent être récupérées.',
    },
    hand: {
      term: 'main',
      also: 'mains',
      text: 'Les cartes que vous tenez. Il peut y en avoir autant que vous voulez ; elles ne font pas partie de votre Force vitale.',
    },
    activate: {
      term: 'activer de la Force',
      also: 'activer, active de la Force, activez, activent, activé, activée, activées, activation',
      text: 'Prendre la carte du dessus de votre paquet de réserve et la mettre, sans la regarder, sur votre pile de Force : une unité de Force chacune.',
    },
    'Force generation': {
      term: 'génération de Force',
      also: 'génération, générer, génère, génèrent, total d’activation',
      text: 'La Force que vous pouvez activer en un tour : vos icônes de Force sur la table, 1 pour vous-même, et ce que des cartes ajoutent.',
    },
    'Force icon': {
      term: 'icône de Force',
      also: 'icônes de Force',
      text: 'Un signe d’un côté d’une localisation. Il donne de la Force à ce côté, lui permet d’y déployer ses cartes, et nourrit les drains de l’autre côté.',
    },
    'use Force': {
      term: 'utiliser de la Force',
      also: 'utilise de la Force, utilisez de la Force, utiliser # Force, utilise # Force, utilisez # Force',
      text: 'Payer : des cartes passent, sans être vues, du dessus de votre pile de Force à votre pile de cartes utilisées.',
    },
    'lose Force': {
      term: 'perdre de la Force',
      also: 'perd de la Force, perdez de la Force, perdre # Force, perd # Force, perdez # Force, perte de Force, pertes de Force',
      text: 'Mettre une carte par unité dans votre pile de cartes perdues : de votre main, ou du dessus du paquet de réserve, de la pile de Force ou de la pile de cartes utilisées.',
    },
    retrieve: {
      term: 'récupérer de la Force',
      also: 'récupérer, récupère, récupérez, récupéré, récupérée, récupérées, récupération',
      text: 'Remettre la carte du dessus de votre pile de cartes perdues, face cachée, sur votre pile de cartes utilisées, pour chaque unité de Force.',
    },
    're-circulate': {
      term: 'remettre en circulation',
      also: 'remet en circulation, remettent en circulation, remise en circulation, remises en circulation',
      text: 'Mettre votre pile de cartes utilisées sous votre paquet de réserve, dans le même ordre. Les deux joueurs le font à la fin de chaque tour.',
    },
    'activate phase': {
      term: 'phase d’activation',
      also: 'phases d’activation',
      text: 'La première phase du tour. Vous activez ce que vous voulez de votre génération de Force.',
    },
    'control phase': {
      term: 'phase de contrôle',
      also: 'phases de contrôle',
      text: 'La deuxième phase du tour. Vous drainez la Force là où vous contrôlez une localisation.',
    },
    'deploy phase': {
      term: 'phase de déploiement',
      also: 'phases de déploiement',
      text: 'La troisième phase du tour. Vous posez sur la table des cartes de votre main.',
    },
    'battle phase': {
      term: 'phase de bataille',
      also: 'phases de bataille',
      text: 'La quatrième phase du tour. Vous pouvez engager des batailles, une par localisation.',
    },
    'move phase': {
      term: 'phase de déplacement',
      also: 'phases de déplacement',
      text: 'La cinquième phase du tour. Chacune de vos cartes peut faire un déplacement normal.',
    },
    'draw phase': {
      term: 'phase de pioche',
      also: 'phases de pioche',
      text: 'La dernière phase du tour. Vous pouvez piocher des cartes de votre pile de Force.',
    },
    'end of turn': {
      term: 'fin du tour',
      also: 'fin d’un tour, fin de tour, fin de votre tour, fin de chaque tour',
      text: 'Après la phase de pioche : les joueurs remettent en circulation, l’entretien se paie, et ce qui dure pendant le tour prend fin.',
    },
    'start of turn': {
      term: 'début du tour',
      also: 'début d’un tour, début de tour, début de votre tour',
      text: 'Le moment avant la phase d’activation. Seul ce qu’une carte y place s’y passe.',
    },
    action: {
      term: 'action',
      also: 'actions',
      text: 'Une chose que fait un joueur : d’abord engagée et payée, puis ouverte aux réponses, puis accomplie.',
    },
    'top-level action': {
      term: 'action de premier niveau',
      also: 'actions de premier niveau',
      text: 'Une action qui commence d’elle-même et ne répond à rien. Dans une phase, les joueurs en font tour à tour.',
    },
    response: {
      term: 'réponse',
      also: 'réponses, répondre, répond, répondez, répondent',
      text: 'Une action qui répond à un événement précis. L’adversaire de celui qui l’a causé peut répondre le premier.',
    },
    'automatic action': {
      term: 'action automatique',
      also: 'actions automatiques',
      text: 'Ce qui se passe de soi-même dès que sa condition est remplie. Nul ne le choisit, nul ne peut l’omettre.',
    },
    initiate: {
      term: 'engager',
      also: 'engage, engagez, engagent, engagé, engagée, engagés, engagées, initier',
      text: 'Commencer une action : dire ce qu’elle fait, choisir ses cibles, et payer tous ses coûts.',
    },
    target: {
      term: 'cibler',
      also: 'cible, cibles, ciblé, ciblée, ciblés, ciblées, ciblez, viser, visé, visée',
      text: 'Choisir une carte sur laquelle une action doit agir. Chaque cible doit être là, et telle que le texte la demande.',
    },
    cancel: {
      term: 'annuler',
      also: 'annule, annulent, annulez, annulé, annulée, annulés, annulées, annulation',
      text: 'Défaire une action ou une carte avant qu’elle n’agisse. Ce qu’elle a coûté reste payé.',
    },
    suspend: {
      term: 'suspendre',
      also: 'suspend, suspendu, suspendue, suspendus, suspendues',
      text: 'Mettre pour un temps une carte ou son texte hors d’effet. Cela revient quand ce qui l’a suspendu n’est plus là.',
    },
    modifier: {
      term: 'modificateur',
      also: 'modificateurs, modifier, modifie, modifient, modifié, modifiée',
      text: 'Ce qui ajoute à un nombre, en retire, le multiplie ou le divise. Les exemplaires d’une carte ne modifient un nombre qu’une fois.',
    },
    reset: {
      term: 'fixer une valeur',
      also: 'valeur fixée, fixée à, fixé à, fixe à',
      text: 'Mettre un nombre à une valeur donnée. Plus rien ne le modifie ensuite ; de plusieurs valeurs fixées, la plus basse compte.',
    },
    'for free': {
      term: 'gratuitement',
      also: 'gratuit, gratuite, gratuits, gratuites',
      text: 'Sans coût. Ce qui le rendrait plus cher ne s’applique pas ; les coûts à part restent dus.',
    },
    immune: {
      term: 'immunisé',
      also: 'immunisée, immunisés, immunisées, immunité',
      text: 'Ce contre quoi une carte est immunisée ne peut pas la choisir, et donc ni l’annuler ni la changer.',
    },
    'game text': {
      term: 'texte de jeu',
      also: 'textes de jeu',
      text: 'Les lignes d’une carte qui disent ce qu’elle fait. Il vaut tant que la carte est active et que le texte n’est pas annulé.',
    },
    function: {
      term: 'fonction',
      also: 'fonctions',
      text: 'Une des choses que peut faire une Interruption. Vous en choisissez une en la jouant.',
    },
    location: {
      term: 'localisation',
      also: 'localisations',
      text: 'Une carte qui est un lieu : un site, un système planétaire ou un secteur. Tout se passe à des localisations.',
    },
    site: {
      term: 'site',
      also: 'sites',
      text: 'Un lieu au sol ou à l’intérieur de quelque chose de grand, pour personnages et véhicules. Les sites d’un monde forment une rangée.',
    },
    'exterior site': {
      term: 'site extérieur',
      also: 'sites extérieurs',
      text: 'Un site en plein air. Les véhicules peuvent y être, et les vaisseaux spatiaux y atterrir.',
    },
    'interior site': {
      term: 'site intérieur',
      also: 'sites intérieurs',
      text: 'Un site entre des murs. Véhicules et vaisseaux spatiaux restent dehors.',
    },
    system: {
      term: 'système planétaire',
      also: 'systèmes planétaires',
      text: 'Une planète ou un astre vu de l’espace, avec un numéro de parsec. Les vaisseaux vont de l’un à l’autre par hypervitesse.',
    },
    sector: {
      term: 'secteur',
      also: 'secteurs',
      text: 'Un lieu entre un système planétaire et ses sites : des nuages, des astéroïdes, ou l’intérieur d’une Death Star. Seul ce qui vole peut y être.',
    },
    'cloud sector': {
      term: 'secteur nuageux',
      also: 'secteurs nuageux',
      text: 'Un secteur entre une planète et ses sites. Les chasseurs stellaires et certains véhicules y volent ; qui atterrit le traverse.',
    },
    'asteroid sector': {
      term: 'secteur d’astéroïdes',
      also: 'secteurs d’astéroïdes',
      text: 'Un secteur plein de rochers, à côté d’un système planétaire. Les vaisseaux spatiaux y vont par déplacement de secteur.',
    },
    'docking bay': {
      term: 'aire de mise à quai',
      also: 'aires de mise à quai',
      text: 'Un site où les vaisseaux spatiaux atterrissent et décollent gratuitement. On peut aller d’une aire à l’autre en transit.',
    },
    battleground: {
      term: 'champ de bataille',
      also: 'champs de bataille',
      text: 'Une localisation qui a des icônes de Force des deux côtés. Certains lieux, comme les sites holographiques, n’en sont jamais.',
    },
    parsec: {
      term: 'parsec',
      also: 'parsecs',
      text: 'Le numéro d’un système planétaire. La différence entre deux numéros dit à quelle distance ils sont.',
    },
    'deep space': {
      term: 'espace profond',
      also: '',
      text: 'Un parsec sans système planétaire. Une Death Star peut y être, sans orbite.',
    },
    orbit: {
      term: 'orbite',
      also: 'orbites, en orbite, en orbite autour de',
      text: 'Une Death Star au parsec d’un système planétaire peut être en orbite autour. On va alors de l’un à l’autre sans hypervitesse.',
    },
    related: {
      term: 'associé',
      also: 'associée, associés, associées, localisation associée, localisations associées, site associé, sites associés, système planétaire associé',
      text: 'De la même famille : les sites, les secteurs et le système d’une planète, ou les sites d’un vaisseau.',
    },
    adjacent: {
      term: 'adjacent',
      also: 'adjacente, adjacents, adjacentes, site adjacent, sites adjacents',
      text: 'Côte à côte dans la rangée d’un monde. D’un site au suivant, il faut une vitesse terrestre de 1.',
    },
    'starship site': {
      term: 'site de vaisseau spatial',
      also: 'sites de vaisseau spatial, sites de vaisseaux spatiaux, site de vaisseau, sites de vaisseau, site de véhicule, sites de véhicule',
      text: 'Un site à l’intérieur d’un certain vaisseau spatial ou véhicule. Son équipage y va à pied.',
    },
    presence: {
      term: 'présence',
      also: '',
      text: 'Vous avez une présence à une localisation où les aptitudes de vos cartes font 1 ou plus. Celles à bord de vaisseaux et de véhicules comptent aussi.',
    },
    present: {
      term: 'présent',
      also: 'présente, présents, présentes',
      text: 'Physiquement en un lieu. Qui est dans un vaisseau spatial ou un véhicule fermé est présent là-dedans, et non à la localisation autour.',
    },
    control: {
      term: 'contrôler',
      also: 'contrôle, contrôlez, contrôlent, contrôlé, contrôlée, contrôlées',
      text: 'Vous contrôlez une localisation où vous avez une présence et votre adversaire aucune.',
    },
    occupy: {
      term: 'occuper',
      also: 'occupe, occupez, occupent, occupé, occupée, occupées, occupation',
      text: 'Vous occupez une localisation où vous avez une présence, que votre adversaire y soit ou non.',
    },
    alone: {
      term: 'seul',
      also: 'est seul, sont seuls, être seul, est seule, n’est pas seul, n’est jamais seul',
      text: 'Un personnage est seul là où son joueur n’a ni autre personnage ni autre carte ayant une aptitude.',
    },
    aboard: {
      term: 'à bord',
      also: '',
      text: 'À une place ou dans la soute d’un vaisseau spatial ou d’un véhicule. Ce qui est à bord se déplace avec lui.',
    },
    active: {
      term: 'actif',
      also: 'active, actifs, actives',
      text: 'Une carte sur la table est active, et son texte vaut, tant que rien ne l’a mise à l’écart.',
    },
    inactive: {
      term: 'inactif',
      also: 'inactive, inactifs, inactives',
      text: 'Mise à l’écart sur place, comme une carte captive, disparue ou exclue. Elle ne fait rien et ne compte pas comme étant sur la table.',
    },
    'on table': {
      term: 'sur la table',
      also: 'en jeu',
      text: 'Déployé et non caché : les localisations, et ce qui s’y trouve, à bord de quelque chose ou dessus. Ni les piles ni les mains n’y sont.',
    },
    'out of play': {
      term: 'hors jeu',
      also: '',
      text: 'Sorti de la partie pour de bon. Tant qu’un personnage, véhicule ou vaisseau unique à vous est hors jeu, vous n’en jouez aucune version.',
    },
    deploy: {
      term: 'déployer',
      also: 'se déployer, déploie, se déploie, déploient, se déploient, déployez, déployé, déployée, déployés, déployées, déploiement, déploiements',
      text: 'Mettre sur la table une carte de votre main, là où elle peut être, pour son coût de déploiement.',
    },
    'deploy cost': {
      term: 'coût de déploiement',
      also: 'coûts de déploiement',
      text: 'La Force que vous utilisez pour déployer une carte : le nombre en haut à gauche, avec ce qui le change.',
    },
    unique: {
      term: 'unique',
      also: 'uniques, unicité',
      text: 'Un point devant le titre : chaque joueur n’en a qu’une sur la table. Deux ou trois points en permettent deux ou trois.',
    },
    persona: {
      term: 'persona',
      also: 'personas',
      text: 'Qui est une carte, quel que soit son titre. Un joueur n’a sur la table qu’une carte de chaque persona unique.',
    },
    'persona replacement': {
      term: 'remplacement de persona',
      also: 'remplacements de persona',
      text: 'Mettre une autre version du même personnage, de votre main, à la place de celle qui est sur la table.',
    },
    convert: {
      term: 'convertir',
      also: 'convertit, converti, convertie, converties, conversion',
      text: 'Poser votre version d’une localisation sur celle qui est là. Celle du dessus compte.',
    },
    'starting location': {
      term: 'localisation de départ',
      also: 'localisations de départ',
      text: 'La localisation avec laquelle un joueur commence, si un objectif n’en dispose pas autrement.',
    },
    stacked: {
      term: 'empilé',
      also: 'empilée, empilés, empilées, empile, empiler',
      text: 'Gardé sous une autre carte ou dessus, sans être sur la table. Seuls les textes qui en parlent s’en servent.',
    },
    character: {
      term: 'personnage',
      also: 'personnages',
      text: 'Une personne, un alien ou un droïde. Les personnages vont de site en site, montent à bord de véhicules et de vaisseaux, et se battent.',
    },
    droid: {
      term: 'droïde',
      also: 'droïdes',
      text: 'Un personnage d’aptitude 0. Les droïdes seuls ne donnent pas de présence, sauf si une icône ou un texte le dit.',
    },
    alien: {
      term: 'alien',
      also: 'aliens',
      text: 'Un personnage qui n’est ni des Rebelles ni des Impériaux. Les deux côtés en ont.',
    },
    Rebel: {
      term: 'Rebelle',
      also: 'Rebelles',
      text: 'Une sorte de personnage du côté lumineux.',
    },
    Imperial: {
      term: 'Impérial',
      also: 'Impériaux, Impériale, Impériales',
      text: 'Une sorte de personnage du côté obscur.',
    },
    starship: {
      term: 'vaisseau spatial',
      also: 'vaisseaux spatiaux, vaisseau, vaisseaux',
      text: 'Ce qui vole dans l’espace : vaisseaux capitaux, chasseurs stellaires et escadrons. Il lui faut un pilote pour se déplacer et se battre.',
    },
    'capital starship': {
      term: 'vaisseau capital',
      also: 'vaisseaux capitaux',
      text: 'Un grand vaisseau blindé. Il porte beaucoup, mais reste dans l’espace : jamais à un site ni dans les nuages.',
    },
    starfighter: {
      term: 'chasseur stellaire',
      also: 'chasseurs stellaires',
      text: 'Un petit vaisseau manœuvrable. Il peut atterrir, et voyage dans la soute d’un vaisseau capital.',
    },
    squadron: {
      term: 'escadron',
      also: 'escadrons',
      text: 'Une carte qui vaut trois vaisseaux d’une classe. Ce qu’un pilote fait ailleurs en demande trois ici.',
    },
    vehicle: {
      term: 'véhicule',
      also: 'véhicules',
      text: 'Ce qui roule, marche ou flotte au sol. Il lui faut un conducteur ou un pilote, et il reste aux sites extérieurs.',
    },
    'transport vehicle': {
      term: 'véhicule de transport',
      also: 'véhicules de transport',
      text: 'Un véhicule qui porte des personnages et qui a un conducteur.',
    },
    'combat vehicle': {
      term: 'véhicule de combat',
      also: 'véhicules de combat',
      text: 'Un véhicule fait pour se battre. Il lui faut un pilote, et beaucoup sont fermés.',
    },
    'creature vehicle': {
      term: 'véhicule créature',
      also: 'véhicules créatures, véhicules créature',
      text: 'Une bête qu’on monte. Elle va sans conducteur, et ses cavaliers peuvent sauter quand elle est perdue.',
    },
    'shuttle vehicle': {
      term: 'véhicule de navette',
      also: 'véhicules de navette',
      text: 'Un véhicule qui peut monter des personnages à un vaisseau spatial et les redescendre, gratuitement.',
    },
    creature: {
      term: 'créature',
      also: 'créatures',
      text: 'Une bête sauvage. Dans les combats elle n’est d’aucun côté : elle attaque ce qui est là, et ne participe pas aux batailles.',
    },
    weapon: {
      term: 'arme',
      also: 'armes',
      text: 'Une carte qui tire en bataille, une fois dans chacune. Elle se déploie sur ce qui s’en sert, ou sur un site.',
    },
    'automated weapon': {
      term: 'arme automatisée',
      also: 'armes automatisées',
      text: 'Une arme qui tire d’elle-même au moment que dit son texte. Personne n’a besoin d’y être.',
    },
    artillery: {
      term: 'arme d’artillerie',
      also: 'armes d’artillerie, artillerie',
      text: 'Une arme lourde sur un site. Elle ne tire qu’avec une source d’énergie présente, et reste où elle est.',
    },
    device: {
      term: 'dispositif',
      also: 'dispositifs',
      text: 'Un outil porté par un personnage, un véhicule, un vaisseau spatial ou une localisation.',
    },
    Effect: {
      term: 'Effet',
      also: 'Effets',
      text: 'Une carte qui se déploie et reste. Son texte vaut tant qu’elle est sur la table.',
    },
    'Immediate Effect': {
      term: 'Effet immédiat',
      also: 'Effets immédiats',
      text: 'Un Effet qui se déploie en réponse, au moment qu’il nomme, même durant le tour de l’adversaire.',
    },
    'Mobile Effect': {
      term: 'Effet mobile',
      also: 'Effets mobiles',
      text: 'Un Effet qui va de localisation en localisation, comme son texte le dit.',
    },
    'Utinni Effect': {
      term: 'Effet Utinni',
      also: 'Effets Utinni',
      text: 'Un Effet à une localisation, dont la cible est ailleurs. Il agit quand la cible y vient.',
    },
    'Political Effect': {
      term: 'Effet politique',
      also: 'Effets politiques',
      text: 'Un Effet du Sénat, que renforcent les sénateurs et leur politique.',
    },
    Interrupt: {
      term: 'Interruption',
      also: 'Interruptions',
      text: 'Une carte qu’on joue de sa main, qui fait une chose une fois, et qui va à une pile.',
    },
    'Used Interrupt': {
      term: 'Interruption utilisée',
      also: 'Interruptions utilisées',
      text: 'Une Interruption qui va ensuite à votre pile de cartes utilisées, et revient ainsi dans votre paquet de réserve.',
    },
    'Lost Interrupt': {
      term: 'Interruption perdue',
      also: 'Interruptions perdues',
      text: 'Une Interruption qui va ensuite à votre pile de cartes perdues : elle coûte une carte de Force vitale.',
    },
    'Starting Interrupt': {
      term: 'Interruption de départ',
      also: 'Interruptions de départ',
      text: 'Une Interruption qui peut être jouée avant le premier tour, après les localisations de départ.',
    },
    'Epic Event': {
      term: 'évènement épique',
      also: 'évènements épiques, événement épique, événements épiques',
      text: 'Une carte qui se déploie et reste, et qui permet de tenter un exploit par un tirage de destinée.',
    },
    Objective: {
      term: 'objectif',
      also: 'objectifs',
      text: 'Une carte à deux côtés avec laquelle on commence. Elle se retourne d’elle-même quand sa condition est remplie.',
    },
    pilot: {
      term: 'pilote',
      also: 'pilotes, piloter, piloté, pilotée, pilotés, pilotées',
      text: 'Qui mène un vaisseau spatial ou un véhicule depuis une place de pilote. Sans lui, il ne se déplace ni ne se bat.',
    },
    driver: {
      term: 'conducteur',
      also: 'conducteurs, conduire, conduit',
      text: 'Qui conduit un véhicule de transport. N’importe quel personnage le peut ; parmi les droïdes, seul un droïde de véhicule.',
    },
    passenger: {
      term: 'passager',
      also: 'passagers',
      text: 'Qui est à bord sans piloter ni conduire. Dans un vaisseau spatial ou un véhicule fermé, son aptitude ne compte pas pour la destinée de bataille.',
    },
    capacity: {
      term: 'groupe de capacité',
      also: 'capacité, capacités, groupes de capacité, place de pilote, place de passager, places de pilote, places de passager, emplacement, emplacements',
      text: 'Combien de pilotes, conducteurs, passagers, véhicules et chasseurs stellaires un vaisseau spatial ou un véhicule peut prendre. Chaque carte y prend une place de sa sorte.',
    },
    'permanent pilot': {
      term: 'pilote permanent',
      also: 'pilotes permanents',
      text: 'Un pilote qui fait partie de la carte d’un vaisseau spatial ou d’un véhicule. Il ne prend pas de place et a sa propre aptitude.',
    },
    unpiloted: {
      term: 'sans pilote',
      also: '',
      text: 'Sans le pilote ou le conducteur qu’il lui faut : il ne se déplace pas, ne se bat pas et ne donne pas de puissance.',
    },
    astromech: {
      term: 'astromécano',
      also: 'astromécanos, droïde astromécano, droïdes astromécanos',
      text: 'Un droïde qui navigue : à sa place dans un chasseur stellaire, il lui permet d’utiliser son hypervitesse.',
    },
    'nav computer': {
      term: 'ordinateur de navigation',
      also: 'ordinateurs de navigation',
      text: 'L’icône d’un vaisseau spatial qui voyage par hypervitesse sans astromécano.',
    },
    bridge: {
      term: 'pont',
      also: 'ponts, passerelle',
      text: 'La partie d’un vaisseau spatial où sont ses pilotes et ses passagers. L’autre est la soute.',
    },
    'cargo bay': {
      term: 'cargaison',
      also: 'soute, soutes, capacité de chargement',
      text: 'La partie d’un vaisseau spatial qui porte des chasseurs stellaires et des véhicules.',
    },
    matching: {
      term: 'assorti',
      also: 'assortie, assortis, assorties, pilote assorti, vaisseau assorti, arme assortie',
      text: 'Un pilote et un vaisseau unique, ou un personnage et une arme, qui vont ensemble : l’un nomme l’autre.',
    },
    enclosed: {
      term: 'fermé',
      also: 'fermés, véhicule fermé, véhicules fermés',
      text: 'Clos de tous côtés : qui est à bord n’est pas présent dehors. Tout vaisseau spatial l’est, et un véhicule dont le texte d’ambiance le dit.',
    },
    power: {
      term: 'puissance',
      also: 'puissances',
      text: 'La force d’une carte en bataille : le nombre en bas à gauche.',
    },
    'total power': {
      term: 'puissance totale',
      also: 'puissances totales',
      text: 'La puissance de toutes vos cartes en bataille, avec ce qui s’y ajoute. Le plus grand total gagne.',
    },
    ability: {
      term: 'aptitude',
      also: 'aptitudes',
      text: 'L’intelligence ou le lien à la Force d’un personnage. Elle donne la présence ; 4 permettent de tirer une destinée de bataille.',
    },
    destiny: {
      term: 'destinée',
      also: 'destinées, tirage de destinée, tirages de destinée',
      text: 'Le nombre en haut à droite d’une carte, et les dés du jeu : on retourne la carte du dessus du paquet de réserve, et son nombre compte.',
    },
    maneuver: {
      term: 'manœuvre',
      also: 'manœuvres, manoeuvre, manoeuvres',
      text: 'La difficulté à toucher un chasseur stellaire ou un véhicule : sa valeur de défense.',
    },
    armor: {
      term: 'blindage',
      also: 'blindages',
      text: 'La protection d’un grand vaisseau, d’un véhicule ou d’un personnage : la valeur de défense de qui en a un.',
    },
    'defense value': {
      term: 'valeur de défense',
      also: 'valeurs de défense',
      text: 'Ce qu’une arme doit dépasser pour toucher : le blindage ou la manœuvre d’un vaisseau ou véhicule ; pour un personnage son aptitude, son blindage ou sa manœuvre, selon le plus élevé.',
    },
    forfeit: {
      term: 'comptabiliser en valeur de perte',
      also: 'valeur de perte, valeurs de perte, comptabilise en valeur de perte, comptabilisez en valeur de perte, comptabilisé en valeur de perte, comptabilisée en valeur de perte, comptabilisés en valeur de perte, comptabilisées en valeur de perte',
      text: 'Sacrifier une carte au segment des dommages. Sa valeur de perte, en bas à droite, compense autant d’attrition et de dommages de bataille.',
    },
    landspeed: {
      term: 'vitesse terrestre',
      also: 'vitesses terrestres',
      text: 'Combien de sites de la rangée un personnage ou un véhicule franchit d’un coup. Sans nombre, c’est 1.',
    },
    hyperspeed: {
      term: 'hypervitesse',
      also: 'hypervitesses',
      text: 'Combien de parsecs un vaisseau spatial franchit d’un système à l’autre en un déplacement.',
    },
    politics: {
      term: 'politique',
      also: '',
      text: 'Le poids d’un sénateur ou de ses semblables au Sénat galactique.',
    },
    ferocity: {
      term: 'férocité',
      also: '',
      text: 'Le danger d’une créature : ce que la puissance est aux autres. On y ajoute souvent une destinée.',
    },
    battle: {
      term: 'bataille',
      also: 'batailles',
      text: 'Un combat à une localisation où les deux côtés ont une présence : toutes vos cartes contre toutes celles de l’adversaire. Il coûte 1 Force.',
    },
    'battle destiny': {
      term: 'destinée de bataille',
      also: 'destinées de bataille',
      text: 'Une destinée tirée en bataille par qui y a une aptitude de 4 ou plus. Elle s’ajoute à la puissance totale et fait l’attrition de l’adversaire.',
    },
    attrition: {
      term: 'attrition',
      also: '',
      text: 'Ce que la destinée de bataille coûte à l’autre côté : il doit sacrifier des cartes pour autant, même s’il gagne. La Force ne la paie pas.',
    },
    'battle damage': {
      term: 'dommages de bataille',
      also: '',
      text: 'Ce que doit le perdant d’une bataille : la différence des puissances totales. Il paie en valeur de perte ou en perdant de la Force.',
    },
    'weapon destiny': {
      term: 'destinée d’arme',
      also: 'destinées d’arme',
      text: 'Une destinée tirée quand une arme tire. L’arme dit ce que le total doit dépasser.',
    },
    'movement destiny': {
      term: 'destinée de mouvement',
      also: 'destinées de mouvement',
      text: 'Une destinée que certains lieux demandent à qui s’y déplace ou en part. Trop basse, la carte est perdue.',
    },
    'weapons segment': {
      term: 'segment des armes',
      also: 'segments des armes',
      text: 'La première partie d’une bataille. Les joueurs font tour à tour tirer des armes et jouent des cartes.',
    },
    'power segment': {
      term: 'segment de puissance',
      also: 'segments de puissance',
      text: 'La deuxième partie d’une bataille. On tire les destinées de bataille, puis on compte puissance et attrition.',
    },
    'damage segment': {
      term: 'segment des dommages',
      also: 'segments des dommages',
      text: 'La troisième partie d’une bataille. On comptabilise des cartes et on perd de la Force jusqu’à ce que tout soit payé.',
    },
    hit: {
      term: 'touché',
      also: 'touchée, touchés, touchées',
      text: 'Atteint par une arme. Une carte touchée se bat encore, mais doit être sacrifiée avant la fin de la bataille.',
    },
    'immune to attrition': {
      term: 'immunisé contre l’attrition',
      also: 'immunisée contre l’attrition, immunisés contre l’attrition, immunisées contre l’attrition, immunité contre l’attrition',
      text: 'Que l’attrition n’oblige pas à sacrifier ; avec un nombre, seulement tant que l’attrition est inférieure.',
    },
    exclude: {
      term: 'exclure d’une bataille',
      also: 'exclure, exclut, exclu, exclue, exclus, exclues, exclusion',
      text: 'Retirer une carte d’une bataille. Elle est inactive jusqu’à la fin de la bataille.',
    },
    lost: {
      term: 'perdu',
      also: 'perdue, perdus, perdues',
      text: 'Ce qui est perdu va à la pile de cartes perdues de son propriétaire. Une carte perdue emporte ce qu’elle porte.',
    },
    'Force drain': {
      term: 'drain de Force',
      also: 'drains de Force, drain, drains, drainer, draine, drainez, drainé, drainée',
      text: 'Durant votre phase de contrôle, à une localisation que vous contrôlez : l’adversaire perd autant de Force qu’il y a d’icônes de Force.',
    },
    move: {
      term: 'se déplacer',
      also: 'déplacer, déplace, se déplace, déplacent, se déplacent, déplacez, déplacé, déplacée, déplacés, déplacées, déplacement, déplacements, mouvement, mouvements',
      text: 'Aller d’un lieu à un autre. Il y a des déplacements normaux, des déplacements illimités et des réactions.',
    },
    'regular move': {
      term: 'déplacement normal',
      also: 'déplacements normaux',
      text: 'Un déplacement ordinaire, par vitesse terrestre ou hypervitesse par exemple. Une carte en fait un par tour, durant la phase de son joueur.',
    },
    'unlimited move': {
      term: 'déplacement illimité',
      also: 'déplacements illimités, mouvement illimité',
      text: 'Un déplacement qu’on peut faire autant de fois qu’on veut en un tour, comme embarquer ou amarrer.',
    },
    embark: {
      term: 'embarquer',
      also: 'embarque, embarquent, embarquez, embarqué, embarquée, embarqués, embarquées, embarquement',
      text: 'Monter à bord d’un vaisseau spatial ou d’un véhicule au même lieu, s’il y a une place libre. C’est un déplacement illimité.',
    },
    disembark: {
      term: 'débarquer',
      also: 'débarque, débarquent, débarquez, débarqué, débarquée, débarqués, débarquées, débarquement',
      text: 'Descendre d’un vaisseau spatial ou d’un véhicule au lieu où il est. C’est un déplacement illimité.',
    },
    shuttle: {
      term: 'transport par navette',
      also: 'par navette, navette, navettes',
      text: 'Déplacer un personnage ou un véhicule entre un site extérieur et un de vos vaisseaux capitaux au système planétaire, pour 1 Force.',
    },
    land: {
      term: 'atterrir',
      also: 'atterrit, atterrissent, atterrissez, atterri, atterrie, atterris, atterries, atterrissage',
      text: 'Descendre un chasseur stellaire d’un système ou d’un secteur à un site extérieur, pour 1 Force. Atterri, il compte comme sans pilote.',
    },
    'take off': {
      term: 'décoller',
      also: 'décolle, décollent, décollez, décollé, décollage',
      text: 'Faire monter un vaisseau atterri d’un site à son système ou secteur, pour 1 Force ; d’une aire de mise à quai, c’est gratuit.',
    },
    'docking bay transit': {
      term: 'transit par les aires de mise à quai',
      also: 'transit, transits',
      text: 'Envoyer un groupe de personnages et de véhicules d’une aire de mise à quai à une autre. L’aire qu’ils quittent dit ce que cela coûte.',
    },
    dock: {
      term: 'amarrer',
      also: 'amarre, amarrent, amarrez, amarré, amarrés, amarrage, capacité de mise à quai',
      text: 'Joindre deux de vos vaisseaux spatiaux au même système ou secteur, pour que des cartes passent de l’un à l’autre.',
    },
    react: {
      term: 'réagir',
      also: 'réaction, réactions, réagit, réagissent, réagissez',
      text: 'Se déplacer ou se déployer pour répondre à l’adversaire : là où il vient d’engager une bataille ou un drain de Force, ou pour s’en éloigner.',
    },
    'move away': {
      term: 's’éloigner',
      also: 's’éloigne, s’éloignent, éloigner',
      text: 'Quitter une localisation par tout déplacement que la carte pourrait faire, quand un texte le lui dit.',
    },
    follow: {
      term: 'suivre',
      also: 'suit une autre, suivent',
      text: 'Faire le même chemin qu’une carte qui vient de quitter le même lieu, si un texte le permet.',
    },
    relocate: {
      term: 'relocaliser',
      also: 'relocalise, relocalisé, relocalisée, relocalisés, relocalisées, relocalisation, relocalisations',
      text: 'Être porté par un texte d’une localisation à une autre, si loin qu’elle soit.',
    },
    transfer: {
      term: 'transférer',
      also: 'transfert, transferts, transfère, transférez, transféré, transférée',
      text: 'Passer une arme ou un dispositif à une autre de vos cartes présentes, pour autant de Force que son coût de déploiement.',
    },
    'sector movement': {
      term: 'déplacement de secteur',
      also: 'déplacements de secteur',
      text: 'Aller d’un système planétaire à ses secteurs, ou de secteur en secteur.',
    },
    capture: {
      term: 'capturer',
      also: 'capture, capturent, capturé, capturée, capturés, capturées, captures',
      text: 'Faire d’un personnage du côté lumineux un captif. On le saisit ou on l’emprisonne, ou il s’échappe.',
    },
    captive: {
      term: 'captif',
      also: 'captifs, captive, captives',
      text: 'Un personnage capturé. Il est inactif, et va où va son escorte ou reste en prison.',
    },
    escort: {
      term: 'escorte',
      also: 'escortes, escorter, escorté, escortée, escortés',
      text: 'Le guerrier ou chasseur de primes du côté obscur qui emmène un captif. Chacun en escorte un.',
    },
    prison: {
      term: 'prison',
      also: 'prisons, emprisonner, emprisonné, emprisonnée, emprisonnés, emprisonnées, emprisonnement',
      text: 'Un site qui garde des captifs sans escorte. Qui y est emprisonné ne peut être libéré que là.',
    },
    frozen: {
      term: 'gelé',
      also: 'gelée, gelés, gelées, captif gelé, captifs gelés',
      text: 'Pris dans la carbonite : un captif qu’on peut laisser non accompagné, et que rien ne blesse.',
    },
    release: {
      term: 'libérer',
      also: 'libère, libéré, libérée, libérés, libérées, libération',
      text: 'Rendre sa liberté à un captif. Il va du côté lumineux du site, ou à la pile de cartes utilisées.',
    },
    undercover: {
      term: 'clandestin',
      also: 'clandestine, clandestins, clandestines, espion clandestin, espions clandestins',
      text: 'Un espion placé du côté de l’adversaire sur un site. Il y empêche les drains de Force, jusqu’à ce que sa couverture soit rompue.',
    },
    'break cover': {
      term: 'renoncer à la couverture',
      also: 'renonce à sa couverture, renoncer à sa couverture, couverture, couverture est rompue',
      text: 'Cesser d’être clandestin. L’espion revient de son propre côté du site.',
    },
    missing: {
      term: 'disparu',
      also: 'disparue, disparus, disparues',
      text: 'Perdu de vue, mais non de la table : le personnage est inactif jusqu’à ce qu’on le retrouve.',
    },
    steal: {
      term: 'voler une carte',
      also: 'volé, volée, volés, volées, s’emparer, s’empare',
      text: 'Prendre une carte de l’adversaire et s’en servir comme d’une des siennes. Perdue, elle va à la pile de son propriétaire.',
    },
    warrior: {
      term: 'guerrier',
      also: 'guerriers',
      text: 'Une icône de personnage. Les guerriers peuvent utiliser les armes qui en demandent un, et escorter des captifs.',
    },
    'bounty hunter': {
      term: 'chasseur de primes',
      also: 'chasseurs de primes',
      text: 'Un personnage qui vit de captures. Il peut escorter un captif.',
    },
    operative: {
      term: 'agent',
      also: 'agents',
      text: 'Un personnage qui travaille sur la planète que nomme son titre. Les agents seuls n’y contrôlent pas de localisation.',
    },
    attack: {
      term: 'attaque',
      also: 'attaques, attaquer, attaquent, attaquez, attaqué, attaquée',
      text: 'Un combat avec une créature : elle attaque d’elle-même, ou vos cartes l’attaquent. Ce n’est pas une bataille.',
    },
    habitat: {
      term: 'habitat',
      also: 'habitats',
      text: 'Les lieux où une créature peut être, comme sa carte le dit.',
    },
    parasite: {
      term: 'parasite',
      also: 'parasites',
      text: 'Une créature qui s’attache à ce qu’elle attaque, et lui nuit dès lors.',
    },
    selective: {
      term: 'sélective',
      also: 'sélectives, créature sélective, créatures sélectives',
      text: 'Une créature sélective n’attaque pas celles de son espèce.',
    },
    peek: {
      term: 'jeter un coup d’œil',
      also: 'jette un coup d’œil, jetez un coup d’œil, coup d’œil',
      text: 'Regarder des cartes sans les montrer à l’adversaire.',
    },
    reveal: {
      term: 'révéler',
      also: 'révèle, révélez, révélé, révélée, révélés, révélées',
      text: 'Montrer des cartes aux deux joueurs. Elles restent où elles sont.',
    },
    verify: {
      term: 'vérification',
      also: 'vérifier, vérifie, vérifications',
      text: 'Si une recherche dans une pile ne donne rien, l’adversaire peut y regarder pour voir si c’est vrai.',
    },
    shuffle: {
      term: 'mélanger',
      also: 'mélange, mélangez, mélangé, mélangée, mélangés, mélangées, remélanger, remélangé, remélangée',
      text: 'Mêler une pile. L’adversaire peut la couper ensuite.',
    },
    maintenance: {
      term: 'coût d’entretien',
      also: 'coûts d’entretien, entretien, entretenir',
      text: 'Ce que certaines cartes coûtent à la fin de chacun de vos tours. Qui ne paie pas s’en sépare.',
    },
    'Light Side': {
      term: 'côté lumineux',
      also: 'Lumière',
      text: 'Le joueur des Rebelles, dessiné rond et bleu. Il joue en second.',
    },
    'Dark Side': {
      term: 'côté obscur',
      also: '',
      text: 'Le joueur de l’Empire, dessiné en rouge, aux coins coupés. Il joue en premier.',
    },
  },
}
