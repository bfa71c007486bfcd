/** Where the power at a location comes from, card by card. */

import { actions, useStore } from '../../store/index.ts'
import {
  type CardId,
  facts,
  numberAt,
  numberOfCard,
  type Player,
  type Position,
  placeTitle,
  powersAt,
  totalPower,
} from '../../views/index.ts'
import { NumberOf } from '../parts/Parts.tsx'
import { PartsList } from '../parts/PartsList.tsx'
import { usePosition, useViewer, useWords } from '../use.ts'
import { Window } from './Window.tsx'

const powerParts = (p: Position, card: CardId) => numberOfCard(p, card, 'power')?.parts

function Side({ p, player, location }: { p: Position; player: Player; location: CardId }) {
  const { t } = useWords()
  const cards = powersAt(p, player, location)
  const found = numberAt(p, player, location, 'power')
  const ofCards = cards.map(({ card }) => card)
  const others = found?.parts.filter(
    ({ by, rule }) => typeof by !== 'number' || rule !== 'BAT-077' || !ofCards.includes(by),
  )
  return (
    <>
      <h3 data-side={player}>
        {t('power.total', { side: t(`side.${player}`), number: found?.total ?? totalPower(cards) })}
      </h3>
      {cards.length === 0 && <p className="quiet">{t('power.none')}</p>}
      <ul className="sources">
        {cards.map(({ card, power, idle }) => (
          <li key={card}>
            <span>
              {facts(p, card).title}
              {idle && <small>{t(`power.${idle}`)}</small>}
            </span>
            <b>
              <NumberOf
                p={p}
                name={facts(p, card).title}
                total={power}
                parts={idle ? [] : powerParts(p, card)}
              />
            </b>
          </li>
        ))}
      </ul>
      {others && others.length > 0 && <PartsList p={p} parts={others} withRules goesOn />}
    </>
  )
}

/** Of the location that the store names; nothing without one. */
export function PowerParts() {
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
