/** How great a mistake is that is told. */

import { strictnesses } from '../../store/index.ts'
import { Choice } from '../settings/Choice.tsx'
import { change } from '../settings/change.ts'
import { useReviewWords } from './words.ts'

export function StrictnessChoice({ chosen }: { chosen: (typeof strictnesses)[number] }) {
  const say = useReviewWords()
  return (
    <Choice
      legend={say('strictness')}
      all={strictnesses}
      chosen={chosen}
      said={(one) => say(`strictnesses.${one}`)}
      onChoose={(strictness) => change({ strictness })}
    />
  )
}
