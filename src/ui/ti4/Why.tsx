/** Why the last try was refused: the rule in plain words, its heading, every other reason, and what would do. */

import { useEffect, useRef } from 'react'
import {
  type Attempt,
  type Intent,
  type Position,
  type Reason,
  ti4Actions,
  useTi4,
} from '../../store/ti4/index.ts'
import { type T, usePosition, useWords } from './use.ts'

export function RuleLink({ id }: { id: string }) {
  const { page } = useWords()
  return (
    <button
      type="button"
      className="rule-id"
      aria-label={page('why.rule', { id })}
      onClick={() => ti4Actions().showRule(id)}
    >
      {id}
    </button>
  )
}

function titleOf(
  t: T,
  speech: ReturnType<typeof useWords>['speech'],
  p: Position,
  intent: Intent | null,
): string {
  if (!intent) return t('why.title')
  const system = (id: number | undefined) => (id === undefined ? '' : speech.system(p, id))
  if ('activate' in intent) return t('why.activate', { system: system(intent.activate) })
  if ('spaceCannon' in intent) return t('why.fire', { unit: speech.unit(p, intent.spaceCannon) })
  if ('retreat' in intent) return t('why.retreat', { system: system(intent.retreat) })
  if ('confirm' in intent) return t('decision.moveAll')
  if ('stay' in intent) return t('moves.stay', { ship: speech.unit(p, intent.stay) })
  const unit = speech.unit(p, 'abilityMove' in intent ? intent.abilityMove : intent.moveShip)
  const to = 'abilityMove' in intent ? intent.to : (intent.to ?? intent.path?.at(-1))
  if (to === undefined && intent.carry)
    return t('why.carry', { unit, cargo: intent.carry.map((one) => speech.unit(p, one)).join(', ') })
  return t('why.move', { unit, system: system(to ?? p.action?.active) })
}

function Because({ p, reason, first }: { p: Position; reason: Reason; first?: boolean }) {
  const { speech } = useWords()
  const heading = speech.rule(reason.rule)?.cites[0]?.heading
  return (
    <div className={first ? 'because first' : 'because'}>
      <p>{speech.reason(p, reason)}</p>
      <p className="cite">
        {heading && <span>{heading}</span>} <RuleLink id={reason.rule} />
      </p>
    </div>
  )
}

function Explained({ p, attempt: { intent, verdict } }: { p: Position; attempt: Attempt }) {
  const { t, speech } = useWords()
  const [first, ...more] = verdict.reasons
  const instead = speech.instead(p, verdict)
  const other = verdict.instead?.intent
  return (
    <>
      <h2>
        <span aria-hidden="true">⚠ </span>
        {titleOf(t, speech, p, intent)}
      </h2>
      {first && <Because p={p} reason={first} first />}
      {instead && (
        <p className="instead">
          <b>{t('why.instead')}:</b> {instead}{' '}
          {other && (
            <button type="button" className="quiet-button" onClick={() => ti4Actions().tryIntent(other)}>
              {t('why.doIt')}
            </button>
          )}
        </p>
      )}
      {more.length > 0 && (
        <>
          <h3>{t('why.more')}</h3>
          {more.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule may give several reasons.
            <Because key={index} p={p} reason={reason} />
          ))}
        </>
      )}
    </>
  )
}

export function Why() {
  const box = useRef<HTMLElement>(null)
  const { t } = useWords()
  const p = usePosition()
  const attempt = useTi4(({ refusal }) => refusal)
  useEffect(() => {
    if (attempt) box.current?.scrollIntoView({ block: 'nearest' })
  }, [attempt])
  return (
    <section
      ref={box}
      id="why"
      className="why box"
      aria-label={t('region.why')}
      aria-live="polite"
      data-empty={attempt === null || undefined}
      tabIndex={attempt ? 0 : undefined}
    >
      {attempt && p ? <Explained p={p} attempt={attempt} /> : <p className="quiet">{t('why.none')}</p>}
    </section>
  )
}
