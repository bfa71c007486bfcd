/** The album: which rules somebody has met, by chapter, each as a sticker; and what to try next. */

import { useState } from 'react'
import { actions, declared, ruleIds, useAlbum } from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { Page } from '../parts/Page.tsx'
import { type Chapter, chapterOf, chapters } from '../rulebook/chapters.ts'
import { useShowing } from '../rulebook/rules.ts'
import { useRuleTexts, useWords } from '../use.ts'
import { Next } from './Next.tsx'
import type { Sticker } from './next.ts'
import { useAlbumWords } from './say.ts'
import './album.css'

/** A sticker with how it was met. */
interface Shown extends Sticker {
  refused: boolean
  applied: boolean
}

function useStickers(): readonly Shown[] {
  const { refused, applied } = useAlbum((state) => state.met)
  const shown = useShowing()
  return ruleIds().map((id) => {
    const how = { refused: refused.has(id), applied: applied.has(id) }
    return {
      id,
      chapter: chapterOf(id),
      kind: declared(id)?.kind ?? 'permits',
      met: how.refused || how.applied,
      best: shown[id]?.[0] ?? null,
      ...how,
    }
  })
}

const which = ['all', 'met', 'open'] as const
type Which = (typeof which)[number]

const isShown: Readonly<Record<Which, (one: Shown) => boolean>> = {
  all: () => true,
  met: ({ met }) => met,
  open: ({ met }) => !met,
}

/** The stamps of a sticker: what has refused, and what was at work. */
function Stamps({ refused, applied }: Pick<Shown, 'refused' | 'applied'>) {
  return (
    <span className="stamps" aria-hidden="true">
      {refused && (
        <i data-how="refused">
          <Glyph name="warn" />
        </i>
      )}
      {applied && (
        <i data-how="applied">
          <Glyph name="check" />
        </i>
      )}
      {!refused && !applied && <i data-how="open" />}
    </span>
  )
}

function OneSticker({ one, title }: { one: Shown; title: string }) {
  const say = useAlbumWords()
  const how = [one.refused && say('how.refused'), one.applied && say('how.applied')].filter(Boolean)
  return (
    <li>
      <button
        type="button"
        className="sticker"
        data-met={one.met || undefined}
        data-refused={one.refused || undefined}
        onClick={() => actions().showRule(one.id)}
      >
        <Stamps {...one} />
        <b>{title}</b>
        <span className="rule-id">{one.id}</span>
        <span className="sr">{how.length > 0 ? how.join(', ') : say('how.open')}</span>
      </button>
    </li>
  )
}

const metOf = (all: readonly Shown[]): number => all.filter(({ met }) => met).length

function Chapters({
  stickers,
  chapter,
  onChoose,
}: {
  stickers: readonly Shown[]
  chapter: Chapter
  onChoose: (chapter: Chapter) => void
}) {
  const { t } = useWords()
  const say = useAlbumWords()
  return (
    <nav className="chapters" aria-label={t('rulebook.chapters')}>
      {chapters.map((one) => {
        const own = stickers.filter((each) => each.chapter === one)
        const told = { met: metOf(own), count: own.length }
        return (
          <button
            key={one}
            type="button"
            aria-current={one === chapter || undefined}
            onClick={() => onChoose(one)}
          >
            <span>
              {t(`rulebook.chapter.${one}`)}
              <progress aria-hidden="true" max={told.count} value={told.met} />
            </span>
            <small>{say('chapter', told)}</small>
          </button>
        )
      })}
    </nav>
  )
}

function Legend() {
  const say = useAlbumWords()
  return (
    <ul className="legend" aria-label={say('legend')}>
      {(['refused', 'applied', 'open'] as const).map((how) => (
        <li key={how}>
          <Stamps refused={how === 'refused'} applied={how === 'applied'} /> {say(`how.${how}`)}
        </li>
      ))}
    </ul>
  )
}

function Filter({ chosen, onChoose }: { chosen: Which; onChoose: (one: Which) => void }) {
  const say = useAlbumWords()
  return (
    <fieldset className="which">
      <legend className="sr">{say('filter')}</legend>
      {which.map((one) => (
        <label key={one}>
          <input type="radio" name="which" checked={one === chosen} onChange={() => onChoose(one)} />
          {say(`which.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** It begins with the chapter in which most has been met. */
export function Album() {
  const { t } = useWords()
  const say = useAlbumWords()
  const speech = useRuleTexts()
  const stickers = useStickers()
  const most = [...chapters].sort(
    (one, other) =>
      metOf(stickers.filter(({ chapter }) => chapter === other)) -
      metOf(stickers.filter(({ chapter }) => chapter === one)),
  )[0]
  const [chosen, choose] = useState<Chapter | null>(null)
  const [filter, setFilter] = useState<Which>('all')
  const chapter = chosen ?? most ?? 'TRN'
  const own = stickers.filter((one) => one.chapter === chapter)
  const shown = own.filter(isShown[filter])
  return (
    <Page name="album" title={say('title')} about={say('about')} place="Yavin 4: Massassi Throne Room">
      <div className="ways">
        <strong>{say('all', { met: metOf(stickers), count: stickers.length })}</strong>
        <button type="button" className="quiet-button" onClick={() => actions().go('learn')}>
          {say('learn')}
        </button>
        <button type="button" className="quiet-button" onClick={() => actions().go('rulebook')}>
          {say('rulebook')}
        </button>
      </div>
      <Next stickers={stickers} chapter={chapter} />
      <Chapters stickers={stickers} chapter={chapter} onChoose={choose} />
      <section className="stickers" aria-labelledby="stickers-title">
        <h2 id="stickers-title">
          {t(`rulebook.chapter.${chapter}`)}{' '}
          <small>{say('chapter', { met: metOf(own), count: own.length })}</small>
        </h2>
        <div className="sticker-bar">
          <Legend />
          <Filter chosen={filter} onChoose={setFilter} />
        </div>
        {shown.length > 0 ? (
          <ul className="sheet">
            {shown.map((one) => (
              <OneSticker key={one.id} one={one} title={speech?.rule(one.id)?.title ?? '…'} />
            ))}
          </ul>
        ) : (
          filter !== 'all' && <p className="quiet">{say(`none.${filter}`)}</p>
        )}
      </section>
    </Page>
  )
}
