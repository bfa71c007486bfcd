/**
 * Between the decisions of two players who share a device: it is handed over before anybody's cards are shown. The
 * curtain tells what has happened meanwhile, and is lifted by its own press alone: keys that were meant for the table
 * are dead on it at first.
 */

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { actions, awaited, useStore } from '../../store/index.ts'
import { current, facts, type Player, type Position, seenBy, sinceLast } from '../../views/index.ts'
import { useArt } from '../art/index.ts'
import { Crest } from '../card/Picture.tsx'
import { focusRegion } from '../moving/focus.ts'
import { placesIn } from '../table/worlds.ts'
import { turnText, usePosition, useWords } from '../use.ts'

/** How long no key lifts it, in milliseconds. */
const dead = 1000

/** More lines than this are for the log. */
const most = 8

/** Hangs while a player is awaited who has not taken the device; nothing else. */
export function Curtain() {
  const player = useStore((state) => (state.seeing ? null : awaited(state)))
  return player && <Drawn key={player} player={player} />
}

function Drawn({ player }: { player: Player }) {
  const { t } = useWords()
  const p = usePosition()
  const looking = useStore((state) => state.looking)
  const button = useRef<HTMLButtonElement>(null)
  const since = useRef(0)
  useEffect(() => {
    since.current = performance.now()
    button.current?.focus()
  }, [])
  const take = () => {
    actions().takeSeat()
    // What is to be decided comes next, for the keyboard too.
    requestAnimationFrame(() => focusRegion(document.querySelector<HTMLElement>('#decision')))
  }
  const guard = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return
    if (event.repeat || performance.now() - since.current < dead) event.preventDefault()
  }
  const side = t(`sideOf.${player}`)
  return (
    <div
      className="curtain"
      data-side={player}
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.title', { side })}
    >
      {p && <View p={p} />}
      <Crest side={player} />
      <h2>{t('curtain.title', { side })}</h2>
      {p && (
        <p>
          {p.turn.number === 0
            ? turnText(t, p)
            : t('curtain.when', { turn: turnText(t, p), phase: t(`phase.${p.turn.phase}`) })}
        </p>
      )}
      <Meanwhile player={player} />
      <p>{t('curtain.text')}</p>
      <button
        ref={button}
        type="button"
        className="main-button"
        onKeyDown={guard}
        onKeyUp={guard}
        onClick={take}
      >
        {t('curtain.show', { side })}
      </button>
      {looking && (
        <button type="button" className="quiet-button" onClick={() => actions().look(false)}>
          {t('curtain.back')}
        </button>
      )}
    </div>
  )
}

/** Behind it all a place of the table, at night: everybody may see that. */
function View({ p }: { p: Position }) {
  const art = useArt()
  const [system, site = system] = placesIn(p)
  if (!art || site === undefined) return null
  return (
    <img
      className="curtain-view"
      alt=""
      draggable={false}
      src={art.sceneArt(facts(p, site), 960, 600, { horizon: 0.62, unit: 1.4 })}
    />
  )
}

/** What has happened since the player last decided something, as that player may know it. */
function Meanwhile({ player }: { player: Player }) {
  const { t, speech } = useWords()
  const history = useStore((state) => state.history)
  const lines = history ? sinceLast(history, player) : []
  if (!history || lines.length === 0) return null
  const p = seenBy(current(history), player)
  const more = lines.length - most
  return (
    <section className="meanwhile" aria-label={t('curtain.since')}>
      <h3>{t('curtain.since')}</h3>
      {more > 0 && <p className="quiet">{t('curtain.more', { count: more })}</p>}
      <ul>
        {lines.slice(-most).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a log have no other order.
          <li key={index} data-side={line.by}>
            {speech.log(p, line)}
          </li>
        ))}
      </ul>
    </section>
  )
}
