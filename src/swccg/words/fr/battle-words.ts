/** Les batailles : pourquoi quelque chose y est interdit et ce qui s'y passe. */

import type { battleLog as enLog, battleReasons as enReasons } from '../en/battle-words.ts'

export const battleReasons = {
  'BAT-022': '{card} se joue quand une bataille vient d’être engagée.',
  'BAT-032': '{card} se joue durant une bataille.',
  'BAT-032/segment': '{card} se joue à un autre moment d’une bataille : {phase}.',
  'BAT-037': '{card} se joue au segment des armes d’une bataille.',
  'BAT-145': 'Les destinées s’ajoutent au segment des armes ; ensuite, il est trop tard pour {card}.',
  'BAT-169': '{card} ne participe pas à cette bataille et ne peut donc pas en être exclu.',
  'BAT-183': '{card} n’a pas d’immunité contre l’attrition à perdre par {by}.',
  'BAT-182': 'L’immunité de {card} contre l’attrition lui a été retirée.',
  'BAT-133': 'Carte inactive à {at} : {cards}. Aucune bataille ne peut reposer dessus.',
  'BAT-157':
    'Interdiction de bataille pour {cards} : aucun texte ne peut faire reposer dessus une bataille à {at}.',
  'BAT-033': '{card} change la puissance : cela se joue dans le segment des armes.',
  'BAT-034': '{card} ajoute des destinées : cela se joue dans le segment des armes, on les tire ensuite.',
  'BAT-035': '{card} change des destinées à venir : cela se joue dans le segment des armes.',
  'BAT-036':
    '{card} change une destinée de bataille totale : cela se joue dans le segment des armes, avant qu’il y en ait une.',
  'BAT-075':
    '{card} change l’attrition : cela se joue dans la partie facultative du segment de puissance, s’il y a une attrition.',
  'BAT-076':
    '{card} change l’attrition et la puissance totale : cela se joue dans la partie facultative du segment de puissance, s’il y a une attrition.',
  'BAT-042':
    '{card} est arrivée après le début du segment de puissance et ne participe pas à cette bataille.',
  'BAT-175': 'Les cartes que {card} demande ne sont pas ensemble dans cette bataille.',
  'BAT-176': '{card} ne participe pas à cette bataille : son texte n’y sert pas.',
  'BAT-177': '{card} ne participe pas à cette bataille et n’est pas une cible pour {by}.',
  'BAT-093': 'Vous n’avez pas de dommages de bataille que {card} pourrait compenser.',
  'BAT-094': 'Vous n’avez pas d’attrition que {card} pourrait compenser.',
  'KRN-123/battle': '{card} ne sert pas durant une bataille.',
  'KRN-123/initiator': '{card} demande que l’autre joueur ait engagé la bataille.',
  'KRN-123/elsewhere': '{card} ne vaut pas pour une bataille à {at}.',
  'BAT-087': '{card} répond à une bataille gagnée ou perdue.',
  'TRM-212/when':
    'Il n’y a rien à quoi réagir : une bataille ou un drain de Force que l’adversaire vient d’engager.',
  'TRM-212/own': 'Vous l’avez engagé vous-même ; seul votre adversaire y réagit.',
  'TRM-212/no text': 'Aucun texte ne permet à {card} de réagir ainsi à ce qui se passe à {at}.',
  'BAT-024': 'Vous avez engagé cette bataille : {card} ne peut pas y réagir.',
  'TRM-203': 'Une réaction mène à {at}, sauf si un texte permet à {card} de réagir en s’en éloignant.',
  'TRM-205': '{card} est déjà à {at} et ne peut pas y réagir.',
  'TRM-209': 'Une réaction ne se fait pas par ce genre de déplacement : {using}.',
  'TRM-211': 'Déjà dans une réaction ce tour-ci : {cards}.',
  'BAT-040':
    'Une bataille est en cours ; ni une autre ni une attaque ne peut commencer avant qu’elle soit finie.',
  'BAT-091': 'Vous ne devez rien et {card} n’est pas « touché » : il n’y a pas de raison de le perdre.',
  'BAT-092': 'Vous n’avez plus de dommages de bataille à compenser.',
  'BAT-097/hit': 'Encore « touché », à comptabiliser en valeur de perte : {cards}.',
  'BAT-097/damage': 'Il reste {count} dommages de bataille à compenser.',
  'BAT-097/attrition': 'Il reste {count} d’attrition à compenser ; pas d’immunité pour {cards}.',
  'BAT-100': '{card} est arrivé trop tard pour participer à cette bataille.',
  'BAT-104':
    'On ne comptabilise des cartes en valeur de perte et on ne perd de la Force en dommages qu’au segment des dommages d’une bataille.',
  'BAT-106/not yours': '{card} n’est pas à vous.',
  'BAT-106/elsewhere': '{card} ne participe pas à cette bataille.',
  'TRM-304': '{card} est à un site de {ship} et ne prend pas part à la bataille de {ship}.',
  'BAT-106/no forfeit': '{card} n’a pas de valeur de perte.',
  'BAT-109':
    'Le segment des dommages ne peut pas finir avec une carte « touchée » dans la bataille : {cards}.',
  'BAT-113': 'L’attrition se compense par des valeurs de perte, jamais en perdant de la Force.',
  'BAT-154':
    'Interdiction de participer à une bataille pour {cards} : le {by} n’a pas de présence pour une bataille à {at}.',
  'BAT-155':
    'Ceux qui sont à bord de ce qui ne peut pas se battre ne donnent pas non plus de présence pour une bataille à {at}.',
  'BAT-156': 'Le texte d’une carte qui ne peut pas se battre n’engage pas de bataille à {at}.',
  'BAT-163': '{card} est exclu de cette bataille.',
  'BAT-179':
    'L’immunité a été comparée à l’attrition au début du segment des dommages ; ce qu’il en reste maintenant ne compte pas.',
  'BAT-184':
    'Selon les décisions de 2001, rien ne se fait au segment de puissance hors les tirages : {card} n’a pas de moment.',
  'BAT-191': '{card} est exclu de cette bataille : rien de ce qui le demande en bataille ne peut le choisir.',
  'BAT-204': 'Il n’y a pas de bataille aux secteurs de Death Star II.',
  'KRN-038':
    'Perdez une carte de votre main, ou celle du dessus de votre paquet de réserve, de votre pile de Force ou de votre pile de cartes utilisées.',
} as const satisfies Record<keyof typeof enReasons, string>

