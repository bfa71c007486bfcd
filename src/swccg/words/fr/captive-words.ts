import type {
  captiveDecisions as enDecisions,
  captiveEvents as enEvents,
  captiveLog as enLog,
  captiveOptions as enOptions,
  captiveReasons as enReasons,
} from '../en/captive-words.ts'

export const captiveReasons = {
  'CTL-010': '{card} demande que vous puissiez engager un drain à {at}.',
  'KRN-270/target': '{card} est volée et ne sert pas à qui la porte : pour {by} elle n’est pas là.',
  'TRM-051/nobody':
    'Aucun autre chasseur de primes ou guerrier présent n’est libre de prendre {card} à son escorte.',
  'TRM-059': '{card} est déjà gelé, et {by} ne peut pas le choisir.',
  'TRM-061/who': 'Seul le côté lumineux délivre {card}.',
  'TRM-061/no captive': '{card} n’est pas un captif.',
  'TRM-061/not frozen':
    '{card} n’est pas gelé : un tel captif n’est pas délivré sans une carte qui le permette.',
  'TRM-061/escorted': '{by} escorte {card}.',
  'TRM-061/imprisoned': '{card} est en prison : {at}.',
  'TRM-061/no control': 'Le côté lumineux ne contrôle pas le lieu où se trouve {card}.',
  'TRM-071': 'Seul le côté obscur capture : cette partie de {card} ne fait rien pour le côté lumineux.',
  'TRM-072': '{card} n’est pas une carte du côté lumineux, et rien d’autre n’est capturé.',
  'TRM-362/no thief': 'Nul ne peut y voler {card} par {by}.',
  'TRM-362/own': '{card} est déjà à vous.',
  'TRM-366': '{cards} {cards|est|sont} à bord de {card}, qui ne peut donc pas être volé.',
  'TRM-385': '{card} est dans la clandestinité, et un tel espion ne capture personne.',
  'WPN-019':
    '{card} ne sert pas à qui la porte : on peut la retirer ou la voler, et {by} ne fait ni l’un ni l’autre.',
  'WPN-076': '{card} n’est rien qu’un personnage puisse emporter.',
  'WPN-077': '{card} a été volé, et {ship} ne satisfait pas à ses restrictions de déploiement.',
  'DEP-080':
    '{by} a été volé : tant que cette carte est sur la table, celui qui l’avait ne déploie pas {card}.',
  'WPN-003': '{card} a déjà tiré dans cette bataille, quel qu’ait été son porteur : {ship} n’en tire plus.',
  'WPN-066': 'Le texte de {card} est annulé : cette carte a son arme et ne peut pas s’en servir.',
  'CTL-036/imprisoned': '{card} est dans la prison, et non présent à {at}.',
} as const satisfies Record<keyof typeof enReasons, string>

export const captiveLog = {
  'captured along': '{card} portait {cards} : {cards|capturé|capturés} aussi.',
  escapes: '{card} s’évade vers les cartes utilisées.',
  frozen: '{card} est gelé : {by}.',
  'gives a version up': 'Le {player} a deux versions d’une personnalité et renonce à {cards}.',
  'handed over': '{ship} prend {card} sous sa garde[ : {by}].',
  imprisoned: '{card} est capturé et emprisonné : {by}.',
  'not captured': '{card} n’est pas capturé[ : {by}].',
  'not stolen': '{card} n’est pas volé[ : {by}].',
  released: '{card} est libéré[ et se trouve maintenant à {at}][ : {by}].',
  seized: '{card} est capturé : {by} s’en saisit.',
  'sets free': 'Le {player} délivre {card}[ à {at}].',
  'stolen on top': 'Sur le paquet de réserve du {player} se trouve une carte de l’adversaire : {card}.',
  'stays unattended': '{card} reste sans escorte : {by} a disparu.',
  stolen: 'Le {player} vole {card}[ : {by}][, et avec {cards}].',
  'stolen back': 'Le {player} reprend {card}[ : {by}][, et avec {cards}].',
} as const satisfies Record<keyof typeof enLog, string>

export const captiveDecisions: typeof enDecisions = {
  'choose the escort': {
    title: 'Qui escorte {card} ?',
    text: 'Le {player} choisit qui prend {card} sous sa garde.',
  },
  'choose the thief': {
    title: 'Qui vole {card} ?',
    text: 'Le {player} choisit le personnage qui emporte {card}.',
  },
  'fate of captured': {
    title: '{card} est capturé',
    text: 'Le {player} choisit ce qu’il en advient : saisie, emprisonnement ou évasion.',
  },
  'one operative': {
    title: 'Un agent de trop',
    text: 'Le {player} a deux agents du même titre au même endroit et choisit lequel est perdu.',
  },
  'one version': {
    title: 'Une version de trop',
    text: 'Le {player} a deux versions d’une personnalité, et choisit celle qui va aux cartes perdues.',
  },
  'goal of released': {
    title: '{card} est libéré',
    text: 'Le {player} choisit où va cette carte.',
  },
}

export const captiveEvents: typeof enEvents = {
  captured: '{card} vient d’être capturé[ à {at}]',
  frozen: '{card} vient d’être gelé',
  released: '{card} vient d’être libéré[ à {at}]',
  stolen: '{card} vient d’être volé',
}

export const captiveOptions: typeof enOptions = {
  escape: 'Évasion vers les cartes utilisées',
  frees: '{by} : {card} est libéré',
  imprison: 'Emprisonnement : {by}',
  operatives: '{by} a un semblable au même endroit',
  released: 'Libération : {by}',
  top: '{by} est montrée',
  seize: 'Saisie par {by}',
  'to site': 'Du côté lumineux de {by}',
  'to Used Pile': 'Aux cartes utilisées',
}
