/** The table of the Star Wars CCG, with its engine: one part of the page, fetched while the first screen is looked at. */

import {
  actions,
  firstLesson,
  latestTable,
  loadSpeech,
  noteFailure,
  readTables,
  useStore,
  useTables,
} from '../store/index.ts'
import { type Door, type Fetched, useWishes } from './first/wishes.ts'
import { latest, resumeOf } from './home/resume.ts'
import { Room } from './Room.tsx'
import { dialogs, Screens } from './Screens.tsx'
import { saveState } from './state-file.ts'

function Table() {
  return (
    <Room>
      <Screens />
    </Room>
  )
}

/** What stands behind each door of home. */
const doors: Record<Door, () => void> = {
  continue: () => void actions().goOn().then(noteFound),
  tables: () => actions().go('tables'),
  'first lesson': () => void actions().openLesson(firstLesson),
  learn: () => actions().go('learn'),
  practise: () => actions().go('practise'),
  'two players': () => actions().go('two players'),
  decks: () => actions().go('decks'),
  rulebook: () => actions().go('rulebook'),
  settings: () => actions().setDialog('settings'),
  help: () => actions().setDialog('help'),
}

/** The list in the storage may be older than the database, or not be there at all. */
const noteFound = () => useWishes.setState({ found: resumeOf(latestTable()) ?? latest() })

/** Home's doors open at once from now on, and the one that waits opens. */
function takeOver() {
  const { door } = useWishes.getState()
  const host = {
    open: (wanted: Door) => doors[wanted](),
    chooseLanguage: (language: Parameters<ReturnType<typeof actions>['chooseLanguage']>[0]) =>
      void actions().chooseLanguage(language),
  }
  useWishes.setState({ host, door: null })
  useStore.subscribe(({ language }) => {
    if (language !== useWishes.getState().language) useWishes.setState({ language })
  })
  if (door) host.open(door)
  useTables.subscribe(noteFound)
  void readTables()
}

export const table: Fetched = {
  async begin(search) {
    const { language } = useWishes.getState()
    if (language === actions().language) await loadSpeech(language)
    else await actions().chooseLanguage(language)
    await actions().start(search)
    takeOver()
    void dialogs.fetch()
    return Table
  },
  importFile: (file) => actions().importFile(file),
  save: saveState,
  failed: () => noteFailure(actions()),
}
