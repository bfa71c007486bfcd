/** Made-up cards of a scenario, as card facts. */

import { entriesOf } from '../../kernel/index.ts'
import {
  type Ability,
  type CardFacts,
  type CardType,
  type Filter,
  type Player,
  plain,
  type SlotGroup,
  type SlotKind,
  standardName,
} from '../../swccg/index.ts'
import { drawnFerocity } from './ferocity.ts'
import type { CardDefinition, SwccgScenario } from './schema.ts'

/** The key of a card of a scenario. Another picture has one of its own, as it has in the pool. (TRM-017) */
export const definedKey = (title: string): string =>
  `define:${plain(title)}${/\(ai\)/i.test(title) ? ' (ai)' : ''}`

/** The cards that a scenario makes up, by their keys. */
export const definedIn = ({ define }: SwccgScenario): Record<string, CardFacts> =>
  Object.fromEntries(Object.entries(define).map(([title, card]) => [definedKey(title), factsOf(title, card)]))

type Cost = number | { light?: number | undefined; dark?: number | undefined } | undefined

const sides: readonly Player[] = ['light', 'dark']

/** Ferocity, and how many destinies are added to it: '8 + destiny', 'two destiny', 'destiny - 3'. */
function ferocityFacts(ferocity: number | string | undefined): Partial<CardFacts> {
  if (ferocity === undefined) return {}
  if (typeof ferocity === 'number') return { ferocity }
  const [, before = '0', many = '', sign = '+', after = '0'] = drawnFerocity.exec(ferocity) ?? []
  const count = { '': 1, two: 2, three: 3 }[many] ?? 1
  return { ferocity: Number(before) + (sign === '-' ? -1 : 1) * Number(after), ferocityDestinies: count }
}

const hosts: Record<string, Filter> = {
  character: { type: 'character' },
  'non-droid character': { type: 'character', not: { is: 'droid' } },
  starfighter: { type: 'starship', subtype: 'starfighter' },
  creature: { type: 'creature' },
}

/** A parasite and what it attaches to; by default characters that are no droids. */
function parasiteText(parasite: boolean | string | undefined): Ability[] {
  if (parasite === undefined || parasite === false) return []
  const host = hosts[parasite === true ? 'non-droid character' : plain(parasite)]
  return [{ does: 'parasite', host: host ?? { is: String(parasite) } }]
}

/** The same with the standard names of all personas that it bears or names. */
function named<T>(given: T): T {
  if (Array.isArray(given)) return given.map((one) => named(one)) as T
  if (typeof given !== 'object' || given === null) return given
  const standard = (names: unknown): unknown =>
    typeof names === 'string'
      ? standardName(names)
      : Array.isArray(names)
        ? names.map(standard)
        : named(names)
  return Object.fromEntries(
    Object.entries(given).map(([key, part]) => [key, key === 'persona' ? standard(part) : named(part)]),
  ) as T
}

/** The facts of a plain card. It has no text beyond what its fields say and what is given as `text`. */
function factsOf(title: string, definition: CardDefinition): CardFacts {
  const card = named(definition)
  const common: CardFacts = {
    key: definedKey(title),
    title,
    side: card.side,
    type: card.type,
    destiny: card.destiny ?? 0,
    ...(card.unique === undefined ? {} : { unique: card.unique }),
    ...(card.characteristics ? { characteristics: card.characteristics } : {}),
  }
  if (card.type === 'location') return { ...common, ...locationFacts(title, card) }

  const { type, side, why, text, back, fires, as: played, ...given } = card as Record<string, unknown>
  const { capacity, permanentPilot, navComputer, icons, ferocity, parasite, selective, ...plainFields } =
    given as {
      ferocity?: number | string
      parasite?: boolean | string
      selective?: boolean
      capacity?: Partial<Record<SlotKind, number | 'unlimited'>>
      permanentPilot?: { ability: number; name?: string }
      navComputer?: boolean
      icons?: string[]
    }
  const texts = [
    ...parasiteText(parasite),
    ...((text ?? []) as Ability[]),
    ...(fires ? [firingText(fires as Fires)] : []),
  ]
  return {
    ...common,
    ...(plainFields as Partial<CardFacts>),
    icons: [...(icons ?? []), ...(navComputer ? ['nav computer'] : [])],
    ...(permanentPilot ? { permanentPilots: [permanentPilot] } : {}),
    ...(capacity ? { capacity: slotsOf(capacity) } : {}),
    ...ferocityFacts(ferocity),
    ...(selective ? { characteristics: [...(common.characteristics ?? []), 'selective'] } : {}),
    ...(texts.length > 0 ? { abilities: texts } : {}),
    ...(back ? { back: backOf(back as { destiny: number; text?: unknown[] }) } : {}),
    // An Interrupt is Used or Lost.
    ...(played ? { subtype: played as string } : {}),
  }
}

