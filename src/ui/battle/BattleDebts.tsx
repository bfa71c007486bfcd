/** What is owed, as pips: attrition slanted, damage square. Striped is what the forfeit would pay that is pointed at. */

import {
  type CardId,
  type Debt,
  type Forfeit,
  facts,
  isMadeUp,
  type Part,
  type Position,
  type SideInBattle,
} from '../../views/index.ts'
import { NumberOf } from '../parts/Parts.tsx'
import { useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'

interface DebtsProps {
  p: Position
  sides: readonly SideInBattle[]
  decides: string | undefined
  preview: Forfeit | null
}

/** Who pays now stands first. */
export function BattleDebts({ p, sides, decides, preview }: DebtsProps) {
  const owing = sides
    .filter((side): side is SideInBattle & { start: Debt } => side.start !== null)
    .sort((one, other) => Number(other.player === decides) - Number(one.player === decides))
  return owing.map((side) =>
    side.player !== decides && owing.length > 1 ? (
      <Others key={side.player} side={side} />
    ) : (
      <DebtOf
        key={side.player}
        p={p}
        side={side}
        start={side.start}
        now={side.player === decides}
        preview={side.player === decides ? preview : null}
      />
    ),
  )
}

/** What the other side owes, in a line: it pays afterwards, or has paid. */
function Others({ side: { player, owed } }: { side: SideInBattle }) {
  const { t } = useWords()
  const texts = [
    ...(owed.attrition > 0 ? [t('battle.owesAttrition', { count: owed.attrition })] : []),
    ...(owed.damage > 0 ? [t('battle.owesDamage', { count: owed.damage })] : []),
  ]
  return (
    <p className="debt-line" data-side={player}>
      {t('battle.owesSide', { side: t(`sideOf.${player}`) })}
      {t('battle.colon')}
      {texts.join(', ') || t('battle.paid')}
    </p>
  )
}

interface DebtOfProps {
  p: Position
  side: SideInBattle
  /** What was owed at first. */
  start: Debt
  now: boolean
  preview: Forfeit | null
}

const kinds = ['attrition', 'damage'] as const

function DebtOf({ p, side, start, now, preview }: DebtOfProps) {
  const { t } = useWords()
  const { player, owed, startMade, immune, hit } = side
  const titles = (cards: readonly CardId[]) => cards.map((card) => facts(p, card).title).join(', ')
  return (
    <div className="debt battle-side" data-side={player} data-decides={now || undefined}>
      <h4>{t('battle.owesSide', { side: t(`sideOf.${player}`) })}</h4>
      {kinds.map((kind) => (
        <Pips
          key={kind}
          kind={kind}
          count={start[kind]}
          left={owed[kind]}
          would={preview ? preview.left[kind] : owed[kind]}
          p={p}
          made={startMade[kind]}
        />
      ))}
      {preview && <p className="small">{t('battle.would', { card: facts(p, preview.card).title })}</p>}
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
    </div>
  )
}

interface PipsProps {
  kind: (typeof kinds)[number]
  count: number
  left: number
  /** What would be left after the forfeit that is looked at. */
  would: number
  p: Position
  made: readonly Part[]
}

/** More than this are not drawn one by one. */
const most = 24

function Pips({ kind, count, left, would, p, made }: PipsProps) {
  const { t } = useWords()
  const name = t(`battle.${kind}`)
  const words =
    count === 0 ? t('battle.none') : left === 0 ? t('battle.paid') : t('battle.owes', { left, count })
  // Of a great debt each pip stands for several.
  const each = Math.max(1, Math.ceil(count / most))
  const pips = Array.from({ length: Math.ceil(count / each) }, (_, index) => index * each)
  const stateOf = (pip: number) => (pip >= left ? 'paid' : pip >= would ? 'would' : 'owed')
  return (
    <div className="owing">
      <p>
        <span>
          {name} {isMadeUp(made) && <NumberOf p={p} name={name} total={count} parts={made} />}
        </span>{' '}
        <b>{words}</b>
      </p>
      <meter className="sr" aria-label={`${name}: ${words}`} min={0} max={count} value={count - left} />
      {count > 0 && (
        <span className="pips" data-kind={kind} aria-hidden="true">
          {pips.map((pip) => (
            <i key={pip} data-is={stateOf(pip)} />
          ))}
        </span>
      )}
    </div>
  )
}
