import type {
  captiveDecisions as enDecisions,
  captiveEvents as enEvents,
  captiveLog as enLog,
  captiveOptions as enOptions,
  captiveReasons as enReasons,
  captiveRules as enRules,
} from '../en/captive-rules.ts'

/** Captifs et cartes volées : règles, raisons, journal, questions. */
export const captiveRules = {
  'CTL-010': {
    title: 'Au lieu d’un drain de Force',
    text: 'Ce qui se fait au lieu d’un drain de Force ne se fait que là où vous contrôlez la localisation et où vous pourriez engager un drain.',
  },
  'CTL-011': {
    title: 'Plus de drain ensuite',
    text: 'Là où vous avez fait quelque chose au lieu d’un drain de Force, vous n’en engagez plus ce tour-ci.',
  },
  'CTL-060': {
    title: 'À l’abri en prison',
    text: 'Ce qui emporte toutes les cartes ou tous les personnages d’un site épargne les captifs qui y sont en prison.',
  },
  'DEP-080': {
    title: 'Personnalités volées',
    text: 'Un vaisseau, véhicule, arme ou dispositif volé, sur la table, empêche celui à qui il était de déployer quelque version que ce soit de cette personnalité.',
  },
  'DEP-083': {
    title: 'Deux versions à la fois',
    text: 'Qui se trouve avoir deux cartes d’une même personnalité, pour en avoir volé une, en met aussitôt une aux cartes perdues. Elle ne vient pas d’être perdue.',
  },
  'DEP-401': {
    title: 'La personnalité d’un captif',
    text: 'Un captif du côté lumineux n’empêche pas le côté obscur de déployer sa propre version de cette personnalité, d’un autre titre.',
  },
  'KRN-262': {
    title: 'Les cartes inactives prennent de la place',
    text: 'Une carte inactive à bord d’un vaisseau ou véhicule garde sa place.',
  },
  'TRM-363': {
    title: 'Les cartes volées sont à vous',
    text: 'Les cartes volées de votre Force vitale ou de votre main s’activent, s’utilisent, se perdent et se déploient comme les vôtres.',
  },
  'TRM-364': {
    title: 'Les cartes volées sur le dessus',
    text: 'Quand une carte au dos de l’adversaire arrive sur le dessus d’un paquet de réserve, celui qui l’a la montre. Elle y reste.',
  },
  'KRN-265': {
    title: 'Ce qui agit sur une carte inactive',
    text: 'Une carte posée sur une carte inactive reste active si son texte dit qu’elle y agit.',
  },
  'TRM-013': {
    title: 'Les captifs gelés ne disparaissent pas',
    text: 'Un captif gelé n’est jamais porté disparu. Si son escorte disparaît, il reste au site, sans personne pour l’escorter.',
  },
  'TRM-049': {
    title: 'Qui escorte',
    text: 'Le chasseur de primes ou guerrier qui prend un captif sous sa garde, par transfert de prisonniers aussi, en est l’escorte.',
  },
  'TRM-051': {
    title: 'Pas de captif de main en main',
    text: 'Une escorte ne donne pas son captif directement à un autre chasseur de primes ou guerrier, à moins qu’une carte ne le permette.',
  },
  'TRM-054': {
    title: 'Gelé : ni puissance ni aptitude',
    text: 'Ce qui demande la puissance, l’aptitude ou la vitesse terrestre d’un captif gelé trouve 0.',
  },
  'TRM-059': {
    title: 'Gelé une fois',
    text: 'Ce qui gèle un personnage ne choisit pas celui qui l’est déjà.',
  },
  'TRM-061': {
    title: 'Délivrer un captif gelé sans escorte',
    text: 'Ce qui libère des captifs libère aussi les gelés. De plus, le côté lumineux peut libérer celui que nul n’escorte et qui n’est dans aucune prison, là où il contrôle.',
  },
  'TRM-062': {
    title: 'Où va un captif gelé',
    text: 'Libéré à un site, un captif gelé va du côté lumineux de ce site. Libéré ailleurs, il va aux cartes utilisées.',
  },
  'TRM-066': {
    title: 'Des cartes qui libèrent',
    text: 'Le côté lumineux délivre des captifs avec des cartes qui le disent, y compris son texte sur des localisations du côté obscur.',
  },
  'TRM-067': {
    title: 'Sans escorte, plus de captif',
    text: 'Un captif est libéré quand son escorte est perdue, disparaît ou quitte la table de quelque façon. Seul un captif gelé dont l’escorte disparaît reste là tel quel.',
  },
  'TRM-068': {
    title: 'Perdu avec son escorte',
    text: 'Si une action emporte toutes les cartes ou tous les personnages, et donc l’escorte et le captif à la fois, nul n’est libéré : les deux sont perdus.',
  },
  'TRM-069': {
    title: 'Où va un captif libéré',
    text: 'Libéré de son escorte, un captif va où le côté lumineux le veut : aux cartes utilisées ou, à un site, du côté lumineux de ce site.',
  },
  'TRM-070': {
    title: 'Hors de prison',
    text: 'Un captif libéré d’une prison va du côté lumineux de ce site.',
  },
  'TRM-071': {
    title: 'Seul le côté obscur capture',
    text: 'Si le côté lumineux s’est emparé d’une carte qui capture, cette partie de la carte ne fait rien.',
  },
  'TRM-072': {
    title: 'Seules les cartes lumineuses sont capturées',
    text: 'Rien d’autre que des cartes du côté lumineux ne peut être capturé. Voler est autre chose, et les deux joueurs le peuvent.',
  },
  'TRM-073': {
    title: 'Le sort du personnage capturé',
    text: 'Quand un personnage est capturé, le côté obscur choisit aussitôt ce qu’il en advient : saisie, emprisonnement ou évasion.',
  },
  'TRM-074': {
    title: 'Saisie',
    text: 'Chaque chasseur de primes ou guerrier du côté obscur à la même localisation peut saisir un des personnages capturés. Le captif est placé face visible sous son escorte.',
  },
  'TRM-075': {
    title: 'Emprisonnement',
    text: 'À une prison, autant de personnages capturés qu’on veut peuvent y être emprisonnés, avec ou sans escorte. Ils sont placés face visible sous la prison.',
  },
  'TRM-076': {
    title: 'Évasion',
    text: 'Un personnage capturé qui n’est ni saisi ni emprisonné va aux cartes utilisées du côté lumineux.',
  },
  'TRM-079': {
    title: 'Qui est porté est capturé aussi',
    text: 'Si le personnage capturé en porte un autre, celui-ci est capturé avec lui et n’est plus porté. À chacun il faut sa propre escorte ou une prison.',
  },
  'TRM-385': {
    title: 'Les clandestins ne capturent personne',
    text: 'Un espion dans la clandestinité ne peut pas engager une action qui pourrait aboutir à une capture.',
  },
  'TRM-386': {
    title: 'Les clandestins n’escortent personne',
    text: 'Un espion dans la clandestinité ne peut pas escorter de captif.',
  },
  'TRM-362': {
    title: 'Prendre ce qui est à l’adversaire',
    text: 'Vous ne vous emparez d’une carte de l’adversaire que si une carte ou une règle permet de la voler. S’approcher d’un chasseur vide ne suffit pas.',
  },
  'TRM-366': {
    title: 'Gardé par qui est à bord',
    text: 'Un vaisseau ou véhicule n’est pas volé tant que son propriétaire a un personnage à bord. Les pilotes et astromechs permanents ne comptent pas.',
  },
  'TRM-367': {
    title: 'Volé avec sa cargaison',
    text: 'Ce qui est à bord d’un vaisseau ou véhicule volé est volé avec lui.',
  },
  'TRM-368': {
    title: 'Un pilote qui change de côté',
    text: 'Un pilote permanent sans nom, sur un vaisseau ou véhicule volé, compte désormais comme un des voleurs.',
  },
} satisfies Record<keyof typeof enRules, { title: string; text: string }>

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
