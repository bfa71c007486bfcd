/** What a card's text says, in English: made from the data, so that it says what is played. */

import type { Ability, AbilityOf, LocationFilter } from '../../abilities/types.ts'
import type { CardFacts, MoveName, SlotGroup } from '../../model/types.ts'
import { sayAction } from './action-words.ts'
import { sayBattle } from './battle-abilities.ts'
import { clause, condition } from './conditions.ts'
import { sayCreature } from './creature-abilities.ts'
import { sayDeploying } from './deploy-abilities.ts'
import { described, list, lowerFirst, plural, sayFilter, sayLocation, upperFirst } from './filters.ts'
import { sayForce } from './force-words.ts'
import { modifier, sayHolding } from './holding-words.ts'
import { pile } from './pile-abilities.ts'
import { sayStarting } from './start-abilities.ts'
import { sayWeapon } from './weapon-abilities.ts'

function route(from: LocationFilter | undefined, to: LocationFilter | undefined): string {
  const start = from && Object.keys(from).length > 0 ? ` from ${sayLocation(from)}` : ''
  if (!to) return start
  return to.here && start === '' ? ' here' : `${start} to ${sayLocation(to)}`
}

const at = (where: LocationFilter): string => (where.here ? 'here' : `at ${sayLocation(where)}`)
const gerunds: Partial<Record<MoveName, string>> = {
  embark: 'embarking',
  disembark: 'disembarking',
  shift: 'changing slots',
  dock: 'docking',
}

const using = (kinds: readonly MoveName[] | undefined): string =>
  kinds
    ? ` by ${list(
        kinds.map((kind) => gerunds[kind] ?? kind),
        'or',
      )}`
    : ''

/** One of the changes that last, inside its sentence. */
const changed = (text: AbilityOf<'modify' | 'changes destiny'>): string =>
  lowerFirst(
    text.does === 'modify'
      ? modifier(text)
      : sayBattle(text, { place: at, condition: '' }).replace(/\.$/, ''),
  )

const force = (cost: number | 'free'): string => (cost === 'free' ? 'free' : `for ${cost} Force`)

const moreForce = (add: number): string => `${Math.abs(add)} Force ${add < 0 ? 'less' : 'more'}`

function forbids(text: Extract<Ability, { does: 'forbids move' }>): string {
  const who = text.who === 'self' ? 'This card' : upperFirst(sayFilter(text.who))
  if (text.never)
    return `${who} never moves${route(text.from, text.to)}${text.carried ? ', even carried' : ''}${using(text.using)}${condition(text.while)}.`
  const start = text.exceptFrom ? ` except from ${sayLocation(text.exceptFrom)}` : ''
  return `${who} may not move${route(text.from, text.to)}${start}${using(text.using)}${condition(text.while)}.`
}

function moveCost(text: Extract<Ability, { does: 'move cost' }>): string {
  const way = `${route(text.from, text.to)}${using(text.using)}`
  const who = text.who === 'self' ? 'this card' : sayFilter(text.who)
  if (text.free) return `Moving ${who}${way} is free${condition(text.while)}.`
  const many = text.addForEach
    ? ` for each other ${described(text.addForEach, 'one')} present with this card`
    : ''
  return `Moving ${who}${way} costs ${moreForce(text.add ?? 1)}${many}${condition(text.while)}.`
}

function moveBetween(text: Extract<Ability, { does: 'move between' }>): string {
  const who = sayFilter(text.who ?? { owner: 'you' })
  const card = text.orCard ? ` or the card ${text.orCard}` : ''
  const back = text.bothWays ? ', or the other way' : ''
  const cost = text.cost === undefined ? '' : `, ${force(text.cost)}`
  const when = text.while ? `${upperFirst(condition(text.while).trim())}, in` : 'In'
  return `${when} your ${text.phase} phase ${who} may move${route(text.from, text.to)}${card}${back}${cost}.`
}

function relocates(text: Extract<Ability, { does: 'relocate' }>): string {
  const many = text.upTo === 'any' ? 'any number of' : text.upTo === 1 ? 'one of' : `up to ${text.upTo} of`
  const price =
    text.price === 'destiny' ? 'the Force that a destiny draw names' : text.price === 'free' ? '' : text.price
  const when = text.phase ? `In your ${text.phase} phase, relocate` : 'Relocate'
  const cost = price === '' ? ', free' : ` for ${price}${typeof price === 'number' ? ' Force' : ''}`
  const free = text.freeTo ? `, or free${route(undefined, text.freeTo)}` : ''
  const regular = text.regular ? ', as its regular move' : ''
  return `${when} ${many} ${sayFilter(text.who)}${route(text.from, text.to)}${cost}${free}${regular}${condition(text.while)}${text.notInBattle ? ', except during battle' : ''}.`
}

