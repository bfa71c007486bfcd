/** Cards that a scenario makes up. */

import * as z from 'zod/mini'
import { drawnFerocity } from '../ferocity.ts'
import { wrong } from '../wrong.ts'
import { amount, count, each, name, note, own, pick, player, whole } from './words.ts'

/** Addition: game text, in the words that the card pool is written in (abilities/types.ts). */
const text = z.optional(z.array(z.looseObject({ does: name })))

const general = {
  text,
  side: player,
  destiny: z.optional(amount),
  /** Addition: where several destiny numbers are printed, all of them. */
  destinies: z.optional(z.array(amount)),
  icons: z.optional(z.array(name)),
  characteristics: z.optional(z.array(name)),
  unique: z.optional(z.boolean()),
  persona: z.optional(name),
  why: note,
}
const deployable = { ...general, deploy: z.optional(amount), forfeit: z.optional(amount) }
const capacity = z.optional(
  z.strictObject({
    pilot: z.optional(count),
    passenger: z.optional(count),
    astromech: z.optional(count),
    driver: z.optional(count),
    vehicle: z.optional(count),
    starfighter: z.optional(count),
    cargo: z.optional(count),
  }),
)
const movesLike = z.optional(z.enum(['starfighter', 'character']))
const permanentPilot = z.optional(z.strictObject({ ability: amount, name: z.optional(name) }))

const character = z.strictObject({
  ...deployable,
  type: z.literal('character'),
  subtype: z.optional(name),
  power: z.optional(amount),
  ability: z.optional(amount),
  politics: z.optional(amount),
  landspeed: z.optional(amount),
  maneuver: z.optional(amount),
  armor: z.optional(amount),
  /** Addition: the persona of a weapon that is part of the character. */
  permanentWeapon: z.optional(name),
})
const creature = z.strictObject({
  ...deployable,
  type: z.literal('creature'),
  subtype: z.optional(name),
  power: z.optional(amount),
  /** Addition: in words where destinies are added: '8 + destiny', 'two destiny', 'destiny - 3'. */
  ferocity: z.optional(z.union([amount, z.string().check(z.regex(drawnFerocity))], own('ferocity'))),
  defenseValue: z.optional(amount),
  landspeed: z.optional(amount),
  habitat: z.optional(z.union([name, z.array(name)])),
  parasite: z.optional(z.union([z.boolean(), name])),
  selective: z.optional(z.boolean()),
  movesLike,
})
const vehicle = z.strictObject({
  ...deployable,
  type: z.literal('vehicle'),
  subtype: z.enum(['combat', 'creature', 'shuttle', 'transport']),
  power: z.optional(amount),
  ability: z.optional(amount),
  maneuver: z.optional(amount),
  armor: z.optional(amount),
  landspeed: z.optional(amount),
  permanentPilot,
  capacity,
  enclosed: z.optional(z.boolean()),
  movesLike,
})
const starship = z.strictObject({
  ...deployable,
  type: z.literal('starship'),
  subtype: z.enum(['starfighter', 'capital', 'squadron']),
  power: z.optional(amount),
  maneuver: z.optional(amount),
  armor: z.optional(amount),
  hyperspeed: z.optional(amount),
  permanentPilot,
  navComputer: z.optional(z.boolean()),
  capacity,
  enclosed: z.optional(z.literal(true, own('enclosed'))),
  movesLike,
})
const weapon = z.strictObject({
  ...deployable,
  type: z.literal('weapon'),
  subtype: z.enum(['character', 'starship', 'vehicle', 'artillery', 'automated', 'creature']),
  fires: z.optional(
    z.strictObject({
      targets: z.union([name, z.array(name)]),
      cost: z.optional(count),
      destiny: z.optional(count),
      beats: z.optional(z.union([name, amount])),
      result: z.optional(z.enum(['hit', 'lost'])),
    }),
  ),
})
const device = z.strictObject({ ...deployable, type: z.literal('device'), subtype: z.optional(name) })
const effect = z.strictObject({ ...deployable, type: z.literal('effect'), subtype: z.optional(name) })
const interrupt = z.strictObject({
  ...general,
  type: z.literal('interrupt'),
  subtype: z.optional(name),
  as: z.optional(z.enum(['used', 'lost'])),
})

/** Addition: an Objective; its text is that of its front side. */
const objective = z.strictObject({
  ...general,
  type: z.literal('objective'),
  back: z.strictObject({ text, destiny: z._default(amount, 7) }),
})

const place = {
  text,
  side: player,
  type: z.literal('location'),
  destiny: z.optional(amount),
  characteristics: z.optional(z.array(name)),
  unique: z.optional(z.boolean()),
  planet: z.optional(name),
  icons: z.optional(z.strictObject({ light: z.optional(count), dark: z.optional(count) })),
  why: note,
}
const cost = z.union([count, each(count)])
const system = z.strictObject({
  ...place,
  subtype: z.literal('system'),
  parsec: z.optional(whole),
  mobile: z.optional(z.boolean()),
  hyperspeed: z.optional(amount),
})
const sector = z.strictObject({ ...place, subtype: z.literal('sector') })
const site = z.pipe(
  z.strictObject({
    ...place,
    subtype: z.literal('site'),
    interior: z.optional(z.boolean()),
    exterior: z.optional(z.boolean()),
    mobile: z.optional(z.boolean()),
    dockingBay: z.optional(z.union([z.boolean(), z.strictObject({ cost: z.optional(cost) })])),
    cost: z.optional(cost),
    siteOf: z.optional(name),
    extraLandspeed: z.optional(count),
  }),
  // The cost may stand inside or beside `dockingBay`; here it comes out beside it.
  z.transform(({ dockingBay, ...facts }) => ({
    ...facts,
    dockingBay: dockingBay === true || typeof dockingBay === 'object',
    cost: facts.cost ?? (typeof dockingBay === 'object' ? dockingBay.cost : undefined),
  })),
)

export const cardTypes = {
  character,
  creature,
  vehicle,
  starship,
  weapon,
  device,
  effect,
  interrupt,
  objective,
}
export const locationTypes = { system, sector, site }
export type CardDefinition =
  | z.infer<(typeof cardTypes)[keyof typeof cardTypes]>
  | z.infer<(typeof locationTypes)[keyof typeof locationTypes]>

export const cardDefinition = pick<CardDefinition>((value) => {
  const types = [...Object.keys(cardTypes), 'location']
  if (value.type === 'location') {
    const schema = locationTypes[value.subtype as keyof typeof locationTypes]
    if (schema && Object.hasOwn(locationTypes, value.subtype as string))
      return schema as z.ZodMiniType<CardDefinition>
    return {
      path: ['subtype'],
      wrong: wrong('location subtype', { list: Object.keys(locationTypes) }),
    }
  }
  if (typeof value.type === 'string' && Object.hasOwn(cardTypes, value.type))
    return cardTypes[value.type as keyof typeof cardTypes] as z.ZodMiniType<CardDefinition>
  return { path: ['type'], wrong: wrong('card type', { list: types }) }
})

export const kindOf = (card: Record<string, unknown>) =>
  String(card.type === 'location' ? card.subtype : card.type)
