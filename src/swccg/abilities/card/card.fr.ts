/** Ce que dit le texte d'une carte, en français : tiré des données, il dit ce qui est joué. */

import { action } from '../action/action.fr.ts'
import { battle } from '../battle/battle.fr.ts'
import { captive } from '../captive/captive.fr.ts'
import type { CardFacts, SlotGroup } from '../card-facts.ts'
import { condition, unlessSo } from '../conditions/conditions.fr.ts'
import { creature } from '../creature/creature.fr.ts'
import { deploy } from '../deploy/deploy.fr.ts'
import { nouns, sayFilter } from '../filters/filters.fr.ts'
import { force } from '../force/force.fr.ts'
import { list } from '../grammar.fr.ts'
import { holding } from '../holding/holding.fr.ts'
import { habitats, missingWords } from '../missing.fr.ts'
import { modifies } from '../modifies/modifies.fr.ts'
import { movement } from '../movement/movement.fr.ts'
import { noun } from '../nouns.fr.ts'
import { persona } from '../persona/persona.fr.ts'
import type { Phrases } from '../phrases.ts'
import { react } from '../react/react.fr.ts'
import { start } from '../start/start.fr.ts'
import type { Ability, AbilityOf, Word } from '../types.ts'
import { weapon } from '../weapon/weapon.fr.ts'

const unless = (text: Ability): string => ('unless' in text && text.unless ? ` ${unlessSo(text.unless)}` : '')

/** Sur une localisation « sur place » veut dire là, sur toute autre carte avec celle-ci. */
const whoseText = ({ type }: CardFacts) =>
  type === 'location' || type === 'interrupt'
    ? 'place'
    : type === 'character' || type === 'vehicle' || type === 'starship'
      ? 'fighter'
      : 'card'

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

const phrase = <W extends Word>(word: W, text: AbilityOf<W>, card: CardFacts): string =>
  phrases[word](text, condition(text.while, whoseText(card)) + unless(text), card)

/** Avec l'espace insécable que demandent les signes doubles. */
const spaced = (sentence: string): string =>
  sentence.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/(?<=«) /g, '\u00a0')

/** One ability of a card as a sentence. */
export function say(text: Ability, card: CardFacts): string {
  const side = text.side ? `Côté ${text.side === 'light' ? 'lumineux' : 'obscur'} : ` : ''
  const sentence = spaced(side + phrase(text.does, text, card))
  // Changes of a card's numbers say so within the sentence.
  return text.cumulative && text.does !== 'modify'
    ? sentence.replace(/\.$/, ', de façon cumulative.')
    : sentence
}

function holds({ kinds: slots, count, only }: SlotGroup): string {
  const number: 'one' | 'many' = count === 1 ? 'one' : 'many'
  const what = list(
    slots.map((kind) => noun(kind, number)),
    'ou',
  )
  // « 4 TIEs », « 3 STAPs » : leur espèce suffit.
  const own =
    slots.length === 1 && (slots[0] === 'starfighter' || slots[0] === 'vehicle') && only && nouns(only)
  if (own) {
    return `${count} ${list(
      own.map((kind) => noun(kind, number)),
      'ou',
    )}`
  }
  return `${count} ${what}${only ? ` (${sayFilter(only, 'one')})` : ''}`
}

function capacity(groups: readonly SlotGroup[]): string {
  if (groups.every(({ count, only }) => count === 'unlimited' && !only)) {
    return `autant que vous voulez ${list(
      groups.flatMap(({ kinds: slots }) => slots.map((kind) => `de ${noun(kind, 'many')}`)),
      'et',
    )}`
  }
  return list(groups.map(holds), 'et')
}

function permanent(pilots: NonNullable<CardFacts['permanentPilots']>): string {
  const texts = pilots.map(({ ability: amount, name: who }) => `${who ? `${who}, ` : ''}aptitude ${amount}`)
  if (texts.length === 1) return `Pilote permanent : ${texts[0]}.`
  if (new Set(texts).size === 1) return `${texts.length} pilotes permanents : ${texts[0]} chacun.`
  return `Pilotes permanents : ${texts.join(' ; ')}.`
}

/** What a card holds and how it moves, as far as its text (not its numbers) tells. */
export function sayFacts(card: CardFacts): string[] {
  const texts: string[] = []
  const like = card.movesLike === 'starfighter' ? 'chasseur stellaire' : 'personnage'
  if (card.capacity) texts.push(`Capacité : ${capacity(card.capacity)}.`)
  if (card.permanentPilots) texts.push(permanent(card.permanentPilots))
  if (card.permanentAstromech) texts.push('Astromécano permanent.')
  if (card.enclosed) texts.push('Fermé.')
  if (card.movesLike)
    texts.push(`${card.type === 'starship' ? 'Se déploie et se déplace' : 'Se déplace'} comme un ${like}.`)
  if (card.type === 'character' && card.landspeed !== undefined)
    texts.push(`Vitesse terrestre ${card.landspeed}.`)
  if (card.location && card.hyperspeed !== undefined) texts.push(`Hypervitesse ${card.hyperspeed}.`)
  if (card.type === 'vehicle' && card.ability !== undefined)
    texts.push(`Aptitude ${String(card.ability).replace('.', ',')}.`)
  if (card.characteristics?.includes('ship-docking capability'))
    texts.push('Capacité de mise à quai à un vaisseau.')
  if (card.characteristics?.includes('vehicle droid')) texts.push('Conduit les véhicules de transport.')
  if (card.location?.prison) texts.push('Prison.')
  if (card.ferocityDestinies) {
    const drawn = `${card.ferocityDestinies} destinée${card.ferocityDestinies > 1 ? 's' : ''}`
    texts.push(`Férocité : ${card.ferocity ? `${card.ferocity} plus ${drawn}` : drawn}.`)
  }
  if (card.habitat) {
    const places = [card.habitat].flat().map((name) => habitats[name] ?? name)
    texts.push(`Habitat : ${list(places, 'ou')}.`)
  }
  return texts.map(spaced)
}

/** What of a card's text is not played yet. */
export const sayMissing = (missing: string): string => missingWords[missing] ?? missing
