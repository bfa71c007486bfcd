import type { movementUnlimitedRules as en } from '../en/movement-unlimited-rules.ts'

export const movementUnlimitedRules = {
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
  'MOV-200': {
    title: 'Quand embarquer',
    text: 'Vous embarquez à bord d’autres cartes durant votre propre phase de déplacement.',
  },
  'MOV-201': {
    title: 'Équipage d’un vaisseau porté',
    text: 'Quand un vaisseau spatial atterri ou un véhicule est lui-même à bord d’un vaisseau spatial, les personnages qu’il contient ne prennent rien des capacités du vaisseau extérieur.',
  },
  'MOV-202': {
    title: 'Se joindre à une réaction',
    text: 'Au moment où votre carte commence son mouvement de réaction, d’autres de vos cartes peuvent embarquer à son bord et partir avec elle.',
  },
  'MOV-203': {
    title: 'L’espion clandestin reste dehors',
    text: 'Votre espion clandestin ne peut embarquer à bord d’aucun véhicule ni vaisseau spatial.',
  },
  'MOV-204': {
    title: 'S’échapper : qui et quand',
    text: 'Si le joueur du côté lumineux annihile Death Star II par son évènement épique, tout chasseur stellaire piloté à Reactor Core peut aussitôt tenter de s’échapper. Les secteurs et le système planétaire ne quittent la table qu’après.',
  },
  'MOV-205': {
    title: 'S’échapper : secteur par secteur',
    text: 'Le chasseur stellaire en fuite avance d’un secteur à la fois vers le système planétaire, gratuitement, et il faut tirer chaque destinée de mouvement demandée. Il finit au système planétaire ou est perdu.',
  },
  'MOV-206': {
    title: 'S’échapper : le côté lumineux d’abord',
    text: 'Les chasseurs stellaires du côté obscur ne commencent à s’échapper que lorsque tous ceux du côté lumineux ont fait leur tentative.',
  },
  'MOV-207': {
    title: 'S’échapper : le texte du côté lumineux',
    text: 'Pour les destinées de mouvement d’un chasseur stellaire du côté obscur en fuite, servez-vous du texte de jeu du côté lumineux des secteurs.',
  },
  'MOV-208': {
    title: 'Cavaliers des véhicules créatures',
    text: 'Selon les décisions d’août 2001, vous pouvez aussi décider à nouveau qui est le conducteur d’un véhicule créature et qui en est passager.',
  },
  'MOV-209': {
    title: 'La capacité d’amarrage doit être imprimée',
    text: 'Selon les décisions d’août 2001, un vaisseau capital n’a pas de lui-même la capacité de mise à quai à un vaisseau : l’une des deux cartes doit le dire.',
  },
  'MOV-210': {
    title: 'Prisons : pas de droïde de combat',
    text: 'Selon les décisions d’août 2001, seul un chasseur de primes ou un guerrier prend un captif emprisonné. Un droïde de combat ne le peut pas.',
  },
  'MOV-211': {
    title: 'Captifs gelés : pas de droïde',
    text: 'Selon les décisions d’août 2001, seul un chasseur de primes ou un guerrier du côté obscur prend un captif gelé non accompagné. Un droïde de combat ne le peut pas.',
  },
  'MOV-212': {
    title: 'Hit And Run relocalise',
    text: 'Selon les décisions d’août 2001, un vaisseau spatial qui fuit par Hit And Run est relocalisé et fait donc un déplacement illimité.',
  },
  'MOV-213': {
    title: 'Landing Claw n’est pas un mouvement',
    text: 'Un chasseur stellaire qui se fixe à un vaisseau spatial avec Landing Claw reste à sa localisation : il ne s’est donc pas déplacé.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
