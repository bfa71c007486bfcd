/** A game that is watched again: the table as it lay at each moment, a time line above it, and the log as its list. */

import { useEffect } from 'react'
import { actions, useStore } from '../../store/index.ts'
import { goTo, load, play, useReplay } from '../../store/replay/replay.ts'
import { stage } from '../battle/part.ts'
import { Zoom } from '../card/Zoom.tsx'
import { Hand } from '../hand/Hand.tsx'
import { Later } from '../later.tsx'
import { useLayout } from '../layout/layout-shape.ts'
import { useView } from '../layout/table-view.ts'
import { Log } from '../log/Log.tsx'
import { Announcer } from '../messages/Announcer.tsx'
import { useFlights } from '../moving/flights.ts'
import { watchPointer } from '../moving/pointer.ts'
import { YourPiles } from '../seat/Piles.tsx'
import { MiniMap } from '../table/MiniMap.tsx'
import { Table } from '../table/Table.tsx'
import { useFolds } from '../table/usePlan.ts'
import { usePosition } from '../use.ts'
import { Bar } from './Bar.tsx'
import { useReplayKeys } from './keys.ts'
import { PlayOnWindow } from './PlayOnWindow.tsx'
import { TheirHand } from './TheirHand.tsx'
import { TimeLine } from './TimeLine.tsx'
import './replay.css'
import { useReplayWords } from './words.ts'

/** Goes to All tables where no table is named. */
export function Replay() {
  const id = useStore((state) => state.replayOf)
  const here = useStore(({ source }) => source?.replay !== undefined)
  useEffect(() => {
    if (id === null) actions().go('tables')
    else void load(id)
    return () => play(false)
  }, [id])
  return here ? <Watched /> : <Coming />
}

function Coming() {
  const { t } = useReplayWords()
  const loading = useReplay((state) => state.loading)
  const failed = useReplay((state) => state.failed)
  return (
    <main className="replay-coming" tabIndex={-1} aria-label={t('replay:replay.title')}>
      <p role="status">{t(failed ? 'replay:replay.missing' : 'replay:replay.loading')}</p>
      {!failed && <progress aria-label={t('replay:replay.loading')} value={loading ?? 0} max={1} />}
      <button type="button" className="quiet-button" onClick={() => actions().go('tables')}>
        {t('replay:replay.toTables')}
      </button>
    </main>
  )
}

function Watched() {
  const { t } = useReplayWords()
  const room = useLayout()
  const folded = useFolds(usePosition())
  const beyond = useView((view) => view.beyond)
  const log = useView((view) => view.log)
  const fights = useStore(({ history }) => Boolean(history?.games[history.at]?.state.battle))
  const view = useStore(({ source }) => source?.replay?.view ?? 'none')
  const phone = room.kind === 'phone' || room.kind === 'upright'
  useEffect(watchPointer, [])
  useReplayKeys()
  useFlights()
  return (
    <div
      className="tabletop replaying"
      data-room={room.kind}
      data-folded={folded || undefined}
      data-touch={room.touch || undefined}
      style={{ '--scale': room.footScale, '--top-scale': room.topScale }}
    >
      <Bar phone={phone} desk={room.kind === 'desk'} folded={folded} />
      <main tabIndex={-1} aria-label={t('replay:replay.title')}>
        <TimeLine desk={room.kind === 'desk'} />
        {view === 'both' && <TheirHand />}
        <div className="playing-field">
          {fights && <Later part={stage} props={{}} />}
          <Table />
        </div>
      </main>
      <aside className="rail" aria-label={t('region.log')}>
        <Log closed={(folded || phone) && !log} onGo={goTo} />
        {(folded || beyond) && !phone && <MiniMap />}
      </aside>
      <footer className="foot">
        <YourPiles />
        {view !== 'none' && <Hand folded={folded} />}
      </footer>
      <Zoom />
      <Announcer />
      <PlayOnWindow />
    </div>
  )
}
