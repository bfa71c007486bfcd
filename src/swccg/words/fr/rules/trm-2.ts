export const trm2 = {
  'TRM-203': {
    title: 'Où mène une réaction',
    text: 'Vous réagissez vers la localisation où votre adversaire vient d’engager une bataille ou de commencer un drain de Force. La carte ne peut au contraire s’en éloigner que si son texte le dit.',
  },
  'TRM-204': {
    title: 'Une réaction suit les règles',
    text: 'Une carte qui réagit doit pouvoir faire son déplacement : à portée, son pilote ou conducteur déjà à bord et, pour l’hypervitesse, un ordinateur de navigation. Vous payez le coût habituel, si une carte ne dit pas autre chose.',
  },
  'TRM-205': {
    title: 'Pas de réaction sur place',
    text: 'Si une carte est déjà là où ont lieu la bataille ou le drain de Force, elle ne peut pas y réagir.',
  },
  'TRM-206': {
    title: 'Réagir à un drain de Force',
    text: 'Si votre réaction apporte de la présence à la localisation du drain de Force de votre adversaire, ce drain de Force est annulé.',
  },
  'TRM-207': {
    title: 'Réagir en quittant une bataille',
    text: 'Une bataille prend fin si un joueur, en réagissant pour s’en éloigner, n’a plus de présence à sa localisation.',
  },
  'TRM-208': {
    title: 'Réaction annulée, Force dépensée',
    text: 'Vous utilisez la Force d’une réaction en l’initiant. Si votre adversaire annule ensuite la réaction, cette Force ne vous revient pas.',
  },
  'TRM-209': {
    title: 'Se déplacer en réaction',
    text: 'En réaction, votre carte peut utiliser sa vitesse terrestre, son hypervitesse ou un déplacement de secteur, atterrir ou décoller, embarquer ou débarquer. Les autres formes de déplacement ne lui sont pas permises.',
  },
  'TRM-210': {
    title: 'D’autres viennent avec',
    text: 'Dans une réaction, d’autres cartes peuvent embarquer juste avant le départ de la carte qui réagit et en débarquer juste après son arrivée.',
  },
  'TRM-211': {
    title: 'Une réaction par tour',
    text: 'Chaque carte ne prend part qu’à une seule réaction par tour, même si elle n’a fait que monter à bord de la carte qui réagit ou la quitter. Une réaction annulée compte.',
  },
  'TRM-212': {
    title: 'Quand vous pouvez réagir',
    text: 'Vous pouvez réagir pendant le tour de votre adversaire, aussitôt après qu’il a engagé une bataille ou commencé un drain de Force. On ne réagit pas à sa propre bataille.',
  },
  'TRM-213': {
    title: 'Se déployer en réaction',
    text: 'Si vous déployez une carte en réaction, toutes les règles de déploiement valent pour elle, et vous payez son coût de déploiement entier.',
  },
  'TRM-214': {
    title: 'À chaque carte sa réaction',
    text: 'Si une carte en fait réagir plusieurs autres, chacune fait une réaction distincte. Sense, par exemple, ne peut en annuler qu’une.',
  },
  'TRM-222': {
    title: 'Bombing Run : le crash',
    text: 'À la fin de votre phase de bataille, un bombardier TIE doit retourner au système planétaire. S’il ne le peut pas, faute de pilote ou pour une autre raison, il s’écrase et est perdu.',
  },
  'TRM-223': {
    title: 'Réservé aux chasseurs stellaires',
    text: 'Seul un chasseur stellaire peut se déplacer à un secteur de Death Star II. Escadrons et vaisseaux capitaux en sont exclus, même s’ils se déplacent comme des chasseurs stellaires.',
  },
  'TRM-225': {
    title: 'Le côté obscur n’entre qu’en poursuite',
    text: 'Votre chasseur stellaire du côté obscur ne peut entrer dans les secteurs de Death Star II que tant qu’un chasseur stellaire du côté lumineux est à l’un d’eux.',
  },
  'TRM-226': {
    title: 'Le côté obscur se retire',
    text: 'Si, durant votre phase de déplacement de joueur du côté obscur, il n’y a plus de chasseur stellaire du côté lumineux aux secteurs de Death Star II, vous devez rapprocher du système planétaire, d’un secteur, chacun de vos chasseurs stellaires qui y sont. C’est gratuit.',
  },
  'TRM-230': {
    title: 'Changer d’orbite au côté obscur',
    text: 'Par un déplacement normal et pour 1 Force, le joueur du côté obscur peut mettre une Death Star en orbite, l’en sortir vers l’espace profond ou la faire passer d’une planète à une autre, au même parsec.',
  },
  'TRM-238': {
    title: 'Parmi les astéroïdes',
    text: 'Pour 1 Force, votre vaisseau spatial piloté va à un secteur d’astéroïdes adjacent ; un chasseur stellaire en franchit jusqu’à deux en un déplacement.',
  },
  'TRM-241': {
    title: 'Deux secteurs nuageux d’un coup',
    text: 'Selon les décisions d’août 2001, tout chasseur stellaire ou véhicule admis dans les nuages peut aller jusqu’à deux secteurs nuageux associés plus loin en un seul déplacement, pour 1 Force.',
  },
  'TRM-249': {
    title: 'Sites de vaisseau pour 1 Force',
    text: 'Selon les décisions d’août 2001, vous utilisez 1 Force, durant votre phase de déplacement, pour faire passer une carte entre votre vaisseau spatial ou véhicule et un site qui lui est associé.',
  },
  'TRM-251': {
    title: 'Quitter l’aire d’un vaisseau spatial',
    text: 'Votre vaisseau spatial piloté quitte l’aire de mise à quai d’un autre vaisseau spatial pour le système planétaire où est celui-ci. C’est son déplacement normal, et cela compte comme un décollage.',
  },
  'TRM-267': {
    title: 'Embarquer sans pilote',
    text: 'Votre vaisseau spatial peut entrer dans la cargaison d’un autre vaisseau spatial, ou en sortir, même sans pilote.',
  },
  'TRM-268': {
    title: 'Dans Luke’s Backpack et dehors',
    text: 'Un personnage que Luke’s Backpack peut contenir y entre et en sort gratuitement, par des déplacements illimités.',
  },
}
