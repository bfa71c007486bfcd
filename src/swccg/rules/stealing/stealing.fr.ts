export const stealing: typeof import('./stealing.en.ts').stealing = {
  rules: {
    'TRM-364': 'Les cartes volées sur le dessus. Quand une carte au dos de l’adversaire arrive sur le dessus d’un paquet de réserve, celui qui l’a la montre. Elle y reste.',
    'TRM-366': 'Gardé par qui est à bord. Un vaisseau ou véhicule n’est pas volé tant que son propriétaire a un personnage à bord. Les pilotes et astromechs permanents ne comptent pas.',
    'TRM-367': 'Volé avec sa cargaison. Ce qui est à bord d’un vaisseau ou véhicule volé est volé avec lui.',
    'TRM-368': 'Un pilote qui change de côté. Un pilote permanent sans nom, sur un vaisseau ou véhicule volé, compte désormais comme un des voleurs.',
    'TRM-369': 'Le pilote perdu d’un vaisseau volé. Si vous volez un vaisseau spatial ou véhicule qui a un pilote permanent unique, ce pilote est perdu. À sa place, un emplacement accueille un pilote.',
    'TRM-370': 'Un vaisseau volé revient. Quand un vaisseau spatial ou véhicule volé revient à son premier propriétaire, il est comme avant. Mais si le pilote unique est alors en jeu, son emplacement reste vide.',
    'WPN-076': 'Ce qui peut être volé. Un voleur ne prend que des armes et dispositifs dont le texte permet aux personnages de les porter ou de les déplacer. Il doit pouvoir porter ce qu’il prend ; il n’a pas à pouvoir l’utiliser.',
    'KRN-270': 'Volée et inutilisable. Une arme volée que son porteur ne peut utiliser est inactive : elle est portée, et personne n’en est armé. Seul ce qui nomme les armes volées, ou la reprendrait, peut la viser.',
    'WPN-019': 'Portée sans pouvoir s’y déployer. Une arme ou un dispositif sur une carte où il n’aurait pu se déployer n’est sur la table que pour l’unicité, pour ce qui l’en retire et pour ce qui vise des armes ou dispositifs volés.',
  },
  reasons: {
    'TRM-366': '{cards} {cards|est|sont} à bord de {card}, qui ne peut donc pas être volé.',
    'WPN-076': '{card} n’est rien qu’un personnage puisse emporter.',
    'KRN-270': '{ship} a volé {card} et ne peut l’utiliser : elle est portée et inactive.',
    'KRN-270/target': '{card} est volée et ne sert pas à qui la porte : pour {by} elle n’est pas là.',
    'WPN-019': '{card} ne sert pas à qui la porte : on peut la retirer ou la voler, et {by} ne fait ni l’un ni l’autre.',
  },
  log: {
    'gives a version up': 'Le {player} a deux versions d’une personnalité et renonce à {cards}.',
    'not stolen': '{card} n’est pas volé[ : {by}].',
    'stolen on top': 'Sur le paquet de réserve du {player} se trouve une carte de l’adversaire : {card}.',
    stolen: 'Le {player} vole {card}[ : {by}][, et avec {cards}].',
    'stolen back': 'Le {player} reprend {card}[ : {by}][, et avec {cards}].',
  },
  decisions: {
    'choose the thief': {
      title: 'Qui vole {card} ?',
      text: 'Le {player} choisit le personnage qui emporte {card}.',
    },
    'one version': {
      title: 'Une version de trop',
      text: 'Le {player} a deux versions d’une personnalité, et choisit celle qui va aux cartes perdues.',
    },
  },
  events: { stolen: '{card} vient d’être volé' },
  options: { top: '{by} est montrée' },
}
