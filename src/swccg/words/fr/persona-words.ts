/** Ce qu'on dit des personnages remplacés, convertis ou passés de l'autre côté, en français. */

export const personaReasons = {
  'DEP-002/turn':
    'On remplace un personnage durant sa propre phase de déploiement, et ce n’est pas votre tour.',
  'DEP-002/phase':
    'On remplace un personnage durant sa propre phase de déploiement ; c’est la {phase} du {turn}.',
  'DEP-095': 'Seul un personnage est remplacé, et seulement par un personnage : {card}, {by}.',
  'DEP-100/same title': '{by} n’est pas une autre version que {card} : leur titre est le même.',
  'DEP-102':
    '{by} est la même version que {card} : même titre, et aucune icône d’extension que l’autre n’ait.',
  'DEP-103': '{card} n’est pas à vous : vous ne pouvez pas remplacer ce personnage.',
  'DEP-104/power':
    '{by} a une puissance de {have}, moins que {card} avec {need} ; selon ces décisions, cela compte aussi pour convertir.',
  'DEP-104/ability':
    '{by} a une aptitude de {have}, moins que {card} avec {need} ; selon ces décisions, cela compte aussi pour convertir.',
  'DEP-106': '{card} ne peut pas prendre la {slot} de {ship} où se trouve l’autre version.',
  'DEP-107/power': '{by} a une puissance de {have}, moins que {card} avec {need}.',
  'DEP-107/ability': '{by} a une aptitude de {have}, moins que {card} avec {need}.',
  'DEP-108': '{card} porte une arme dont la persona est déjà sur la table : {by}.',
  'DEP-109':
    'Le texte de {card} ne permet pas de déployer cette carte[ à {to}] : elle n’y remplace donc personne.',
  'DEP-110': '{by} ne permet pas {card}.',
  'DEP-123': 'Ce qui change {card} sur la table ne change pas {by} dans votre main.',
  'DEP-133': '{card} et {by} ne sont pas deux versions d’une même persona unique.',
  'DEP-135': 'On ne convertit pas {card} en posant {by} à la place.',
  'DEP-139/turn':
    'On convertit un personnage durant sa propre phase de déploiement, et ce n’est pas votre tour.',
  'DEP-139/phase':
    'On convertit un personnage durant sa propre phase de déploiement ; c’est la {phase} du {turn}.',
  'DEP-089': '{card} va sur une carte de cette persona même ; elle n’est que pilote permanent de {ship}.',
  'DEP-094': '{card} va sur une carte d’arme ; dans {ship}, cette arme fait partie du personnage.',
  'DEP-098': 'Le texte de {by} est sans effet, mais la persona contenue compte contre {card}.',
  'DEP-127': '{by} permet de déployer une carte, pas de remplacer {card} par elle.',
  'DEP-136': '{by} empêche de convertir {card}.',
  'DEP-165': '{ship} est passé de l’autre côté ; {card} est pour ce qu’il était avant.',
  'DEP-166': '{card} est passé de l’autre côté : {by} ne nomme que l’ancien.',
  'DEP-159':
    'La persona de {card} est passée de l’autre côté : {by}. Elle ne peut plus être déployée durant cette partie.',
  'DEP-175': 'Une carte combinée ne prend part à aucun remplacement de persona : {card}, {by}.',
  'DEP-402': 'Le texte de {card} ne permet pas de poser {by} à sa place ici.',
}

export const personaLog = {
  'version stays': '{cards} {cards|reste|restent} sur la table, bien que {card} soit captif.',
  replaced:
    'Le {player} remplace {card} par {by}[ ; {things} {things|suit|suivent}][ ; {cards} {cards|est perdue|sont perdues}].',
  'character converted':
    'Le {player} convertit {card} : {by} prend la place[ ; {cards} {cards|est perdue|sont perdues}].',
  'comes to the other side': '{card} passe du côté du {player}[, avec {cards}].',
  'crossed over': '{card} passe du côté du {player}[ ; {cards} {cards|est perdue|sont perdues}].',
}
