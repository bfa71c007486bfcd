/** The lesson that runs: what is to be done now, and a hand where it is wanted. */

import {
  answerOf,
  current,
  stepNote,
  type Ti4Scenario,
  ti4Actions,
  ti4Lessons,
  useTi4,
} from '../../store/ti4/index.ts'
import { useWords } from './use.ts'

/** A step in words: its note, and what is to be done. */
function useStepText() {
  const { t, language, speech } = useWords()
  const history = useTi4((state) => state.history)
  return (scenario: Ti4Scenario, index: number): { note: string; todo: string } => {
    const step = scenario.steps[index]
    if (!step || !history) return { note: '', todo: '' }
    const p = current(history).state
    const given = answerOf(scenario, index, p)
    const names = (units: readonly number[]) => units.map((unit) => speech.unit(p, unit)).join(', ')
    const system = (id: number) => speech.system(p, id)
    const plainly = (): string => {
      if ('pass' in given) return t('lesson.pass', { player: speech.player(given.by) })
      if ('cards' in given) return t('lesson.choose', { units: names(given.cards) })
      if (!('act' in given)) return ''
      const { act } = given
      const cargo = 'carry' in act && act.carry ? ` ${t('lesson.with', { cargo: names(act.carry) })}` : ''
      if ('activate' in act) return t('lesson.activate', { system: system(act.activate) })
      if ('stay' in act) return t('lesson.stay', { ship: names([act.stay]) })
      if ('confirm' in act) return t('lesson.confirm')
      if ('spaceCannon' in act) {
        const unit = names([act.spaceCannon])
        return act.at
          ? t('lesson.fireAt', { unit, player: speech.player(act.at) })
          : t('lesson.fire', { unit })
      }
      if ('retreat' in act) return t('lesson.retreat', { system: system(act.retreat) }) + cargo
      if ('abilityMove' in act)
        return t('lesson.ability', { ship: names([act.abilityMove]), system: system(act.to) }) + cargo
      const ship = names([act.moveShip])
      const drawn = act.path && p.action?.part === 'move' ? act.path : null
      if (drawn) return t('lesson.path', { ship, path: drawn.map(system).join(' → ') }) + cargo
      const to = act.to ?? act.path?.at(-1)
      if (to !== undefined) return t('lesson.moveTo', { ship, system: system(to) }) + cargo
      return t(p.action ? 'lesson.move' : 'lesson.moveAnywhere', { ship }) + cargo
    }
    const { decision } = current(history)
    const other = decision?.by !== given.by ? `${t('lesson.by', { player: speech.player(given.by) })} ` : ''
    const own = language === 'fr' ? scenario.fr?.steps?.[index] : undefined
    const note = own || stepNote(step.why ?? step.expect.why, language) || ''
    return { note, todo: other + plainly() }
  }
}

export function Lesson() {
  const { t, language } = useWords()
  const scenario = useTi4((state) => state.scenario)
  const source = useTi4((state) => state.source)
  const done = useTi4(({ progress }) => progress.length)
  const text = useStepText()
  if (!scenario || source?.kind !== 'lesson') return null
  const lesson = ti4Lessons.find(({ id }) => id === scenario.id)
  const step = scenario.steps[done]
  const count = scenario.steps.length
  const title = lesson?.title[language] || scenario.title
  const about = lesson?.about[language]
  const now = text(scenario, done)
  const reads = step?.expect.offered !== undefined
  return (
    <section className="lesson box" aria-label={t('region.lesson')}>
      <h2>{title}</h2>
      <progress
        max={count}
        value={done}
        aria-label={t('lesson.step', { number: Math.min(done + 1, count), count })}
      />
      {done === 0 && about && <p className="about">{about}</p>}
      {step ? (
        <>
          <p className="step-count">
            {t('lesson.step', { number: done + 1, count })}
            {step.expect.illegal !== undefined && <b> · {t('lesson.try')}</b>}
          </p>
          <p className="step-text" aria-live="polite">
            {reads
              ? t(step.expect.offered ? 'lesson.possible' : 'lesson.impossible', { todo: now.todo })
              : now.todo}{' '}
            {now.note && <small>{now.note}</small>}
          </p>
        </>
      ) : (
        <p className="step-text finished" aria-live="polite">
          <span aria-hidden="true">✓ </span>
          {t('lesson.finished')}
        </p>
      )}
      <div className="two">
        {step ? (
          <button type="button" className="quiet-button" onClick={() => ti4Actions().showMe()}>
            {t(reads ? 'lesson.next' : 'lesson.show')}
          </button>
        ) : (
          <button type="button" className="quiet-button" onClick={() => ti4Actions().setDialog('lessons')}>
            {t('lesson.another')}
          </button>
        )}
        <button type="button" className="quiet-button" onClick={() => ti4Actions().restart()}>
          {t('lesson.again')}
        </button>
      </div>
      {done > 0 && (
        <details>
          <summary>{t('lesson.done')}</summary>
          <ol>
            {scenario.steps.slice(0, done).map((_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered.
              <li key={index}>
                <span aria-hidden="true">✓</span> {text(scenario, index).todo}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
