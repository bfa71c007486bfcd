/** All dialogs: a screen of its own, fetched as soon as the table stands. */

import { useStore } from '../../store/index.ts'
import { Later, part } from '../later.tsx'
import { ChooseMove } from '../moving/ChooseMove.tsx'
import { WhatCanItDo } from '../moving/WhatCanItDo.tsx'
import { PlayOn } from '../practice/PlayOn.tsx'
import { Settings } from '../settings/Settings.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Help } from './Help.tsx'
import { NewGame } from './NewGame.tsx'
import { OutOfPlay } from './OutOfPlay.tsx'
import { RuleWords } from './RuleWords.tsx'
import { WhereFrom } from './WhereFrom.tsx'

const afterGame = part('src/ui/practice/AfterGame.tsx', () =>
  import('../practice/AfterGame.tsx').then((fetched) => fetched.AfterGame),
)

const undoRevealed = part('src/ui/top/UndoRevealed.tsx', () =>
  import('./UndoRevealed.tsx').then((fetched) => fetched.UndoRevealed),
)

const browse = part<object>('src/ui/decks/BrowseWindow.tsx', () =>
  import('../decks/BrowseWindow.tsx').then((fetched) => fetched.BrowseWindow),
)

const share = part<object>('src/ui/share/Share.tsx', () =>
  import('../share/Share.tsx').then((fetched) => fetched.Share),
)

/** The card browser, over whatever is shown: it is fetched when it is first asked for. */
function Browse() {
  const open = useStore(({ dialog }) => dialog === 'browse')
  return open && <Later part={browse} props={{}} />
}

export function Dialogs() {
  const asksUndo = useStore(({ dialog }) => dialog === 'undo')
  const after = useStore(({ dialog }) => dialog === 'after the game')
  const shares = useStore(({ dialog }) => dialog === 'share')
  return (
    <>
      <ChooseMove />
      <WhatCanItDo />
      <Help />
      <Settings />
      <RuleWords />
      <WhereFrom />
      <NewGame />
      {asksUndo && <Later part={undoRevealed} props={{}} />}
      <CardGrid />
      <OutOfPlay />
      <Browse />
      <PlayOn />
      {shares && <Later part={share} props={{}} />}
      {after && <Later part={afterGame} props={{}} />}
    </>
  )
}
