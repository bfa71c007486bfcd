/** When a game is over: who won, what it was lost to, Life Force by turn, and what to do next. */

import { useMemo } from 'react'
import { actions, type GameSetUp, type Practice, useStore } from '../../store/index.ts'
import { type Cause, type Story, storyOf, type TurningPoint } from '../../views/game-summary.ts'
import { type Player, type Position, placeTitle } from '../../views/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { Review } from '../review/Review.tsx'
import { usePosition, useWords } from '../use.ts'
import { LifeChart } from './LifeChart.tsx'
import { usePractice } from './use.ts'

/** Its content is made once it is opened. */
export function AfterGame() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'after the game')
  return (
    <Window title={t('practice.after.title')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && <Summary />}
    </Window>
  )
}

function Summary() {
  const history = useStore((state) => state.history)
  const p = usePosition()
  const practice = usePractice()
  const story = useMemo(() => (history ? storyOf(history) : null), [history])
  if (!story || !p) return null
  return (
    <div className="after-game">
      <Result p={p} story={story} />
      <LifeChart story={story} />
      <div className="after-rows">
        <Turning p={p} story={story} />
        <Numbers p={p} story={story} />
      </div>
      {practice && history && <Review history={history} practice={practice} />}
      <Next />
    </div>
  )
}

function Result({ p, story }: { p: Position; story: Story }) {
  const { t } = useWords()
  const practice = usePractice()
  const { winner } = p
  const turns = t('practice.after.turns', { count: story.turns.at(-1)?.number ?? 0 })
  const text = !winner
    ? ''
    : !practice
      ? t('practice.after.wonBy', { side: t(`sideOf.${winner}`) })
      : winner === practice.side
        ? t('practice.after.won')
        : t('practice.after.lost', { name: t(`practice.level.${practice.level}`) })
  return (
    <p className="result" data-side={winner ?? undefined}>
      <b>{text}</b> {turns}
    </p>
  )
}

function Turning({ p, story: { turning } }: { p: Position; story: Story }) {
  const { t } = useWords()
  const say = ({ number, by, swing, cause }: TurningPoint) => {
    const words = { number, swing, side: t(`sideOf.${by}`) }
    if (!cause || cause.to === 'other') return t('practice.after.turningOther', words)
    const key = cause.to === 'drain' ? 'practice.after.turningDrain' : 'practice.after.turningBattle'
    return t(key, { ...words, place: placeTitle(p, cause.at) })
  }
  return (
    <section>
      <h3>{t('practice.after.turning')}</h3>
      {turning.length === 0 && <p className="quiet">{t('practice.after.noTurning')}</p>}
      <ol>
        {turning.map((one) => (
          <li key={one.number}>{say(one)}</li>
        ))}
      </ol>
    </section>
  )
}

const causes: Record<Cause['to'], 'lostTo' | 'lostDrain' | 'lostOther'> = {
  battle: 'lostTo',
  drain: 'lostDrain',
  other: 'lostOther',
}

/** So many of the places where a side has drained are told by name. */
const placesNamed = 4

function Numbers({ p, story: { sides } }: { p: Position; story: Story }) {
  const { t } = useWords()
  const players: readonly Player[] = ['light', 'dark']
  const drained = (player: Player) => {
    const all = sides[player].drained
    const named = all.slice(0, placesNamed)
    const rest = all.slice(placesNamed).reduce((sum, { count }) => sum + count, 0)
    const texts = named.map(({ at, count }) =>
      t('practice.after.drainedAt', { place: placeTitle(p, at), count }),
    )
    if (rest > 0) texts.push(t('practice.after.drainedElsewhere', { count: rest }))
    return texts.join(', ') || '–'
  }
  const rows: readonly [string, (player: Player) => string | number][] = [
    [t('practice.after.drained'), drained],
    ...(['drain', 'battle', 'other'] as const).map((to): [string, (player: Player) => number] => [
      t(`practice.after.${causes[to]}`),
      (player) => sides[player].lost[to],
    ]),
    [t('practice.after.battlesWon'), (player) => sides[player].battlesWon],
    [t('practice.after.cards'), (player) => sides[player].cards],
  ]
  return (
    <table className="after-numbers">
      <thead>
        <tr>
          <td />
          {players.map((player) => (
            <th key={player} scope="col" data-side={player}>
              {t(`side.${player}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {players.map((player) => (
              <td key={player}>{of(player)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same decks with another shuffle. */
const anew = (setUp: GameSetUp): GameSetUp => ({ ...setUp, seed: Math.random().toString(36).slice(2, 8) })

const swapped = ({ setUp: _, ...practice }: Practice): Omit<Practice, 'setUp'> => ({
  ...practice,
  side: practice.side === 'light' ? 'dark' : 'light',
})

function Next() {
  const { t } = useWords()
  const practice = usePractice()
  const table = useStore((state) => state.table)
  const setUp = practice?.setUp
  return (
    <div className="after-next">
      {practice && setUp && (
        <>
          <button
            type="button"
            className="main-button"
            onClick={() => actions().startPractice(practice, anew(setUp))}
          >
            {t('practice.after.again')}
          </button>
          <button
            type="button"
            className="quiet-button"
            onClick={() => actions().startPractice(swapped(practice), anew(setUp))}
          >
            {t('practice.after.swapped')}
          </button>
        </>
      )}
      <button
        type="button"
        className="quiet-button"
        onClick={() => (practice ? actions().go('practise') : actions().setDialog('new game'))}
      >
        {t('practice.after.another')}
      </button>
      {table && (
        <button type="button" className="quiet-button" onClick={() => actions().openReplay(table)}>
          {t('replay.open')}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => actions().setDialog(null)}>
        {t('practice.after.table')}
      </button>
    </div>
  )
}