function movesAway(text: Extract<Ability, { does: 'move away' }>): string {
  const moment =
    text.when === 'after weapons segment'
      ? 'Just after the weapons segment of a battle'
      : text.when === 'battle initiated'
        ? `When ${text.by ? 'the opponent has' : 'someone has'} just initiated a battle`
        : 'At any time'
  const where = text.at ? ` ${at(text.at)}` : ''
  const many =
    text.upTo === 'all'
      ? 'all'
      : text.upTo === 'any'
        ? 'any number'
        : text.upTo === 1
          ? 'one'
          : `up to ${text.upTo}`
  const below = text.abilityBelowNumberOf
    ? ` of ability below the number of ${sayFilter(text.abilityBelowNumberOf)} present`
    : ''
  const must = text.whose === 'opponent' ? 'must' : text.upTo === 'all' ? 'try to' : 'may'
  const cost = text.price > 0 ? `, for ${text.price} Force` : ''
  const kind = text.using ? ` by ${text.using}` : ''
  const site = text.targetsSite ? ' to one adjacent site that you choose at once' : ''
  return `${moment}${where}${condition(text.while)}${cost}: ${many} of ${sayFilter(text.who)}${below} ${text.present ? 'present ' : ''}there ${must} move away${kind}${site}${text.freeMove ? ', free' : ''}${text.orLost ? ', or is lost' : ''}.${text.cancelsBattle ? ' The battle is canceled.' : ''}`
}

function follows(text: Extract<Ability, { does: 'may follow' }>): string {
  const who = text.who === 'self' ? 'This card' : upperFirst(sayFilter(text.who))
  const often = text.oncePerTurn ? 'once a turn ' : ''
  const leader = sayFilter(text.leader, 'one')
  return `${who} may ${often}follow ${leader} that just moved from the same site${text.free ? ', free' : ''}.`
}

function onlyAt({ where, movingOnly }: Extract<Ability, { does: 'only at' }>): string {
  if (where.not && Object.keys(where).length === 1) return `Never moves to ${sayLocation(where.not)}.`
  return movingOnly
    ? `Moves only to ${sayLocation(where)}.`
    : `Can be, and move, only at ${sayLocation(where)}.`
}

function transit(text: Extract<Ability, { does: 'transit' }>): string {
  const which = `${upperFirst(text.way)} here, docking bay transit`
  const alone = text.alone ? ', whatever the other docking bay says' : ''
  if (text.cost === 'free') return `${which} is free for you${alone}${condition(text.while)}.`
  if (text.cost !== undefined) return `${which} costs you ${text.cost} Force${alone}${condition(text.while)}.`
  return `${which} costs you ${moreForce(text.add ?? 0)}${condition(text.while)}.`
}

function stops({ what, ability, destiny, lostIfEqual }: Extract<Ability, { does: 'stops' }>): string {
  const opponent = {
    Interrupt: 'the opponent just played an Interrupt',
    'Interrupt or react': 'the opponent just played an Interrupt or began a react',
    'hyperspace move': "the opponent's starship is about to move through hyperspace",
  }[what]
  const whose = {
    'your highest': 'the highest ability among your characters on table',
    'your target': 'the ability of one of your characters that you target',
    'its highest pilot': 'the ability of its best pilot',
  }[ability]
  const result = what === 'hyperspace move' ? 'it does not move' : 'it is canceled'
  return `If ${opponent}, draw destiny: ${destiny} ${whose}, ${result}${lostIfEqual ? '; equal to it, the starship is lost' : ''}.`
}

const unless = (text: Ability): string =>
  'unless' in text ? condition(text.unless).replace(/^ while/, ' unless') : ''

const when = (time: string): string => {
  const slot = /^(start|end) of turn$/.exec(time)
  if (time.endsWith('segment')) return `in the ${time} of a battle`
  if (time === 'end of battle') return 'at the end of a battle'
  return slot ? `at the ${slot[1]} of your turn` : `in your ${time} phase`
}

