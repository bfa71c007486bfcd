/** The destinies that were drawn in the battle, and the Interrupts that were played: they lie there until it is over. */

import { useStore } from '../../store/index.ts'
import { type Shown, shownInBattle } from '../../views/index.ts'
import { CardPicture } from '../card/Picture.tsx'
import { type T, useWords } from '../use.ts'

const kinds = ['power', 'battle', 'attrition', 'weapon', 'attack', 'ferocity', 'duel', 'other'] as const

/** What was drawn, as what; or that it was played. */
function kindOf(t: T, { destiny, kind }: Shown): string {
  if (destiny === null && kind === null) return t('battle.played')
  return t(`battle.kindOf.${kinds.find((one) => one === kind) ?? 'other'}`)
}

/** What adds to a total bears a plus. */
const sumOf = ({ destiny, kind }: Shown): string =>
  kind === 'power' || kind === 'battle' ? `+${destiny}` : String(destiny)

/** Empty until something is drawn or played. It scrolls, by the keyboard too. */
export function ShownHere() {
  const { t } = useWords()
  const history = useStore((state) => state.history)
  const shown = history ? shownInBattle(history) : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section className="shown-here" aria-label={t('battle.drawnHere')} tabIndex={0}>
      {shown.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they came in this order, and none goes.
        <div key={index} className="shown" data-side={one.by} data-many={shown.length > 4 || undefined}>
          <span className="flip" aria-hidden="true">
            {one.card && <CardPicture card={one.card} width={120} height={160} />}
            {one.destiny !== null && <b>{one.destiny}</b>}
          </span>
          <span>
            <strong>{one.destiny === null ? one.title : sumOf(one)}</strong> {kindOf(t, one)}
            {one.destiny !== null && one.title !== '' && <em>{one.title}</em>}
            {one.shot && (
              <mark data-hits={one.shot.hits}>
                {t(one.shot.hits ? 'battle.shotHits' : 'battle.shotMisses', one.shot)}
              </mark>
            )}
          </span>
        </div>
      ))}
    </section>
  )
}
