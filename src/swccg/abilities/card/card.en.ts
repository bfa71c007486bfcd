/** What a card's text says, in English: made from the data, so that it says what is played. */

import { action } from '../action/action.en.ts'
import { battle } from '../battle/battle.en.ts'
import { captive } from '../captive/captive.en.ts'
import type { CardFacts, SlotGroup } from '../card-facts.ts'
import { clause, condition } from '../conditions/conditions.en.ts'
import { creature } from '../creature/creature.en.ts'
import { deploy } from '../deploy/deploy.en.ts'
import { sayFilter } from '../filters/filters.en.ts'
import { force } from '../force/force.en.ts'
import { list, plural } from '../grammar.en.ts'
import { holding } from '../holding/holding.en.ts'
import { modifies } from '../modifies/modifies.en.ts'
import { movement } from '../movement/movement.en.ts'
import { persona } from '../persona/persona.en.ts'
import type { Phrases } from '../phrases.ts'
import { react } from '../react/react.en.ts'
import { start } from '../start/start.en.ts'
import type { Ability, AbilityOf, Word } from '../types.ts'
import { weapon } from '../weapon/weapon.en.ts'

const unless = (text: Ability): string =>
  'unless' in text && text.unless ? ` unless ${clause(text.unless)}` : ''

const phrases: Phrases<Ability, [card: CardFacts]> = {
  ...action,
  ...battle,
  ...captive,
  ...creature,
  ...deploy,
  ...force,
  ...holding,
  ...modifies,
  ...movement,
  ...persona,
  ...react,
  ...start,
  ...weapon,
}

/** Of a location 'present' means there, of any other card with that. */
const whoseText = ({ type }: CardFacts) => (type === 'location' || type === 'interrupt' ? 'place' : 'card')

const phrase = <W extends Word>(word: W, text: AbilityOf<W>, card: CardFacts): string =>
  phrases[word](text, condition(text.while, whoseText(card)) + unless(text), card)

/** One ability of a card as a sentence. */
export function say(text: Ability, card: CardFacts): string {
  const side = text.side ? `${text.side === 'light' ? 'Light' : 'Dark'} Side: ` : ''
  const sentence = side + phrase(text.does, text, card)
  // Changes of a card's numbers say so within the sentence.
  return text.cumulative && text.does !== 'modify' ? sentence.replace(/\.$/, ', cumulatively.') : sentence
}

const slots: Record<string, string> = { vehicle: 'vehicle', starfighter: 'starfighter', cargo: 'cargo space' }

/** What lies there is named by its kind alone: '4 TIEs', '3 STAPs'. */
const isOfOneKind = ({ kinds, only }: SlotGroup): boolean =>
  only !== undefined && kinds.length === 1 && (kinds[0] === 'starfighter' || kinds[0] === 'vehicle')

function holds(group: SlotGroup): string {
  const { kinds, count, only } = group
  const noun = list(
    kinds.map((kind) => (count === 1 ? (slots[kind] ?? kind) : plural(slots[kind] ?? kind))),
    'or',
  )
  const amount = count === 'unlimited' ? 'any number of' : count
  if (only && isOfOneKind(group)) return `${amount} ${sayFilter(only, count === 1 ? 'one' : 'many')}`
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
  const texts = pilots.map(({ ability: amount, name: who }) => `${who ? `${who}, ` : ''}ability ${amount}`)
  if (texts.length === 1) return `Permanent pilot: ${texts[0]}.`
  if (new Set(texts).size === 1) return `${texts.length} permanent pilots: ${texts[0]} each.`
  return `Permanent pilots: ${texts.join('; ')}.`
}

/** What a card holds and how it moves, as far as its text (not its numbers) tells. */
export function sayFacts(card: CardFacts): string[] {
  const texts: string[] = []
  if (card.capacity) texts.push(`Holds ${capacity(card.capacity)}.`)
  if (card.permanentPilots) texts.push(permanent(card.permanentPilots))
  if (card.permanentAstromech) texts.push('Permanent astromech.')
  if (card.enclosed) texts.push('Enclosed.')
  if (card.movesLike)
    texts.push(`${card.type === 'starship' ? 'Deploys and moves' : 'Moves'} like a ${card.movesLike}.`)
  if (card.type === 'character' && card.landspeed !== undefined) texts.push(`Landspeed ${card.landspeed}.`)
  if (card.location && card.hyperspeed !== undefined) texts.push(`Hyperspeed ${card.hyperspeed}.`)
  if (card.type === 'vehicle' && card.ability !== undefined) texts.push(`Ability ${card.ability}.`)
  if (card.characteristics?.includes('ship-docking capability')) texts.push('Ship-docking capability.')
  if (card.characteristics?.includes('vehicle droid')) texts.push('Drives transport vehicles.')
  if (card.location?.prison) texts.push('Prison.')
  if (card.ferocityDestinies)
    texts.push(
      `Ferocity: ${card.ferocity ? `${card.ferocity} plus ` : ''}${card.ferocityDestinies === 1 ? 'a destiny' : `${card.ferocityDestinies} destinies`}.`,
    )
  if (card.habitat) texts.push(`Habitat: ${list([card.habitat].flat(), 'or')}.`)
  return texts
}

/** What of a card's text is not played yet, as the pool words it. */
export const sayMissing = (missing: string): string => missing
