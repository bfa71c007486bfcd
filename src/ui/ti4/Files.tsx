/** A position from a file, and into one. */

import { ti4Actions } from '../../store/ti4/index.ts'
import { saveFile } from '../files.ts'
import { FileButton } from '../top-bar/FileButton.tsx'
import { useWords } from './use.ts'

/** A file that is no position says so in a message. */
export function Files() {
  const { t } = useWords()
  return (
    <div className="two">
      <FileButton label={t('shelf.open')} open={(file) => void ti4Actions().importFile(file)} />
      <button
        type="button"
        className="main-button"
        onClick={() => saveFile('galaxy.json', ti4Actions().scenarioFile())}
      >
        {t('shelf.save')}
      </button>
    </div>
  )
}
