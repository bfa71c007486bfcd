import type { ScenarioTexts } from '../en.ts'

/** Les exemples sur les armes, en français. */
export const weapons: ScenarioTexts = {
  'RULE-SNIPER-01': {
    title: 'Une arme tirée en phase de contrôle',
    why: "Sniper fait tirer l'une de vos armes hors d'une bataille : la cible n'a pas à être en bataille, et peut être un espion clandestin.",
    steps: [
      "Cette arme n'est pas à vous.",
      "Seule l'arme est nommée.",
      'Clandestin, et pourtant visé : 1 et 1 dépassent 1.',
    ],
  },
  'RULE-SNIPER-03': {
    title: "Une arme à répétition hors d'une bataille",
    why: "Avec Sniper, une arme à répétition tire aussi souvent qu'on paie ; ce qui est touché sans bataille est perdu aussitôt.",
    steps: ['', '', ''],
  },
  'RULE-ANSWER-DODGE': {
    title: 'Dodge : chaque destinée du tir est diminuée de 3',
    why: 'Dodge répond à un tir contre un personnage de capacité 3 ou plus, et ne change que ce tir.',
    steps: [
      '',
      '',
      'La cible avait une capacité de 2.',
      '',
      '6 moins 3 ne dépasse pas 3.',
      "Le tir suivant n'est pas changé : 3 et 1 dépassent 3.",
    ],
  },
  'CARD-ANY': {
    title: "« N'importe quel » : à n'importe qui ; « votre » : à vous",
    why: "Electrobinoculars, Vibro-Ax et Mandalorian Armor se déploient sur n'importe quel personnage qui convient, même de l'adversaire. Blaster et Affect Mind vont sur les vôtres seulement.",
    steps: ['', '', '', '', ''],
  },
  'CARD-RESTRAINING-BOLT': {
    title: "Un boulon passe d'un droïde à l'autre",
    why: "Son texte le laisse passer, gratuitement, à tout droïde présent avec celui qui le porte, même de l'adversaire ; à personne d'autre et nulle part ailleurs.",
    steps: ['', '', ''],
  },
  'CARD-STEAL-04': {
    title: "Kabe échoue, et ce qu'elle tient",
    why: "La destinée 4 n'est pas inférieure à 4. Une arme dont personne ne remplit les restrictions est tenue, et ne se transmet à personne.",
    steps: ['', '', '', ''],
  },
  'WORDS-MATCHING-01': {
    title: 'Une arme qui nomme son porteur',
    why: 'Une arme est assortie au personnage que nomme son texte ; une arme permanente, seulement si son titre contient le nom.',
    steps: ['', '', ''],
  },
  'EX-BAT-33': {
    title: 'Vador porte un sabre laser volé',
    why: "Obi-Wan's Lightsaber ne se déploie pas sur Vador : il le porte et n'en tire rien. Qu'on puisse le voler en retour attend Weapon Levitation.",
    steps: ['', '', "Son propriétaire ne peut pas s'en servir tant que Vador le porte."],
  },
  'EX-BAT-35': {
    title: 'Ce que Sniper peut faire tirer',
    why: "Laser Projector n'a pas de moment à lui ; une sonde chercheuse et une mine disent elles-mêmes quand elles agissent.",
    steps: [
      'Elle dit elle-même quand elle agit.',
      '',
      '3 − 1 dépasse 1, et ce qui est touché hors bataille est perdu aussitôt.',
    ],
  },
  'RULE-ARTILLERY-04': {
    title: "Deux cibles d'un seul tir",
    why: 'Medium Repeating Blaster Cannon peut viser deux cibles à la fois ; la destinée doit alors dépasser la somme de leurs valeurs de défense.',
    steps: ['', 'Deux au plus.', '3 et 2 dépassent 2 et 2 ensemble.'],
  },
  'RULE-ARTILLERY-05': {
    title: "Le laser d'un droïde sonde contre l'artillerie",
    why: "À ce qui n'a pas de valeur de défense, l'arme qui vise en donne une : pour Probe Droid Laser, l'artillerie a 5.",
    steps: ['', "6 dépasse 5 ; l'artillerie est perdue, non touchée."],
  },
  'RULE-ARTILLERY-06': {
    title: 'Planet Defender Ion Cannon',
    why: "L'artillerie se déploie sur un site ; celle-ci tire de là sur les vaisseaux capitaux du système.",
    steps: ['', '', '', '', '', "3 et 3 dépassent l'armure 5."],
  },
  'RULE-ARTILLERY-07': {
    title: "Les générateurs alimentent l'artillerie",
    why: "Les générateurs principaux de Hoth alimentent l'artillerie de leur propre site, et aucune ailleurs.",
    steps: [
      '',
      "Les générateurs n'alimentent rien ailleurs.",
      '1, et 2 contre un personnage : cela dépasse 2.',
    ],
  },
  'RULE-REPEATING-01': {
    title: 'Tir après tir',
    why: "Une arme à répétition fait tous ses tirs en une seule action ; qui s'arrête n'y revient pas dans cette bataille.",
    steps: [
      '',
      'Le premier tir est gratuit pour son porteur ; 1 et 1 ne dépassent pas 2.',
      "Chaque autre tir coûte ce que dit l'arme.",
      '',
      '',
      '',
      '',
    ],
  },
  'RULE-LONG-RANGE-02': {
    title: 'Dans deux batailles du même tour',
    why: "Une arme à longue portée peut tirer dans plusieurs batailles d'un tour, une fois dans chacune.",
    steps: ['', '2 ne dépasse pas 2.', '', '', '', '', 'La même arme, dans une autre bataille.'],
  },
  'RULE-ANSWER-GALL': {
    title: "Gall : ce qu'un blaster ou un fusil a touché est perdu",
    why: 'Ce qui est touché attend le segment des dégâts, sauf si un texte comme celui de Gall le fait perdre aussitôt.',
    steps: [
      '',
      "Rien n'a été touché.",
      'Ni blaster ni fusil : la cible reste touchée.',
      '',
      '',
      '',
      '',
      'Une fois par bataille.',
    ],
  },
  'EX-BAT-32': {
    title: "Le bonus de drain d'un sabre laser, et un blaster",
    why: "Un bonus de drain de Force n'est pas une utilisation du sabre laser : Qui-Gon peut encore tirer au blaster, et ne peut alors plus frapper avec le sabre.",
    steps: ['2 icônes.', 'Et 1 pour le sabre laser.', '', '', ''],
  },
  'EX-BAT-32b': {
    title: 'Un blaster, puis plus de coup de sabre',
    why: "Un bonus de drain de Force n'est pas une utilisation du sabre laser : Qui-Gon peut encore tirer au blaster, et ne peut alors plus frapper avec le sabre.",
    steps: ['', '', "Frapper au sabre laser, c'est tirer avec une arme."],
  },
  'RULE-ENCLOSED-01': {
    title: "À l'intérieur, pas de tir",
    why: "Qui est dans un véhicule fermé ne tire pas avec une arme de personnage et n'est pas visé ; le véhicule peut l'être.",
    steps: [
      '',
      "Leia est à l'intérieur du speeder.",
      '',
      '',
      'Le speeder lui-même est une cible.',
      "Personne ne pilote la moto : elle n'a pas de manœuvre, et 0 et 1 dépassent 0.",
      '',
    ],
  },
  'RULE-PROTECTED-01': {
    title: 'Qui ne peut être visé, et qui ne peut tirer',
    why: 'Un espion clandestin, un captif gelé et un personnage exclu ne sont pas des cibles ; qui est exclu ne tire pas non plus.',
    steps: ['', '', '', '6 et 2 contre 3 et 4 : exclu aussitôt.', '', ''],
  },
  'RULE-VEHICLE-WEAPONS-01': {
    title: 'Qui tire avec les armes des véhicules',
    why: "L'arme d'un véhicule de combat demande un pilote qui n'est pas un droïde ou qui est un guerrier ; celle d'un véhicule de transport, un conducteur.",
    steps: [
      '',
      'Un passager, et pas de pilote.',
      "Un droïde qui n'est pas un guerrier.",
      'Personne ne le conduit.',
      '2 et 1 contre un personnage.',
      'Un droïde guerrier suffit ; 1 et 1 ne dépassent pas 2.',
    ],
  },
  'TOGETHER-20': {
    title: 'À qui se transmet une arme',
    why: 'Dans votre phase de déploiement, une arme passe, pour son coût de déploiement, à qui est présent avec son porteur et aurait pu la recevoir.',
    steps: ['', '', '', '', '', '', '', ''],
  },
  'RULE-PERMANENT-OBI': {
    title: 'Obi-Wan With Lightsaber',
    why: "Le personnage tire avec son arme permanente, et c'est la seule arme qu'il utilise du tour.",
    steps: ['', '', "L'arme fait partie du personnage.", 'Un personnage utilise une arme par tour.'],
  },
  'RULE-WEAPON-GADERFFII': {
    title: 'Gaderffii Stick',
    why: 'Le bâton se déploie sur un Tusken Raider, et frappe en réponse à une bataille, avant toute autre arme.',
    steps: [
      '',
      '',
      '',
      '',
      'En réponse à la bataille : 3 et 3 dépassent 5.',
      'Jeté à terre.',
      'Le moment est passé.',
    ],
  },
  'RULE-ARMED-01': {
    title: 'Deux blasters, un tir',
    why: "Un personnage peut avoir n'importe quel nombre d'armes ; dans un tour il en utilise une.",
    steps: ['', '', '', '', ''],
  },
  'RULE-LANDED-WEAPON-01': {
    title: "Les torpilles sont pour l'espace",
    why: "Un chasseur stellaire atterri prend part à une bataille à l'aire de mise à quai, mais n'y tire pas avec son arme de vaisseau.",
    steps: ['', '', 'Une arme de personnage, si.'],
  },
  'RULE-DEFENSE-01': {
    title: "La plus haute de la capacité, de l'armure et de la manœuvre",
    why: "Un Stormtrooper de capacité 1 est touché par un 4 ; avec l'armure 5 de Mandalorian Armor, non.",
    steps: ['', '3 et 1 contre 5.', '', '3 et 1 contre 1.'],
  },
  'RULE-HITS-03': {
    title: 'Touché, et encore compté',
    why: "Qui est touché prend part jusqu'au segment des dégâts : jusque-là sa puissance compte, et son texte aussi.",
    steps: ['', '', 'Les deux Stormtroopers comptent.'],
  },
  'RULE-TARGET-01': {
    title: 'Seulement sur qui est dans la bataille',
    why: "Une arme qui tire dans une bataille vise une carte de l'adversaire qui y prend part, ni au site voisin ni l'une des siennes.",
    steps: ['', "Il est à l'aire de mise à quai.", '', ''],
  },
}
