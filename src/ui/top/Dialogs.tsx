/** All dialogs: a screen of its own, fetched as soon as the table stands. */

import { ChooseMove } from '../moving/ChooseMove.tsx'
import { WhatCanItDo } from '../moving/WhatCanItDo.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Help } from './Help.tsx'
import { Lessons } from './Lessons.tsx'
import { NewGame } from './NewGame.tsx'
import { OutOfPlay } from './OutOfPlay.tsx'
import { RuleWords } from './RuleWords.tsx'
import { Settings } from './Settings.tsx'
import { UndoRevealed } from './UndoRevealed.tsx'
import { WhereFrom } from './WhereFrom.tsx'

export function Dialogs() {
  return (
    <>
      <ChooseMove />
      <WhatCanItDo />
      <Lessons />
      <Help />
      <Settings />
      <RuleWords />
      <WhereFrom />
      <NewGame />
      <UndoRevealed />
      <CardGrid />
      <OutOfPlay />
    </>
  )
}
