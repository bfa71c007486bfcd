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

/** What has happened, line by line. Keys as the engine logs them; see reasons.ts for how sentences are written. */
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
  'turn begins': 'Turn {number} begins: the {player}’s.',
  'phase begins': 'The {player}’s {phase} begins.',
  'move/landspeed': '{cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  'move/hyperspeed': '{cards} {cards|moves|move} by hyperspeed[ from {from}] to {to}{cost}.',
  'move/docking bay transit': '{cards} {cards|transits|transit}[ from {from}] to {to}{cost}.',
  'move/landing': '{cards} {cards|lands|land} at {to}{cost}.',
  'move/taking off': '{cards} {cards|takes|take} off[ from {from}] to {to}{cost}.',
  'move/sector movement': '{cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  'move/shuttling': '{cards} {cards|shuttles|shuttle}[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  'move/location text':
    '{cards} {cards|moves|move} by a location’s text[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  'move/starship site': '{cards} {cards|passes|pass}[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  'move/vehicle site': '{cards} {cards|passes|pass}[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  'move/mobile system':
    '{cards} {cards|moves|move} to parsec {parsec}, [in orbit of {system}|in deep space]{cost}.',
  'move/orbit': '{cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  'move/follow': '{cards} {cards|follows|follow} to {to}{cost}.',
  'move/attack run': 'Attack Run: {cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  'move/bombing run': 'Bombing Run: {cards} {cards|moves|move}[ from {from}] to {to}{cost}.',
  'move/death star ii sector': '{cards} {cards|flies|fly}[ from {from}] to {to}{cost}.',
  'move/embark': '{cards} {cards|embarks|embark} on {ship}[ ({slot})]{cost}.',
  'move/disembark': '{cards} {cards|disembarks|disembark}[ at {to}]{cost}.',
  'move/shift': '{card} takes a {slot} of {ship}{cost}.',
  'move/dock': '{cards} dock{cost}.',
  'move/prisoner transfer': 'Prisoner transfer: {cards}[ at {to}][ to {ship}]{cost}.',
  'move/relocation': '{cards} {cards|is|are} relocated[ from {from}][ to {to}][ aboard {ship}]{cost}.',
  deploy: 'The {player} deploys {cards}[ to {to}][ on {ship}][ ({slot})]{cost}.',
  'deploy/table': 'The {player} deploys {cards} on table{cost}.',
  'deploy/location': 'The {player} deploys {cards}[, a location of {system}]{cost}.',
  'deployment fails': '{cards} {cards|does|do} not come into play.',
  transfer: 'The {player} hands {card} over to {ship}{cost}.',
  'card played': 'The {player} plays {card}[, on {cards}][, to {to}][{cost}].',
  'text used': 'The {player} uses the text of {card}[, on {cards}][, to {to}][{cost}].',
  'to lost pile': '{card} goes to the Lost Pile.',
  'to used pile': '{card} goes to the Used Pile.',
  canceled: '{card} is canceled.',
  'price paid': 'The {player} pays for {card}{cost}.',
  'price declined': 'The {player} does not pay for {card}.',
  'destiny drawn': 'Destiny {destiny}[: {card}].',
  'destiny failed': 'There is no card to draw for destiny.',
  'lasting change': 'The text of {card} holds from now on.',
  'cannot be relocated': '{card} cannot move and is not relocated.',
  'fails to move away': '{card} does not get away.',
  'stays by choice': '{card} stays.',
  'carried away': '{card} has been carried off[ by {ship}].',
  'Interrupt stopped': '{card} stops the Interrupt: destiny {destiny}, ability {ability}.',
  'react stopped': '{card} stops the react[ of {ship}]: destiny {destiny}, ability {ability}.',
  'move stopped': '{card} stops [{ship}|the move]: destiny {destiny}, ability {ability}.',
  'not stopped': '{card} stops nothing[: destiny {destiny}, ability {ability}].',
  stopped: '{card} stops at {to}[: the text of {by} lets it go no further].',
  missing: '{card} goes missing[: {by}].',
}
