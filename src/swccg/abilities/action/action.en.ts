/** Texts that are begun, or set off, by something, in English. */

import { sayAmount, sayForce } from '../amount/amount.en.ts'
import { battle, destinies } from '../battle/battle.en.ts'
import { sayCustody } from '../captive/captive.en.ts'
import { clause } from '../conditions/conditions.en.ts'
import { at as atPlace, sayFilter, sayLocation } from '../filters/filters.en.ts'
import type { Condition, Filter } from '../filters/filters.ts'
import { list, lowerFirst, upperFirst } from '../grammar.en.ts'
import { holding } from '../holding/holding.en.ts'
import type { Lastable } from '../holding/holding.ts'
import { modifies } from '../modifies/modifies.en.ts'
import type { Phrases } from '../phrases.ts'
import { pile, sayDeed } from '../pile/pile.en.ts'
import type { Ability, AbilityOf } from '../types.ts'
import type { Whom } from '../whom.ts'
import {
  type Action,
  type ActionText,
  type Draw,
  type Happening,
  type Result,
  type Targeting,
  timeOf,
  type Until,
} from './action.ts'

const who = { you: 'you', opponent: 'the opponent', each: 'each player' }

const at = (where: Targeting['at']): string => (where === undefined ? '' : ` ${atPlace(where)}`)

function happening(on: Happening): string {
  const by = on.by ? who[on.by] : 'someone'
  const card =
    on.card === 'self'
      ? 'this card'
      : on.card === 'host'
        ? 'what this card is on'
        : on.card
          ? sayFilter(on.card, 'one')
          : 'a card'
  // Where this card is present is here.
  const { here, ...place } = on.at ?? {}
  const where = on.present && here ? (Object.keys(place).length > 0 ? at(place) : '') : at(on.at)
  const rest = `${where}${on.to ? ` ${atPlace(on.to, 'to')} itself` : ''}${on.present ? ' where this card is present' : ''}${on.weaker ? ' where the opponent has more power' : ''}${on.outpowered ? ' with more than twice your power' : ''}${on.turn ? (on.turn === 'yours' ? ' in your turn' : ' in the opponent’s turn') : ''}`
  const arm = on.weapon ? sayFilter(on.weapon, 'one') : 'a weapon'
  // A weapon that is a card, which one built into another is not.
  const apart = on.weapon?.type === 'weapon' && on.weapon.is ? ' (not a permanent weapon)' : ''
  const told: Record<Happening['is'], string> = {
    playing: `${by} just played ${card}`,
    deployed: on.card === 'self' ? 'this card was just deployed' : `${by} just deployed ${card}`,
    lost: `${card} was just lost`,
    'leaving table': `${card} leaves table`,
    targeted: `${by} just targeted ${card}`,
    forfeited: `${card} was just forfeited`,
    'placed out of play': `${card} was just placed out of play`,
    'losing Force': `${by} must lose Force`,
    'Force lost': `${by} just lost Force`,
    'Force drain initiated': `${by} just initiated a Force drain`,
    'Force drained': `${by} just Force drained${on.card ? ` with ${card}` : ''}`,
    'battle initiated': `${by} just initiated a battle`,
    'attack initiated': `${by} just initiated an attack${on.card ? ` by ${card}` : ''}`,
    'battle won': `${by} just won a battle`,
    'battle lost': `${by} just lost a battle`,
    'duel lost': `${by} just lost a duel that the other player started`,
    firing: `${by} ${on.by === 'you' ? 'are' : 'is'} firing ${arm} at ${card}`,
    fired: `${by} just fired ${arm} at ${card}`,
    hit: `${card} was just ‘hit’${on.weapon ? ` by ${arm}${apart}` : ''}`,
    'about to draw destiny': `${by} ${on.by === 'you' ? 'are' : 'is'} about to draw ${on.kind ? destinies[on.kind] : 'destiny'}${on.weapon ? ` for ${arm}` : ''}${on.kind === 'weapon' && on.card ? ` against ${card}` : ''}`,
    'destiny drawn': `${by} just drew ${on.drawn ? `${on.drawn === 'self' ? 'this card' : sayFilter(on.drawn, 'one')} as ` : ''}${on.kind ? destinies[on.kind] : 'destiny'}${on.targeting ? ` targeting the ${on.targeting} of ${card}` : ''}${on.value ? ` of ${on.value.from} to ${on.value.to}` : ''}`,
    'drawing destiny': `${by} ${on.by === 'you' ? 'are' : 'is'} about to draw ${on.kind ? destinies[on.kind] : 'destiny'}`,
    moving: `${card} is moving`,
    moved: `${card} just moved`,
    flipped: `${card} just turned over`,
    excluded: `${card} was just excluded from the battle`,
    captured: `${card} was just captured`,
    delivered: `${on.escort ? sayFilter(on.escort, 'one') : 'an escort'}${on.seizer ? ' that seized it' : ''} just delivered ${card} to a prison`,
    released: on.by ? `${by} just released ${card}` : `${card} was just released`,
    'start of turn': 'a turn begins',
    'end of turn': 'a turn ends',
  }
  return told[on.is] + rest
}

