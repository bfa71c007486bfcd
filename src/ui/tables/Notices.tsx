/** What a page is told of itself: another tab goes on with its table, or a newer version is here. */

import { useState } from 'react'
import { actions, openNewer, useOffline, useStore } from '../../store/index.ts'
import { useWords } from '../use.ts'

/** That another tab has the table comes first. */
export function Notices() {
  const elsewhere = useStore((state) => state.elsewhere && state.screen === 'table')
  const busy = useStore(({ screen }) => screen === 'table')
  const newer = useOffline((state) => state.newer)
  if (elsewhere) return <Elsewhere />
  // Nobody is asked in the middle of a decision.
  return newer && !busy && <Newer />
}

function Elsewhere() {
  const { t } = useWords()
  return (
    <div className="notice" role="alert">
      <p>{t('elsewhere')}</p>
      <button type="button" className="main-button" onClick={() => void actions().goOnHere()}>
        {t('goOnHere')}
      </button>
    </div>
  )
}

function Newer() {
  const { t } = useWords()
  const [later, setLater] = useState(false)
  if (later) return null
  return (
    <div className="notice" role="status">
      <p>{t('keeping.newer')}</p>
      <button type="button" className="main-button" onClick={openNewer}>
        {t('keeping.load')}
      </button>
      <button type="button" className="quiet-button" onClick={() => setLater(true)}>
        {t('keeping.later')}
      </button>
    </div>
  )
}