export const battleLog = {
  'battle initiated': 'Le {player} engage une bataille à {at}{cost}.',
  'battle canceled': 'La bataille à {at} est annulée.',
  'battle ends': 'La bataille à {at} finit : un des côtés n’y a plus de présence.',
  'battle over': 'La bataille à {at} est finie.',
  'joins the battle': '{cards} {cards|se joint|se joignent} à la bataille à {at}.',
  'destinies added': '{card} ajoute {count} {kind}.',
  satisfied: '{card} compense {count} dommages de bataille et {attrition} d’attrition.',
  'attrition ignored': '{count} d’attrition sans effet : le {player} n’a plus personne qu’elle atteint.',
  'no presence left':
    'Le {player} n’a plus de présence dans la bataille à {at} ; elle continue jusqu’à ce que tout soit compensé.',
  'destiny redrawn': '{card} : la destinée est annulée et tirée de nouveau.',
  'destiny canceled': '{card} : la destinée est annulée.',
  'destiny changed': '{card} : la destinée est maintenant de {destiny}.',
  'destiny substituted': 'Destinée de {destiny} à la place d’un tirage[ : {card}].',
  'no more to choose among': '{card} : il faudrait tirer plus que la limite.',
  'draws to choose among': '{card} : {count} à tirer, {number} à choisir.',
  'draw chosen': 'Le {player} choisit la destinée de {destiny}[ : {card}].',
  'draws not chosen': 'Non choisies, et utilisées : {cards}.',
  'drawn card moved': '{by} : {card} quitte le tirage[ ({pile})] ; son nombre de destinée demeure.',
  'destiny not below 0': 'Une destinée n’est jamais inférieure à 0.',
  reacts: '{cards} {cards|réagit|réagissent} vers {at}[ : {by}][, avec {others} à bord].',
  'left the battle': '{cards} {cards|a|ont} quitté la bataille à {at}.',
  excluded: '{card} est exclu de la bataille[, et avec lui {cards}].',
  'not moved to battle': '{card} ne peut plus aller à la bataille.',
  'not excluded': '{card} ne peut pas être exclue et continue de participer.',
  'too late for battle': 'Trop tard pour participer à la bataille : {cards}.',
  'duel begins': 'Un duel commence : {cards}.',
  'duel lost': '{card} perd le duel : {light} pour le côté lumineux, {dark} pour le côté obscur.',
  'duel canceled': 'Le duel est annulé[ : {cards} retourne en main].',
  'duel drawn': 'Personne ne perd le duel : {light} pour le côté lumineux, {dark} pour le côté obscur.',
  'excluded no longer': 'De nouveau en jeu : {cards}.',
  'segment begins': '{segment} : bataille à {at}.',
  'destinies counted': 'Le {player} a droit à {count} : {kind}.',
  'no destinies': 'Le {player} n’a droit à aucun tirage : {kind}.',
  'declines battle destiny': 'Le {player} ne tire pas de destinée de bataille.',
  'destiny total': 'Total, {kind} : {destiny}.',
  'no destiny total': 'Aucun tirage achevé : {kind}.',
  'destiny of battle': 'Total du {player}, {kind} : [{destiny}|aucun].',
  'battle won': 'Le {player} gagne la bataille : {light} pour le côté lumineux, {dark} pour le côté obscur.',
  'battle drawn': 'Personne ne gagne la bataille : {light} contre {dark}.',
  'owes no attrition': 'Le {player} a {count} dommages de bataille à compenser. Il n’y a pas d’attrition.',
  owes: 'Le {player} a {count} dommages de bataille et {attrition} d’attrition à compenser[ ; immunité : {cards}].',
  forfeited: 'Le {player} perd {card}, pour une valeur de {count}[ ; perdu avec : {cards}].',
  'lost as hit': '{card}, « touché », est perdu[ ; perdu avec : {cards}].',
} as const satisfies Record<keyof typeof enLog, string>
