/** What has been placed out of play, which both players may inspect at any time. (KRN-283) */

import { actions, useStore } from '../../store/index.ts'
import { facts, type Player, type Position } from '../../views/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Preview } from '../card/Preview.tsx'
import { described } from '../card/words.ts'
import { usePosition, useViewer, useWords } from '../use.ts'
import { Window } from './Window.tsx'

/** The cards of whoever looks come first. */
export function OutOfPlay() {
  const { t } = useWords()
  const p = usePosition()
  const open = useStore(({ dialog }) => dialog === 'out of play')
  return (
    <Window title={t('pile.out')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && p && <Cards p={p} />}
    </Window>
  )
}

function Cards({ p }: { p: Position }) {
  const viewer = useViewer()
  const sides: Player[] = viewer === 'light' ? ['light', 'dark'] : ['dark', 'light']
  return (
    <div className="grid-and-preview">
      <div>
        {sides.map((side) => (
          <Side key={side} p={p} side={side} />
        ))}
      </div>
      <Preview />
    </div>
  )
}

function Side({ p, side }: { p: Position; side: Player }) {
  const { t, speech } = useWords()
  const { out } = p.piles[side]
  if (out.length === 0) return null
  return (
    <section>
      <h3>{t(`side.${side}`)}</h3>
      <ul className="card-grid">
        {out.map((card) => {
          const printed = facts(p, card)
          const show = () => actions().show(card)
          return (
            <li key={card}>
              <button
                type="button"
                className="grid-card"
                aria-label={`${printed.title}, ${described(t, speech, p, card)}`}
                onPointerEnter={show}
                onFocus={show}
                onClick={show}
              >
                <CardFace card={printed} size="hand" width={118} />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