function sentence(text: Ability, card: CardFacts): string {
  switch (text.does) {
    case 'transit':
      return transit(text)
    case 'move between':
      return moveBetween(text)
    case 'cancels opponent text here':
      return `The opponent's text here is canceled${condition(text.while)}.`
    case 'extra landspeed':
      return `${upperFirst(sayFilter(text.who))} need ${text.add} landspeed more to move ${list(text.way, 'or')} here.`
    case 'forbids move':
      return forbids(text)
    case 'move cost':
      return moveCost(text)
    case 'deploys only':
      return `Deploys only to ${sayLocation(text.where)}.`
    case 'deploys only if':
      return `Deploys only if ${clause(text.if)}.`
    case 'deploy cost':
    case 'deploys on':
    case 'ignores deployment restrictions':
    case 'forbids deploy':
    case 'deploys simultaneously':
      return sayDeploying(text, { filter: sayFilter, location: sayLocation, condition })
    case 'energy shield': {
      const words = text.sites.map((word) => `“${word}”`)
      return `The Energy Shield rules are in effect at ${card.location?.planet} sites with ${list(words, 'or')} in the title: dark characters, vehicles and starships may not deploy there, and they are no battlegrounds.`
    }
    case 'only at':
      return onlyAt(text)
    case 'moves undriven':
      return 'Needs nobody aboard to move.'
    case 'landspeed is driver ability':
      return "Its landspeed is its driver's ability."
    case 'move range':
      return `${upperFirst(sayFilter(text.who))} have ${text.add} ${text.what} more when they move${route(text.from, text.to)}.`
    case 'enter and exit':
      return `${upperFirst(sayFilter(text.who))} may go between here and the place where ${card.location?.siteOf ?? card.title} is, each for ${text.cost} Force.`
    case 'movement destiny':
      return `When one of ${sayFilter(text.who)} moves from here, draw movement destiny${text.addManeuver ? ' and add its maneuver' : ''}: below ${text.lostBelow} it is lost.`
    case 'may follow':
      return follows(text)
    case 'makes missing':
      return `${upperFirst(sayFilter(text.who))} that come to be present at the same exterior site go missing.`
    case 'shuttles':
      return text.upTo === 1
        ? 'Shuttles one character at a time, free.'
        : `Shuttles up to ${text.upTo} characters at a time, free.`
    case 'deploys to battle':
      return `If you just initiated a battle${text.at ? ` at ${sayLocation(text.at)}` : ''}, this card may deploy there, free${condition(text.while)}.`
    case 'characters aboard may jump off':
      return 'Characters aboard may disembark as this card is lost.'
    case 'moves like a starfighter at cloud sectors':
      return 'At cloud sectors it moves like a starfighter.'
    case 'carries':
      return `Its bearer carries ${text.upTo === 1 ? 'one' : `up to ${text.upTo}`} of these: ${sayFilter(text.who, 'one')}.`
    case 'not aboard':
      return `Never aboard ${sayFilter(text.what)}.`
    case 'moved by crew':
      return `${text.count} of ${sayFilter(text.crew)} take it along when they move, for ${text.add} Force more.`
    case 'gives hyperspeed':
      return `${text.to} can move: its hyperspeed is ${text.hyperspeed}.`
    case 'relocate':
      return relocates(text)
    case 'move away':
      return movesAway(text)
    case 'lasting change':
      return `Once ${when(text.phase)}, for ${text.price} Force, until ${text.until ? 'the end of the turn' : 'your next turn'}: ${text.changes.map(changed).join('; ')}.`
    case 'stops':
      return stops(text)
    case 'plays from':
      return `Once per turn, you may play ${sayFilter(text.which, 'one')} from ${pile(text.from)}${text.asIfFromHand ? ' as if from hand' : ''}${text.then ? '; it is then placed out of play' : ''}.`
    case 'retargets':
      return `Use ${text.price} Force to give an Interrupt that the opponent just played another target.`
    case 'action':
    case 'cancels card':
    case 'triggered':
      return sayAction(text)
    case 'cannot move':
    case 'modify':
    case 'may not be increased':
    case 'may not be reduced':
    case 'defines':
    case 'cancels game text':
    case 'copies game text':
    case 'suspends':
    case 'immune':
    case 'may not be targeted':
    case 'game text may not be canceled':
    case 'cancels':
    case 'leaves':
    case 'lost at end of turn':
    case 'may be taken by':
    case 'separate cost':
    case 'frees':
    case 'works on captives':
    case 'transfers free':
    case 'maintenance':
    case 'cuts Force loss':
      return `${sayHolding(text)}${condition(text.while)}.`
    case 'Force icons':
    case 'Force generation':
    case 'Force drain':
    case 'loses Force':
    case 'may Force drain':
    case 'cancels Force drain':
      return sayForce(text, { place: at, condition: condition(text.while) + unless(text) })
    case 'changes destiny':
    case 'adds destiny':
    case 'battle destiny if unable':
    case 'draws and chooses':
    case 'limits battle destiny':
    case 'changes battle total':
    case 'immune to attrition':
    case 'loses immunity to attrition':
    case 'withholds ability':
    case 'battle cost':
    case 'may battle':
    case 'may not battle':
    case 'may not be excluded':
    case 'reacts':
      return sayBattle(text, { place: at, condition: condition(text.while) })
    case 'start of game':
    case 'never in':
    case 'flips':
      return sayStarting(text)
    case 'may be converted': {
      const where = text.presentAt ? ` while it is present at ${sayLocation(text.presentAt)}` : ''
      return `The opponent may convert it${where}, by putting in ${sayFilter(text.by, 'one')}.`
    }
    case 'prevents conversion':
      return `${upperFirst(sayFilter(text.who))} cannot be converted by putting in another version${condition(text.while)}.`
    case 'fires':
    case 'fires a weapon':
    case 'uses weapons':
    case 'can be fired at':
    case 'cannot be fired':
    case 'long range':
    case 'fire cost':
    case 'powers artillery':
      return sayWeapon(text, { place: at, condition: condition(text.while) })
    case 'parasite':
    case 'attacks':
    case 'fate of defeated':
    case 'eats out of play':
    case 'ferocity of last eaten':
    case 'makes selective':
    case 'carries host off':
    case 'lets go of spent host':
    case 'squeezes host':
    case 'causes attack':
      return sayCreature(text)
    default: {
      const unknown: never = text
      return unknown
    }
  }
}

