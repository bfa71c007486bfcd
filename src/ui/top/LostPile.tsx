/** A Lost Pile, which lies face up: everybody may look through it. The card lost last comes first. */

import { actions, facts, type Player, type Position, useStore } from '../../store/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Preview } from '../card/Preview.tsx'
import { described } from '../card/words.ts'
import { usePosition, useWords } from '../use.ts'
import { Window } from './Window.tsx'

export function LostPile() {
  const { t } = useWords()
  const p = usePosition()
  const open = useStore(({ dialog }) => dialog === 'pile')
  const player = useStore(({ pileOf }) => pileOf)
  return (
    <Window
      title={player ? `${t('pile.lost')} · ${t(`side.${player}`)}` : ''}
      open={open && player !== null}
      onClose={() => actions().setDialog(null)}
      wide
    >
      {open && p && player && <Cards p={p} player={player} />}
    </Window>
  )
}

function Cards({ p, player }: { p: Position; player: Player }) {
  const { t } = useWords()
  return (
    <div className="grid-and-preview">
      <ul className="card-grid" aria-label={t('pile.lost')}>
        {p.piles[player].lost.map((card) => {
          const printed = facts(p, card)
          const show = () => actions().show(card)
          return (
            <li key={card}>
              <button
                type="button"
                className="grid-card"
                aria-label={`${printed.title}, ${described(t, p, card)}`}
                onPointerEnter={show}
                onFocus={show}
                onClick={show}
              >
                <CardFace p={p} card={card} printed={printed} />
              </button>
            </li>
          )
        })}
      </ul>
      <Preview />
    </div>
  )
}
