/** The table of Twilight Imperium: one part of the page, fetched where the address asks for it. */

import { ti4Actions } from '../../store/ti4/index.ts'
import { saveReport } from '../files.ts'
import { type Fetched, useWishes } from '../first/wishes.ts'
import { Room } from '../Room.tsx'
import { App } from './App.tsx'

const save = (fault: string) => saveReport(ti4Actions().exportState(fault))

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
    if (language !== ti4Actions().language) await ti4Actions().chooseLanguage(language)
    await ti4Actions().start(search)
    return Table
  },
  importFile: (file) => ti4Actions().importFile(file),
  save,
  failed: () => ti4Actions().noteFailure(),
}
