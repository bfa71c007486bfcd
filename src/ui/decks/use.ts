/** What the screens of decks and cards ask for: their words, and what they call what is printed on cards. */

import { useMemo } from 'react'
import { decks } from '../../i18n/decks/all.ts'
import type { en } from '../../i18n/decks/en.ts'
import i18n, { addPart, languages } from '../../i18n/index.ts'
import {
  type Calls,
  type CardIndex,
  type CatalogueCard,
  indexFor,
  type NumberName,
} from '../../store/decks/index.ts'
import type { Speech } from '../../views/index.ts'
import { keysOf, recordOf } from '../../views/index.ts'
import { useWords } from '../use.ts'

addPart('decks', decks)

const phrases = recordOf(languages, (language) => i18n.getFixedT(language, 'decks'))

/** These screens' words (`t`), the page's (`page`), and the engine's. */
export function useDeckWords() {
  const { t: page, language, speech } = useWords()
  const t = phrases[language]
  return { t, page, language, speech } as const
}

export type DeckT = ReturnType<typeof useDeckWords>['t']

/** The type of a printed card as a word of the page. */
export const typeName = (t: DeckT, { type }: Pick<CatalogueCard, 'type'>): string =>
  t(`types.${typeKeys[type]}`)

const typeKeys = {
  "admiral's order": 'order',
  character: 'character',
  creature: 'creature',
  'defensive shield': 'shield',
  device: 'device',
  effect: 'effect',
  'epic event': 'epicEvent',
  'game aid': 'gameAid',
  interrupt: 'interrupt',
  'jedi test': 'jediTest',
  location: 'location',
  objective: 'objective',
  podracer: 'podracer',
  starship: 'starship',
  vehicle: 'vehicle',
  weapon: 'weapon',
} as const satisfies Record<CatalogueCard['type'], keyof typeof en.types>

export const typesKnown = keysOf(typeKeys)

/** 'Character · Imperial'. */
export const kindName = (t: DeckT, speech: Speech, card: CatalogueCard): string =>
  [
    typeName(t, card),
    ...card.subtype
      .split(/[/]| or /)
      .filter(Boolean)
      .map(speech.trait),
  ].join(' · ')

/** The name of a printed number, such as destiny. */
export const numberWord = (t: DeckT, name: NumberName): string => t(`numbers.${name}`)

const said = new WeakMap<DeckT, Map<string, string>>()

/** What a list says of a card to those who do not see it: put together once in each language. */
export function cardWords(t: DeckT, speech: Speech, card: CatalogueCard): string {
  const known = said.get(t) ?? new Map<string, string>()
  said.set(t, known)
  const found = known.get(card.id) ?? sayCard(t, speech, card)
  known.set(card.id, found)
  return found
}

function sayCard(t: DeckT, speech: Speech, card: CatalogueCard): string {
  const numbers = (['destiny', 'deploy', 'power', 'ability', 'forfeit'] as const).flatMap((name) =>
    card.numbers[name] === undefined ? [] : [`${numberWord(t, name)} ${card.numbers[name]}`],
  )
  return [
    t(`sides.${card.side}`),
    kindName(t, speech, card),
    ...numbers,
    ...(card.inPool ? [] : [t('notPlayed')]),
  ].join(', ')
}

const indexes = new Map<string, CardIndex>()

/** The index of all cards in the language that is set. */
export function useIndex(): CardIndex {
  const { t, language, speech } = useDeckWords()
  return useMemo(() => {
    const calls: Calls = {
      type: (card) => kindName(t, speech, card),
      side: ({ side }) => t(`sides.${side}`),
      printed: speech.trait,
      played: (played) => t(`played.${played}`),
    }
    const found = indexes.get(language) ?? indexFor(language, calls)
    indexes.set(language, found)
    return found
  }, [t, language, speech])
}