const added = ({ number, ifTarget, ifSelf }: NonNullable<Draw['add']>): string => {
  if (ifSelf)
    return ` (+${number} if this card is ${sayFilter(ifSelf, 'one').replace(/^a card (?=armed )/, '')})`
  return ifTarget ? ` (+${number} for ${sayFilter(ifTarget, 'one')})` : ` (+${number})`
}

const drawn = ({ is, than, add }: Draw): string =>
  `draw destiny${add ? added(add) : ''}: ${is === 'any' ? '' : `${is}${than === undefined ? '' : ` ${sayAmount(than)}`}, `}`

function whom(of: Whom): string {
  if (of === 'target') return 'the target'
  if (of === 'it') return 'that card'
  if (of === 'self') return 'this card'
  if ('target' in of) return `the target, if it is ${sayFilter(of.target, 'one')},`
  if ('bearerOf' in of)
    return `${sayFilter(of.who, 'one')} that bears the target (or the target itself, if its weapon is permanent)`
  if ('one' in of)
    return of.one.owner
      ? `one of ${sayFilter(of.one)}${of.by === 'opponent' ? ' (the opponent chooses)' : ''}`
      : `${sayFilter(of.one, 'one')} (${of.by === 'opponent' ? 'the opponent chooses' : 'you choose'})`
  const there = of.present ? ' present there' : ''
  const number = of.drawn ? ' with that destiny number' : ''
  const where = of.at && of.present ? ` present${at(of.at)}` : `${at(of.at)}${there}`
  return `all ${of.others ? 'other ' : ''}${sayFilter(of.all)}${where}${number}`
}

const untils: Record<Until, string> = {
  'end of turn': 'until the end of the turn',
  'end of next turn': 'until the end of the next turn',
  'end of your next turn': 'until the end of your next turn',
  'start of your next turn': 'until the start of your next turn',
  'end of battle': 'until the end of the battle',
}

const plural = (of: Whom) => typeof of === 'object' && 'all' in of

/** In which range the destiny has to be. */
function within(range: Result['range']): string {
  if (!range) return ''
  const { from, to, above, below } = range
  if (above !== undefined) return `above ${above}: `
  if (below !== undefined) return `below ${below}: `
  return to === undefined ? `${from} or more: ` : `${from ?? 0} to ${to}: `
}

function result(part: Result): string {
  const only = part.on === 'failure' ? 'if it fails, ' : part.on === 'zero' ? 'if it is 0, ' : ''
  const met = part.if ? `if ${clause(part.if)}, ` : ''
  return only + within(part.range) + met + told(part)
}

/** What of the target stands in for a destiny. */
const stand = {
  destiny: 'the destiny number of the target',
  maneuver: 'the maneuver of the target',
  power: 'the power of the target',
  ability: 'the ability of the target',
}

