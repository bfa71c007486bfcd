/** A position from a file, and into one. */

import { useRef } from 'react'
import { ti4Actions } from '../../store/ti4/index.ts'
import { saveFile } from '../files.ts'
import { useWords } from './use.ts'

export function Files() {
  const { t } = useWords()
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="two">
      <button type="button" className="main-button" onClick={() => file.current?.click()}>
        {t('shelf.open')}
      </button>
      <button
        type="button"
        className="main-button"
        onClick={() => saveFile('galaxy.json', ti4Actions().scenarioFile())}
      >
        {t('shelf.save')}
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        className="sr"
        tabIndex={-1}
        aria-label={t('shelf.open')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void ti4Actions().importFile(chosen)
          target.value = ''
        }}
      />
    </div>
  )
}
