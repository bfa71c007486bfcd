/** All settings, in groups. What is chosen holds at once, on every screen, and is kept. */

import { useState } from 'react'
import { first } from '../../i18n/first/all.ts'
import {
  type Settings as All,
  actions,
  resetSettings,
  settings,
  useSettings,
  useStore,
} from '../../store/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { saveState } from '../state-file.ts'
import { useWords } from '../use.ts'
import { Check, Group } from './Choice.tsx'
import { change, useForNow } from './change.ts'
import { KeysGroup } from './Keys.tsx'
import { Look, Sound } from './Look.tsx'
import { Practice } from './Practice.tsx'
import { StopsGroup } from './Stops.tsx'
import { useSettingWords } from './say.ts'
import { WithoutNetwork } from './WithoutNetwork.tsx'

const groups = ['look', 'sound', 'stops', 'practice', 'two', 'keys', 'offline', 'all'] as const

/** Leads to a group, by a press or a key. */
function Groups() {
  const say = useSettingWords()
  return (
    <nav className="settings-nav" aria-label={say('goTo')}>
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
          {say(`groups.${group}`)}
        </button>
      ))}
    </nav>
  )
}

function Two() {
  const say = useSettingWords()
  const { openHands, undoAsks } = useSettings()
  return (
    <Group id="two" title={say('groups.two')}>
      <Check label={say('openHands')} checked={openHands} onChange={(now) => change({ openHands: now })} />
      <Check label={say('undoAsks')} checked={undoAsks} onChange={(now) => change({ undoAsks: now })} />
    </Group>
  )
}

function AllOfThem() {
  const { language } = useWords()
  const say = useSettingWords()
  const playing = useStore(({ history }) => history !== null)
  const [before, setBefore] = useState<All | null>(null)
  return (
    <Group id="all" title={say('groups.all')}>
      <p className="small">{say('kept')}</p>
      <p role="status" className="key-said">
        {before && say('allReset')}
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
          {say('resetAll')}
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
            {say('takeBack')}
          </button>
        )}
      </div>
      {playing && (
        <>
          <h4>{say('report')}</h4>
          <p className="small">{say('reportNote')}</p>
          <button type="button" className="main-button" onClick={() => saveState()}>
            {first[language].fault.save}
          </button>
        </>
      )}
    </Group>
  )
}

/** Says so where the browser keeps nothing for the next visit. */
export function Settings() {
  const { t } = useWords()
  const say = useSettingWords()
  const open = useStore(({ dialog }) => dialog === 'settings')
  const forNow = useForNow((state) => state.forNow)
  return (
    <Window title={t('settings')} open={open} onClose={() => actions().setDialog(null)} wide>
      <Groups />
      <p role="status" className="key-said">
        {forNow && say('forNow')}
      </p>
      <div className="settings-groups">
        <Look />
        <Sound />
        <StopsGroup />
        <Practice />
        <Two />
        <KeysGroup />
        <WithoutNetwork />
        <AllOfThem />
      </div>
    </Window>
  )
}
