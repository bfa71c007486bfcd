/** Ce que disent les petits mots des textes : présent, ici, seul, à ; et ce qui reste acquis. */
export const meaningRules = {
  'CTL-030': {
    title: 'Ce qu’un drain déclenche',
    text: 'Ce que le lancement d’un drain de Force a déclenché reste acquis, même si le drain est ensuite annulé.',
  },
  'CTL-032': {
    title: 'Force à utiliser d’abord',
    text: 'Si un texte vous demande d’abord d’utiliser de la Force pour drainer, vous devez la payer toute. Sinon le drain n’est pas lancé et ne déclenche rien.',
  },
  'CTL-039': {
    title: 'Inactive, donc pas présente',
    text: 'Une carte inactive n’est présente nulle part, sauf pour ce qui la compte comme étant sur la table : un captif est présent pour les textes qui concernent les captifs.',
  },
  'CTL-040': {
    title: 'Présents ensemble à l’intérieur',
    text: 'Ceux qui sont à l’intérieur d’un vaisseau spatial ou d’un véhicule y sont présents, donc présents ensemble. Un pilote permanent en fait partie.',
  },
  'CTL-042': {
    title: 'Là où elle est présente',
    text: 'Une carte qui agit « là où elle est présente » doit être présente à la localisation même. Ce sur quoi elle agit n’a besoin que d’être à cette localisation.',
  },
  'CTL-046': {
    title: 'Un espion infiltré est quelqu’un',
    text: 'Une localisation où se trouve un espion infiltré n’est pas inoccupée, bien que l’espion ne donne pas de présence.',
  },
  'CTL-048': {
    title: 'Ce qu’est « ici »',
    text: '« Ici » désigne cette localisation, sauf si le texte parle manifestement de cette carte elle-même.',
  },
  'CTL-052': {
    title: 'Déployée à une localisation',
    text: 'Une carte déployée de telle sorte qu’elle est à une localisation, fût-ce à bord ou sur quelque chose, a été déployée à cette localisation.',
  },
  'CTL-057': {
    title: 'Jamais seuls',
    text: 'Une carte de personnage qui réunit plusieurs personnes n’est jamais seule, ni les pilotes permanents d’une carte qui en a plusieurs.',
  },
  'CTL-063': {
    title: 'Sa destinée peut être annulée',
    text: 'Rien ne préserve une carte de ce qui frappe toutes les cartes, mais une destinée tirée pour cela peut être annulée comme toute autre.',
  },
  'DRW-032': {
    title: 'Ce qu’une fin entraîne',
    text: 'Si quelque chose qui finit à la fin d’un tour rend due une autre action obligatoire, celle-ci est faite dans la même fin de tour, avant tout ce qui est facultatif.',
  },
  'TRM-098': {
    title: 'Qui est commandant',
    text: 'Un personnage n’est commandant que si ce mot même figure dans le titre, le texte de jeu ou la description. Commander, ou avoir commandé, ne suffit pas.',
  },
  'TRM-154': {
    title: 'Le personnage de plus haute capacité',
    text: 'Votre personnage de plus haute capacité est une carte de personnage de capacité supérieure à 0 qu’aucun autre de vos personnages ne dépasse. Droïdes et pilotes permanents n’entrent pas en ligne de compte.',
  },
  'TRM-155': {
    title: 'Plusieurs à égalité',
    text: 'Si plusieurs personnages d’un joueur ont à égalité la plus haute capacité, celui qui cible choisit parmi eux.',
  },
  'TRM-342': {
    title: 'Éclaireurs',
    text: 'Éclaireur est un mot auquel se réfèrent des textes. Un éclaireur ne peut pas, comme un espion, être déployé là où vous n’avez ni présence ni icône de Force.',
  },
  'TRM-369': {
    title: 'Le pilote perdu d’un vaisseau volé',
    text: 'Si vous volez un vaisseau spatial ou véhicule qui a un pilote permanent unique, ce pilote est perdu. À sa place, un emplacement accueille un pilote.',
  },
  'TRM-370': {
    title: 'Un vaisseau volé revient',
    text: 'Quand un vaisseau spatial ou véhicule volé revient à son premier propriétaire, il est comme avant. Mais si le pilote unique est alors en jeu, son emplacement reste vide.',
  },
  'TRM-476': {
    title: '« Non- »',
    text: 'Un texte peut viser des cartes qui n’ont pas une caractéristique : il met « non- » devant elle.',
  },
  'TRM-477': {
    title: 'Attributs',
    text: 'Les textes ne se réfèrent pas seulement aux caractéristiques et aux titres, mais à ce qu’une carte est par ailleurs : son type, ses icônes, si elle est unique, ses nombres, son état.',
  },
  'TRM-601': {
    title: 'Recirculées entre-temps',
    text: 'Seule la recirculation qui clôt la phase de pioche mène à la fin du tour. Si un texte fait recirculer des piles de cartes utilisées, la phase continue.',
  },
}

/** Pourquoi quelque chose est refusé à cause du sens d’un mot. */
export const meaningReasons = {
  'CTL-032':
    'Des textes demandent {need} Force avant que vous drainiez à {at} ; vous en avez {have}. Aucun drain n’est donc lancé.',
  'CTL-039': '{card} est inactif, et n’est donc présent nulle part.',
  'CTL-042': '{by} y est présent ; il suffit que {card} soit à cette localisation pour perdre son texte.',
  'CTL-046': '{to} n’est pas inoccupé : un espion y est infiltré.',
  'CTL-048': '« Ici » désigne {by} même, et {card} n’est pas dessus.',
  'CTL-057': '{card} réunit plusieurs personnes sur une carte, et n’est jamais seul.',
  'TRM-098':
    '{card} n’est pas appelé commandant : le mot même doit figurer dans le titre, le texte ou la description.',
  'TRM-154': '{card} n’est pas le personnage de plus haute capacité de son joueur.',
  'TRM-157':
    '« Si à portée » concerne la vitesse terrestre et l’hypervitesse ; {card} ne peut pas s’en servir pour ce déplacement.',
  'TRM-342': '{card} est un éclaireur, pas un espion : cela ne l’amène pas à {to}.',
  'TRM-476': '{by} vise les cartes qui ne sont pas telles, et {card} l’est.',
  'TRM-477': '{by} vise des cartes d’un autre genre ou état que {card}.',
  'WPN-065': 'L’arme fait partie de {card} ; qui cherche des armes ne prend pas le personnage pour elle.',
  'WPN-068': '{card} n’a pas d’arme dont le texte nomme {card}.',
  'WPN-069': 'L’arme qui fait partie de {card} ne porte pas son nom.',
  'WPN-067': '{card} n’a que le texte de {by}, et non l’arme qui en fait partie.',
  'MOV-188':
    '{card} ne fait que se déplacer comme un chasseur stellaire, et {by} vise les chasseurs stellaires.',
}
