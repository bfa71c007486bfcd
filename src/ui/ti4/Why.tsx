/** Why the last try was refused: the rule in plain words, its heading, every other reason, and what would do. */

import {
  type Attempt,
  type Intent,
  type Position,
  type Reason as Told,
  ti4Actions,
  useTi4,
} from '../../store/ti4/index.ts'
import { RuleButton } from '../why/RuleButton.tsx'
import { Because, WhyBox } from '../why/WhyBox.tsx'
import { type T, usePosition, useWords } from './use.ts'

const showRule = (id: string) => ti4Actions().showRule(id)

/** The id of a rule of this game, which opens the rule. */
export const Ti4RuleLink = ({ id }: { id: string }) => <RuleButton id={id} open={showRule} />

function titleOf(
  t: T,
  speech: ReturnType<typeof useWords>['speech'],
  p: Position,
  intent: Intent | null,
): string {
  if (!intent) return t('why.title')
  const system = (id: number | undefined) => (id === undefined ? '' : speech.system(p, id))
  if (intent.kind === 'activate') return t('why.activate', { system: system(intent.system) })
  if (intent.kind === 'spaceCannon') return t('why.fire', { unit: speech.unit(p, intent.unit) })
  if (intent.kind === 'retreat') return t('why.retreat', { system: system(intent.to) })
  if (intent.kind === 'confirm') return t('decision.moveAll')
  if (intent.kind === 'stay') return t('moves.stay', { ship: speech.unit(p, intent.ship) })
  const unit = speech.unit(p, intent.ship)
  const to = intent.kind === 'abilityMove' ? intent.to : (intent.to ?? intent.path?.at(-1))
  if (to === undefined && intent.carry)
    return t('why.carry', { unit, cargo: intent.carry.map((one) => speech.unit(p, one)).join(', ') })
  return t('why.move', { unit, system: system(to ?? p.action?.active) })
}

function Reason({ p, reason, first }: { p: Position; reason: Told; first?: boolean }) {
  const { speech } = useWords()
  const { rule } = reason
  const heading = speech.rule(rule)?.cites[0]?.heading
  const text = speech.reason(p, reason)
  return <Because text={text} heading={heading} rules={[rule]} open={showRule} first={first ?? false} />
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
      {first && <Reason p={p} reason={first} first />}
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
            <Reason key={index} p={p} reason={reason} />
          ))}
        </>
      )}
    </>
  )
}

/** Empty until something has been refused. */
export function Why() {
  const p = usePosition()
  const attempt = useTi4(({ refusal }) => refusal)
  return <WhyBox tried={p && attempt}>{attempt && p && <Explained p={p} attempt={attempt} />}</WhyBox>
}