/** Which of those who duel: 'whoever is armed with a lightsaber'. */
const whoever = (who: Filter): string => sayFilter(who, 'one').replace(/^a card (?=armed )/, 'whoever is ')

function told(part: Result): string {
  switch (part.brings) {
    case 'cancel':
      if (typeof part.what === 'object') return `all ${sayFilter(part.what.all)} are canceled`
      return part.what === 'it' ? 'that card is canceled' : 'the target is canceled'
    case 'loss':
      return `${whom(part.of)} ${plural(part.of) ? 'are' : 'is'} lost`
    case 'Force loss':
      return `${who[part.whose]} ${part.whose === 'you' ? 'lose' : 'loses'} ${sayForce(part.count)}${part.from ? ` from ${pile(part.from)}${part.from === 'hand' ? '' : ' first'}` : ''}`
    case 'activation': {
      const verb = part.may
        ? `may activate${part.count === 1 ? '' : ' up to'}`
        : part.whose === 'you'
          ? 'activate'
          : 'must activate'
      return `${who[part.whose]} ${verb} ${sayForce(part.count)}`
    }
    case 'change': {
      const changes = part.changes.map((one) => lowerFirst(barring(one)))
      const text = `${part.until ? `${untils[part.until]}: ` : ''}${list(changes, 'and')}`
      return part.of === undefined || part.of === 'target'
        ? text
        : (plural(part.of) ? text.replaceAll('the target is', `${whom(part.of)} are`) : text).replaceAll(
            'the target',
            whom(part.of),
          )
    }
    case 'return': {
      if (part.to === 'there') return `${whom(part.of)} is back where it was`
      const load = part.along ? ', with all that is deployed on it' : ''
      return `${whom(part.of)} goes to its owner’s ${part.to === 'hand' ? 'hand' : 'Used Pile'}${load}`
    }
    case 'placing':
      return `${whom(part.of)} is stacked here`
    case 'conversion':
      return `${whom(part.of)} ${plural(part.of) ? 'come' : 'comes'} to your side`
    case 'crossing':
      return `${whom(part.of)} ${plural(part.of) ? 'cross' : 'crosses'} over to the other side`
    case 'change of loss':
      return `the loss is ${sayAmount(part.by)} ${part.more ? 'more' : 'less'}`
    case 'canceled drain':
      return 'that Force drain is canceled'
    case 'change of drain':
      return `add ${part.by} to that Force drain`
    case 'destinies':
      return `add ${part.count} ${destinies[part.kind]}`
    case 'feeding':
      return `a creature there eats the target if its ferocity is more than the target's maneuver and landspeed, and gets ${part.adds} more ferocity by it`
    case 'exclusion':
      return `${whom(part.of)} ${plural(part.of) ? 'are' : 'is'} excluded from the battle`
    case 'move to battle':
      return 'the target moves to the battle by landspeed, free, as its regular move'
    case 'canceled duel':
      return 'the duel is canceled, and an Interrupt that started it goes back to its owner’s hand'
    case 'duel': {
      const { draws, more, each } = part
      const fate = part.stake ? 'is lost' : 'is placed out of play'
      const bonus = each ? ` (each destiny +${each.add} for ${whoever(each.for)})` : ''
      const power = more ? ` (power +${more.add} for ${whoever(more.for)})` : ''
      return `the target duels ${sayFilter(part.with, 'one')} present with it${power}: ${draws ? `you draw ${draws.you} destiny and the opponent ${draws.opponent}${bonus}, each adds power,` : 'power is compared,'} and the loser ${fate}`
    }
    case 'satisfaction': {
      const parts = [
        ...(part.damage === undefined ? [] : [`${part.damage} battle damage`]),
        ...(part.attrition === undefined ? [] : [`${part.attrition} attrition`]),
      ]
      return `satisfy ${parts.join(' and ')} against you`
    }
    case 'canceled destiny':
      return `that destiny is canceled${part.again ? ' and drawn again' : ''}`
    case 'change of shot':
      if (part.total !== undefined)
        return `the total weapon destiny of that shot is ${Math.abs(part.total)} ${part.total < 0 ? 'less' : 'more'}`
      return `each destiny of that shot${part.repeats ? ', and of its repetitions,' : ''} is ${Math.abs(part.each ?? 0)} ${(part.each ?? 0) < 0 ? 'less' : 'more'}`
    case 'change of destiny':
      return `that destiny is ${part.set ?? `${Math.abs(part.by ?? 0)} ${(part.by ?? 0) < 0 ? 'less' : 'more'}`}`
    case 'substitution':
      return `${typeof part.value === 'number' ? part.value : stand[part.value.target]} is used in its place`
    case 'drawn card':
      return part.to === 'lost' ? 'the card drawn is lost' : 'the card drawn goes to its owner’s hand'
    case 'capture':
    case 'freezing':
    case 'release':
    case 'new escort':
    case 'theft':
      return sayCustody(part, whom(part.of), plural(part.of))
    default:
      return sayDeed(part)
  }
}

