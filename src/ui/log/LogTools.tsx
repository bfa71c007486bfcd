/** Which kinds of line the log shows, and all of them as text. */

import { actions, changeLogView, shownPosition, useLogView } from '../../store/index.ts'
import { entriesOf, isHeading, type LogKind, logKinds, wantedOf } from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { type ReplayT, useReplayWords } from '../replay/words.ts'
import { sayEntry } from './LogRow.tsx'

/** The log as it is shown, for a forum or a letter. */
function logText(t: ReplayT, speech: ReturnType<typeof useReplayWords>['speech']): string {
  const { history } = actions()
  const p = shownPosition(actions())
  if (!history || !p) return ''
  const { hidden, rules } = useLogView.getState()
  const watched = actions().source?.replay !== undefined
  const entries = entriesOf(history, watched ? history.games.length - 1 : history.at)
  const lines = wantedOf(entries, hidden).map((entry) => {
    const { line } = entry
    const cites = rules && line && line.cites.length > 0 ? ` [${line.cites.join(', ')}]` : ''
    const text = sayEntry(t, speech, p, entry) + cites
    return line?.say === 'turn begins' ? `\n${text}` : line && isHeading(line) ? text : `  ${text}`
  })
  return `${lines.join('\n').trim()}\n`
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    actions().notify('logCopied')
  } catch {
    actions().notify('logNotCopied', {}, 'trouble')
  }
}

/** What is copied has no more lines than are shown. */
export function LogTools() {
  const { t, speech } = useReplayWords()
  const { hidden, rules } = useLogView()
  const toggle = (kind: LogKind, shown: boolean) =>
    changeLogView({ hidden: shown ? hidden.filter((one) => one !== kind) : [...hidden, kind] })
  return (
    <>
      <fieldset>
        <legend>{t('replay:logTools.kinds')}</legend>
        {logKinds.map((kind) => (
          <label key={kind} className="radio">
            <input
              type="checkbox"
              checked={!hidden.includes(kind)}
              onChange={({ target }) => toggle(kind, target.checked)}
            />
            {t(`replay:logTools.kind.${kind}`)}
          </label>
        ))}
        <label className="radio apart">
          <input
            type="checkbox"
            checked={rules}
            onChange={({ target }) => changeLogView({ rules: target.checked })}
          />
          {t('replay:logTools.rules')}
        </label>
      </fieldset>
      <button type="button" className="menu-entry" onClick={() => void copy(logText(t, speech))}>
        <Glyph name="log" />
        {t('replay:logTools.copy')}
      </button>
    </>
  )
}
