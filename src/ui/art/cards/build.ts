/** Which head and body a person has, from its facts. */

import type { Dice } from '../dice.ts'
import type { BodyName, HairName, HeadName } from './bodies.ts'
import { type Sitter, says } from './pose.ts'

export const droidKinds = ['barrel', 'walker', 'box', 'ball', 'mouse', 'pole', 'soldier'] as const
export type DroidKind = (typeof droidKinds)[number]

export type Build =
  | { droid: DroidKind }
  | {
      head: HeadName
      body: BodyName
      hair?: HairName | undefined
      bearded?: boolean
      dark?: boolean
      rank?: boolean
    }

/** Heads of species and of persons that words name. */
const species: readonly (readonly [RegExp, HeadName])[] = [
  [/wolf/i, 'wolf'],
  [/momaw|hammer|ithor/i, 'wide'],
  [/rodian|greedo/i, 'feelers'],
  [/ponda|aqualish|ephant|zuckuss|gand\b/i, 'snout'],
  [/garindan|kubaz|labria|trevagg|devaron/i, 'horns'],
  [/twi'lek|bib\b|talz|shaak/i, 'tails'],
  [/bith|onith|arcona|brainiac|kitik|falnl|zutton/i, 'dome'],
  [/tusken/i, 'eyesOnly'],
  [/kabe|chadra|leesub/i, 'ears'],
  [/bossk|trandosh|myo\b|neb dulo/i, 'snout'],
]

function droidOf(card: Sitter, r: Dice): DroidKind {
  const is = says(card)
  if (is(/astromech|r-unit/i)) return 'barrel'
  if (is(/battle droid|assassin/i)) return 'soldier'
  if (is(/mouse|messenger/i)) return 'mouse'
  if (is(/maintenance|mining/i)) return 'pole'
  if (is(/power droid/i)) return 'box'
  if (is(/protocol|servant|medical|ev-9|communications|security/i)) return 'walker'
  return r.pick(['box', 'ball', 'walker'])
}

function imperial(card: Sitter): Build {
  const is = says(card)
  const flies = card.icons?.includes('pilot') && card.title.match(/pilot|ds-61|fel\b|tanbris/i)
  if (flies && !is(/general|admiral|moff/i)) return { head: 'flyer', body: 'suit', dark: true }
  if (is(/snowtrooper/i)) return { head: 'helm', body: 'cape', dark: true }
  if (is(/gunner|trooper guard|death star trooper/i)) return { head: 'brim', body: 'tunic', dark: true }
  if (is(/trooper\b|stormtrooper/i)) return { head: 'helm', body: 'armour', dark: true }
  return { head: 'cap', body: 'tunic', rank: true }
}

function human(card: Sitter, r: Dice): Build {
  const is = says(card)
  if (is(/squadron|rebel pilot/i) && (card.ability ?? 0) < 3) return { head: 'flyer', body: 'suit' }
  if (is(/guard|trooper|soldier|sergeant|gunner|janson|ralter/i)) return { head: 'brim', body: 'jacket' }
  const long = is(/female|leia|mon mothma/i)
  const old = is(/general|admiral/i)
  return {
    head: 'bare',
    hair: long ? r.pick(['knot', 'long']) : r.pick(['short', 'swept', 'shaggy', 'swept']),
    bearded: !long && (old || r.chance(0.25)),
    body: r.pick(['jacket', 'jacket', 'robe', 'suit']),
  }
}

/** @param r dice for what no word says. */
export function buildOf(card: Sitter, r: Dice): Build {
  const is = says(card)
  const { subtype, side, ability = 0 } = card
  if (subtype === 'droid') return { droid: droidOf(card, r) }
  if (is(/wookiee/i)) return { head: 'shaggy', body: 'fur' }
  if (is(/jawa|scavenger/i)) return { head: 'eyesOnly', body: 'robe' }
  if (is(/emperor|dark jedi master/i)) return { head: 'hood', body: 'robe' }
  if (side === 'dark' && ability >= 6) return { head: 'lord', body: 'cape' }
  if (is(/yoda|jedi master/i)) return { head: 'ears', body: 'robe' }
  if (is(/boba|fett|mandalor/i)) return { head: 'visor', body: 'armour' }
  const kin = species.find(([words]) => is(words))?.[1]
  if (kin) return { head: kin, body: r.pick(['robe', 'jacket', 'cape']) }
  if (subtype === 'imperial') return imperial(card)
  if (subtype !== 'alien') return human(card, r)
  if (is(/female/i))
    return { head: r.pick(['tails', 'dome', 'ears', 'feelers']), body: r.pick(['robe', 'jacket']) }
  return {
    head: r.pick(['wide', 'dome', 'horns', 'tails', 'snout', 'ears', 'feelers', 'eyesOnly']),
    body: r.pick(['robe', 'jacket', 'cape', 'fur']),
  }
}
