/** Why the last move was refused: the rule in plain words, its heading, every other reason, and what would help. */

import { useEffect, useLayoutEffect, useRef } from 'react'
import { actions, useStore } from '../../store/index.ts'
import {
  type Attempt,
  type Deed,
  facts,
  isDeed,
  isMadeUp,
  type Position,
  placeOf,
  placeTitle,
  type Reason as Told,
} from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { useGlossary } from '../glossary/known.ts'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { Later, part } from '../later.tsx'
import { useLayout } from '../layout/layout-shape.ts'
import { beside, pointerOnTable } from '../moving/beside.ts'
import { PartsList } from '../parts/PartsList.tsx'
import { type T, usePosition, useWords } from '../use.ts'
import { showRule } from './RuleLink.tsx'
import { cardsIn } from './SentenceWithCards.tsx'
import { Because, WhyBox } from './WhyBox.tsx'

const when = part('src/ui/why/When.tsx', () => import('./When.tsx').then(({ When }) => When))

/** The name of a place that something was brought to. */
function nameOfPlace(t: T, p: Position, { place, to }: Attempt): string | null {
  if (!to) return null
  if ('location' in to) return placeTitle(p, to.location)
  if ('aboard' in to) return facts(p, to.aboard).title
  if ('on' in to) return facts(p, to.on).title
  if (!('parsec' in to)) return null
  const there =
    place && placeOf(place).is === 'location' && to.orbits !== null ? facts(p, to.orbits).title : null
  return there ?? t('place.deepSpace', { parsec: to.parsec })
}

declare module '../../i18n/kinds.ts' {
  interface Kinds {
    'refused deed': Exclude<Deed, 'deploy'>
  }
}

function titleOf(t: T, p: Position, attempt: Attempt): string {
  const { card, to, refused } = attempt
  const name = card === null ? '' : facts(p, card).title
  const place = nameOfPlace(t, p, attempt)
  const deed = refused[0]?.using
  // What is brought to a place is told by the place.
  if (deed && deed !== 'deploy' && isDeed(deed))
    return t(`why.deed.${deed}`, { card: name, place: place ?? '' })
  const itself = to && 'location' in to && to.location === card
  return place === null || itself ? t('why.here', { card: name }) : t('why.title', { card: name, place })
}

/** The titles of the cards that a sentence may name. */
const titlesIn = (p: Position, details: Record<string, unknown> = {}): string[] =>
  cardsIn(p, details).map((card) => facts(p, card).title)

function Reason({ reason, p, first }: { p: Position; reason: Told; first?: boolean }) {
  const { speech } = useWords()
  const { rule, also = [], parts = [] } = reason
  const heading = speech.rule(rule)?.cites[0]?.heading
  return (
    <Because
      text={<WithTerms text={speech.reason(p, reason)} titles={titlesIn(p, reason.with)} />}
      heading={heading}
      rules={[...new Set([rule, ...also])]}
      open={showRule}
      first={first ?? false}
    >
      {isMadeUp(parts) && <PartsList p={p} parts={parts} withRules />}
    </Because>
  )
}

/** The first reason, what would help, and the rule; the others when they are asked for. */
function Explained({ p, attempt }: { p: Position; attempt: Attempt }) {
  const { t, speech } = useWords()
  const [main, ...others] = attempt.refused
  const [first, ...more] = main?.verdict.reasons ?? []
  const instead = main && speech.instead(p, main.verdict)
  const said = new Set(main?.verdict.reasons.map((reason) => speech.reason(p, reason)))
  const further = others
    .flatMap(({ verdict }) => verdict.reasons.slice(0, 1))
    .filter((reason) => {
      const text = speech.reason(p, reason)
      return !said.has(text) && said.add(text)
    })
  const rest = [...more, ...further]
  return (
    <>
      <header>
        <h2>
          <Glyph name="warn" /> {titleOf(t, p, attempt)}
        </h2>
        <button
          type="button"
          className="close"
          aria-label={t('close')}
          onClick={() => actions().putReasonAway()}
        >
          <Glyph name="close" />
        </button>
      </header>
      {first && <Reason p={p} reason={first} first />}
      {!main && <p>{t('why.nowhere')}</p>}
      {instead && (
        <p className="instead">
          <Glyph name="check" />
          <span>
            <b>{t('why.instead')}:</b>{' '}
            <WithTerms text={instead} titles={titlesIn(p, main.verdict.instead?.with)} />
          </span>
        </p>
      )}
      {main?.intent && <Later part={when} props={{ refusal: main }} />}
      {rest.length > 0 && (
        <details>
          <summary>{t('why.moreReasons', { count: rest.length })}</summary>
          {rest.map((reason) => (
            <Reason key={reason.rule + speech.reason(p, reason)} p={p} reason={reason} />
          ))}
        </details>
      )}
    </>
  )
}

/** It stands beside where the card was let go; where that is unknown, beside the place that it was brought to. */
function usePlaced(attempt: Attempt | null) {
  const box = useRef<HTMLDivElement>(null)
  const room = useLayout()
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another room it stands elsewhere.
  useLayoutEffect(() => {
    const found = box.current?.closest<HTMLElement>('#why')
    if (!found || !attempt) return
    const spot =
      document.querySelector(`.table [data-place="${attempt.place}"]`) ??
      document.querySelector(`[data-card="${attempt.card}"]`) ??
      document.querySelector('#decision')
    if (spot) beside(found, spot.getBoundingClientRect(), pointerOnTable())
  }, [attempt, room])
  return box
}

/** Put away once a card is picked up. */
export function Why() {
  const p = usePosition()
  const attempt = useStore(({ refusal }) => refusal)
  const carrying = useStore(({ picked }) => picked !== null)
  const box = usePlaced(attempt)
  // Terms come before the first reason that has some: what is read out is not changed under way.
  useGlossary(carrying || attempt !== null)
  // Whoever picks up a card has read it.
  useEffect(() => {
    if (carrying) actions().putReasonAway()
  }, [carrying])
  return (
    <WhyBox tried={p && attempt}>
      <div ref={box}>{attempt && p && <Explained p={p} attempt={attempt} />}</div>
    </WhyBox>
  )
}
