/** The lesson that runs: what is to be done now, and a hand where it is wanted. */

import {
  answerOf,
  current,
  type Ti4Scenario,
  textsOf,
  ti4Actions,
  ti4Lessons,
  useTi4,
} from '../../store/ti4/index.ts'
import { LessonBox } from '../lesson/LessonBox.tsx'
import { useWords } from './use.ts'

/** What a lesson says: as the shelf has it now, whenever it was laid. */
const textsFor = (scenario: Ti4Scenario) =>
  ti4Lessons.find(({ id }) => id === scenario.id)?.texts ?? textsOf(scenario)

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
      if (act.kind === 'activate') return t('lesson.activate', { system: system(act.system) })
      if (act.kind === 'stay') return t('lesson.stay', { ship: names([act.ship]) })
      if (act.kind === 'confirm') return t('lesson.confirm')
      if (act.kind === 'spaceCannon') {
        const unit = names([act.unit])
        return act.at
          ? t('lesson.fireAt', { unit, player: speech.player(act.at) })
          : t('lesson.fire', { unit })
      }
      if (act.kind === 'retreat') return t('lesson.retreat', { system: system(act.to) }) + cargo
      if (act.kind === 'abilityMove')
        return t('lesson.ability', { ship: names([act.ship]), system: system(act.to) }) + cargo
      const ship = names([act.ship])
      const drawn = act.path && p.action?.part === 'move' ? act.path : null
      if (drawn) return t('lesson.path', { ship, path: drawn.map(system).join(' → ') }) + cargo
      const to = act.to ?? act.path?.at(-1)
      if (to !== undefined) return t('lesson.moveTo', { ship, system: system(to) }) + cargo
      return t(p.action ? 'lesson.move' : 'lesson.moveAnywhere', { ship }) + cargo
    }
    const { decision } = current(history)
    const other = decision?.by !== given.by ? `${t('lesson.by', { player: speech.player(given.by) })} ` : ''
    const note = textsFor(scenario)[language]?.steps[index] ?? ''
    return { note, todo: other + plainly() }
  }
}

/** Nothing where no lesson runs. */
export function Lesson() {
  const { t, language } = useWords()
  const scenario = useTi4((state) => state.scenario)
  const source = useTi4((state) => state.source)
  const done = useTi4(({ progress }) => progress.length)
  const text = useStepText()
  if (!scenario || source?.kind !== 'lesson') return null
  const { steps } = scenario
  const told = (index: number) => {
    const { note, todo } = text(scenario, index)
    const offered = steps[index]?.expect.offered
    const what = offered === undefined ? todo : t(offered ? 'lesson.possible' : 'lesson.impossible', { todo })
    return (
      <>
        {what} {index === done && note && <small>{note}</small>}
      </>
    )
  }
  return (
    <LessonBox
      title={textsFor(scenario)[language]?.title || scenario.title}
      about={textsFor(scenario)[language]?.why}
      count={steps.length}
      done={done}
      text={told}
      tries={(index) => steps[index]?.expect.illegal !== undefined}
      reads={(index) => steps[index]?.expect.offered !== undefined}
      showMe={() => ti4Actions().showMe()}
      again={() => ti4Actions().restart()}
      another={() => ti4Actions().setDialog('lessons')}
    />
  )
}
