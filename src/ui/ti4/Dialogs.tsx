/** Lessons, galaxies, help, and one rule in its own words. */

import { galaxies, ti4Actions, ti4Lessons, useTi4 } from '../../store/ti4/index.ts'
import { RuleWindow } from '../dialogs/RuleWindow.tsx'
import { Window } from '../dialogs/Window.tsx'
import { Files } from './Files.tsx'
import { useWords } from './use.ts'

const close = () => ti4Actions().setDialog(null)

/** Each shows itself when the store names it. */
export function Dialogs() {
  return (
    <>
      <Lessons />
      <Galaxies />
      <Help />
      <Rule />
    </>
  )
}

function Lessons() {
  const { t, language } = useWords()
  const open = useTi4(({ dialog }) => dialog === 'lessons')
  const finished = useTi4((state) => state.finished)
  return (
    <Window title={t('shelf.lessons')} open={open} onClose={close} wide>
      <ul className="shelf" aria-label={t('shelf.lessons')}>
        {ti4Lessons.map(({ id, texts, steps }) => (
          <li key={id}>
            <button type="button" onClick={() => void ti4Actions().openLesson(id)}>
              <b>{texts[language]?.title || texts.en?.title}</b>
              {texts[language]?.why && <span className="about">{texts[language].why}</span>}
              <small>
                {id} · {t('shelf.steps', { count: steps })}
                {finished.includes(id) && <span className="finished"> · ✓ {t('shelf.finished')}</span>}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Window>
  )
}

const known = ['teaching', 'six', 'wild'] as const

function Galaxies() {
  const { t } = useWords()
  const open = useTi4(({ dialog }) => dialog === 'galaxies')
  return (
    <Window title={t('shelf.galaxies')} open={open} onClose={close} wide>
      <ul className="shelf" aria-label={t('shelf.galaxies')}>
        {galaxies.map(({ id }) => {
          const name = known.find((one) => one === id) ?? 'teaching'
          return (
            <li key={id}>
              <button type="button" className="story" onClick={() => void ti4Actions().openGalaxy(id)}>
                <b>{t(`shelf.galaxy.${name}`)}</b>
                <span className="about">{t(`shelf.galaxy.${name}About`)}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <Files />
    </Window>
  )
}

const named = ['enter', 'tab', 'escape'] as const
const signs = [
  ['␣', 'space'],
  ['Ctrl Z', 'undo'],
  ['F6', 'regions'],
] as const

function Help() {
  const { t } = useWords()
  const open = useTi4(({ dialog }) => dialog === 'help')
  const keys = [
    ['← ↑ → ↓', 'arrows'] as const,
    ...named.map((what) => [t(`help.keyName.${what}`), what] as const),
    ...signs,
  ]
  return (
    <Window title={t('help.title')} open={open} onClose={close}>
      <p>{t('scope')}</p>
      <h3>{t('help.keys')}</h3>
      <dl className="keys">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`help.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Window>
  )
}

function Rule() {
  const { speech } = useWords()
  const open = useTi4(({ dialog }) => dialog === 'rule')
  const id = useTi4((state) => state.rule) ?? ''
  return <RuleWindow id={id} rule={speech.rule(id)} open={open} onClose={close} />
}
