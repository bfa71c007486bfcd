/** The room: table in the middle, piles left, decision right, hand at the bottom. */

import { useEffect } from 'react'
import { actions, awaited, current, type Panel, useStore } from '../store/index.ts'
import { BattleBox } from './battle/BattleBox.tsx'
import { Preview } from './card/Preview.tsx'
import { Later, part } from './later.tsx'
import { Carried } from './moving/Carried.tsx'
import { focusCard } from './moving/focus.ts'
import { Hint } from './moving/Hint.tsx'
import { useKeys } from './moving/keys.ts'
import { pass } from './moving/pass.ts'
import { Announcer } from './panels/Announcer.tsx'
import { Curtain } from './panels/Curtain.tsx'
import { Decision } from './panels/Decision.tsx'
import { Draws } from './panels/Draws.tsx'
import { Hand } from './panels/Hand.tsx'
import { LessonPanel } from './panels/LessonPanel.tsx'
import { Log } from './panels/Log.tsx'
import { Messages } from './panels/Messages.tsx'
import { OpponentPiles, YourPiles } from './panels/Piles.tsx'
import { Stack } from './panels/Stack.tsx'
import { Why } from './panels/Why.tsx'
import { Table } from './table/Table.tsx'
import { TopBar } from './top/TopBar.tsx'
import { useWords } from './use.ts'

const keys = {
  undo: () => actions().undo(),
  redo: () => actions().redo(),
  help: () => actions().setDialog('help'),
  putBack: () => {
    if (actions().picked !== null) actions().pick(null)
  },
  // It passes, but presses the button that has the focus.
  presses: () => true,
  pass: () => {
    if (actions().picked === null) pass()
  },
}

/** The focus stays with a card that was put down or put back with the keyboard. */
function useFocusFollows() {
  useEffect(
    () =>
      useStore.subscribe((now, before) => {
        if (before.picked === null || now.picked !== null || before.pickedBy !== 'keyboard') return
        if (now.dialog === null) focusCard(before.picked)
      }),
    [],
  )
}

const panels: readonly Panel[] = ['decision', 'log', 'piles', 'hand']

/** On a phone the panels are drawers. */
function Drawers() {
  const { t } = useWords()
  const panel = useStore((state) => state.panel)
  const mayPass = useStore(({ history }) => history !== null && current(history).decision?.mayPass)
  const words = {
    decision: t('region.decision'),
    log: t('region.log'),
    piles: t('region.yourPiles'),
    hand: t('region.hand'),
    lesson: t('region.lesson'),
  }
  return (
    <nav className="drawers" aria-label={t('settings')}>
      {panels.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={panel === one}
          onClick={() => actions().setPanel(panel === one ? null : one)}
        >
          {words[one]}
        </button>
      ))}
      {mayPass && panel !== 'decision' && (
        <button type="button" className="drawer-pass" onClick={pass}>
          {t('pass')}
        </button>
      )}
    </nav>
  )
}

export const dialogs = part('src/ui/top/Dialogs.tsx', () =>
  import('./top/Dialogs.tsx').then((fetched) => fetched.Dialogs),
)

/** Dialogs come when a card is picked up for the first time, or when one is asked for. */
function Dialogs() {
  const wanted = useStore(({ dialog, picked }) => dialog !== null || picked !== null)
  return (wanted || dialogs.here()) && <Later part={dialogs} props={{}} />
}

export function App() {
  const { t } = useWords()
  const panel = useStore((state) => state.panel)
  const curtained = useStore((state) => awaited(state) !== null)
  const drawn = useStore((state) => state.drawn !== null)
  const covered = useStore((state) => state.drawn !== null && state.waitForDestiny)
  useKeys(keys)
  useFocusFollows()
  return (
    <>
      <Curtain />
      {drawn && <Draws />}
      <div className="room" data-panel={panel ?? undefined} inert={curtained || covered}>
        <a className="skip" href="#table">
          {t('skip')}
        </a>
        <TopBar />
        <aside className="left" aria-label={t('region.preview')}>
          <OpponentPiles />
          <Preview />
          <YourPiles />
        </aside>
        <main>
          <Table />
        </main>
        <Drawers />
        <aside className="right" aria-label={t('region.decision')}>
          <LessonPanel />
          <BattleBox />
          <Decision />
          <Stack />
          <Why />
          <Log />
        </aside>
        {!curtained && <Hand />}
        <Announcer />
        <Messages />
        <Carried />
        <Hint />
        <Dialogs />
        <p className="drop-files" aria-hidden="true">
          {t('dropHere')}
        </p>
      </div>
    </>
  )
}
