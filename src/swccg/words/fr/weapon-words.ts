/** Les armes : pourquoi on ne peut pas tirer, et ce qui se passe quand on tire. */

import type {
  weaponDecisions as enDecisions,
  weaponEvents as enEvents,
  weaponLog as enLog,
  weaponReasons as enReasons,
} from '../en/weapon-words.ts'

export const weaponReasons = {
  'WPN-001': '{card} a déjà tiré[ {count} fois] dans cette bataille.',
  'WPN-004': '{card} ne participe pas à la bataille à {at}.',
  'WPN-005':
    'Chaque tir est une action à part : {card} pourra tirer quand ce qui est en cours sera fini et que ce sera à vous d’agir.',
  'WPN-006/no weapon': '{card} n’a pas de texte permettant de tirer.',
  'WPN-006/target': '{by} n’est pas une cible que permet le texte de {card}.',
  'WPN-006/count': '{card} tire sur une cible au moins, et sur {count} au plus.',
  'WPN-006/gunner': 'Personne de présent avec {card} ne peut s’en servir.',
  'WPN-006/this gunner': '{by} ne peut pas tirer avec {card}.',
  'WPN-006/power': 'Aucun droïde de puissance ni générateur à fusion à vous n’est présent avec {card}.',
  'WPN-006/x': 'X est au moins 0, et au plus {max}, pour {card}.',
  'WPN-006/barred': 'Un autre texte empêche {card} de tirer.',
  'WPN-010': '{by} est à vous ; {card} tire sur les cartes de votre adversaire.',
  'WPN-014': '{ship} a déjà utilisé {cards} ce tour-ci ; nombre d’armes permises par tour : {count}.',
  'WPN-015': '{ship} a déjà utilisé {cards} ce tour-ci ; un escadron utilise trois armes par tour.',
  'WPN-020': '{card} ne pourrait pas se déployer sur {ship}, qui la porte sans pouvoir s’en servir.',
  'WPN-023/no battle': 'Aucune bataille n’est en cours : {card} ne peut pas tirer.',
  'WPN-023/elsewhere': '{card} ne participe pas à la bataille à {at}.',
  'WPN-024': '{by} n’est pas présent avec {card}.',
  'WPN-027':
    '{card} n’atteint un site adjacent que si l’arme et la cible sont présentes chacune à leur site.',
  'WPN-034':
    'Personne à bord de {ship} ne peut tirer avec {card} : il faut un personnage qui ne soit pas un droïde.',
  'WPN-035':
    'Personne à bord de {ship} ne peut tirer avec {card} : il faut un personnage qui ne soit pas un droïde, ou un droïde guerrier.',
  'WPN-036': '{ship} n’a pas de pilote et ne peut donc pas utiliser {card}.',
  'WPN-037': '{ship} n’a pas de conducteur et ne peut donc pas utiliser {card}.',
  'WPN-041':
    'La portée de {card} sert à tirer dans une bataille à un site adjacent, et il n’y a pas de bataille.',
  'WPN-045':
    '{card} n’a pas de source d’énergie : aucun droïde de puissance ni générateur à fusion à vous n’est présent.',
  'WPN-051': '{card} est une arme automatique qui dit elle-même quand elle tire.',
  'WPN-071/weapon': '{card} est dans {ship} : on ne tire pas de là.',
  'WPN-071/target': '{card} est dans {ship} et n’est pas présent : ce n’est pas une cible.',
  'WPN-072': '{ship} est posé, et {card} ne sert pas à un site.',
  'WPN-073': '{card} est clandestin : les armes ne peuvent pas le viser durant une bataille.',
  'WPN-074/weapon': '{card} est exclu de la bataille et ne tire pas.',
  'WPN-074/target': '{card} est exclu de la bataille et n’est pas une cible.',
  'WPN-075': '{card} est congelé et ne peut pas être touché.',
} as const satisfies Record<keyof typeof enReasons, string>

export const weaponLog = {
  'weapon fired': '[Tir de {ship} avec {card}|Tir de {card}] sur {cards}{cost}.',
  'weapon fired again': 'Nouveau tir de {card} sur {cards}{cost}.',
  'shot canceled': 'Le tir de {card} est annulé.',
  'shot succeeds': 'Tir réussi de {card} sur {cards} : {destiny} contre {need}.',
  'shot fails': '{card} manque {cards} : {destiny} contre {need}.',
  'no weapon destiny': '{card} manque {cards} : il n’y a pas de destinée d’arme.',
  'is hit': '{card} est « touché ».',
  'weapon changes': '{card} change {cards}.',
  'shot changed': '{card} : chaque destinée de ce tir change de {count}.',
  'weapons knocked away': 'Les armes de {card} ne peuvent pas être utilisées dans cette bataille : {cards}.',
} as const satisfies Record<keyof typeof enLog, string>

export const weaponDecisions = {
  'fire again': {
    title: 'Tirer encore avec {card} ?',
    text: 'Le {player} peut tirer encore une fois avec {card}{cost} : choisissez une cible, ou passez.',
  },
  aim: { title: 'Choisir une cible', text: 'Le {player} choisit sur quoi tire {card}.' },
  'respond/firing': {
    title: 'Répondre au tir ?',
    text: 'Une arme tire. Le {player} peut répondre avant que la destinée d’arme soit tirée.',
  },
  'respond/fired': {
    title: 'Répondre au tir ?',
    text: 'Une arme vient de tirer. Le {player} peut répondre.',
  },
  'respond/hit': {
    title: 'Répondre ?',
    text: 'Une carte vient d’être « touchée ». Le {player} peut répondre.',
  },
} as const satisfies Record<keyof typeof enDecisions, { title: string; text: string }>

export const weaponEvents = {
  firing: 'tir de {card} sur {cards}',
  fired: '{card} a tiré',
  hit: '{card} vient d’être « touché »',
} as const satisfies Record<keyof typeof enEvents, string>
