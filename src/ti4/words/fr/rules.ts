import type { rules as en } from '../en/rules.ts'

/** Les titres et les textes des règles. */
export const rules: typeof en = {
  'TI4-001': {
    title: 'Les déplacements relèvent des actions tactiques',
    text: 'Les vaisseaux se déplacent à l’étape de déplacement d’une action tactique. Tout autre déplacement vient d’une capacité spéciale qui le dit.',
  },
  'TI4-002': {
    title: 'Valeur de déplacement',
    text: 'La valeur de déplacement d’un vaisseau est le plus grand nombre de systèmes dans lesquels il peut entrer en un déplacement.',
  },
  'TI4-003': {
    title: 'Autant de vaisseaux qu’on veut',
    text: 'Le joueur actif peut déplacer autant de vaisseaux qu’il veut, depuis n’importe quels systèmes, vers le système actif, ou aucun.',
  },
  'TI4-004': {
    title: 'Dans le système actif',
    text: 'Tout vaisseau qui se déplace finit son déplacement dans le système actif.',
  },
  'TI4-005': {
    title: 'Les vaisseaux barrent la route',
    text: 'Un vaisseau ne traverse pas un système qui contient des vaisseaux d’un autre joueur.',
  },
  'TI4-006': {
    title: 'Le système actif peut être tenu',
    text: 'Le système actif peut contenir des vaisseaux d’un autre joueur : on a le droit d’y entrer, et un combat peut suivre.',
  },
  'TI4-007': {
    title: 'Les jetons retiennent les vaisseaux',
    text: 'Un vaisseau ne se déplace pas s’il part d’un système, autre que le système actif, qui contient un jeton de commandement de sa propre faction.',
  },
  'TI4-008': {
    title: 'À travers ses propres jetons',
    text: 'Un vaisseau peut traverser des systèmes qui contiennent des jetons de commandement de sa propre faction.',
  },
  'TI4-009': {
    title: 'Aller et retour',
    text: 'Un vaisseau qui part du système actif peut le quitter et y revenir dans le même déplacement si sa valeur de déplacement couvre chaque système où il entre.',
  },
  'TI4-010': {
    title: 'Un chemin de systèmes adjacents',
    text: 'Un chemin va de système adjacent en système adjacent, et n’entre pas dans plus de systèmes que la valeur de déplacement n’en permet.',
  },
  'TI4-011': {
    title: 'Capacité d’un vaisseau en mouvement',
    text: 'Un vaisseau doté d’une capacité qui se déplace, ou est déplacé, peut transporter des chasseurs et des forces terrestres jusqu’à sa capacité, en tout mélange.',
  },
  'TI4-012': {
    title: 'Annoncés d’abord, déplacés ensemble',
    text: 'Le joueur actif annonce tous les vaisseaux qui se déplaceront avant qu’aucun ne bouge, et tous arrivent au même moment.',
  },
  'TI4-013': {
    title: 'Canon Spatial offensif',
    text: 'Après l’étape de déplacement, les joueurs peuvent utiliser le Canon Spatial de leurs unités dans le système actif.',
  },
  'TI4-014': {
    title: 'Déplacement par capacité spéciale',
    text: 'Une unité qu’une capacité spéciale déplace hors de l’étape de déplacement suit ce texte seul : ni sa valeur de déplacement ni les règles du déplacement tactique ne s’appliquent.',
  },
  'TI4-015': {
    title: 'Adjacent veut dire adjacent',
    text: 'Quand un effet déplace une unité vers un système adjacent, les changements de sa valeur de déplacement n’y font rien.',
  },
  'TI4-016': {
    title: 'Quitter un jeton par capacité spéciale',
    text: 'Une capacité spéciale peut déplacer un vaisseau hors d’un système qui contient un jeton de commandement de sa propre faction.',
  },
  'TI4-017': {
    title: 'Pas d’embarquement près de son jeton',
    text: 'Les unités d’un joueur ne sont pas transportées hors d’un système qui contient un de ses jetons de commandement, à moins que ce ne soit le système actif.',
  },
  'TI4-018': {
    title: 'Capacités spéciales et transport',
    text: 'Une capacité spéciale qui déplace un vaisseau ne transporte des unités hors d’un système non actif avec le jeton du joueur que si elle le dit.',
  },
  'TI4-019': {
    title: 'Transport pendant une retraite',
    text: 'Pendant une retraite, des unités peuvent être transportées hors du système actif.',
  },
  'TI4-020': {
    title: 'Se déplacer ou être transporté',
    text: 'Un vaisseau qui peut se déplacer et être transporté (Chasseur II) ne fait pas les deux dans un même déplacement, car tout se déplace en même temps.',
  },
  'TI4-021': {
    title: 'Entrer et traverser',
    text: 'Les vaisseaux n’entrent que dans la destination ; ils traversent tout autre système du chemin. Les effets de l’entrée dans un système ne concernent que la destination.',
  },
  'TI4-022': {
    title: 'Des chasseurs seuls barrent la route',
    text: 'Des chasseurs seuls empêchent les vaisseaux d’un autre joueur de traverser leur système, avec un dock spatial comme en tant que Chasseur II.',
  },
  'TI4-101': {
    title: 'Pendant la phase d’action',
    text: 'Les actions tactiques, et donc les déplacements qu’elles permettent, ont lieu pendant la phase d’action.',
  },
  'TI4-102': {
    title: 'Où se lit la valeur de déplacement',
    text: 'La valeur de déplacement d’un vaisseau est celle de la fiche de faction ou de la carte d’amélioration d’unité.',
  },
  'TI4-201': {
    title: 'Ses propres unités',
    text: 'Les joueurs ne déplacent et n’utilisent que leurs propres unités.',
  },
  'TI4-202': {
    title: 'Ce qui se déplace',
    text: 'Les vaisseaux sur le plateau se déplacent. Les forces terrestres sont transportées ; les structures restent où elles sont.',
  },
  'TI4-203': {
    title: 'Un jeton de la réserve tactique',
    text: 'Pour activer un système, le joueur actif y place un jeton de commandement de sa réserve tactique.',
  },
  'TI4-204': {
    title: 'Pas deux fois',
    text: 'Un système qui contient déjà un jeton de commandement du joueur actif ne peut pas être activé par lui.',
  },
  'TI4-205': {
    title: 'Une action à la fois',
    text: 'Une action tactique finit avant que la suivante ne commence.',
  },
  'TI4-211': {
    title: 'Ce qui se transporte',
    text: 'Les vaisseaux transportent les chasseurs et les forces terrestres de leur joueur.',
  },
  'TI4-212': {
    title: 'Embarquer en chemin',
    text: 'Un vaisseau en mouvement embarque des unités dans le système d’où il part, dans ceux qu’il traverse et dans le système actif.',
  },
  'TI4-213': {
    title: 'À bord d’un seul vaisseau',
    text: 'Une unité est transportée par un seul vaisseau, et reste à bord jusqu’à la fin du déplacement.',
  },
  'TI4-221': {
    title: 'Champ d’astéroïdes',
    text: 'Un vaisseau ne traverse pas un champ d’astéroïdes et n’y entre pas.',
  },
  'TI4-222': { title: 'Supernova', text: 'Un vaisseau ne traverse pas une supernova et n’y entre pas.' },
  'TI4-223': {
    title: 'Nébuleuse',
    text: 'Un vaisseau ne traverse pas une nébuleuse, et n’y entre que si elle est le système actif.',
  },
  'TI4-224': {
    title: 'Hors d’une nébuleuse',
    text: 'Un vaisseau qui commence son déplacement dans une nébuleuse a une valeur de déplacement de 1 pour ce déplacement.',
  },
  'TI4-225': {
    title: 'Faille gravitationnelle : plus loin',
    text: 'Un vaisseau qui quitte ou traverse une faille gravitationnelle ajoute 1 à sa valeur de déplacement, chaque fois.',
  },
  'TI4-226': {
    title: 'Faille gravitationnelle : le risque',
    text: 'On lance un dé pour chaque vaisseau chaque fois qu’il quitte une faille gravitationnelle ; sur 3 ou moins il est retiré, avec ce qu’il transporte.',
  },
  'TI4-231': {
    title: 'Trous de ver',
    text: 'Les systèmes dotés de trous de ver de la même sorte sont adjacents.',
  },
  'TI4-241': {
    title: 'Limite de flotte',
    text: 'Un système ne contient pas plus de vaisseaux d’un joueur, chasseurs à part, que sa réserve de flotte ne compte de jetons ; il retire ce qui est en trop.',
  },
  'TI4-242': {
    title: 'Limite de capacité',
    text: 'Les chasseurs et les forces terrestres d’un joueur dans l’espace ont besoin de capacité sur ses vaisseaux présents, sauf trois chasseurs que soutient un dock spatial ; il retire ce qui est en trop.',
  },
  'TI4-243': {
    title: 'Chasseur II et réserve de flotte',
    text: 'Un Chasseur II qui ne trouve pas de capacité compte dans la limite de flotte.',
  },
  'TI4-251': {
    title: 'Qui a un Canon Spatial',
    text: 'Les unités qui l’indiquent ont un Canon Spatial. Un SDP II tire aussi vers les systèmes adjacents.',
  },
  'TI4-252': {
    title: 'Chaque unité une fois',
    text: 'Chaque unité utilise son Canon Spatial une fois par étape de Canon Spatial offensif.',
  },
  'TI4-253': {
    title: 'Les dés',
    text: 'Chaque dé qui montre au moins la valeur du Canon Spatial est une touche.',
  },
  'TI4-254': {
    title: 'Sur qui',
    text: 'Les autres joueurs tirent sur les vaisseaux du joueur actif ; le joueur actif tire sur les vaisseaux d’un autre joueur dans le système actif.',
  },
  'TI4-255': {
    title: 'Attribuer les touches',
    text: 'Le joueur dont les vaisseaux sont touchés en choisit un pour chaque touche ; il est détruit.',
  },
  'TI4-256': {
    title: 'Dommages encaissés',
    text: 'Une unité qui peut encaisser des dommages, et ne l’a pas encore fait, est endommagée par une touche au lieu d’être détruite.',
  },
  'TI4-261': {
    title: 'Une capacité spéciale à utiliser',
    text: 'Un vaisseau ne se déplace hors d’une action tactique que par une capacité spéciale que son joueur possède et n’a pas utilisée.',
  },
  'TI4-271': {
    title: 'Quand battre en retraite',
    text: 'Les vaisseaux battent en retraite pendant un combat spatial.',
  },
  'TI4-272': {
    title: 'Où battre en retraite',
    text: 'Tous les vaisseaux qui battent en retraite vont dans un même système adjacent, qui reçoit un jeton de commandement de leur joueur s’il n’en contient pas.',
  },
  'TI4-273': {
    title: 'Pas de retraite chez l’ennemi',
    text: 'Aucune retraite ne mène dans un système qui contient des vaisseaux d’un autre joueur.',
  },
  'TI4-274': {
    title: 'Qui peut battre en retraite',
    text: 'Les vaisseaux dotés d’une valeur de déplacement battent en retraite.',
  },
  'TI4-275': {
    title: 'Ce qui reste en arrière',
    text: 'Les chasseurs et les forces terrestres dans l’espace qui ne peuvent ni se déplacer ni être transportés pendant une retraite sont retirés.',
  },
}
