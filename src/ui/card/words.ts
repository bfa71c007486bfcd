/** What a sighted player sees of a card, in words. */

import type { en } from '../../i18n/en.ts'
import {
  abilityOf,
  type CardFacts,
  type CardId,
  cardsOn,
  facts,
  hyperspeedOf,
  isCrewed,
  isLanded,
  isOnTable,
  isStolen,
  landspeedOf,
  type Position,
  parsecOf,
  powerOf,
  type SlotKind,
} from '../../store/index.ts'
import type { T } from '../use.ts'

export const typeWord = (t: T, { type }: CardFacts): string =>
  type === 'epic event' ? t('type.epicEvent') : t(`type.${type}`)

export const slotWord = (t: T, kinds: readonly SlotKind[]): string =>
  kinds.map((kind) => t(`slot.kind.${kind}`)).reduce((one, other) => t('slot.or', { one, other }))

/** The end of a location's title, without the system that its lane names. */
export const shortTitle = (title: string): string => title.split(': ').slice(1).join(': ') || title

/** The first one is seen on the card itself. */
const states = [
  'hit',
  'frozen',
  'imprisoned',
  'captive',
  'missing',
  'undercover',
  'crashed',
  'inactive',
] as const

export function statesOf(t: T, p: Position, card: CardId): string[] {
  const { back, destiny } = facts(p, card)
  return [
    ...(back && isOnTable(p, card) ? [t('said.sideUp', { number: destiny })] : []),
    ...states
      .filter((state) => p.cards[card]?.states.includes(state))
      .map((state) => t(`said.state.${state}`)),
    ...(isStolen(p, card) && isOnTable(p, card) ? [t('said.state.stolen')] : []),
  ]
}

const manned = (type: CardFacts['type']) => type === 'starship' || type === 'vehicle'
export const lacksCrew = (p: Position, card: CardId): boolean =>
  manned(facts(p, card).type) && !isCrewed(p, card)
export const hasMoved = (p: Position, card: CardId): boolean => p.cards[card]?.moved === p.turn.number

/** The number on a card's chip, if it has one. */
export function shownPower(p: Position, card: CardId): number | null {
  const printed = facts(p, card)
  if (printed.type === 'creature') return printed.ferocity ?? null
  return printed.power === undefined ? null : powerOf(p, card)
}

/** Where a card is. */
export function whereabouts(t: T, p: Position, card: CardId): string | null {
  const where = p.cards[card]?.where
  if (!where) return null
  const name = (other: CardId) => facts(p, other).title
  if ('at' in where) return t('said.at', { place: name(where.at) })
  if ('aboard' in where) {
    return t('said.aboard', { ship: name(where.aboard), kind: t(`slot.kind.${where.slot}`) })
  }
  if ('on' in where) return t('said.on', { card: name(where.on) })
  return 'in' in where && where.in === 'hand' ? t('said.inHand') : null
}

/** The description of a card for those who do not see it. */
export function described(t: T, p: Position, card: CardId): string {
  const printed = facts(p, card)
  const power = shownPower(p, card)
  const on = cardsOn(p, card)
  const parts = [
    t('said.side', { side: t(`side.${p.cards[card]?.owner ?? printed.side}`), type: typeWord(t, printed) }),
    power === null ? null : t('said.power', { number: power }),
    whereabouts(t, p, card),
    on.length > 0 ? t('said.carries', { cards: on.map((one) => facts(p, one).title).join(', ') }) : null,
    isLanded(p, card) ? t('said.landed') : null,
    lacksCrew(p, card) ? t('said.unmanned') : null,
    hasMoved(p, card) ? t('said.moved') : null,
    ...statesOf(t, p, card),
  ]
  return parts.filter(Boolean).join(', ')
}

export interface Stat {
  name: string
  value: string
  /** Differs from what is printed. */
  changed: boolean
}

/** The numbers of a card as they stand now. */
export function statsOf(t: T, p: Position, card: CardId): Stat[] {
  const printed = facts(p, card)
  const stats: Stat[] = []
  const add = (
    name: `stat.${keyof typeof en.stat}`,
    base: number | undefined,
    now: number | null | undefined = base,
  ) => {
    if (now === undefined || now === null) return
    stats.push({ name: t(name), value: String(now), changed: base !== undefined && base !== now })
  }
  if (printed.power !== undefined) add('stat.power', printed.power, powerOf(p, card))
  if (printed.ability !== undefined) add('stat.ability', printed.ability, abilityOf(p, card))
  if (printed.ferocity !== undefined) add('stat.ferocity', printed.ferocity)
  add('stat.politics', printed.politics)
  add('stat.maneuver', printed.maneuver)
  add('stat.armor', printed.armor)
  if (printed.type !== 'location') {
    add(
      'stat.hyperspeed',
      printed.hyperspeed,
      printed.hyperspeed === undefined ? undefined : hyperspeedOf(p, card),
    )
    const walks = ['character', 'vehicle', 'creature'].includes(printed.type)
    add('stat.landspeed', printed.landspeed, walks ? landspeedOf(p, card) : undefined)
  } else if (printed.location?.kind === 'system') {
    add('stat.parsec', printed.location.parsec, parsecOf(p, card))
  }
  if (printed.type !== 'location') {
    add('stat.deploy', printed.deploy)
    add('stat.forfeit', printed.forfeit)
    add('stat.destiny', printed.destiny)
  }
  return stats
}

/** The destiny number, or several: '2/5'. */
export const destinyOf = ({ destiny, destinies }: CardFacts): string => destinies?.join('/') ?? `${destiny}`

export const uniqueMark = ({ unique, limit }: CardFacts): string =>
  unique ? '•' : limit ? '•'.repeat(limit) : ''
