/** The line of a game: its turns, battles and drains, where one is, and what moves one along it. */

import { Popover } from '@base-ui/react/popover'
import { useMemo, useState } from 'react'
import { useStore } from '../../store/index.ts'
import { type Mark, placeIn } from '../../store/replay/marks.ts'
import { goTo, play, setSpeed, speeds, step, toFirst, toLast, useReplay } from '../../store/replay/replay.ts'
import { isHeading, nth, type Position, placeTitle } from '../../views/index.ts'
import { Glyph, type GlyphName } from '../card/glyphs.tsx'
import { chosenOf } from '../inputs.ts'
import { turnText, usePosition, useSeen } from '../use.ts'
import { Hands } from './Hands.tsx'
import { type ReplayT, useReplayWords } from './words.ts'

/** @param desk there is room for whose hands are seen. */
export function TimeLine({ desk }: { desk: boolean }) {
  const { t } = useReplayWords()
  return (
    <section className="time-strip" aria-label={t('replay:replay.controls')}>
      <Controls />
      <Line />
      {desk && <Hands />}
      <Pace />
      <Jump />
    </section>
  )
}

/** Signs that stand in no set of glyphs: a line to the left or right, and two lines. */
const signs = {
  first: 'M2 2h2v12H2zM14 2v12L5 8z',
  back: 'M13 2v12L3.5 8z',
  play: 'M3.5 1.5 14 8 3.5 14.5z',
  pause: 'M3 2h3.6v12H3zM9.4 2H13v12H9.4z',
  on: 'M3 2v12l9.500-6z',
  last: 'M12 2h2v12h-2zM2 2v12l9-6z',
} as const

function Controls() {
  const { t } = useReplayWords()
  const playing = useReplay((state) => state.playing)
  const acts = [
    { sign: 'first', keys: 'Home', act: toFirst },
    { sign: 'back', keys: 'ArrowLeft', act: () => step(-1) },
    { sign: playing ? 'pause' : 'play', keys: 'Space', act: () => play(!playing) },
    { sign: 'on', keys: 'ArrowRight', act: () => step(1) },
    { sign: 'last', keys: 'End', act: toLast },
  ] as const
  return (
    <div className="time-acts">
      {acts.map(({ sign, keys, act }) => (
        <button
          key={keys}
          type="button"
          data-act={sign}
          aria-label={t(`replay:replay.${sign}`)}
          aria-keyshortcuts={keys}
          title={t(`replay:replay.${sign}`)}
          onClick={act}
        >
          <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
            <path fill="currentColor" d={signs[sign]} />
          </svg>
        </button>
      ))}
    </div>
  )
}

function Line() {
  const { t } = useReplayWords()
  const moments = useReplay((state) => state.moments)
  const at = useStore(({ history }) => history?.at ?? 0)
  const caption = useCaption()
  const now = placeIn(moments, at)
  const most = Math.max(1, moments.length - 1)
  return (
    <div className="time-line" style={{ '--now': `${(now / most) * 100}%` }}>
      <Marks most={most} />
      <i className="time-now" aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={most}
        value={now}
        aria-label={t('replay:replay.line')}
        aria-valuetext={caption}
        onChange={({ target }) => goTo(nth(moments, Number(target.value)))}
      />
      <p aria-hidden="true">{caption}</p>
    </div>
  )
}

/** The moment in words: the turn, the phase, and what has just happened. */
function useCaption(): string {
  const { t, speech } = useReplayWords()
  const p = useSeen()
  const game = useStore(({ history }) => history?.games[history.at] ?? null)
  if (!p || !game) return ''
  const when =
    p.turn.number === 0
      ? t('replay:replay.atStart')
      : t('replay:replay.moment', { turn: turnText(t, p), phase: t(`phase.${p.turn.phase}`) })
  const line = game.events.findLast((one) => !isHeading(one))
  return line ? `${when} · ${speech.log(p, line)}` : when
}

const glyphs = { turn: 'play', battle: 'swords', drain: 'drain', end: 'check' } as const satisfies Record<
  Mark['kind'],
  GlyphName
>

/** Turns as stretches in the colour of their side, battles above and drains below. */
function Marks({ most }: { most: number }) {
  const marks = useReplay((state) => state.marks)
  const moments = useReplay((state) => state.moments)
  const turns = useMemo(() => marks.filter(({ kind }) => kind === 'turn'), [marks])
  const share = (at: number) => (placeIn(moments, at) / most) * 100
  return (
    <div className="time-marks" aria-hidden="true">
      {turns.map(({ at, number, player }, index) => {
        const [from, to] = [share(at), share(turns[index + 1]?.at ?? moments.at(-1) ?? at)]
        return (
          <span
            key={number}
            data-side={player ?? undefined}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            {to - from > 2.5 && number}
          </span>
        )
      })}
      {marks.map(
        ({ kind, at, player }) =>
          (kind === 'battle' || kind === 'drain') && (
            <b
              key={`${kind}${at}`}
              data-kind={kind}
              data-side={player ?? undefined}
              style={{ left: `${share(at)}%` }}
            >
              <Glyph name={glyphs[kind]} />
            </b>
          ),
      )}
    </div>
  )
}

function Pace() {
  const { t } = useReplayWords()
  const speed = useReplay((state) => state.speed)
  return (
    <label className="pick">
      <span className="sr">{t('replay:replay.speed')}</span>
      <select value={speed} onChange={({ target }) => setSpeed(chosenOf(speeds, target.value))}>
        {speeds.map((one) => (
          <option key={one} value={one}>
            {t(`replay:replay.speeds.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Everything marked, by name. */
function Jump() {
  const { t } = useReplayWords()
  const p = usePosition()
  const [open, setOpen] = useState(false)
  const marks = useReplay((state) => state.marks)
  const at = useStore(({ history }) => history?.at ?? 0)
  if (!p) return null
  const now = marks.findLast((mark) => mark.at <= at)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="tool" aria-label={t('replay:replay.jump')} title={t('replay:replay.jump')}>
        <Glyph name="target" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={6} collisionPadding={8} align="end">
          <Popover.Popup className="popup points">
            <Popover.Title>{t('replay:replay.jump')}</Popover.Title>
            <ul>
              {marks.map((mark) => (
                <li key={`${mark.kind}${mark.at}`}>
                  <button
                    type="button"
                    data-kind={mark.kind}
                    data-side={mark.player ?? undefined}
                    aria-current={mark === now ? 'step' : undefined}
                    onClick={() => {
                      setOpen(false)
                      goTo(mark.at)
                    }}
                  >
                    <Glyph name={glyphs[mark.kind]} /> {sayMark(t, p, mark)}
                  </button>
                </li>
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function sayMark(t: ReplayT, p: Position, { kind, number, player, place }: Mark): string {
  const where = place === null ? '' : placeTitle(p, place)
  if (kind === 'turn')
    return t('replay:replay.mark.turn', { number, side: player ? t(`sideOf.${player}`) : '' })
  if (kind === 'battle') return t('replay:replay.mark.battle', { place: where })
  if (kind === 'drain') return t('replay:replay.mark.drain', { number, place: where })
  return player ? t('replay:replay.mark.won', { side: t(`sideOf.${player}`) }) : t('replay:replay.mark.end')
}
