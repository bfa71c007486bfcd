import type { questions as en } from '../en/questions.ts'
import { captiveDecisions, captiveEvents, captiveOptions } from './captive-words.ts'
import { pileDecisions, pileOptions, pilePassing } from './pile-words.ts'
import { weaponDecisions, weaponEvents } from './weapon-words.ts'

/** Ce qui est demandé et nommé une fois qu'une partie est en cours. Voir l'anglais. */
export const questions: typeof en = {
  decisions: {
    ...pileDecisions,
    ...captiveDecisions,
    activate: {
      title: 'Votre phase d’activation',
      text: 'Le {player} peut activer de la Force, toute ou en partie, ou agir autrement.',
    },
    control: {
      title: 'Votre phase de contrôle',
      text: 'Le {player} peut engager des drains de Force, l’un après l’autre, ou agir autrement.',
    },
    deploy: {
      title: 'Votre phase de déploiement',
      text: 'Le {player} peut déployer des cartes de sa main, changer des cartes de place, ou agir autrement.',
    },
    battle: { title: 'Votre phase de bataille', text: 'Le {player} peut agir durant la phase de bataille.' },
    draw: {
      title: 'Votre phase de pioche',
      text: 'Le {player} peut piocher des cartes de sa pile de Force, ou agir autrement.',
    },
    'start of turn': { title: 'Début de votre tour', text: 'Le {player} peut agir au début du tour.' },
    'end of turn': { title: 'Fin de votre tour', text: 'Le {player} peut agir à la fin du tour.' },
    'lose Force': {
      title: 'Perdre de la Force',
      text: 'Le {player} perd encore {count} Force[ : {by}]. Choisissez une carte de la main, ou la carte du dessus du paquet de réserve, de la pile de Force ou de la pile de cartes utilisées.',
    },
    'respond/Force drain initiated': {
      title: 'Répondre au drain de Force ?',
      text: 'Un drain de Force vient d’être engagé. Le {player} peut y répondre avant toute perte.',
    },
    'weapons segment': {
      title: 'Segment des armes',
      text: 'Le {player} peut tirer avec une arme ou agir autrement.',
    },
    'power segment': {
      title: 'Segment de puissance',
      text: 'Le {player} peut faire ce qui se fait au segment de puissance d’une bataille.',
    },
    'battle destiny': {
      title: 'Tirer la destinée de bataille ?',
      text: 'Destinées de bataille auxquelles le {player} a droit : {count}, toutes ou aucune.',
    },
    'side to attack': {
      title: 'Quel côté attaque {card} ?',
      text: 'Il y a de quoi attaquer des deux côtés. Le {player} choisit le côté, et le hasard la cible.',
    },
    'attack destiny': {
      title: 'Tirer une destinée ?',
      text: 'Avec une aptitude de {ability} dans l’attaque, le {player} peut tirer une destinée, ajoutée à la puissance totale.',
    },
    'fate of defeated': {
      title: 'Défaite : {card}',
      text: 'Le {player} dit ce qui en advient : {by} la dévore ou l’emporte ailleurs.',
    },
    'carry host off': {
      title: '{by} emporte {card}',
      text: 'Le {player} dit où.',
    },
    'jump off': {
      title: 'Qui saute de {card} ?',
      text: 'Cette carte est en train d’être perdue. Le {player} désigne ceux qui en sautent et restent au site.',
    },
    'damage segment': {
      title: 'Segment des dommages',
      text: 'Le {player} comptabilise des valeurs de perte, ou perd de la Force en dommages de bataille, jusqu’à ne plus rien devoir.',
    },
    'end of battle': { title: 'Fin de la bataille', text: 'Le {player} peut agir à la fin de la bataille.' },
    respond: { title: 'Répondre ?', text: 'Le {player} peut répondre à ce qui se passe.' },
    ...weaponDecisions,
    'respond/moving': {
      title: 'Répondre au déplacement ?',
      text: 'Un déplacement commence. Le {player} peut y répondre avant qu’il se fasse.',
    },
    'respond/moved': {
      title: 'Répondre au déplacement ?',
      text: 'Un déplacement vient de s’achever. Le {player} peut y répondre, par exemple en suivant.',
    },
    'respond/passing': {
      title: 'Répondre au passage ?',
      text: 'Une carte traverse une localisation. Le {player} peut y répondre.',
    },
    'respond/deploying': {
      title: 'Répondre au déploiement ?',
      text: 'Une carte est en train d’être déployée. Le {player} peut répondre avant qu’elle n’entre en jeu.',
    },
    'respond/deployed': {
      title: 'Répondre au déploiement ?',
      text: 'Une carte vient d’être déployée. Le {player} peut répondre.',
    },
    'respond/playing': {
      title: 'Répondre à la carte ?',
      text: 'Une carte est jouée. Le {player} peut y répondre avant son résultat.',
    },
    'respond/played': {
      title: 'Répondre à la carte ?',
      text: 'Une carte vient d’être jouée. Le {player} peut y répondre.',
    },
    'respond/using': {
      title: 'Répondre au texte ?',
      text: 'Un texte est utilisé. Le {player} peut y répondre avant son résultat.',
    },
    'respond/used': {
      title: 'Répondre au texte ?',
      text: 'Un texte vient d’être utilisé. Le {player} peut y répondre.',
    },
    'respond/attack initiated': {
      title: 'Répondre à l’attaque ?',
      text: 'Une attaque vient d’être engagée. Le {player} peut y répondre.',
    },
    'respond/battle initiated': {
      title: 'Répondre à la bataille ?',
      text: 'Une bataille vient d’être engagée. Le {player} peut y répondre.',
    },
    'move away': {
      title: 'S’éloigner',
      text: 'Le {player} éloigne [{cards}|des cartes][, à cause de {by}].',
    },
    'convert starting location': {
      title: 'Laisser convertir « {title} » ?',
      text: 'Les deux côtés commencent avec « {title} ». Le {player} peut laisser l’exemplaire adverse se poser dessus.',
    },
    'starting location': {
      title: 'Votre localisation de départ',
      text: 'Le {player} choisit la localisation avec laquelle commencer.',
    },
    'starting effect': {
      title: 'Un effet de départ ?',
      text: 'Le {player} peut commencer avec un effet de départ.',
    },
    'starting interrupt': {
      title: 'Une Interruption de départ ?',
      text: 'Le {player} peut commencer avec une Interruption de départ.',
    },
    'play by text': {
      title: 'Jouer depuis {pile}',
      text: 'Le {player} joue une carte prise dans {pile} : {by}.',
    },
    'deploy by text': {
      title: 'Déployer depuis {pile}',
      text: 'Le {player} déploie une carte prise dans {pile} : {by}. Prenez-la et posez-la là où elle doit être.',
    },
    'take at start': {
      title: 'Prendre une carte dans sa main',
      text: 'Le {player} prend dans sa main une carte du paquet de réserve : {by}.',
    },
    maintain: {
      title: 'Garder {card} ?',
      text: 'Le {player} garde {card}, ou la laisse partir.',
    },
    duty: {
      title: 'Il faut le faire maintenant',
      text: 'Ce que {card} demande n’a pas été fait dans cette phase. Le {player} le fait maintenant.',
    },
    'choose the price': {
      title: 'Choisir le prix',
      text: 'Pour {card}, le {player} utilise autant de Force qu’il choisit ; il en a {have}.',
    },
    'which creature feeds': {
      title: 'Choisir la créature',
      text: 'Par {card}, le {player} choisit la créature qui s’en prend à {ship}.',
    },
    'choose a card to lose': {
      title: 'Choisir une carte',
      text: 'Par {card}, le {player} choisit la carte qui est perdue.',
    },
    'draw and choose': {
      title: 'En tirer {count} et en choisir {number} ?',
      text: 'Par {card}, le {player} peut en tirer {count} et en choisir {number} à la place de ce tirage.',
    },
    'choose a draw': {
      title: 'Choisir une destinée',
      text: 'Par {card}, le {player} choisit parmi les destinées tirées ; encore {count}.',
    },
    'which destiny number': {
      title: 'Quel nombre de destinée ?',
      text: 'Plusieurs nombres de destinée sont imprimés sur {card}. Le {player} dit lequel compte.',
    },
    'activate by text': {
      title: 'Activer de la Force',
      text: 'Par {card}, le {player} peut activer jusqu’à {count} Force.',
    },
    'pay the price': {
      title: 'Payer {card} ?',
      text: 'Le {player} paie le prix de {card}{cost}, ou y renonce.',
    },
    'which automatic action first': {
      title: 'Laquelle d’abord ?',
      text: 'Plusieurs actions automatiques ont lieu en même temps. Le {player}, dont c’est le tour, nomme la prochaine.',
    },
    cards: { title: 'Choisir des cartes', text: 'Le {player} choisit des cartes.' },
    number: { title: 'Choisir un nombre', text: 'Le {player} choisit un nombre.' },
    option: { title: 'Choisir', text: 'Le {player} choisit une des options.' },
    order: { title: 'Choisir un ordre', text: 'Le {player} choisit un ordre.' },
  },
  events: {
    flipped: '{card} s’est retournée',
    change: 'quelque chose est arrivé',
    replaced: '{card} a pris la place d’une autre version',
    converted: '{card} est là par conversion',
    'crossed over': '{card} est passée de l’autre côté',
    deploying: '{cards} {cards|est en train d’être déployée|sont en train d’être déployées}',
    deployed: '{cards} {cards|vient d’être déployée|viennent d’être déployées}',
    transferring: '{card} est en cours de transfert à {ship}',
    transferred: '{card} vient d’être transférée à {ship}',
    moving: '{cards} {cards|commence|commencent} à se déplacer : {using}',
    moved: 'Déplacement de {cards}[ à {to}] : {using}',
    passing: '{card} traverse {at}',
    playing: '{card} en train d’être joué[, sur {cards}][, vers {to}]',
    played: '{card} vient d’être joué',
    using: 'texte de {card} en cours[, sur {cards}][, vers {to}]',
    used: 'texte de {card} utilisé',
    'battle initiated': 'bataille à {at}',
    'attack initiated': '{cards} {cards|attaque|attaquent} {prey} à {at}',
    'attack ended': 'attaque à {at}, finie',
    attached: '{card} s’est attachée à {ship}',
    squeezed: '{card} a essayé de resserrer son étreinte sur {ship}',
    'weapons segment over': 'bataille à {at} : le segment des armes est fini',
    'battle decided': 'bataille à {at} : [le {winner} gagne|personne ne gagne]',
    'battle ending': 'bataille à {at}, qui finit',
    'battle ended': 'bataille à {at}, finie',
    'about to draw destiny': 'destinée, sur le point d’être tirée',
    'drawing destiny': 'une destinée va être tirée',
    'duel lost': '{card} a perdu le duel',
    'destiny drawn': 'destinée : [{card}|un nombre]',
    'destiny completed': 'destinée, achevée',
    ...weaponEvents,
    ...captiveEvents,
    forfeited: '{card} vient d’être perdu',
    'Force drain initiated': 'drain de Force à {at}',
    'Force retrieved': 'De la Force a été récupérée',
    'Force drained': 'drain de Force à {at}, achevé',
    'phase ends': 'la phase finit',
    'losing Force': 'de la Force doit être perdue',
    lost: '{cards} {cards|vient|viennent} d’être perdues',
    'Force lost': '{card} vient d’être perdu',
    'Force activated': 'Force activée',
    'card drawn': 'carte piochée',
    'start of turn': 'début du tour',
    'end of turn': 'fin du tour',
  },
  passing: pilePassing,
  options: {
    maintains: 'Entretien de {by}',
    duty: 'Ce que {by} demande',
    maintain: 'Utiliser de la Force pour la garder',
    'to used': 'Perdre de la Force pour la mettre aux cartes utilisées',
    'out of play': 'La mettre hors du jeu',
    'sets off': 'Le texte de {by} se déclenche',
    cancels: '{by} annule {card}',
    'cancels text': '{by} annule le texte de {card}',
    misplaced: '{by} est où elle ne peut être',
    leaves: '{by} quitte la table',
    suspends: '{by} suspend {card}',
    player: 'Le {player}',
    ...pileOptions,
    ...captiveOptions,
    missing: '{card}, carte disparue : {by}',
    loses: 'perte de Force : {by}',
    ends: 'fin du texte de {by}',
    pay: 'Payer',
    decline: 'Renoncer',
    allow: 'Permettre',
    refuse: 'Refuser',
    draw: 'Tirer',
    choose: 'Tirer et choisir',
    light: 'Côté lumineux',
    dark: 'Côté obscur',
    eaten: 'Dévoré[ par {by}]',
    site: 'Vers {by}',
    attack: '{by} attaque',
    creatures: 'Des créatures s’attaquent à {by}',
    detach: 'Un parasite lâche {by}',
    squeeze: '{by} peut resserrer son étreinte',
    selective: 'Le texte de {by}',
  },
}
