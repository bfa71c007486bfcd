/** 'Play on from here against …': either side of any position. */

import { useState } from 'react'
import { actions, recallWish, useStore } from '../../store/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { usePosition, useWords } from '../use.ts'
import { LevelChoice, PaceChoice, SideChoice } from './OpponentChoice.tsx'

/** At a replay another dialog asks. */
export function PlayOn() {
  const { t } = useWords()
  const open = useStore(({ dialog, source }) => dialog === 'play on' && !source?.replay)
  return (
    <Window title={t('practice.playOn.title')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && <Form />}
    </Window>
  )
}

function Form() {
  const { t } = useWords()
  const p = usePosition()
  const [wish, setWish] = useState<ReturnType<typeof recallWish>>({
    ...recallWish(),
    side: p?.turn.player ?? 'light',
  })
  const [wrong, setWrong] = useState<'over' | 'lost' | 'nothing' | null>(null)
  const loser = p?.winner === 'light' ? 'dark' : 'light'
  return (
    <form
      className="play-on"
      onSubmit={(event) => {
        event.preventDefault()
        const found = actions().playOn(wish)
        setWrong(found)
        if (found) return
        actions().setDialog(null)
        actions().go('table')
      }}
    >
      <p>{t('practice.playOn.about')}</p>
      <LevelChoice wish={wish} onChange={setWish} />
      <div className="practise-row">
        <SideChoice wish={wish} onChange={setWish} />
        <PaceChoice wish={wish} onChange={setWish} />
      </div>
      {wrong && (
        <p className="problems" role="alert">
          {t(`practice.playOn.${wrong}`, { side: t(`sideOf.${loser}`) })}
        </p>
      )}
      <button type="submit" className="main-button">
        {t('practice.playOn.go')}
      </button>
    </form>
  )
}