const backOf = ({ destiny, text = [] }: { destiny: number; text?: unknown[] }) => ({
  destiny,
  abilities: text as Ability[],
})
type Fires = NonNullable<Extract<CardDefinition, { type: 'weapon' }>['fires']>

/** How a made-up weapon is fired: free, with one destiny against the defense value, for a 'hit', unless it says otherwise. */
function firingText({ targets, cost = 0, destiny = 1, beats, result = 'hit' }: Fires): Ability {
  const types = (Array.isArray(targets) ? targets : [targets]) as CardType[]
  const above =
    typeof beats === 'number' || (beats !== undefined && beats !== 'defenseValue') ? { above: beats } : {}
  const results = [{ brings: result === 'lost' ? 'loss' : 'hit' }]
  return { does: 'fires', at: { type: types }, price: cost, destiny, results, ...above } as Ability
}

const slotsOf = (capacity: Partial<Record<SlotKind, number | 'unlimited'>>): SlotGroup[] =>
  entriesOf(capacity).flatMap(([kind, count]) =>
    count === undefined || count === 0 ? [] : [{ kinds: [kind], count }],
  )

function locationFacts(title: string, card: CardDefinition & { type: 'location' }): Partial<CardFacts> {
  const has = (word: string) => card.characteristics?.some((one) => plain(one) === word) ?? false
  const icons = { light: card.icons?.light ?? 0, dark: card.icons?.dark ?? 0 }
  if (card.subtype === 'system') {
    return {
      location: {
        kind: 'system',
        planet: card.planet ?? title,
        icons,
        ...(card.parsec === undefined ? {} : { parsec: card.parsec }),
        ...(card.mobile ? { mobileSystem: true } : {}),
      },
      ...(card.hyperspeed === undefined ? {} : { hyperspeed: card.hyperspeed }),
      ...(card.text ? { abilities: card.text as unknown as Ability[] } : {}),
    }
  }
  const planet = card.planet === undefined ? {} : { planet: card.planet }
  const text = (card.text ?? []) as unknown as Ability[]
  if (card.subtype === 'sector') {
    const kinds = ['cloud', 'asteroid', 'big one', 'death star ii'] as const
    const sector = kinds.find(has)
    return { location: { kind: 'sector', icons, ...planet, ...(sector ? { sector } : {}) }, abilities: text }
  }
  return {
    location: {
      kind: 'site',
      icons,
      ...planet,
      interior: card.interior ?? false,
      exterior: card.exterior ?? false,
      mobile: card.mobile ?? false,
      dockingBay: card.dockingBay,
      prison: has('prison'),
      trench: has('trench'),
      ...(card.siteOf === undefined ? {} : { siteOf: card.siteOf }),
    },
    abilities: [...transitTexts(card.cost), ...extraLandspeed(card.extraLandspeed), ...text],
  }
}

/** What leaving by docking bay transit costs each player. */
function transitTexts(cost: Cost): Ability[] {
  if (cost === undefined) return []
  return sides.flatMap((side): Ability[] => {
    const force = typeof cost === 'number' ? cost : cost[side]
    return force === undefined ? [] : [{ does: 'transit', way: 'from', cost: force, side }]
  })
}

const extraLandspeed = (add: number | undefined): Ability[] =>
  add === undefined ? [] : [{ does: 'extra landspeed', add, way: ['from', 'to', 'through'], who: {} }]
