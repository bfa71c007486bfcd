/** All settings, in groups. What is chosen holds at once, on every screen, and is kept. */

import { useState } from 'react'
import {
  type Settings as All,
  actions,
  resetSettings,
  settings,
  useSettings,
  useStore,
} from '../../store/index.ts'
import { saveState } from '../state-file.ts'
import { Window } from '../top/Window.tsx'
import { useWords } from '../use.ts'
import { Check, Group } from './Choice.tsx'
import { change, useForNow } from './change.ts'
import { KeysGroup } from './Keys.tsx'
import { Look, Sound } from './Look.tsx'
import { StopsGroup } from './Stops.tsx'

const groups = ['look', 'sound', 'stops', 'two', 'keys', 'all'] as const

/** Leads to a group, by a press or a key. */
function Groups() {
  const { t } = useWords()
  return (
    <nav className="settings-nav" aria-label={t('settingsDialog.goTo')}>
      {groups.map((group) => (
        <button
          key={group}
          type="button"
          className="quiet-button"
          onClick={() => {
            const found = document.getElementById(`settings-${group}`)
            found?.scrollIntoView({ block: 'start' })
            found?.focus({ preventScroll: true })
          }}
        >
          {t(`settingsDialog.groups.${group}`)}
        </button>
      ))}
    </nav>
  )
}

function Two() {
  const { t } = useWords()
  const { openHands, undoAsks } = useSettings()
  return (
    <Group id="two" title={t('settingsDialog.groups.two')}>
      <Check
        label={t('settingsDialog.openHands')}
        checked={openHands}
        onChange={(now) => change({ openHands: now })}
      />
      <Check
        label={t('settingsDialog.undoAsks')}
        checked={undoAsks}
        onChange={(now) => change({ undoAsks: now })}
      />
    </Group>
  )
}

function AllOfThem() {
  const { t } = useWords()
  const playing = useStore(({ history }) => history !== null)
  const [before, setBefore] = useState<All | null>(null)
  return (
    <Group id="all" title={t('settingsDialog.groups.all')}>
      <p className="small">{t('settingsDialog.kept')}</p>
      <p role="status" className="key-said">
        {before && t('settingsDialog.allReset')}
      </p>
      <div className="two">
        <button
          type="button"
          className="quiet-button"
          onClick={() => {
            setBefore(settings())
            resetSettings()
          }}
        >
          {t('settingsDialog.resetAll')}
        </button>
        {before && (
          <button
            type="button"
            className="quiet-button"
            onClick={() => {
              change(before)
              setBefore(null)
            }}
          >
            {t('settingsDialog.takeBack')}
          </button>
        )}
      </div>
      {playing && (
        <>
          <h4>{t('settingsDialog.report')}</h4>
          <p className="small">{t('settingsDialog.reportNote')}</p>
          <button type="button" className="main-button" onClick={() => saveState()}>
            {t('settingsDialog.save')}
          </button>
        </>
      )}
    </Group>
  )
}

export function Settings() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'settings')
  const forNow = useForNow((state) => state.forNow)
  return (
    <Window title={t('settings')} open={open} onClose={() => actions().setDialog(null)} wide>
      <Groups />
      <p role="status" className="key-said">
        {forNow && t('settingsDialog.forNow')}
      </p>
      <div className="settings-groups">
        <Look />
        <Sound />
        <StopsGroup />
        <Two />
        <KeysGroup />
        <AllOfThem />
      </div>
    </Window>
  )
}