const lastable: Phrases<Exclude<Lastable, { does: 'forbids move' }>> = { ...modifies, ...battle, ...holding }

const held = <D extends keyof typeof lastable>(word: D, text: AbilityOf<D>): string =>
  lastable[word](text, '').replace(/\.$/, '')

/** What is put on cards, inside a sentence. */
const barring = (text: Lastable): string =>
  text.does === 'forbids move'
    ? `${text.who === 'self' ? 'this card' : sayFilter(text.who)} may not move`
    : held(text.does, text) + (text.cumulative && text.does !== 'modify' ? ', cumulatively' : '')

/** What is asked of targets that need not be active; a filter may ask for a kind of captive itself. */
const stateOf = (inactive: Targeting['inactive'], { captive, state }: Filter): string =>
  inactive === 'captive' && !captive
    ? ' (captives too)'
    : inactive === 'missing' && !state
      ? ' that is missing'
      : ''

function aimed({
  who,
  upTo = 1,
  at: where,
  present,
  inactive,
  samePower,
  immuneTo,
  stackedHere,
}: Targeting): string {
  // Who has to be there too is named last: 'a starship present with one of yours'.
  const { with: company, ...others } = who
  const beside = present && where && company ? ` with ${sayFilter(company, 'one')}` : ''
  const filter = beside ? others : who
  const there = beside && Object.keys(where ?? {}).length === 0 ? '' : at(where)
  const many =
    upTo === 'any'
      ? `any of ${sayFilter(filter)}`
      : upTo === 1
        ? sayFilter(filter, 'one')
        : `up to ${upTo} ${filter.owner ? 'of ' : ''}${sayFilter(filter)}`
  const state = stateOf(inactive, filter)
  const immune = immuneTo === undefined ? '' : ` that is immune to ${immuneTo}`
  const power = samePower ? ' with the same power' : ''
  return `target ${many}${state}${power}${immune}${present ? (where ? ' present' : ' present with it') : ''}${stackedHere ? ' stacked here' : ''}${there}${beside}; `
}

const limits = { turn: 'once a turn', phase: 'once', battle: 'once per battle', game: 'once per game' }

/** Of which battle the segment is, and who must fight in it. */
function inBattle({ battle, together, answers }: Action): string {
  const initiator = battle?.by ? ` that ${battle.by === 'you' ? 'you' : 'the opponent'} initiated` : ''
  const company = (together ?? []).map((one) => sayFilter(one, 'one')).join(' and ')
  const when = answers && !/^battle/.test(answers.is) ? ' in a battle' : ''
  if (battle && !initiator && !battle.at && !company && when) return `${when} that this card is in`
  return `${initiator}${at(battle?.at)}${company ? `${when} in which you have ${company}` : ''}`
}

