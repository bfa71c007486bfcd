export const converting: typeof import('./converting.en.ts').converting = {
  rules: {
    'DEP-104': 'Convertir selon les décisions de 2001. Selon les décisions d’août 2001, on compare aussi puissance et aptitude quand un texte laisse l’adversaire poser sa version.',
    'DEP-135': 'Convertir un personnage. Un personnage n’est converti que si son texte, ou celui d’une carte qui en parle, le dit : il travaille alors pour l’autre joueur.',
    'DEP-139': 'Convertir en posant une version. Durant sa propre phase de déploiement, l’adversaire y pose sa version. Ce qui convient lui passe ; l’original va à la pile de cartes perdues de son propriétaire avec le reste.',
    'DEP-140': 'Ce que garde le personnage converti. Chaque carte sur l’original est gardée si elle pouvait être déployée sur le nouveau personnage ; les autres sont perdues.',
    'DEP-141': 'Pas tout juste perdu. Un personnage converti n’est pas une carte qui vient d’être perdue.',
    'DEP-142': 'Toujours la même persona. Ce qui est sur un personnage converti, ou le vise, continue d’agir.',
    'DEP-144': 'Convertir est autre chose. Convertir n’est ni déployer ni remplacer : cela ne coûte rien, ne demande pas d’icônes et ne compare rien.',
    'DEP-402': 'Quand le texte le permet. Un personnage n’est converti que si la condition de son texte est remplie, par exemple être présent à un site.',
    'DEP-403': 'Toute version que nomme le texte. Qui convertit peut poser n’importe quelle version que nomme le texte, même plus faible.',
  },
  reasons: {
    'DEP-104/power': '{by} a une puissance de {have}, moins que {card} avec {need} ; selon ces décisions, cela compte aussi pour convertir.',
    'DEP-104/ability': '{by} a une aptitude de {have}, moins que {card} avec {need} ; selon ces décisions, cela compte aussi pour convertir.',
    'DEP-135': 'On ne convertit pas {card} en posant {by} à la place.',
    'DEP-139/turn': 'On convertit un personnage durant sa propre phase de déploiement, et ce n’est pas votre tour.',
    'DEP-139/phase': 'On convertit un personnage durant sa propre phase de déploiement ; c’est la {phase} du {turn}.',
    'DEP-402': 'Le texte de {card} ne permet pas de poser {by} à sa place ici.',
  },
  log: {
    'character converted': 'Le {player} convertit {card} : {by} prend la place[ ; {cards} {cards|est perdue|sont perdues}].',
  },
  events: { converted: '{card} est là par conversion' },
  deeds: { convert: 'convertir', 'convert/offer': 'Convertir {card} : poser {by}' },
}
