/** What components ask the store for, in narrow slices. */

import type { TFunction } from 'i18next'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import i18n, { type Language, languageNow } from '../i18n/index.ts'
import {
  actions,
  askedGame,
  hasRules,
  loadRules,
  shownPosition,
  speechIn,
  useStore,
  viewerOf,
} from '../store/index.ts'
import {
  current,
  type Deed,
  type Doing,
  type Game,
  isDeed,
  type PlaceKey,
  type Player,
  type Position,
  type Speech,
  type Way,
} from '../views/index.ts'

/** The game as the one at the device is asked in it: while an opponent of ours decides, nothing is asked. */
export const useGame = (): Game<Position> | null => useStore(askedGame)

/** The position at the moment that is looked at; null without a table. */
export const usePosition = (): Position | null =>
  useStore(({ history }) => (history ? current(history).state : null))

/** Whose seat the table is seen from: the one who decides. */
export const useViewer = (): Player => useStore(viewerOf)

/** The position as it may be told: in a game of two, without what is hidden from the one who looks. */
export const useSeen = (): Position | null => useStore(shownPosition)

interface Words {
  t: TFunction<'ui'>
  language: Language
  speech: Speech
}

/** So many phrases are kept in one language. */
const most = 4000

/** Phrases that have been made up once are not made up again: a card that is picked up asks for a hundred. */
function kept(t: TFunction<'ui'>): TFunction<'ui'> {
  const known = new Map<string, string>()
  const translate = t as (key: string, filled?: object) => string
  const say: typeof translate = (key, filled) => {
    const asked = filled ? `${key} ${JSON.stringify(filled)}` : key
    let phrase = known.get(asked)
    if (phrase === undefined) {
      phrase = translate(key, filled)
      if (known.size >= most) known.clear()
      // Words that have not come yet are asked for again.
      if (phrase !== key) known.set(asked, phrase)
    }
    return phrase
  }
  return say as TFunction<'ui'>
}

const spoken = new Map<Language, Words>()

function wordsNow(): Words {
  const language = languageNow()
  const speech = speechIn(language)
  const known = spoken.get(language)
  if (known?.speech === speech) return known
  const words = { t: kept(i18n.getFixedT(language, 'ui')), language, speech } as const
  spoken.set(language, words)
  return words
}

function languageChanges(changed: () => void): () => void {
  i18n.on('languageChanged', changed)
  return () => i18n.off('languageChanged', changed)
}

/** The page's words and the engine's, in the language that is set: one object for all, since hundreds ask for it. */
export const useWords = (): Words => useSyncExternalStore(languageChanges, wordsNow, wordsNow)

/** The engine's words with the titles and texts of rules, which come when somebody reads one; null until then. */
export function useRuleTexts(wanted = true): Speech | null {
  const { language } = useWords()
  const [read, setRead] = useState(() => (hasRules(language) ? language : null))
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void actions()
      .patiently(loadRules(language))
      .then(() => gone || setRead(language))
    return () => {
      gone = true
    }
  }, [language, wanted])
  return useMemo(() => (read === language ? speechIn(language) : null), [read, language])
}

export type T = ReturnType<typeof useWords>['t']

/** A cost in Force as a phrase. */
export const costText = (t: T, cost: number): string =>
  cost === 0 ? t('cost.free') : t('cost.force', { count: cost })

/** Whose turn it is, and the how manieth; at the start of the game nobody's. */
export const turnText = (t: T, { turn: { player, number } }: Position): string =>
  number === 0 ? t('beforeTurns') : t('turn', { side: t(`side.${player}`), number })

const isOpen = (way: Way): boolean => 'open' in way && way.open === true

/** The costs of several ways to one place, cheapest first, each once. */
export const costsText = (t: T, offers: readonly Way[]): string => {
  const costs = [...new Set(offers.filter((way) => !isOpen(way)).map(({ cost }) => cost))]
  return [
    ...costs.sort((a, b) => a - b).map((cost) => costText(t, cost)),
    ...(offers.some(isOpen) ? [t('cost.destiny')] : []),
  ].join(' / ')
}

declare module '../i18n/kinds.ts' {
  interface Kinds {
    deed: Deed
  }
}

/** What is tried, as a noun. */
export function doingWord(t: T, speech: Speech, doing: Doing): string {
  return isDeed(doing) ? t(`doing.${doing}`) : speech.move(doing)
}

/** The legal moves that lead to a place while a card is carried: only places that change with it are drawn anew. */
export const useOffers = (place: PlaceKey): readonly Way[] | undefined =>
  useStore(({ targets }) => targets.get(place))

/** The accessible name of a place, which says its cost, or that it is not legal, while a card is carried. */
export function placeName(t: T, name: string, carrying: boolean, offers: readonly Way[] | undefined): string {
  if (!carrying) return name
  return offers ? t('place.named', { name, cost: costsText(t, offers) }) : t('place.refused', { name })
}

/** A way as a short label. */
const sayWay = (speech: Speech, p: Position, way: Way): string =>
  'using' in way ? speech.offer(p, way) : speech.deed(p, way)

/** The kinds of move that lead to a place, each once. On the place itself the slot need not be named. */
export function kindsOfWays(speech: Speech, p: Position, offers: readonly Way[]): string[] {
  const names = offers.map((offer) => {
    const { to } = offer
    return sayWay(speech, p, 'aboard' in to ? { ...offer, to: { aboard: to.aboard } } : offer)
  })
  return [...new Set(names)]
}
