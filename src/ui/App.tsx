/** The room: their seat above, the table, your seat and hand below, and what goes on at the right. */

import { useEffect, useLayoutEffect } from 'react'
import { actions, awaited, isGuided, useSettings, useStore } from '../store/index.ts'
import { current } from '../views/index.ts'
import { stage } from './battle/part.ts'
import { useStage, useStaged } from './battle/stage-view.ts'
import { Zoom } from './card/Zoom.tsx'
import { Draws } from './draws/Draws.tsx'
import { guide } from './guide/part.ts'
import { Hand } from './hand/Hand.tsx'
import { Later } from './later.tsx'
import { useLayout } from './layout/layout-shape.ts'
import { Sidebar } from './layout/Sidebar.tsx'
import { closeTopmost, focusMap, zoomBy } from './layout/table-view.ts'
import { lesson } from './lesson/part.ts'
import { Announcer } from './messages/Announcer.tsx'
import { Carried } from './moving/Carried.tsx'
import { useFlights } from './moving/flights.ts'
import { focusCard, focusRegion } from './moving/focus.ts'
import { Hint } from './moving/Hint.tsx'
import { handKeys } from './moving/hand-keys.ts'
import { useKeys } from './moving/keys.ts'
import { isByKeyboard } from './moving/pointer.ts'
import { usePractice } from './practice/use.ts'
import { Curtain } from './seat/Curtain.tsx'
import { YourPiles } from './seat/Piles.tsx'
import { useSounds } from './sound/use-sounds.ts'
import { Table } from './table/Table.tsx'
import { useFolds } from './table/usePlan.ts'
import { TopBar } from './top-bar/TopBar.tsx'
import { usePosition, useWords } from './use.ts'
import { Why } from './why/Why.tsx'

const keys = {
  undo: () => actions().undo(),
  redo: () => actions().redo(),
  help: () => actions().setDialog('help'),
  putBack: () => {
    if (actions().picked !== null) actions().pick(null)
    else closeTopmost()
  },
  // It passes, but presses the button that has the focus. Cards and places are taken with Enter.
  presses: (button: Element) => !button.matches('[data-card], [data-place]'),
  pass: () => {
    if (actions().picked === null) actions().pass()
  },
  larger: () => zoomBy(1.1),
  smaller: () => zoomBy(1 / 1.1),
  goTo: focusMap,
  tables: () => actions().go('tables'),
  replay: () => {
    const { table, history } = actions()
    if (table && history && history.at > 0) actions().openReplay(table)
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

/** After an answer whose button is gone, the keyboard stands where the next thing is asked. */
function useFocusGoesOn() {
  useEffect(() => {
    let timer = 0
    const stop = useStore.subscribe((now, before) => {
      if (now.history === before.history || now.source !== before.source) return
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const lost = document.activeElement === null || document.activeElement === document.body
        if (lost && isByKeyboard()) focusRegion(document.querySelector<HTMLElement>('#decision'))
      }, 120)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
}

/** What lies around a table knows that there is one: asking each time what the page holds takes as long as drawing it. */
function useSeated() {
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-seated', true)
    return () => {
      document.body.toggleAttribute('data-seated', false)
    }
  }, [])
}

/**
 * The table and all that lies over it. It answers to nothing while the curtain hangs, or a destiny waits to be
 * read.
 */
export function App() {
  const { t } = useWords()
  const room = useLayout()
  const folded = useFolds(usePosition())
  useSettings(({ openHands }) => openHands)
  const curtained = useStore((state) => awaited(state) !== null && !state.seeing)
  const drawn = useStore((state) => state.drawn !== null)
  const fights = useStore(({ history }) => Boolean(history && current(history).state.battle))
  const waits = useSettings((settings) => settings.waitForDestiny)
  const covered = drawn && waits
  const staged = useStaged()
  const practised = usePractice() !== null
  const guided = useStore(isGuided)
  const learning = useStore(({ source }) => source?.lesson === true)
  const open = useStage()
  useSeated()
  useKeys(keys)
  useFocusFollows()
  useFocusGoesOn()
  useEffect(handKeys, [])
  useFlights()
  useSounds()
  return (
    <>
      <Curtain />
      {drawn && (waits || open !== 'open') && <Draws />}
      <div
        className="tabletop"
        data-room={room.kind}
        data-folded={folded || undefined}
        data-touch={room.touch || undefined}
        data-staged={staged || undefined}
        data-practice={practised || undefined}
        style={{ '--scale': room.footScale, '--top-scale': room.topScale }}
        inert={curtained || covered}
      >
        <a className="skip" href="#table">
          {t('skip')}
        </a>
        <TopBar folded={folded} />
        <main tabIndex={-1}>
          {learning && <Later part={lesson} props={{}} />}
          {guided && <Later part={guide} props={{}} />}
          <div className="playing-field">
            {fights && <Later part={stage} props={{}} />}
            <Table />
          </div>
        </main>
        <Sidebar folded={folded} />
        <footer className="foot">
          <YourPiles />
          {!curtained && <Hand folded={folded} />}
        </footer>
        <Why />
        <Zoom />
        <Announcer />
        <Carried />
        <Hint />
        <p className="drop-files" aria-hidden="true">
          {t('dropHere')}
        </p>
      </div>
    </>
  )
}
