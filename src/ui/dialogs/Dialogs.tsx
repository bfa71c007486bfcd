/** All dialogs: a screen of its own, fetched as soon as the table stands. */

import { useStore } from '../../store/index.ts'
import { Later, part } from '../later.tsx'
import { ChooseMove } from '../moving/ChooseMove.tsx'
import { WhatCanItDo } from '../moving/WhatCanItDo.tsx'
import { PlayOn } from '../practice/PlayOn.tsx'
import { CardGrid } from './CardGrid.tsx'
import { NewGame } from './NewGame.tsx'
import { OutOfPlay } from './OutOfPlay.tsx'
import { PowerParts } from './PowerParts.tsx'
import { RuleWords } from './RuleWords.tsx'

/** Dialogs that are fetched when they are first asked for. */
const later: Readonly<Record<string, ReturnType<typeof part<object>>>> = {
  'after the game': part('src/ui/practice/AfterGame.tsx', () =>
    import('../practice/AfterGame.tsx').then((fetched) => fetched.AfterGame),
  ),
  browse: part('src/ui/decks/BrowseWindow.tsx', () =>
    import('../decks/BrowseWindow.tsx').then((fetched) => fetched.BrowseWindow),
  ),
  help: part('src/ui/dialogs/Help.tsx', () => import('./Help.tsx').then((fetched) => fetched.Help)),
  settings: part('src/ui/settings/Settings.tsx', () =>
    import('../settings/Settings.tsx').then((fetched) => fetched.Settings),
  ),
  share: part('src/ui/share/Share.tsx', () => import('../share/Share.tsx').then((fetched) => fetched.Share)),
  undo: part('src/ui/dialogs/UndoRevealed.tsx', () =>
    import('./UndoRevealed.tsx').then((fetched) => fetched.UndoRevealed),
  ),
}

function Fetched() {
  const dialog = useStore((state) => state.dialog)
  const wanted = dialog === null ? undefined : later[dialog]
  return wanted && <Later key={dialog} part={wanted} props={{}} />
}

/** Each shows itself when the store names it. */
export function Dialogs() {
  return (
    <>
      <ChooseMove />
      <WhatCanItDo />
      <RuleWords />
      <PowerParts />
      <NewGame />
      <CardGrid />
      <OutOfPlay />
      <PlayOn />
      <Fetched />
    </>
  )
}
