/** Every kind of action of one card: the legal ones to click, the others with their reason. */

import { actions, useStore } from '../../store/index.ts'
import { type CardId, facts, type Game, kindsFor, type Position } from '../../views/index.ts'
import { OfferButton } from '../decision/OfferButton.tsx'
import { Window } from '../dialogs/Window.tsx'
import { doingWord, useGame, useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'
import { beside } from './beside.ts'

/** Beside the card, where that is seen and the screen has room for both. */
function putBeside(box: HTMLElement | null): void {
  const roomy = window.innerWidth >= 760 && window.innerHeight >= 500
  const spot = roomy && document.querySelector('[data-picked]')
  if (!box || !spot) return
  box.dataset.near = 'true'
  beside(box, spot.getBoundingClientRect(), null)
  // A window of another size may have no room there.
  const middle = () => {
    delete box.dataset.near
    box.style.left = ''
    box.style.top = ''
  }
  window.addEventListener('resize', middle, { once: true })
}

/** Of the card that is held, while the dialog is open. */
export function WhatCanItDo() {
  const { t } = useWords()
  const game = useGame()
  const open = useStore(({ dialog }) => dialog === 'actions')
  // While it is shut, a card that is picked up is nothing to it.
  const card = useStore(({ picked, dialog }) => (dialog === 'actions' ? picked : null))
  const close = () => actions().setDialog(null)
  return (
    <Window
      title={game && card !== null ? t('actions.title', { card: facts(game.state, card).title }) : ''}
      open={open && card !== null}
      onClose={close}
      put={putBeside}
    >
      {open && game && card !== null && <List game={game} card={card} onDone={close} />}
    </Window>
  )
}

function List({ game, card, onDone }: { game: Game<Position>; card: CardId; onDone: () => void }) {
  const { t, speech } = useWords()
  const { state: p } = game
  const kinds = kindsFor(game, card)
  const legal = kinds.flatMap(({ offers }) => offers)
  const refused = kinds.filter(({ offers, refused }) => offers.length === 0 && refused)
  return (
    <>
      <h3>{t('actions.legal')}</h3>
      <div className="acts">
        {legal.length === 0 && <p className="quiet">{t('actions.nothing')}</p>}
        {legal.map((offer) => (
          <OfferButton key={JSON.stringify(offer.intent)} p={p} offer={offer} onDone={onDone} />
        ))}
      </div>
      {refused.length > 0 && <h3>{t('actions.illegal')}</h3>}
      <ul className="refused-kinds">
        {refused.map(({ using, refused }) => {
          const [reason] = refused?.reasons ?? []
          return (
            <li key={using}>
              <b>{doingWord(t, speech, using)}</b> {reason && speech.reason(p, reason)}{' '}
              {reason && <RuleLink id={reason.rule} />}
            </li>
          )
        })}
      </ul>
    </>
  )
}
