import type { log as en } from '../en/log.ts'
import { actingLog } from './acting-words.ts'
import { attackLog } from './attack-words.ts'
import { battleLog } from './battle-words.ts'
import { captiveLog } from './captive-words.ts'
import { forceLog } from './force-words.ts'
import { kernelLog } from './kernel-words.ts'
import { personaLog } from './persona-words.ts'
import { pileLog } from './pile-words.ts'
import { startLog } from './start-words.ts'
import { weaponLog } from './weapon-words.ts'

/** Ce qui s'est passé, ligne après ligne. */
export const log = {
  ...actingLog,
  ...attackLog,
  ...battleLog,
  ...personaLog,
  ...startLog,
  ...forceLog,
  ...captiveLog,
  ...pileLog,
  ...kernelLog,
  ...weaponLog,
  'turn begins': 'Le tour {number} commence : c’est celui du {player}.',
  'phase begins': 'La {phase} du {player} commence.',
  'move/landspeed': '{cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  'move/hyperspeed': '{cards} {cards|va|vont} par hypervitesse[ de {from}] à {to}{cost}.',
  'move/docking bay transit': '{cards} {cards|fait|font} le transit[ de {from}] à {to}{cost}.',
  'move/landing': '{cards} {cards|atterrit|atterrissent} à {to}{cost}.',
  'move/taking off': '{cards} {cards|décolle|décollent}[ de {from}] vers {to}{cost}.',
  'move/sector movement': '{cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  'move/shuttling':
    '{cards} {cards|prend|prennent} la navette[ de {from}][ vers {to}][ à bord de {ship}]{cost}.',
  'move/location text':
    'Par un texte de localisation, {cards} {cards|se déplace|se déplacent}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
  'move/starship site': '{cards} {cards|passe|passent}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
  'move/vehicle site': '{cards} {cards|passe|passent}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
  'move/mobile system':
    '{cards} {cards|va|vont} au parsec {parsec}, [en orbite autour de {system}|dans l’espace profond]{cost}.',
  'move/orbit': '{cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  'move/follow': '{cards} {cards|suit|suivent} jusqu’à {to}{cost}.',
  'move/attack run': 'Attack Run : {cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  'move/bombing run': 'Bombing Run : {cards} {cards|va|vont}[ de {from}] à {to}{cost}.',
  'move/death star ii sector': '{cards} {cards|vole|volent}[ de {from}] à {to}{cost}.',
  'move/embark': '{cards} {cards|embarque|embarquent} à bord de {ship}[ ({slot})]{cost}.',
  'move/disembark': '{cards} {cards|débarque|débarquent}[ à {to}]{cost}.',
  'move/shift': '{card} prend une {slot} de {ship}{cost}.',
  'move/dock': '{cards} s’amarrent{cost}.',
  'move/prisoner transfer': 'Transfert de prisonnier : {cards}[ à {to}][ avec {ship}]{cost}.',
  'move/relocation': 'Relocalisation de {cards}[ de {from}][ à {to}][ à bord de {ship}]{cost}.',
  deploy: 'Le {player} déploie {cards}[ à {to}][ sur {ship}][ ({slot})]{cost}.',
  'deploy/table': 'Le {player} déploie {cards} sur la table{cost}.',
  'deploy/location': 'Le {player} déploie {cards}[, une localisation de {system}]{cost}.',
  'deployment fails': '{cards} {cards|n’entre|n’entrent} pas en jeu.',
  transfer: 'Le {player} transfère {card} à {ship}{cost}.',
  'card played': 'Le {player} joue {card}[, sur {cards}][, vers {to}][{cost}].',
  'text used': 'Le {player} utilise le texte de {card}[, sur {cards}][, vers {to}][{cost}].',
  'to lost pile': '{card} va à la pile de cartes perdues.',
  'to used pile': '{card} va à la pile de cartes utilisées.',
  canceled: 'Annulation de {card}.',
  'price paid': 'Le {player} paie {card}{cost}.',
  'price declined': 'Le {player} ne paie pas {card}.',
  'destiny drawn': 'Destinée {destiny}[ : {card}].',
  'destiny failed': 'Il n’y a pas de carte à tirer pour la destinée.',
  'lasting change': 'Le texte de {card} vaut désormais.',
  'cannot be relocated': '{card} ne peut pas se déplacer : pas de relocalisation.',
  'fails to move away': '{card} ne parvient pas à s’éloigner.',
  'stays by choice': '{card} reste.',
  'carried away': '{card} est maintenant ailleurs[, à bord de {ship}].',
  'Interrupt stopped': '{card} arrête l’Interruption : destinée {destiny}, aptitude {ability}.',
  'react stopped': '{card} arrête la réaction[ de {ship}] : destinée {destiny}, aptitude {ability}.',
  'move stopped': '{card} arrête [{ship}|le déplacement] : destinée {destiny}, aptitude {ability}.',
  'not stopped': '{card} n’arrête rien[ : destinée {destiny}, aptitude {ability}].',
  stopped: '{card} s’arrête à {to}[ : le texte de {by} ne permet pas d’aller plus loin].',
  missing: '{card} est maintenant une carte disparue[ : {by}].',
} as const satisfies Record<keyof typeof en, string>
