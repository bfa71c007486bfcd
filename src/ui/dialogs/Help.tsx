/** 'Movement at a glance', the keys, and a search through the rules. */

import { actions, keyActs, useSettings, useStore } from '../../store/index.ts'
import { glance } from '../../views/index.ts'
import { OpenGlossary } from '../glossary/OpenGlossary.tsx'
import { keyText } from '../moving/key-words.ts'
import { useWords } from '../use.ts'
import { RuleSearch } from './RuleSearch.tsx'
import { Window } from './Window.tsx'

/** Keys that are always the same. */
const keys = ['arrows', 'enter', 'tab', 'escape', 'zoom', 'map'] as const

/** Its body is made once it is opened. */
export function Help() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'help')
  return (
    <Window title={t('help')} open={open} onClose={() => actions().setDialog(null)} wide>
      {open && <Body />}
    </Window>
  )
}

function Body() {
  const { t, speech } = useWords()
  const edition = useStore((state) => state.edition)
  const chosen = useSettings((settings) => settings.keys)
  return (
    <>
      <h3>{t('helpDialog.glance')}</h3>
      <p className="small">{t('helpDialog.regularNote')}</p>
      <table className="glance">
        <thead>
          <tr>
            <th>{t('helpDialog.move')}</th>
            <th>{t('helpDialog.class')}</th>
            <th>{t('helpDialog.cost')}</th>
            <th>{t('helpDialog.notes')}</th>
          </tr>
        </thead>
        <tbody>
          {glance(edition).map((row) => {
            const told = speech.glance(row)
            return (
              <tr key={row.row}>
                <th scope="row">{told.name}</th>
                <td>{told.class}</td>
                <td>{told.cost}</td>
                <td>{told.notes.join(' ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <h3>{t('helpDialog.keys')}</h3>
      <dl className="keys">
        {keyActs.map((act) => (
          <div key={act}>
            <dt>
              <kbd>{keyText(t, chosen[act])}</kbd>
            </dt>
            <dd>{t(`helpDialog.key.${act}`)}</dd>
          </div>
        ))}
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{t(`helpDialog.keyName.${key}`)}</kbd>
            </dt>
            <dd>{t(`helpDialog.key.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="quiet-button" onClick={() => actions().setDialog('settings')}>
        {t('helpDialog.chooseKeys')}
      </button>
      <button
        type="button"
        className="quiet-button"
        onClick={() => {
          actions().setDialog(null)
          void actions().openLesson('the-table')
        }}
      >
        {t('helpDialog.tour')}
      </button>
      <OpenGlossary />
      <h3>{t('helpDialog.rules')}</h3>
      <RuleSearch />
    </>
  )
}
