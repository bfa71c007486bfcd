/** The table of the Star Wars CCG, with its engine: one part of the page, fetched while the first screen is looked at. */

import { actions, loadSpeech } from '../store/index.ts'
import { App, dialogs } from './App.tsx'
import { type Fetched, useWishes } from './first/wishes.ts'
import { Room } from './Room.tsx'

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
    if (language === actions().language) await loadSpeech(language)
    else await actions().chooseLanguage(language)
    await actions().start(search)
    const { dialog } = useWishes.getState()
    if (dialog) actions().setDialog(dialog)
    void dialogs.fetch()
    return Table
  },
  importFile: (file) => actions().importFile(file),
}
