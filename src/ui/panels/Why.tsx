/** Why the last move was refused: the rule in plain words, its heading, every other reason, and what would help. */

import {
  type Attempt,
  facts,
  isMadeUp,
  type Position,
  placeOf,
  placeTitle,
  type Reason as Told,
  useStore,
} from '../../store/index.ts'
import { PartsList } from '../parts/PartsList.tsx'
import { type T, usePosition, useWords } from '../use.ts'
import { Because, WhyBox } from './WhyBox.tsx'

/** What was tried, where it is no card brought to a place. */
const deeds = [
  'replace',
  'convert',
  'transfer',
  'fire',
  'play',
  'use',
  'drain',
  'battle',
  'forfeit',
  'lose',
  'release',
  'activate',
  'draw',
  'look',
  'pass',
] as const

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

function titleOf(t: T, p: Position, attempt: Attempt): string {
  const { card, to, refused } = attempt
  const name = card === null ? '' : facts(p, card).title
  const place = nameOfPlace(t, p, attempt)
  const deed = deeds.find((one) => one === refused[0]?.using)
  if (deed) return t(`why.deed.${deed}`, { card: name, place: place ?? '' })
  const itself = to && 'location' in to && to.location === card
  return place === null || itself ? t('why.here', { card: name }) : t('why.title', { card: name, place })
}

function Reason({ reason, p, first }: { p: Position; reason: Told; first?: boolean }) {
  const { speech } = useWords()
  const { rule } = reason
  const heading = speech.rule(rule)?.cites[0]?.heading
  const { parts = [] } = reason
  return (
    <Because text={speech.reason(p, reason)} heading={heading} rule={rule} first={first ?? false}>
      {isMadeUp(parts) && <PartsList p={p} parts={parts} withRules />}
    </Because>
  )
}

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
  return (
    <>
      <h2>
        <span aria-hidden="true">⚠ </span>
        {titleOf(t, p, attempt)}
      </h2>
      {first && <Reason p={p} reason={first} first />}
      {instead && (
        <p className="instead">
          <b>{t('why.instead')}:</b> {instead}
        </p>
      )}
      {more.length > 0 && (
        <>
          <h3>{t('why.more')}</h3>
          {more.map((reason) => (
            <Reason key={reason.rule + (reason.say ?? '')} p={p} reason={reason} />
          ))}
        </>
      )}
      {further.length > 0 && (
        <details>
          <summary>
            {t('why.other')} ({further.length})
          </summary>
          {further.map((reason) => (
            <Reason key={reason.rule + speech.reason(p, reason)} p={p} reason={reason} />
          ))}
        </details>
      )}
    </>
  )
}

export function Why() {
  const p = usePosition()
  const attempt = useStore(({ refusal }) => refusal)
  return <WhyBox tried={p && attempt}>{attempt && p && <Explained p={p} attempt={attempt} />}</WhyBox>
}
