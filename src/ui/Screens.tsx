/** The screens of the page: home, the table, and each other one as a part that is fetched when it is first gone to. */

import { useEffect, useRef } from 'react'
import { type Screen, useStore } from '../store/index.ts'
import { App } from './App.tsx'
import { Home } from './home/Home.tsx'
import { Later, part } from './later.tsx'
import { Messages } from './messages/Messages.tsx'
import { Notices } from './tables/Notices.tsx'
import { useWords } from './use.ts'

export const dialogs = part('src/ui/dialogs/Dialogs.tsx', () =>
  import('./dialogs/Dialogs.tsx').then((fetched) => fetched.Dialogs),
)

/** Dialogs come when a card is picked up for the first time, or when one is asked for. */
function Dialogs() {
  const wanted = useStore(({ dialog, picked }) => dialog !== null || picked !== null)
  return (wanted || dialogs.here()) && <Later part={dialogs} props={{}} />
}

const decks = part<object>('src/ui/decks/Screen.tsx', () =>
  import('./decks/Screen.tsx').then((fetched) => fetched.Decks),
)

/** What is shown of each screen but home and the table. */
const parts: Partial<Record<Screen, ReturnType<typeof part<object>>>> = {
  'two players': part('src/ui/two/TwoPlayers.tsx', () =>
    import('./two/TwoPlayers.tsx').then((fetched) => fetched.TwoPlayers),
  ),
  rulebook: part('src/ui/rulebook/Rulebook.tsx', () =>
    import('./rulebook/Rulebook.tsx').then((fetched) => fetched.Rulebook),
  ),
  glossary: part('src/ui/glossary/Glossary.tsx', () =>
    import('./glossary/Glossary.tsx').then((fetched) => fetched.Glossary),
  ),
  album: part('src/ui/album/Album.tsx', () => import('./album/Album.tsx').then(({ Album }) => Album)),
  learn: part('src/ui/learn/Learn.tsx', () => import('./learn/Learn.tsx').then((fetched) => fetched.Learn)),
  practise: part('src/ui/practice/Practise.tsx', () =>
    import('./practice/Practise.tsx').then((fetched) => fetched.Practise),
  ),
  replay: part('src/ui/replay/Replay.tsx', () =>
    import('./replay/Replay.tsx').then((fetched) => fetched.Replay),
  ),
  decks,
  cards: decks,
  mistakes: part('src/ui/review/MyMistakes.tsx', () =>
    import('./review/MyMistakes.tsx').then(({ MyMistakes }) => MyMistakes),
  ),
  tables: part('src/ui/tables/Tables.tsx', () => import('./tables/Tables.tsx').then(({ Tables }) => Tables)),
}

const trial = part<object>('src/ui/review/MistakeTrial.tsx', () =>
  import('./review/MistakeTrial.tsx').then((fetched) => fetched.MistakeTrial),
)

/** Looks at what is answered where a mistake of one's own lies on the table. */
function Trial() {
  const lies = useStore(({ source, screen }) => screen === 'table' && source?.mistake !== undefined)
  return lies && <Later part={trial} props={{}} />
}

function Shown({ screen }: { screen: Screen }) {
  if (screen === 'table') return <App />
  const other = parts[screen]
  return other ? <Later part={other} props={{}} /> : <Home />
}

function ShownMessage() {
  const { t } = useWords()
  const messages = useStore((state) => state.messages)
  const dismiss = useStore((state) => state.dismiss)
  return (
    <Messages messages={messages} dismiss={dismiss} say={(told) => t(`message.${told.key}`, told.with)} />
  )
}

/** The screen that the store names; a reader or the keyboard begins at the head of each new one. */
export function Screens() {
  const screen = useStore((state) => state.screen)
  const was = useRef(screen)
  useEffect(() => {
    if (was.current === screen) return
    was.current = screen
    // Who listens or uses the keyboard begins at the head of the new screen.
    document.querySelector<HTMLElement>('main, [role="main"]')?.focus({ preventScroll: true })
  }, [screen])
  return (
    <>
      <Shown key={screen} screen={screen} />
      <ShownMessage />
      <Notices />
      <Dialogs />
      <Trial />
    </>
  )
}
