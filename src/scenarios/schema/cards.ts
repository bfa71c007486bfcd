/** Cards that a scenario makes up. */

import { z } from 'zod'
import { drawnFerocity } from '../ferocity.ts'
import { amount, count, each, listed, name, note, pick, player } from './words.ts'

/** Addition: game text, in the words that the card pool is written in (abilities/types.ts). */
const text = z.array(z.looseObject({ does: name })).optional()

const general = {
  text,
  side: player,
  destiny: amount.optional(),
  /** Addition: where several destiny numbers are printed, all of them. */
  destinies: z.array(amount).optional(),
  icons: z.array(name).optional(),
  characteristics: z.array(name).optional(),
  unique: z.boolean().optional(),
  persona: name.optional(),
  why: note,
}
const deployable = { ...general, deploy: amount.optional(), forfeit: amount.optional() }
const capacity = z
  .strictObject({
    pilot: count.optional(),
    passenger: count.optional(),
    astromech: count.optional(),
    driver: count.optional(),
    vehicle: count.optional(),
    starfighter: count.optional(),
    cargo: count.optional(),
  })
  .optional()
const movesLike = z.enum(['starfighter', 'character']).optional()
const permanentPilot = z.strictObject({ ability: amount, name: name.optional() }).optional()

const character = z.strictObject({
  ...deployable,
  type: z.literal('character'),
  subtype: name.optional(),
  power: amount.optional(),
  ability: amount.optional(),
  politics: amount.optional(),
  landspeed: amount.optional(),
  maneuver: amount.optional(),
  armor: amount.optional(),
  /** Addition: the persona of a weapon that is part of the character. */
  permanentWeapon: name.optional(),
})
const creature = z.strictObject({
  ...deployable,
  type: z.literal('creature'),
  subtype: name.optional(),
  power: amount.optional(),
  /** Addition: in words where destinies are added: '8 + destiny', 'two destiny', 'destiny - 3'. */
  ferocity: z.union([amount, z.string().regex(drawnFerocity)]).optional(),
  defenseValue: amount.optional(),
  landspeed: amount.optional(),
  habitat: z.union([name, z.array(name)]).optional(),
  parasite: z.union([z.boolean(), name]).optional(),
  selective: z.boolean().optional(),
  movesLike,
})
const vehicle = z.strictObject({
  ...deployable,
  type: z.literal('vehicle'),
  subtype: z.enum(['combat', 'creature', 'shuttle', 'transport']),
  power: amount.optional(),
  ability: amount.optional(),
  maneuver: amount.optional(),
  armor: amount.optional(),
  landspeed: amount.optional(),
  permanentPilot,
  capacity,
  enclosed: z.boolean().optional(),
  movesLike,
})
const starship = z.strictObject({
  ...deployable,
  type: z.literal('starship'),
  subtype: z.enum(['starfighter', 'capital', 'squadron']),
  power: amount.optional(),
  maneuver: amount.optional(),
  armor: amount.optional(),
  hyperspeed: amount.optional(),
  permanentPilot,
  navComputer: z.boolean().optional(),
  capacity,
  enclosed: z.literal(true, 'A starship is always enclosed.').optional(),
  movesLike,
})
const weapon = z.strictObject({
  ...deployable,
  type: z.literal('weapon'),
  subtype: z.enum(['character', 'starship', 'vehicle', 'artillery', 'automated', 'creature']),
  fires: z
    .strictObject({
      targets: z.union([name, z.array(name)]),
      cost: count.optional(),
      destiny: count.optional(),
      beats: z.union([name, amount]).optional(),
      result: z.enum(['hit', 'lost']).optional(),
    })
    .optional(),
})
const device = z.strictObject({ ...deployable, type: z.literal('device'), subtype: name.optional() })
const effect = z.strictObject({ ...deployable, type: z.literal('effect'), subtype: name.optional() })
const interrupt = z.strictObject({
  ...general,
  type: z.literal('interrupt'),
  subtype: name.optional(),
  as: z.enum(['used', 'lost']).optional(),
})

/** Addition: an Objective; its text is that of its front side. */
const objective = z.strictObject({
  ...general,
  type: z.literal('objective'),
  back: z.strictObject({ text, destiny: amount.default(7) }),
})

const place = {
  text,
  side: player,
  type: z.literal('location'),
  destiny: amount.optional(),
  characteristics: z.array(name).optional(),
  unique: z.boolean().optional(),
  planet: name.optional(),
  icons: z.strictObject({ light: count.optional(), dark: count.optional() }).optional(),
  why: note,
}
const cost = z.union([count, each(count)])
const system = z.strictObject({
  ...place,
  subtype: z.literal('system'),
  parsec: z.number().int().optional(),
  mobile: z.boolean().optional(),
  hyperspeed: amount.optional(),
})
const sector = z.strictObject({ ...place, subtype: z.literal('sector') })
const site = z
  .strictObject({
    ...place,
    subtype: z.literal('site'),
    interior: z.boolean().optional(),
    exterior: z.boolean().optional(),
    mobile: z.boolean().optional(),
    dockingBay: z.union([z.boolean(), z.strictObject({ cost: cost.optional() })]).optional(),
    cost: cost.optional(),
    siteOf: name.optional(),
    extraLandspeed: count.optional(),
  })
  // The cost may stand inside or beside `dockingBay`; here it comes out beside it.
  .transform(({ dockingBay, ...facts }) => ({
    ...facts,
    dockingBay: dockingBay === true || typeof dockingBay === 'object',
    cost: facts.cost ?? (typeof dockingBay === 'object' ? dockingBay.cost : undefined),
  }))

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
      return schema as z.ZodType<CardDefinition>
    return {
      path: ['subtype'],
      message: `A location needs a subtype, one of ${listed(Object.keys(locationTypes))}.`,
    }
  }
  if (typeof value.type === 'string' && Object.hasOwn(cardTypes, value.type))
    return cardTypes[value.type as keyof typeof cardTypes] as z.ZodType<CardDefinition>
  return { path: ['type'], message: `A made-up card needs a type, one of ${listed(types)}.` }
})

export const kindOf = (card: Record<string, unknown>) =>
  String(card.type === 'location' ? card.subtype : card.type)