/** One ability of a card as a sentence. */
export function say(text: Ability, card: CardFacts): string {
  const side = text.side ? `${text.side === 'light' ? 'Light' : 'Dark'} Side: ` : ''
  return side + sentence(text, card)
}

const slots: Record<string, string> = { vehicle: 'vehicle', starfighter: 'starfighter', cargo: 'cargo space' }

function holds({ kinds, count, only }: SlotGroup): string {
  const noun = list(
    kinds.map((kind) => (count === 1 ? (slots[kind] ?? kind) : plural(slots[kind] ?? kind))),
    'or',
  )
  const restricted = kinds.length === 1 && kinds[0] === 'starfighter' && only
  const amount = count === 'unlimited' ? 'any number of' : count
  if (restricted) return `${amount} ${sayFilter(only, count === 1 ? 'one' : 'many')}`
  return `${amount} ${noun}${only ? ` (${sayFilter(only, 'one')})` : ''}`
}

function capacity(groups: readonly SlotGroup[]): string {
  if (groups.every(({ count, only }) => count === 'unlimited' && !only)) {
    return `any number of ${list(
      groups.flatMap(({ kinds }) => kinds.map((kind) => plural(slots[kind] ?? kind))),
      'and',
    )}`
  }
  return list(groups.map(holds), 'and')
}

function permanent(pilots: NonNullable<CardFacts['permanentPilots']>): string {
  const told = pilots.map(({ ability: amount, name: who }) => `${who ? `${who}, ` : ''}ability ${amount}`)
  if (told.length === 1) return `Permanent pilot: ${told[0]}.`
  if (new Set(told).size === 1) return `${told.length} permanent pilots: ${told[0]} each.`
  return `Permanent pilots: ${told.join('; ')}.`
}

/** What a card holds and how it moves, as far as its text (not its numbers) tells. */
export function sayFacts(card: CardFacts): string[] {
  const told: string[] = []
  if (card.capacity) told.push(`Holds ${capacity(card.capacity)}.`)
  if (card.permanentPilots) told.push(permanent(card.permanentPilots))
  if (card.permanentAstromech) told.push('Permanent astromech.')
  if (card.enclosed) told.push('Enclosed.')
  if (card.movesLike) told.push(`Moves like a ${card.movesLike}.`)
  if (card.type === 'character' && card.landspeed !== undefined) told.push(`Landspeed ${card.landspeed}.`)
  if (card.location && card.hyperspeed !== undefined) told.push(`Hyperspeed ${card.hyperspeed}.`)
  if (card.type === 'vehicle' && card.ability !== undefined) told.push(`Ability ${card.ability}.`)
  if (card.characteristics?.includes('ship-docking capability')) told.push('Ship-docking capability.')
  if (card.characteristics?.includes('vehicle droid')) told.push('Drives transport vehicles.')
  if (card.location?.prison) told.push('Prison.')
  if (card.ferocityDestinies)
    told.push(
      `Ferocity: ${card.ferocity ? `${card.ferocity} plus ` : ''}${card.ferocityDestinies === 1 ? 'a destiny' : `${card.ferocityDestinies} destinies`}.`,
    )
  if (card.habitat) told.push(`Habitat: ${list([card.habitat].flat(), 'or')}.`)
  return told
}

/** What of a card's text is not played yet, as the pool words it. */
export const sayMissing = (missing: string): string => missing
