/** Ce qui se dit de la Force, des tours et des drains de Force. */

import type { forceLog as enLog, forceReasons as enReasons } from '../en/force-words.ts'

export const forceReasons = {
  // Activer et piocher.
  'TRN-051/turn': 'On active de la Force durant sa propre phase d’activation, et ce n’est pas votre tour.',
  'TRN-051/phase': 'On active de la Force durant sa phase d’activation ; c’est la {phase} du {turn}.',
  'TRN-051/total': 'Vous activeriez {count} Force, et il en reste {have} du total de ce tour.',
  'TRN-057': 'Il reste {have} {have|carte|cartes} à activer dans votre paquet de réserve.',
  'DRW-001/turn': 'On pioche durant sa propre phase de pioche, et ce n’est pas votre tour.',
  'DRW-001/phase': 'On pioche durant sa phase de pioche ; c’est la {phase} du {turn}.',
  'DRW-003': 'Vous piocheriez {count} {count|carte|cartes}, et votre pile de Force en a {have}.',
  'KRN-025': 'Votre pile de Force est vide : il n’y a pas de carte à piocher.',

  // Les drains de Force.
  'CTL-001/turn': 'Vous drainez à {at} durant votre propre phase de contrôle, et ce n’est pas votre tour.',
  'CTL-001/phase': 'Vous drainez à {at} durant votre phase de contrôle ; c’est la {phase} du {turn}.',
  'CTL-002/control': 'Vous ne contrôlez pas {at}, et vous ne drainez que là où vous contrôlez.',
  'CTL-002/no location': '{card} n’est pas une localisation sur la table.',
  'CTL-002/once': 'Un drain de Force a déjà été engagé à {at} ce tour-ci.',
  'CTL-003': 'Un drain de Force est encore en cours ; il faudrait en attendre la fin pour drainer à {at}.',
  'CTL-004/force': 'Drainer à {at} coûte {need} Force ; vous en avez {have}.',
  'CTL-009': '{cards} à {at} {cards|a|ont} déjà participé à un drain de Force ce tour-ci.',
  'CTL-021': 'Le drain de Force à {at} ne peut pas être annulé par l’adversaire : {by}.',
  'CTL-025': 'Le texte de {by} interdit vos drains de Force à {at}.',
  'CTL-029': '{card} est un espion clandestin à {at} et vous empêche d’y drainer.',
  'CTL-033': 'Vous n’avez pas de présence à {at} : ni aptitude ni icône de présence.',
  'CTL-043/both': 'Vous et votre adversaire avez une présence à {at} : aucun des deux ne contrôle l’endroit.',
  'CTL-043/opponent': 'Votre adversaire a une présence à {at}, et vous n’en avez pas.',
  'CTL-045': '{at} n’est occupé par personne : aucun joueur n’y a de présence.',
  'CTL-047': 'Les deux joueurs occupent {at}.',
  'KRN-127/no drain':
    '{card} répond à un drain de Force que l’adversaire vient d’engager, et il n’y en a pas.',
} as const satisfies Record<keyof typeof enReasons, string>

export const forceLog = {
  'activation counted': 'Le {player} peut activer {count} Force durant ce tour.',
  activates: 'Le {player} active {count} Force.',
  draws: 'Le {player} pioche {count} {count|carte|cartes}.',
  're-circulated':
    'Les deux piles de cartes utilisées passent sous les paquets de réserve : {count} {count|carte|cartes}.',
  'turn over': 'Le {player} a fini ; vient la fin du tour.',
  'turn ends': 'Le tour {number} est fini.',
  'start of turn': 'Actions du début du tour du {player}.',
  'end of turn': 'Actions de la fin du tour du {player}.',
  'lasting change ends': 'Le texte de {card} ne vaut plus.',
  'drain initiated': 'Le {player} engage un drain de Force de {count} à {at}{cost}.',
  'drain resolves': 'Le drain de Force à {at} est de {count}.',
  'drain completed': 'Le drain de Force à {at} est achevé.',
  'drain canceled': 'Le drain de Force à {at} est annulé.',
  'must lose Force': 'Le {player} perd {count} Force[ : {by}].',
  'loses Force': 'Le {player} perd [{card}|une carte][ : {from}].',
  wins: 'Le {player} gagne : le {loser} n’a plus de Force vitale.',
} as const satisfies Record<keyof typeof enLog, string>
