/** 'Play on from here': two players, or against an opponent; a table of its own. */

import { useState } from 'react'
import { actions, type PracticeWish, recallWish, useStore } from '../../store/index.ts'
import { watchedTable } from '../../store/replay/replay.ts'
import { Window } from '../dialogs/Window.tsx'
import { LevelChoice, PaceChoice, SideChoice } from '../practice/OpponentChoice.tsx'
import { tableName } from '../tables/name.ts'
import { usePosition } from '../use.ts'
import { useReplayWords } from './words.ts'

/** Open at a replay alone. */
export function PlayOnWindow() {
  const { t } = useReplayWords()
  const open = useStore(({ dialog, source }) => dialog === 'play on' && source?.replay !== undefined)
  return (
    <Window title={t('replay:replay.playOn')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && <Form />}
    </Window>
  )
}

function Form() {
  const { t, language } = useReplayWords()
  const p = usePosition()
  const own = useStore(({ source }) => source?.replay?.own)
  const number = p?.turn.number ?? 0
  const [alone, setAlone] = useState(own !== undefined)
  const [wish, setWish] = useState<PracticeWish>({ ...recallWish(), side: own ?? p?.turn.player ?? 'light' })
  const table = watchedTable()
  const name = table ? tableName({ t, language }, table) : ''
  return (
    <form
      className="play-on"
      onSubmit={(event) => {
        event.preventDefault()
        const called =
          number > 0 ? t('replay:replay.copyName', { name, number }) : t('replay:replay.copyStart', { name })
        actions().playOn(alone ? wish : null, called)
      }}
    >
      <p>{t('replay:replay.playOnAbout')}</p>
      <fieldset className="side-choice">
        {[false, true].map((one) => (
          <label key={String(one)} className="radio">
            <input type="radio" name="who" checked={alone === one} onChange={() => setAlone(one)} />
            {t(one ? 'replay:replay.against' : 'replay:replay.twoPlayers')}
          </label>
        ))}
      </fieldset>
      {alone && (
        <>
          <LevelChoice wish={wish} onChange={setWish} />
          <div className="practise-row">
            <SideChoice wish={wish} onChange={setWish} />
            <PaceChoice wish={wish} onChange={setWish} />
          </div>
        </>
      )}
      <button type="submit" className="main-button">
        {t('practice.playOn.go')}
      </button>
    </form>
  )
}
