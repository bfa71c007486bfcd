/** The room of Twilight Imperium: galaxy in the middle, players and systems left, decision right. */

import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { fetchPart } from '../../store/browser/fetching.ts'
import { type Panel, ti4Actions, useTi4 } from '../../store/ti4/index.ts'
import { isStill } from '../appearance.ts'
import './ti4.css'
import { Messages } from '../messages/Messages.tsx'
import { step } from '../moving/focus.ts'
import { useKeys } from '../moving/keys.ts'
import { Carried } from './Carried.tsx'
import { Decision } from './Decision.tsx'
import { Galaxy } from './Galaxy.tsx'
import { Lesson } from './Lesson.tsx'
import { Log } from './Log.tsx'
import { Moves } from './Moves.tsx'
import { SystemPanel } from './SystemPanel.tsx'
import { TopBar } from './TopBar.tsx'
import { useGame, useWords } from './use.ts'
import { Why } from './Why.tsx'

/** Whoever only plays does without it. */
const EditorPanel = lazy(() =>
  fetchPart('src/ui/ti4/EditorPanel.tsx', async () => ({
    default: (await import('./EditorPanel.tsx')).EditorPanel,
  })),
)

const Dialogs = lazy(() =>
  fetchPart('src/ui/ti4/Dialogs.tsx', async () => ({ default: (await import('./Dialogs.tsx')).Dialogs })),
)

/** Dialogs come with the first that is opened, and stay. */
function Opened() {
  const open = useTi4(({ dialog }) => dialog !== null)
  const [wanted, setWanted] = useState(open)
  if (open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <Dialogs />
      </Suspense>
    )
  )
}

const keys = {
  undo: () => ti4Actions().undo(),
  redo: () => ti4Actions().redo(),
  help: () => ti4Actions().setDialog('help'),
  putBack: () => ti4Actions().pick(null),
  // It passes, or moves what is declared; outside of the galaxy it presses the button that has the focus.
  presses: (button: Element) => button.closest('#table') === null,
  pass: () => {
    if (ti4Actions().held === null && ti4Actions().editor === null) ti4Actions().pass()
  },
}

/** Where a unit is on the page. */
const chip = (unit: number) => document.querySelector<HTMLElement>(`#table button[data-card="${unit}"]`)

/** With the keyboard, the focus goes to the legal places of what is picked up, and back to what is put down. */
function useFocusFollows() {
  useEffect(
    () =>
      useTi4.subscribe((now, before) => {
        if (now.held?.unit === before.held?.unit) return
        const hand = (now.held ?? before.held)?.hand
        if (hand !== 'keyboard' || now.dialog !== null) return
        requestAnimationFrame(() => {
          const room = document.querySelector<HTMLElement>('#table')
          if (now.held && room) {
            // Where it may go, or where the reason is told why it may not.
            if (!step(room, 1)) room.querySelector<HTMLElement>('.hex[data-active] .hex-button')?.focus()
          } else if (before.held) chip(before.held.unit)?.focus()
        })
      }),
    [],
  )
}

const panels: readonly Panel[] = ['decision', 'log', 'system']

/** On a phone the panels are drawers. */
function Drawers() {
  const { t } = useWords()
  const panel = useTi4((state) => state.panel)
  return (
    <nav className="drawers" aria-label={t('region.drawers')}>
      {panels.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={panel === one}
          onClick={() => ti4Actions().setPanel(panel === one ? null : one)}
        >
          {t(`region.${one}`)}
        </button>
      ))}
    </nav>
  )
}

/** Says what is to be decided, and what has just happened, to those who do not see it. */
function Announcer() {
  const { speech } = useWords()
  const game = useGame()
  if (!game) return null
  const { decision, events, state: p } = game
  return (
    <>
      <p className="sr" role="status" aria-live="polite">
        {events
          .slice(-5)
          .map((line) => speech.log(p, line))
          .join(' ')}
      </p>
      <p className="sr" role="status" aria-live="polite">
        {decision && speech.decision(p, decision).title}
      </p>
    </>
  )
}

interface Place {
  system: number | null
  left: number
  top: number
}

/** A unit travels from where it was to where it is, and nobody waits for it. */
function useMotion() {
  const game = useGame()
  const last = useRef(new Map<string, Place>())
  useEffect(() => {
    if (!game) return
    const now = new Map<string, Place>()
    for (const element of document.querySelectorAll<HTMLElement>('#table .fleet-unit[data-unit]')) {
      const unit = element.dataset.unit ?? ''
      const { left, top } = element.getBoundingClientRect()
      const system = game.state.units[Number(unit)]?.system ?? null
      now.set(unit, { system, left, top })
      const from = last.current.get(unit)
      if (!from || isStill() || from.system === system) continue
      element.animate(
        [{ transform: `translate(${from.left - left}px, ${from.top - top}px)` }, { transform: 'none' }],
        { duration: 240, easing: 'cubic-bezier(.2,.8,.3,1)' },
      )
    }
    last.current = now
  }, [game])
}

function ShownMessage() {
  const { t } = useWords()
  const messages = useTi4((state) => state.messages)
  const dismiss = useTi4((state) => state.dismiss)
  return (
    <Messages messages={messages} dismiss={dismiss} say={(told) => t(`message.${told.key}`, told.with)} />
  )
}

function Elsewhere() {
  const { page } = useWords()
  const elsewhere = useTi4((state) => state.elsewhere)
  if (!elsewhere) return null
  return (
    <div className="notice" role="alert">
      <p>{page('elsewhere')}</p>
      <button type="button" className="main-button" onClick={() => void ti4Actions().goOnHere()}>
        {page('goOnHere')}
      </button>
    </div>
  )
}

export function App() {
  const { t } = useWords()
  const panel = useTi4((state) => state.panel)
  const editing = useTi4(({ editor }) => editor !== null)
  // On a phone, what is told of a system stands where the piles of the other table do.
  const drawer = panel === 'system' ? 'piles' : (panel ?? undefined)
  useKeys(keys)
  useFocusFollows()
  useMotion()
  return (
    <div className="room ti4" data-panel={drawer}>
      <a className="skip" href="#table">
        {t('skip')}
      </a>
      <TopBar />
      <aside className="left" aria-label={t('region.players')}>
        <SystemPanel />
      </aside>
      <main>
        <Galaxy />
      </main>
      <Drawers />
      <aside className="right" aria-label={t('region.decision')}>
        <Lesson />
        {editing ? (
          <Suspense>
            <EditorPanel />
          </Suspense>
        ) : (
          <Decision />
        )}
        <Moves />
        <Why />
        <Log />
      </aside>
      <Announcer />
      <ShownMessage />
      <Elsewhere />
      <Carried />
      <Opened />
    </div>
  )
}
