export const mov0 = {
  'MOV-001': {
    title: 'La phase de déplacement',
    text: 'La phase de bataille terminée, vous passez à votre phase de déplacement, la cinquième des six phases du tour ; votre phase de pioche vient ensuite.',
  },
  'MOV-002': {
    title: 'Qui déplace quoi',
    text: 'Durant votre phase de déplacement, vous pouvez déplacer vos propres personnages, véhicules, vaisseaux spatiaux et toute autre carte à vous qui en est capable. Rien ne vous y oblige.',
  },
  'MOV-003': {
    title: 'Trois sortes de mouvement',
    text: 'Quand un personnage, une créature, un vaisseau spatial, un véhicule ou un système planétaire mobile Death Star se déplace, c’est par un déplacement normal, un déplacement illimité ou une réaction. Il n’existe pas de quatrième sorte.',
  },
  'MOV-004': {
    title: 'Relocalisation sans mouvement',
    text: 'Une carte qui change de place autrement que par déplacement normal, déplacement illimité ou réaction ne s’est pas déplacée. Ce qui limite, modifie, annule ou suspend le mouvement n’a aucune prise sur elle.',
  },
  'MOV-005': {
    title: 'Sans pilote, pas de mouvement',
    text: 'Un véhicule ou un vaisseau spatial que personne ne pilote ni ne conduit reste sur place. Les Lift Tubes et les véhicules créatures ne sont jamais sans pilote.',
  },
  'MOV-006': {
    title: 'L’astromécano ne sert qu’à l’hypervitesse',
    text: 'Votre vaisseau spatial n’a besoin d’un astromécano ou d’un ordinateur de navigation que pour utiliser son hypervitesse. Il fait tous ses autres déplacements sans cela.',
  },
  'MOV-007': {
    title: 'Lieux interdits à une carte',
    text: 'Si une règle dit qu’une catégorie de cartes ne peut jamais être à un certain endroit, vous ne pouvez ni y déployer une telle carte ni l’y déplacer.',
  },
  'MOV-008': {
    title: 'Liste des déplacements normaux',
    text: 'Sont des déplacements normaux : vitesse terrestre, hypervitesse, déplacement de secteur, texte de localisation, transit par les aires de mise à quai, atterrissage, décollage, transport par navette, passage par les sites d’un vaisseau spatial ou d’un véhicule. S’y ajoutent le déplacement d’une Death Star, le trajet vers une Death Star en orbite ou depuis elle, l’entrée des chasseurs stellaires du côté lumineux dans Death Star: Trench, et les deux trajets d’un Bombing Run.',
  },
  'MOV-009': {
    title: 'Seule la carte active s’est déplacée',
    text: 'Le déplacement normal est compté à la carte qui l’effectue. Les cartes qu’elle emporte gardent le leur.',
  },
  'MOV-010': {
    title: 'Une réaction n’use pas ce déplacement',
    text: 'Vitesse terrestre, hypervitesse et autres ne sont pas des déplacements normaux quand ils font partie d’une réaction.',
  },
  'MOV-011': {
    title: 'Un déplacement normal par tour',
    text: 'Chaque carte n’a droit qu’à un seul déplacement normal par tour. Elle peut encore faire ensuite des déplacements illimités ou être portée.',
  },
  'MOV-012': {
    title: 'Durant votre phase de déplacement',
    text: 'Vous effectuez les déplacements normaux durant votre propre phase de déplacement. Il faut une carte ou une règle pour en faire à un autre moment.',
  },
  'MOV-013': {
    title: 'Déplacement normal par texte de jeu',
    text: 'Certains déplacements normaux viennent des règles, d’autres d’un texte de jeu. Les uns comme les autres consomment le seul déplacement normal que la carte possède pour ce tour.',
  },
  'MOV-014': {
    title: 'Gratuit, mais compté',
    text: 'Gratuit veut dire que vous n’utilisez pas de Force. Un déplacement normal gratuit reste le déplacement normal de cette carte pour ce tour.',
  },
  'MOV-015': {
    title: 'Attack Run : l’entrée',
    text: 'Quand vos chasseurs stellaires du côté lumineux s’engagent dans Death Star: Trench pour un Attack Run, chacun fait son déplacement normal. Vous n’y utilisez pas de Force.',
  },
  'MOV-016': {
    title: 'Attack Run : la poursuite',
    text: 'Les vaisseaux spatiaux du côté obscur qui entrent à leur suite dans la Trench le font gratuitement, par un déplacement illimité.',
  },
  'MOV-017': {
    title: 'Attack Run : le retour',
    text: 'Une fois tirées les destinées de l’Attack Run, les chasseurs stellaires quittent la Trench pour le système planétaire Death Star. Ce retour est un déplacement illimité et gratuit.',
  },
  'MOV-018': {
    title: 'Bombing Run : la descente',
    text: 'Pour amener un bombardier TIE à son site, vous dépensez son déplacement normal et 1 Force, plus 1 Force pour chaque secteur nuageux traversé.',
  },
  'MOV-019': {
    title: 'Bombing Run : la remontée',
    text: 'Le vol du site bombardé vers le système planétaire est à nouveau un déplacement normal, mais gratuit. Les nuages en chemin ne coûtent rien.',
  },
  'MOV-020': {
    title: 'Transit par les aires',
    text: 'Par le transit par les aires de mise à quai, vous envoyez ensemble, en un seul groupe, autant de vos personnages et véhicules que vous voulez d’une aire de mise à quai à une autre qui est sur la table.',
  },
  'MOV-021': {
    title: 'Transit sans vaisseau spatial',
    text: 'Le transit par les aires de mise à quai ne demande ni vaisseau spatial ni hypervitesse, et les deux aires n’ont pas à être associées. On imagine des vaisseaux de louage.',
  },
  'MOV-022': {
    title: 'Armes en transit',
    text: 'Seules peuvent se joindre au groupe les armes qui se déploient sur un site et dont le texte de jeu permet le déplacement, comme Medium Repeating Blaster Cannon.',
  },
  'MOV-023': {
    title: 'Pas de transit pour vaisseaux atterris',
    text: 'Le transit par les aires de mise à quai sert aux personnages, aux véhicules et aux armes de site mobiles. Un vaisseau spatial atterri n’y a pas droit.',
  },
  'MOV-024': {
    title: 'Coût du transit',
    text: 'Vous payez une seule fois pour tout le groupe : le coût de transit de l’aire de mise à quai que vous quittez, modifié par ce qu’en dit l’aire d’arrivée.',
  },
  'MOV-025': {
    title: 'Aire sans coût de transit',
    text: 'Si l’aire de mise à quai que vous quittez n’indique aucun coût de transit, partez de 0. L’aire de l’autre bout peut encore l’augmenter.',
  },
  'MOV-026': {
    title: 'À bord pendant le transit',
    text: 'Les personnages assis dans un véhicule qui fait un transit par les aires de mise à quai sont seulement portés. Ils ne se sont pas déplacés et gardent leur déplacement normal.',
  },
  'MOV-027': {
    title: 'Suivre : après tout déplacement',
    text: 'Quand un texte permet à une carte d’en suivre une autre, peu importe comment celle-ci s’est déplacée : un transit par les aires de mise à quai ou une Interruption qui la relocalise conviennent aussi.',
  },
  'MOV-028': {
    title: 'Suivre : les moyens permis',
    text: 'La carte qui suit utilise sa vitesse terrestre, son hypervitesse, un déplacement de secteur, l’atterrissage ou le décollage, ou bien passe entre un système planétaire mobile et celui autour duquel il est en orbite, ou entre un site de vaisseau spatial ou de véhicule et l’extérieur. Aucun autre moyen ne convient.',
  },
  'MOV-029': {
    title: 'Suivre : partir du bon endroit',
    text: 'Pour suivre, votre carte doit être à une localisation que la carte suivie vient de quitter ou de traverser.',
  },
  'MOV-030': {
    title: 'Suivre : jusqu’au bout',
    text: 'La carte qui suit vise la nouvelle localisation de l’autre, et aucune autre. Si elle ne peut l’atteindre par ce déplacement, elle ne suit pas du tout.',
  },
  'MOV-031': {
    title: 'Suivre : au coût habituel',
    text: 'Payez pour la carte qui suit ce que coûte d’ordinaire sa propre façon de se déplacer.',
  },
  'MOV-032': {
    title: 'Suivre : un déplacement normal',
    text: 'En suivant une autre carte, une carte fait son déplacement normal du tour.',
  },
  'MOV-033': {
    title: 'Suivre : la carte peut déroger',
    text: 'Si le texte qui permet de suivre dit autre chose, c’est lui qui l’emporte. Aratech Corporation, par exemple, le rend gratuit.',
  },
  'MOV-034': {
    title: 'Pas d’hypervitesse sans navigation',
    text: 'Pour utiliser son hypervitesse, votre vaisseau spatial doit avoir à bord un astromécano ou un ordinateur de navigation.',
  },
  'MOV-035': {
    title: 'Coût de l’hypervitesse',
    text: 'Chaque déplacement par hypervitesse vous coûte 1 Force, si loin que vous alliez.',
  },
  'MOV-036': {
    title: 'De système à système',
    text: 'L’hypervitesse vous mène du système planétaire où vous êtes à la carte d’un autre système planétaire. Vous ne pouvez vous arrêter ni à un secteur, ni à un site, ni entre deux systèmes planétaires.',
  },
  'MOV-037': {
    title: 'Portée de l’hypervitesse',
    text: 'Retranchez le plus petit numéro de parsec du plus grand : le résultat ne doit pas dépasser l’hypervitesse du vaisseau spatial.',
  },
  'MOV-038': {
    title: 'Se déplacer de 0 parsec',
    text: 'Même au même parsec, on ne passe d’un système planétaire à un autre que par hypervitesse. Il faut à votre vaisseau spatial une hypervitesse d’au moins 1, ainsi que son astromécano ou ordinateur de navigation.',
  },
  'MOV-039': {
    title: 'Death Star en orbite, sans hypervitesse',
    text: 'Pour aller d’une Death Star au système planétaire autour duquel elle est en orbite, ou l’inverse, il suffit d’une hypervitesse de 0, sans astromécano ni ordinateur de navigation.',
  },
  'MOV-040': {
    title: 'Hypervitesse des Death Stars',
    text: 'Les Death Stars ne sont pas des vaisseaux spatiaux ; pourtant elles ont une hypervitesse, ou peuvent en recevoir une.',
  },
  'MOV-041': {
    title: 'Qui peut atterrir',
    text: 'Vos chasseurs stellaires et vos escadrons, ainsi que les cartes qui se déplacent comme un chasseur stellaire, peuvent atterrir et décoller. Les autres vaisseaux capitaux restent dans l’espace.',
  },
  'MOV-042': {
    title: 'Entre système et site extérieur',
    text: 'Vous pouvez atterrir directement d’un système planétaire à n’importe quel site extérieur associé, et en décoller de la même façon.',
  },
  'MOV-043': {
    title: 'Entre secteur et site',
    text: 'Du secteur nuageux le plus bas, vous pouvez atterrir à un site extérieur associé, et de Big One à son site de la caverne. On décolle par ces deux mêmes voies.',
  },
  'MOV-044': {
    title: 'À quai dans un vaisseau spatial',
    text: 'Un vaisseau spatial qui a pour site une aire de mise à quai accueille des visiteurs : votre chasseur stellaire peut y atterrir depuis le système planétaire où ce vaisseau spatial est présent, et en redécoller vers lui.',
  },
  'MOV-045': {
    title: 'Coût de l’atterrissage et du décollage',
    text: 'Vous utilisez 1 Force pour atterrir, et 1 Force pour décoller.',
  },
  'MOV-046': {
    title: 'Gratuit à quai',
    text: 'Si le site est une aire de mise à quai, vous y atterrissez ou en décollez gratuitement.',
  },
  'MOV-047': {
    title: 'Les TIE veulent une aire',
    text: 'Un TIE n’atterrit pas n’importe où : le site doit être une aire de mise à quai.',
  },
  'MOV-048': {
    title: 'Atterri, donc sans pilote',
    text: 'Tant que votre vaisseau spatial est atterri, il passe pour être sans pilote, quels que soient ses occupants.',
  },
  'MOV-049': {
    title: 'Atterrir à travers les nuages',
    text: 'Dès qu’il y a des secteurs nuageux au système planétaire, la voie directe est fermée. Votre chasseur stellaire traverse d’abord les nuages et atterrit depuis le plus bas ; en décollant, il arrive de même au plus bas.',
  },
  'MOV-050': {
    title: 'Se déplacer par vitesse terrestre',
    text: 'Votre personnage, votre créature ou votre véhicule peut gagner des sites adjacents grâce à sa vitesse terrestre. C’est son déplacement normal.',
  },
  'MOV-051': {
    title: 'Coût de la vitesse terrestre',
    text: 'Un déplacement par vitesse terrestre coûte 1 Force en tout, qu’il couvre un site ou plusieurs.',
  },
  'MOV-052': {
    title: 'Les véhicules restent dehors',
    text: 'Par vitesse terrestre, votre véhicule ne peut gagner ou traverser que des sites extérieurs, à moins que sa carte ne lui ouvre l’intérieur.',
  },
  'MOV-053': {
    title: 'La vitesse terrestre ordinaire est 1',
    text: 'Votre personnage ou votre créature a une vitesse terrestre de 1 si rien ne dit le contraire. Celle d’un véhicule est inscrite sur sa carte.',
  },
  'MOV-054': {
    title: 'Un nombre maximal de sites',
    text: 'En son unique déplacement, une carte franchit autant de sites adjacents que sa vitesse terrestre l’indique, ou moins si vous préférez.',
  },
  'MOV-055': {
    title: 'Sites qui ralentissent',
    text: 'Certains sites, comme Tatooine: Desert, exigent un supplément de vitesse terrestre pour y entrer, en sortir ou les traverser. Il en reste d’autant moins pour la suite du trajet.',
  },
  'MOV-056': {
    title: 'Pas de demi-tour',
    text: 'Durant un même déplacement par vitesse terrestre, votre carte garde sa direction ; elle ne peut pas revenir sur ses pas.',
  },
  'MOV-057': {
    title: 'S’arrêter, c’est finir',
    text: 'Quand une carte s’est arrêtée, son déplacement par vitesse terrestre est terminé. Vous ne pouvez pas garder le reste pour plus tard dans le tour.',
  },
  'MOV-058': {
    title: 'De site à site seulement',
    text: 'La vitesse terrestre vous mène de site en site. Elle ne vous fait monter ni à un secteur ni à un système planétaire.',
  },
  'MOV-059': {
    title: 'Death Stars : l’hypervitesse seule',
    text: 'L’hypervitesse est l’unique moyen de déplacer une Death Star.',
  },
  'MOV-060': {
    title: 'D’où vient leur hypervitesse',
    text: 'La première Death Star tient son hypervitesse de son propre texte de jeu ou d’autres cartes. Death Star II n’en a aucune tant que That Thing’s Operational ne lui en donne pas.',
  },
  'MOV-061': {
    title: 'Déplacer une Death Star',
    text: 'Vous déplacez une Death Star comme pour toute hypervitesse : 1 Force, pas plus loin que son hypervitesse, et une fois par tour, comme déplacement normal.',
  },
  'MOV-062': {
    title: 'Une Death Star navigue seule',
    text: 'On ne demande ni astromécano ni ordinateur de navigation à une Death Star qui utilise son hypervitesse.',
  },
  'MOV-063': {
    title: 'Death Star dans l’espace profond',
    text: 'Une Death Star, et elle seule, peut s’arrêter dans l’espace profond, même à un parsec où elle aurait un système planétaire autour duquel se mettre en orbite.',
  },
  'MOV-064': {
    title: 'Annoncer où est la Death Star',
    text: 'Quand vous déplacez une Death Star, annoncez son nouveau parsec, et si elle y est en orbite autour d’un système planétaire (lequel ?) ou dans l’espace profond.',
  },
  'MOV-065': {
    title: 'La Death Star change d’orbite',
    text: 'Une Death Star dont l’hypervitesse dépasse 0 peut se déplacer de 0 parsec pour 1 Force : se mettre en orbite, gagner l’espace profond ou passer à un autre système planétaire de son parsec.',
  },
  'MOV-066': {
    title: 'Elle emporte tout avec elle',
    text: 'Quand une Death Star se déplace, toutes les cartes qui y sont partent avec elle, les vôtres comme celles de votre adversaire.',
  },
  'MOV-067': {
    title: 'Une Death Star, pas un vaisseau',
    text: 'Une Death Star est un système planétaire mobile. Ce qui annule ou modifie l’hypervitesse des vaisseaux spatiaux ne la touche pas, sauf à mentionner les Death Stars.',
  },
  'MOV-068': {
    title: 'Vers une Death Star par hypervitesse',
    text: 'Pour un vaisseau spatial, une Death Star est un système planétaire comme un autre : il peut y aller ou en partir par hypervitesse, même dans l’espace profond.',
  },
  'MOV-069': {
    title: 'Entre Death Star et planète',
    text: 'Pour 1 Force et son déplacement normal, votre vaisseau spatial peut aller d’une Death Star au système planétaire autour duquel elle est en orbite, ou l’inverse. Il le peut même s’il n’a pas d’hypervitesse ou n’a pas le droit de s’en servir.',
  },
  'MOV-070': {
    title: 'Sans orbite, pas de raccourci',
    text: 'Dans l’espace profond, une Death Star n’est en orbite autour de rien : seule l’hypervitesse permet d’en partir. Être au même parsec qu’un système planétaire ne suffit pas.',
  },
  'MOV-071': {
    title: 'Vaisseaux spatiaux et astéroïdes',
    text: 'Les secteurs d’astéroïdes sont ouverts aux vaisseaux spatiaux de toute classe.',
  },
  'MOV-072': {
    title: 'Qui entre dans les nuages',
    text: 'Dans les secteurs nuageux ne volent que les chasseurs stellaires et ce qui se déplace comme eux, ainsi que les engins de patrouille, véhicules de navette et voitures des nuages dont la vitesse terrestre dépasse 0.',
  },
  'MOV-073': {
    title: 'Coût du déplacement de secteur',
    text: 'Vous utilisez 1 Force pour chaque déplacement vers des secteurs, depuis eux ou entre eux.',
  },
  'MOV-074': {
    title: 'Entre système et secteurs',
    text: 'Du système planétaire, vous n’entrez que dans le secteur associé qui en est le plus proche, et c’est de ce secteur seul que vous pouvez y revenir.',
  },
  'MOV-075': {
    title: 'De secteur en secteur',
    text: 'Une carte à un secteur peut se déplacer au secteur adjacent.',
  },
  'MOV-076': {
    title: 'Deux secteurs pour les chasseurs',
    text: 'Votre chasseur stellaire, ou une carte qui se déplace comme un chasseur stellaire, peut avancer de deux secteurs en un seul déplacement entre secteurs, pour la même Force.',
  },
  'MOV-077': {
    title: 'Un secteur pour les véhicules',
    text: 'Les véhicules admis dans les nuages avancent d’un secteur par déplacement. Ils n’en franchissent deux que si leur texte les fait se déplacer comme un chasseur stellaire.',
  },
  'MOV-078': {
    title: 'Atterrir depuis un secteur',
    text: 'Depuis les secteurs, il n’y a que deux façons d’atterrir : de Big One à son propre site, et du secteur nuageux le plus bas à un site extérieur associé. On décolle par les mêmes voies.',
  },
  'MOV-079': {
    title: 'Secteurs de Death Star II',
    text: 'À l’intérieur de Death Star II, des règles de déplacement particulières remplacent celles des autres secteurs. Y entrer demande un déplacement normal et 1 Force.',
  },
  'MOV-080': {
    title: 'Transport par navette',
    text: 'Vous pouvez faire monter par navette l’un de vos personnages ou véhicules d’un site extérieur à votre vaisseau capital au système planétaire associé, ou l’en faire descendre. Cela coûte 1 Force et c’est un déplacement normal.',
  },
  'MOV-081': {
    title: 'Quand la navette est refusée',
    text: 'Sans véhicule de navette, le transport par navette ne dessert ni un site intérieur, ni un chasseur stellaire, ni un vaisseau spatial de l’adversaire. Votre vaisseau spatial ne doit pas non plus être à un système planétaire sans lien avec le site.',
  },
  'MOV-082': {
    title: 'À bord du véhicule transporté',
    text: 'Les personnages d’un véhicule transporté par navette l’accompagnent. Ils sont portés, ce n’est donc pas un déplacement pour eux.',
  },
  'MOV-083': {
    title: 'La navette et les nuages',
    text: 'Ajoutez 1 Force au coût du transport par navette pour chaque secteur nuageux entre le système planétaire et ses sites. Un véhicule de navette n’en tient pas compte.',
  },
  'MOV-084': {
    title: 'Véhicule de navette : tout vaisseau',
    text: 'Avec un véhicule de navette, vos personnages peuvent aller de son site à n’importe lequel de vos vaisseaux spatiaux au système planétaire associé, même un chasseur stellaire, et en revenir.',
  },
  'MOV-085': {
    title: 'Véhicule de navette : qui s’est déplacé',
    text: 'Quand un véhicule de navette transporte quelqu’un, lui et chaque personnage transporté ont fait leur déplacement normal.',
  },
  'MOV-086': {
    title: 'Véhicule de navette : gratuit',
    text: 'Le transport par véhicule de navette ne demande pas de Force, même s’il y a des nuages.',
  },
  'MOV-087': {
    title: 'Véhicule de navette : aller et retour',
    text: 'Le véhicule de navette monte et revient : laissez-le donc à son site.',
  },
  'MOV-088': {
    title: 'Véhicule de navette : la montée',
    text: 'À la montée, votre passager débarque du véhicule de navette et embarque à bord du vaisseau spatial choisi, le tout en une même action.',
  },
  'MOV-089': {
    title: 'Véhicule de navette : la descente',
    text: 'À la descente, votre personnage quitte le vaisseau spatial et embarque à bord du véhicule de navette en une même action. Il se retrouve dans le véhicule et non dehors, sur le site.',
  },
  'MOV-090': {
    title: 'Embarquer pendant le transport',
    text: 'Seul un véhicule de navette permet aux personnages d’embarquer ou de débarquer au cours du transport par navette. Sans lui, c’est impossible.',
  },
  'MOV-091': {
    title: 'Sites de vaisseau et de véhicule',
    text: 'Vos cartes peuvent passer entre votre vaisseau spatial ou véhicule, ou ce qui l’entoure, et ses sites associés. Il y faut un déplacement normal, mais pas de Force.',
  },
  'MOV-092': {
    title: 'Entre la carte et ses sites',
    text: 'Une de vos cartes peut aller de la carte du vaisseau spatial ou du véhicule à l’un de ses sites, ou du site à cette carte dans la limite des capacités.',
  },
  'MOV-093': {
    title: 'Du véhicule au vaisseau porteur',
    text: 'Tant que votre véhicule est à bord d’un vaisseau spatial, vos cartes peuvent passer des sites du véhicule à la carte du vaisseau spatial, et inversement.',
  },
  'MOV-094': {
    title: 'Entrer et sortir à un site',
    text: 'Tant que votre vaisseau spatial ou votre véhicule est à un site, des cartes peuvent passer entre ses propres sites et la localisation où il est présent. Vous n’utilisez de Force que si le site du vaisseau spatial ou du véhicule en demande.',
  },
  'MOV-095': {
    title: 'L’adversaire dans vos sites',
    text: 'Votre adversaire n’entre dans les sites de votre vaisseau spatial ou véhicule, et n’en sort, que par la localisation qui l’entoure, jamais par la carte elle-même. Il utilise la Force que le site indique, ou rien.',
  },
  'MOV-096': {
    title: 'Texte de déplacement d’une localisation',
    text: 'Si le texte d’une localisation vous permet de vous déplacer, vous faites par là un déplacement normal. Il en va autrement si le texte parle de réaction.',
  },
  'MOV-097': {
    title: 'La localisation fixe les conditions',
    text: 'Quand utiliser le texte de déplacement d’une localisation, pour combien de Force et à quelles conditions : tout est écrit sur elle.',
  },
  'MOV-098': {
    title: 'Une carte à la fois',
    text: 'Si plusieurs cartes utilisent le texte de déplacement d’une localisation, il faut une action pour chacune, sauf avis contraire de la localisation.',
  },
  'MOV-099': {
    title: 'Localisation sans coût indiqué',
    text: 'Si vous vous déplacez par le texte d’une localisation qui n’indique aucun coût, vous utilisez 1 Force à chaque fois.',
  },
}
