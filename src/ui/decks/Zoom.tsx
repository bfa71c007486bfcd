/** A card to be read: its face, every fact, its text as the engine plays it, and what of that is missing. */

import { Fragment } from 'react'
import { useCards } from '../../store/cards/needed.ts'
import {
  actsByPrint,
  addCopies,
  type CatalogueCard,
  cardWith,
  isByPrint,
  numberNames,
  playedOf,
  setName,
  setOf,
  useBench,
} from '../../store/decks/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { Face } from './Face.tsx'
import { useCopyName, useOpenSheet } from './open.ts'
import { type Over, setScreens } from './state.ts'
import { kindName, numberWord, useDeckWords } from './use.ts'

function Facts({ card }: { card: CatalogueCard }) {
  const { t, speech } = useDeckWords()
  const numbers = numberNames.filter((name) => card.numbers[name] !== undefined)
  const words = [...card.icons, ...card.characteristics]
  return (
    <>
      <dl className="dk-facts">
        {numbers.map((name) => (
          <div key={name}>
            <dt>{numberWord(t, name)}</dt>
            <dd>{card.numbers[name]}</dd>
          </div>
        ))}
      </dl>
      {words.length > 0 && (
        <ul className="dk-words" aria-label={t('zoom.words')}>
          {words.map((word) => (
            <li key={word}>{speech.trait(word)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The text, of both sides where there are two. */
function Text({ card }: { card: CatalogueCard }) {
  const { t, speech } = useDeckWords()
  const there = useCards([card.id])
  const { played } = card
  if (!there) return <p className="dk-missing">{t('zoom.coming')}</p>
  if (!played || isByPrint(card))
    return <p className="dk-missing">{t(actsByPrint(card) ? 'zoom.byNumbers' : 'zoom.idle')}</p>
  const sides = played.back ? [played, { ...played, ...played.back }] : [played]
  const missing = speech.missing(played)
  return (
    <>
      {sides.map((side, index) => {
        const lines = speech.cardText(side)
        return (
          <Fragment key={side.destiny ?? index}>
            {sides.length > 1 && <h3>{t('zoom.sideUp', { number: side.destiny ?? 0 })}</h3>}
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Fragment>
        )
      })}
      {missing.length > 0 && (
        <p className="dk-missing">
          <b>{t('zoom.missing')}</b> {missing.join('; ')}
        </p>
      )}
    </>
  )
}

/** `heading` is false where a title stands above it already. */
export function CardDetails({ card, heading = true }: { card: CatalogueCard; heading?: boolean }) {
  const { t, speech } = useDeckWords()
  return (
    <article className="dk-details" data-side={card.side} aria-label={card.title}>
      <div className="dk-large">
        <Face card={card} width={208} />
      </div>
      <div className="dk-read">
        {heading && <h2>{card.printed}</h2>}
        <p className="dk-kind">
          {t(`sides.${card.side}`)} · {kindName(t, speech, card)}
        </p>
        <Facts card={card} />
        <div className="dk-text">
          <Text card={card} />
        </div>
        <p className="dk-set">
          {setName(setOf(card.id))} · {card.id} · {t(`played.${playedOf(card)}`)}
        </p>
      </div>
    </article>
  )
}

/** How many the open deck has, and more or fewer of them. */
function InDeck({ card }: { card: CatalogueCard }) {
  const { t } = useDeckWords()
  const open = useBench((bench) => bench.open)
  const sheet = useOpenSheet()
  const copyName = useCopyName()
  if (open === null || !sheet || sheet.side !== card.side) return null
  const count = sheet.cards[card.id] ?? 0
  return (
    <p className="dk-indeck">
      {t('build.inDeck', { count })}
      <button
        type="button"
        disabled={count === 0}
        aria-label={t('build.fewer', { title: card.title })}
        onClick={() => addCopies(card.id, -1, copyName)}
      >
        −
      </button>
      <button
        type="button"
        aria-label={t('build.more', { title: card.title })}
        onClick={() => addCopies(card.id, 1, copyName)}
      >
        +
      </button>
    </p>
  )
}

/** Arrows go to the next card among those that were found. */
export function ZoomWindow({ over }: { over: Extract<Over, { card: string }> }) {
  const { t } = useDeckWords()
  const card = cardWith(over.card)
  const at = over.among.indexOf(over.card)
  const to = (step: number) => {
    const next = over.among[at + step]
    if (next) setScreens({ over: { ...over, card: next }, beside: next })
  }
  if (!card) return null
  return (
    <Window title={card.printed} open onClose={() => setScreens({ over: null })} wide>
      <CardDetails card={card} heading={false} />
      <div className="dk-foot">
        <button type="button" disabled={at <= 0} onClick={() => to(-1)}>
          <span aria-hidden="true">‹ </span>
          {t('zoom.before')}
        </button>
        <InDeck card={card} />
        <button type="button" disabled={at < 0 || at >= over.among.length - 1} onClick={() => to(1)}>
          {t('zoom.next')}
          <span aria-hidden="true"> ›</span>
        </button>
      </div>
    </Window>
  )
}
