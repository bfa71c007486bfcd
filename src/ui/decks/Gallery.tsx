/** All decks: one's own, and those that come with the game. */

import { useMemo } from 'react'
import { useCards } from '../../store/cards/needed.ts'
import {
  type DeckSheet,
  entriesOf,
  makeEmpty,
  problemsOfSheet,
  readyDecks,
  readySheet,
  shownDecks,
  sizeOf,
  useKeeping,
} from '../../store/decks/index.ts'
import type { Player } from '../../views/index.ts'
import { useDeckActs } from './acts.ts'
import { Face } from './Face.tsx'
import { readyName } from './names.ts'
import { setScreens } from './state.ts'
import { useDeckWords } from './use.ts'

const players: readonly Player[] = ['light', 'dark']

/** A new deck of either side is begun there, too. */
export function Gallery() {
  const { t, page } = useDeckWords()
  const decks = useKeeping((state) => state.decks)
  const { open } = useDeckActs()
  const own = shownDecks(decks)
  const ready = useMemo(() => readyDecks.map(({ id }) => ({ id, sheet: readySheet(id) })), [])
  return (
    <div className="dk-gallery">
      <div className="dk-line new">
        {players.map((side) => (
          <button
            key={side}
            type="button"
            className="dk-new"
            data-side={side}
            onClick={() => open(makeEmpty(t(`gallery.first.${side}`), side))}
          >
            <span aria-hidden="true">+ </span>
            {t(`gallery.new.${side}`)}
          </button>
        ))}
        <button type="button" onClick={() => setScreens({ over: { import: '' } })}>
          {t('acts.import')}
        </button>
      </div>
      <section aria-label={t('gallery.own')}>
        <h2>{t('gallery.own')}</h2>
        {own.length === 0 && <p className="dk-none">{t('gallery.none')}</p>}
        <ul className="dk-decks">
          {own.map(({ id, name, sheet }) => (
            <OwnDeck key={id} id={id} name={name} sheet={sheet} />
          ))}
        </ul>
      </section>
      <section aria-label={t('gallery.ready')}>
        <h2>{t('gallery.ready')}</h2>
        <ul className="dk-decks">
          {ready.map(
            ({ id, sheet }) =>
              sheet && (
                <DeckCard
                  key={id}
                  id={id}
                  name={readyName(page, id)}
                  plan={t(`plans.${id}`)}
                  sheet={sheet}
                  problems={0}
                />
              ),
          )}
        </ul>
      </section>
    </div>
  )
}

interface DeckCardProps {
  id: string
  name: string
  sheet: DeckSheet
  /** How it wants to be played. */
  plan?: string
  own?: boolean
  /** How many things keep it from being played; null until that is known. */
  problems: number | null
}

/** What is wrong with a deck of one's own is known when its cards are there. */
function OwnDeck(deck: Pick<DeckCardProps, 'id' | 'name' | 'sheet'>) {
  const { sheet } = deck
  const there = useCards(useMemo(() => Object.keys(sheet.cards), [sheet]))
  const problems = useMemo(() => (there ? problemsOfSheet(sheet).length : null), [sheet, there])
  return <DeckCard {...deck} own problems={problems} />
}

/** Two cards that stand for a deck: what it begins with, and its dearest. */
function shownOf(sheet: DeckSheet) {
  const entries = entriesOf(sheet.cards).map(({ card }) => card)
  const cost = (text: string | undefined) => Number.parseFloat(text ?? '') || 0
  const start = entries.filter(({ id }) => sheet.start.includes(id))
  const dear = entries
    .filter(({ id }) => !sheet.start.includes(id))
    .sort((one, other) => cost(other.numbers.deploy) - cost(one.numbers.deploy))
  return [...start.slice(0, 1), ...dear].slice(0, 2)
}

function DeckCard({ id, name, sheet, plan, own = false, problems }: DeckCardProps) {
  const { t } = useDeckWords()
  const { open, copy, away, export: give } = useDeckActs()
  const shown = useMemo(() => shownOf(sheet), [sheet])
  const state =
    problems === null ? '…' : problems === 0 ? t('build.legal') : t('build.problems', { count: problems })
  return (
    <li className="dk-deck-card" data-side={sheet.side}>
      <button type="button" className="dk-open" onClick={() => open(id)}>
        <span className="dk-three" aria-hidden="true">
          {shown.map((card) => (
            <Face key={card.id} card={card} size="mini" width={108} />
          ))}
        </span>
        <b>{name}</b>
        <small>
          {t(`sides.${sheet.side}`)} · {t('build.size', { count: sizeOf(sheet) })} ·{' '}
          <span data-legal={problems === null ? undefined : problems === 0}>{state}</span>
        </small>
      </button>
      {plan && <p className="dk-plan">{plan}</p>}
      <span className="dk-line tools">
        <button type="button" aria-label={t('acts.copyOf', { name })} onClick={() => copy(id)}>
          {t('acts.copy')}
        </button>
        <button type="button" aria-label={t('acts.exportOf', { name })} onClick={() => give(id)}>
          {t('acts.export')}
        </button>
        {own && (
          <button type="button" aria-label={t('acts.awayOf', { name })} onClick={() => away(id)}>
            {t('acts.away')}
          </button>
        )}
      </span>
    </li>
  )
}
