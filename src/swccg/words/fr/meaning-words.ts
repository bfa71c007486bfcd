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
