/** Texts that hold while a card is in play, or for a while, in English. */

import { asList } from '../../../kernel/lists.ts'
import { battle } from '../battle/battle.en.ts'
import { clause } from '../conditions/conditions.en.ts'
import { at, bearer, nearby, sayFilter, sayLocation } from '../filters/filters.en.ts'
import type { Bearer } from '../filters/filters.ts'
import { list, lowerFirst, upperFirst } from '../grammar.en.ts'
import { modifies, ofBearer } from '../modifies/modifies.en.ts'
import type { Phrases } from '../phrases.ts'
import type { AbilityOf } from '../types.ts'
import type { HoldingText, Untargetable } from './holding.ts'

/** Every card that is meant; of several mere names none is left out. */
function every(who: Bearer): string {
  if (typeof who === 'string') return bearer(who)
  const names = [...asList(who.title), ...asList(who.persona)]
  return names.length > 1 && Object.keys(who).length === 1 ? list(names, 'and') : bearer(who)
}

/** How a card leaves table. */
const leaving = {
  lost: 'is lost',
  canceled: 'is canceled',
  used: 'goes to the Used Pile',
  out: 'is placed out of play',
}

const when = (time: string): string => {
  const slot = /^(start|end) of turn$/.exec(time)
  if (time.endsWith('segment')) return `in the ${time} of a battle`
  if (time === 'end of battle') return 'at the end of a battle'
  return slot ? `at the ${slot[1]} of your turn` : `in your ${time} phase`
}

/** One of the changes that last, inside its sentence. */
const changed = (text: AbilityOf<'modify' | 'changes destiny'>): string =>
  lowerFirst(
    (text.does === 'modify' ? modifies.modify(text, '') : battle['changes destiny'](text, '')).replace(
      /\.$/,
      '',
    ),
  )

/** Whom a text bears on; who is to be present is so with the card whose text it is. */
const whom = ({ who, side }: Untargetable): string =>
  typeof who === 'string' ? bearer(who) : nearby(who, side === undefined)

/** By what a card may not be targeted. */
const choosers = (by: NonNullable<Untargetable['by']>): string =>
  Array.isArray(by) ? list(by, 'or') : sayFilter({ type: 'weapon', ...by.weapons })

/** What texts say that hold while a card is in play, or for a while. */
export const holding: Phrases<HoldingText> = {
  'cancels opponent text here': (_text, condition) => `The opponent's text here is canceled${condition}.`,
  'lasting change': (text) =>
    `Once ${when(text.phase)}${text.price > 0 ? `, for ${text.price} Force` : ''}, until ${text.until ? 'the end of the turn' : 'your next turn'}: ${text.changes.map(changed).join('; ')}.`,
  'cannot move': (text, condition) =>
    `${text.who ? `${upperFirst(bearer(text.who))} cannot move` : 'Cannot move'}${condition}.`,
  'may not be increased': (text, condition) => `Nothing raises its ${text.what}${condition}.`,
  'may not be reduced': (text, condition) => `Nothing lowers ${ofBearer(text.what, text.who)}${condition}.`,
  defines: (text, condition) => {
    const what = text.what === 'deploy' ? 'deploy cost' : text.what
    if (!text.root)
      return `Its ${what} is the number of cards in the ${text.hand === 'dark' ? 'Dark' : 'Light'} hand${condition}.`
    const { hand, icons, plus } = text.root
    return `Its ${what} is the square root of ${hand} for each card more in the Dark hand, ${icons} for each Dark icon more in play, and ${plus.toFixed(2)}; at least ${text.atLeast}${condition}.`
  },
  'cancels game text': (text, condition) =>
    `Cancels the game text of ${every(text.who)}${text.wherePresent ? ' where this card is present' : ''}${condition}.`,
  'copies game text': (_text, condition) => `This card has the game text of the target, too${condition}.`,
  suspends: (text, condition) =>
    `Suspends ${bearer(text.who)}${text.where ? ` ${at(text.where)}` : ''}${condition}.`,
  immune: (text, condition) =>
    `${text.who ? `Makes ${bearer(text.who)} immune` : 'Immune'} to ${text.to}${condition}.`,
  'may not be targeted': (text, condition) =>
    `${upperFirst(whom(text))} may not be targeted${text.by ? ` by ${choosers(text.by)}` : ''}${condition}.`,
  'may not be hit': (text, condition) =>
    `${upperFirst(bearer(text.who))} cannot be ‘hit’ by ${sayFilter(text.by)}${condition}.`,
  'game text may not be canceled': (text, condition) =>
    `The game text of ${bearer(text.who)} may not be canceled${condition}.`,
  cancels: (text, condition) => `Cancels ${every(text.what)}${condition}.`,
  'may be taken by': (text, condition) =>
    `May be taken by ${list(text.titles, 'or')} where that searches${condition}.`,
  'lost at end of turn': (text, condition) =>
    `At the end of the turn ${text.who === 'self' ? 'this card' : 'the target'} is lost${condition}.`,
  leaves: (text, condition) => `This card ${leaving[text.how]} if ${clause(text.when)}${condition}.`,
  'separate cost': (text, condition) => {
    const { owner, ...who } = text.who
    const whose = owner === 'you' ? 'you' : owner ? 'the opponent' : 'each player'
    const each = sayFilter(who, 'one').replace(/^an? /, 'each ')
    const sentence = `${whose} must first use ${text.force} Force to ${text.of === 'deploy' ? 'deploy' : 'play'} ${each}${text.to ? ` to ${sayLocation(text.to)}` : ''}`
    // 'In a battle that you initiated, …'
    return condition.startsWith(' while in ')
      ? `${upperFirst(condition.replace(' while ', ''))}, ${sentence}.`
      : `${upperFirst(sentence)}${condition}.`
  },
  maintenance: (text, condition) =>
    `At the end of your turn: use ${text.keep} Force to maintain it${text.toUsed === undefined ? '' : `, or lose ${text.toUsed} Force to place it in the Used Pile`}, or place it out of play${condition}.`,
  'cuts Force loss': (text, condition) => {
    const whose = text.whose ? 'The opponent’s' : 'Your'
    if (text.by !== undefined) {
      const { own, drainAt } = text.except ?? {}
      const owner = text.whose ? 'the opponent’s own cards' : 'your own cards'
      const spared = [...(own ? [owner] : []), ...(drainAt ? [`Force drains ${at(drainAt)}`] : [])]
      const sentence = `${text.whose ? 'the opponent’s' : 'your'} losses of Force are ${text.by} less, except to ${list([...spared.slice(0, 1), 'battle damage', ...spared.slice(1)], 'and')}`
      return condition.startsWith(' while')
        ? `${upperFirst(condition.trim())}, ${sentence}.`
        : `${upperFirst(sentence)}${condition}.`
    }
    const other = text.half === 'up' ? 'down' : 'up'
    const unless = text.otherwise ? ` (${other} while ${clause(text.otherwise)})` : ''
    return `${whose} losses of Force are halved, rounded ${text.half}${unless}${condition}.`
  },
}
