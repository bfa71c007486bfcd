/** Attrition and battle damage as two meters, which each forfeit pays into. What one would pay is shown before. */

import {
  type CardId,
  type Debt,
  type Forfeit,
  facts,
  isMadeUp,
  type Part,
  type Position,
  type SideInBattle,
} from '../../store/index.ts'
import { RuleLink } from '../panels/RuleLink.tsx'
import { NumberOf } from '../parts/Parts.tsx'
import { useWords } from '../use.ts'

interface MetersProps {
  p: Position
  side: SideInBattle
  /** What was owed at first. */
  start: Debt
  preview: Forfeit | null
}

const kinds = ['attrition', 'damage'] as const

export function Meters({ p, side, start, preview }: MetersProps) {
  const { t } = useWords()
  const { owed, startMade, immune, hit } = side
  const titles = (cards: readonly CardId[]) => cards.map((card) => facts(p, card).title).join(', ')
  return (
    <>
      {kinds.map((kind) => (
        <Meter
          key={kind}
          name={t(`battle.${kind}`)}
          count={start[kind]}
          left={owed[kind]}
          would={preview ? preview.left[kind] : owed[kind]}
          p={p}
          made={startMade[kind]}
        />
      ))}
      {immune.length > 0 && start.attrition > 0 && (
        <p className="small">
          {t('battle.immune', { cards: titles(immune) })} <RuleLink id="BAT-178" />
        </p>
      )}
      {hit.length > 0 && (
        <p className="small">
          {t('battle.hit', { cards: titles(hit) })} <RuleLink id="BAT-109" />
        </p>
      )}
    </>
  )
}

interface MeterProps {
  name: string
  count: number
  left: number
  /** What would be left after the forfeit that is looked at. */
  would: number
  p: Position
  made: readonly Part[]
}

/** More than this are not drawn one by one. */
const most = 24

function Meter({ name, count, left, would, p, made }: MeterProps) {
  const { t } = useWords()
  const words =
    count === 0 ? t('battle.none') : left === 0 ? t('battle.paid') : t('battle.owes', { left, count })
  const share = (number: number) => `${(number / Math.max(1, count)) * 100}%`
  return (
    <div className="meter">
      <p>
        <span>
          {name} {isMadeUp(made) && <NumberOf p={p} name={name} total={count} parts={made} />}
        </span>{' '}
        <b>{words}</b>
      </p>
      <meter className="sr" aria-label={`${name}: ${words}`} min={0} max={count} value={count - left} />
      <div
        aria-hidden="true"
        className="meter-bar"
        data-empty={count === 0 || undefined}
        style={count <= most ? { backgroundSize: `${100 / Math.max(1, count)}% 100%` } : undefined}
        data-pips={count <= most || undefined}
      >
        <i className="meter-paid" style={{ width: share(count - left) }} />
        <i className="meter-would" style={{ width: share(left - would) }} />
      </div>
    </div>
  )
}
