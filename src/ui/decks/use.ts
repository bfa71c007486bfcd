/** What the screens of decks and cards ask for: their words, and what they call what is printed on cards. */

import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { en } from '../../i18n/decks/en.ts'
import { fr } from '../../i18n/decks/fr.ts'
import { addDeckWords } from '../../i18n/index.ts'
import {
  type Calls,
  type CardIndex,
  type CatalogueCard,
  indexFor,
  type NumberName,
} from '../../store/decks/index.ts'
import { useWords } from '../use.ts'

addDeckWords('en', en)
addDeckWords('fr', fr)

/** These screens' words (`t`), the page's (`page`), and the engine's. */
export function useDeckWords() {
  const { t } = useTranslation('decks')
  const { t: page, language, speech } = useWords()
  return { t, page, language, speech } as const
}

export type DeckT = ReturnType<typeof useDeckWords>['t']

type Printed = typeof en.printed

/** A word that is printed on cards, in the language that is set; as printed where there is no other word for it. */
export function printedWord(t: DeckT, word: string): string {
  const key = word.toLowerCase() as keyof Printed
  return key in en.printed ? t(`printed.${key}`) : word
}

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

export const typesKnown = Object.keys(typeKeys) as CatalogueCard['type'][]

/** 'Character · Imperial'. */
export const kindName = (t: DeckT, card: CatalogueCard): string =>
  [
    typeName(t, card),
    ...card.subtype
      .split(/[/]| or /)
      .filter(Boolean)
      .map((word) => printedWord(t, word)),
  ].join(' · ')

export const numberWord = (t: DeckT, name: NumberName): string => t(`numbers.${name}`)

/** What a list says of a card to those who do not see it. */
export function cardSaid(t: DeckT, card: CatalogueCard): string {
  const numbers = (['destiny', 'deploy', 'power', 'ability', 'forfeit'] as const).flatMap((name) =>
    card.numbers[name] === undefined ? [] : [`${numberWord(t, name)} ${card.numbers[name]}`],
  )
  return [
    t(`sides.${card.side}`),
    kindName(t, card),
    ...numbers,
    ...(card.played ? [] : [t('notPlayed')]),
  ].join(', ')
}

const indexes = new Map<string, CardIndex>()

/** The index of all cards in the language that is set. */
export function useIndex(): CardIndex {
  const { t, language } = useDeckWords()
  return useMemo(() => {
    const calls: Calls = {
      type: (card) => kindName(t, card),
      side: ({ side }) => t(`sides.${side}`),
      icon: (icon) => printedWord(t, icon),
      played: (played) => t(`played.${played}`),
    }
    const found = indexes.get(language) ?? indexFor(language, calls)
    indexes.set(language, found)
    return found
  }, [t, language])
}