/** Of an Interrupt that is Used or Lost: as which of both. */
const functionOf = (as: 'used' | 'lost' | undefined): string => (as ? `${as.toUpperCase()}: ` : '')

function timing(text: Action): string {
  const { turn, answers, limit, must, times } = text
  const phase = timeOf(text)
  const whose = turn === 'opponent' ? 'the opponent’s' : turn === 'any' ? 'any' : 'your'
  const often = limit ? `${times ? `${times} times per game` : limits[limit]} ` : ''
  if (answers) return `${often}if ${happening(answers)}${inBattle(text)}`
  if (phase === 'start of turn' || phase === 'end of turn')
    return `${often}at the ${phase.split(' ')[0]} of ${whose} turn`
  if (phase === 'end of battle') return `${often}at the end of a battle${inBattle(text)}`
  if (phase?.endsWith('segment')) return `${often}in the ${phase} of a battle${inBattle(text)}`
  if (phase) return `${often}in ${whose} ${phase} phase${must ? ' (you must)' : ''}`
  const inTurn = turn && turn !== 'any' ? `in ${whose} turn` : ''
  if (limit === 'turn' && inTurn) return `once in each of ${turn === 'opponent' ? whose : 'your'} turns`
  return [often.trim(), inTurn].filter(Boolean).join(' ') || 'at any time'
}

function used(cost: NonNullable<Action['price']>): string {
  if (cost === 'entire Force Pile') return 'your entire Force Pile'
  if (cost === 'its deploy cost') return 'as much Force as its deploy cost'
  if (typeof cost === 'object' && 'each' in cost)
    return 'X Force, where X is the number of cards in the opponent’s hand'
  if (typeof cost === 'object') return `${cost.lessHighestAbility} Force less your highest ability`
  return `${cost} Force`
}

function price({ price: cost, loss, sacrifice }: Action): string {
  const paid = [
    cost ? `for ${used(cost)}` : '',
    loss ? `losing ${loss} Force` : '',
    sacrifice ? 'placing the target out of play' : '',
  ]
  return paid.filter(Boolean).join(', ')
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

/** What a text asks for before it works. */
const asked = (condition: Condition | undefined): string => (condition ? `if ${clause(condition)}` : '')

/** What texts say that are begun, or set off, by something. */
export const action: Phrases<ActionText> = {
  action: (text, condition) => {
    const instead = text.insteadOfDrain ? 'instead of a Force drain there' : ''
    const start = [timing(text), instead, asked(text.if), price(text)].filter(Boolean).join(', ')
    const aims = `${text.targets ? aimed(text.targets) : ''}${text.place ? `target ${sayLocation(text.place)}; ` : ''}`
    const more = condition ? `; only${condition}` : ''
    return `${functionOf(text.as)}${upperFirst(start)}: ${aims}${text.draw ? drawn(text.draw) : ''}${text.results.map(result).join('; ')}${more}.`
  },
  'cancels card': (text) => {
    const cost = text.price ? `For ${text.price} Force, ` : ''
    const draws = text.draw ? drawn(text.draw) : ''
    return `${functionOf(text.as)}${upperFirst(`${cost}${draws}cancel ${sayFilter(text.what, 'one')} that is being played or in play${text.justDeployed ? ' (even if just deployed)' : ''}${text.while ? `, only while ${clause(text.while)}` : ''}`)}.`
  },
  triggered: (text) => {
    const start = [`When ${happening(text.on)}`, asked(text.if)].filter(Boolean).join(', ')
    const once = text.oncePerCard ? ' (once for each such card)' : ''
    return `${start}${once}, ${text.results.map(result).join('; ')}.`
  },
  'plays from': (text) =>
    `Once per turn, you may play ${sayFilter(text.which, 'one')} from ${pile(text.from)}${text.asIfFromHand ? ' as if from hand' : ''}${text.then ? '; it is then placed out of play' : ''}.`,
  retargets: (text) =>
    `Use ${text.price} Force to give an Interrupt that the opponent just played another target.`,
  stops: stops,
}
