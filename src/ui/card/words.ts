/** What a sighted player sees of a card, in words. */

import type { en } from '../../i18n/en.ts'
import {
  type CardFacts,
  type CardId,
  type CardNumber,
  cardsOn,
  facts,
  isCrewed,
  isKeyOf,
  isLanded,
  isMadeUp,
  isOnTable,
  isStolen,
  numberOfCard,
  type Part,
  type Position,
  parsecOf,
  powerOf,
  type SlotKind,
  type Speech,
} from '../../views/index.ts'
import type { T } from '../use.ts'

/** Types that are played by their print alone, as Effects that do nothing: they are called what they are. */
const printedTypes = {
  objective: 'objective',
  "admiral's order": 'admiralsOrder',
  'defensive shield': 'defensiveShield',
  'jedi test': 'jediTest',
  podracer: 'podracer',
  'game aid': 'gameAid',
} as const

/** The kind that is printed on an Effect; nothing for other cards, whose type says it. */
export const printedType = ({ type, subtype = '' }: CardFacts) =>
  type === 'effect' && isKeyOf(printedTypes, subtype) ? printedTypes[subtype] : undefined

/** The type of a card as a word of the page. */
export const typeWord = (t: T, card: CardFacts): string =>
  t(`type.${printedType(card) ?? (card.type === 'epic event' ? 'epicEvent' : card.type)}`)

/** Who may take a slot: `pilot`, or `pilot or passenger`. */
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

/** What has become of a card on table, each as a phrase: which side is up, and its states. */
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
/** Would it need a pilot or driver that it has not? */
export const lacksCrew = (p: Position, card: CardId): boolean =>
  manned(facts(p, card).type) && !isCrewed(p, card)
/** Has it moved this turn? */
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

/** Its power, and what has changed it. */
function sayPower(t: T, speech: Speech, p: Position, card: CardId, number: number): string {
  const parts = numberOfCard(p, card, 'power')?.parts ?? []
  if (!isMadeUp(parts)) return t('said.power', { number })
  return t('parts.said', { name: t('stat.power'), number, sum: speech.sum(p, parts) })
}

/** The description of a card for those who do not see it. */
export function described(t: T, speech: Speech, p: Position, card: CardId): string {
  const printed = facts(p, card)
  const power = shownPower(p, card)
  const on = cardsOn(p, card)
  const parts = [
    t('said.side', { side: t(`side.${p.cards[card]?.owner ?? printed.side}`), type: typeWord(t, printed) }),
    power === null ? null : sayPower(t, speech, p, card, power),
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
  /** What it is made of, where something has changed it, or tried to. */
  parts?: readonly Part[]
}

/** The numbers of a card that can be opened, in the order in which they are shown. */
const opened = [
  'power',
  'ability',
  'ferocity',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'forfeit',
] as const satisfies readonly CardNumber[]

const isInHand = (p: Position, card: CardId): boolean => {
  const where = p.cards[card]?.where
  return where !== undefined && 'in' in where && where.in === 'hand'
}

/** The numbers of a card as they stand now. */
export function statsOf(t: T, p: Position, card: CardId): Stat[] {
  const printed = facts(p, card)
  const stats: Stat[] = []
  const fixed = (name: `stat.${keyof typeof en.stat}`, base: number | undefined, now = base) => {
    if (now !== undefined) stats.push({ name: t(name), value: String(now), changed: base !== now })
  }
  const open = (name: Exclude<CardNumber, 'defense value'>) => {
    const found = numberOfCard(p, card, name)
    if (!found) return
    const base = name === 'ferocity' ? printed.ferocity : printed[name]
    stats.push({
      name: t(`stat.${name}`),
      value: String(found.total),
      changed: base !== undefined && base !== found.total,
      parts: found.parts,
    })
  }
  if (printed.type === 'location') {
    if (printed.location?.mobileSystem) open('hyperspeed')
    if (printed.location?.kind === 'system')
      fixed('stat.parsec', printed.location.parsec, parsecOf(p, card) ?? undefined)
    return stats
  }
  for (const name of opened) {
    if (name === 'landspeed' && !walks(printed)) continue
    if (name === 'power' && printed.power === undefined) continue
    open(name)
  }
  fixed('stat.politics', printed.politics)
  if (isInHand(p, card)) open('deploy')
  else fixed('stat.deploy', printed.deploy)
  open('destiny')
  return stats
}

const walks = ({ type }: CardFacts): boolean => ['character', 'vehicle', 'creature'].includes(type)

/** The destiny number, or several: '2/5'. */
export const destinyOf = ({ destiny, destinies }: CardFacts): string => destinies?.join('/') ?? `${destiny}`

/** The dots before a title: as many as may be on table, none where there is no limit. */
export const uniqueMark = ({ unique, limit }: CardFacts): string =>
  unique ? '•' : limit ? '•'.repeat(limit) : ''
