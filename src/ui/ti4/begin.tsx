/** The table of Twilight Imperium: one part of the page, fetched where the address asks for it. */

import { actions } from '../../store/index.ts'
import { ti4Actions } from '../../store/ti4/index.ts'
import { type Fetched, useWishes } from '../first/wishes.ts'
import { Room } from '../Room.tsx'
import { App } from './App.tsx'

function Table() {
  return (
    <Room>
      <App />
    </Room>
  )
}

export const table: Fetched = {
  async begin(search) {
    const { language } = useWishes.getState()
    if (language !== actions().language) await ti4Actions().chooseLanguage(language)
    await ti4Actions().start(search)
    return Table
  },
  importFile: (file) => ti4Actions().importFile(file),
}
