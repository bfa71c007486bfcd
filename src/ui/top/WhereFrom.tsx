/** Where the power at a location comes from, card by card. */

import {
  actions,
  type CardId,
  facts,
  type Player,
  type Position,
  placeTitle,
  powersAt,
  totalPower,
  useStore,
} from '../../store/index.ts'
import { usePosition, useViewer, useWords } from '../use.ts'
import { Window } from './Window.tsx'

function Side({ p, player, location }: { p: Position; player: Player; location: CardId }) {
  const { t } = useWords()
  const parts = powersAt(p, player, location)
  return (
    <>
      <h3 data-side={player}>{t('power.total', { side: t(`side.${player}`), number: totalPower(parts) })}</h3>
      {parts.length === 0 && <p className="quiet">{t('power.none')}</p>}
      <ul className="sources">
        {parts.map(({ card, power, idle }) => {
          const { title, power: printed = 0 } = facts(p, card)
          return (
            <li key={card}>
              <span>
                {title}
                {idle ? (
                  <small>{t(`power.${idle}`)}</small>
                ) : (
                  printed !== power && <small>{t('power.printed', { number: printed })}</small>
                )}
              </span>
              <b>{power}</b>
            </li>
          )
        })}
      </ul>
    </>
  )
}

export function WhereFrom() {
  const { t } = useWords()
  const p = usePosition()
  const viewer = useViewer()
  const open = useStore(({ dialog }) => dialog === 'power')
  const location = useStore(({ powerOn }) => powerOn)
  if (!p || location === null || !p.cards[location]) return null
  return (
    <Window
      title={t('power.title', { place: placeTitle(p, location) })}
      open={open}
      onClose={() => actions().setDialog(null)}
    >
      <Side p={p} player={viewer} location={location} />
      <Side p={p} player={viewer === 'light' ? 'dark' : 'light'} location={location} />
    </Window>
  )
}
