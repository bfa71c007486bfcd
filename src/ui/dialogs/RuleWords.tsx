/** One rule in its own words. */

import { actions, useStore } from '../../store/index.ts'
import { useRuleTexts } from '../use.ts'
import { RuleWindow } from './RuleWindow.tsx'

export function RuleWords() {
  const open = useStore(({ dialog }) => dialog === 'rule')
  const speech = useRuleTexts(open)
  const id = useStore((state) => state.rule) ?? ''
  return (
    <RuleWindow
      id={id}
      rule={speech?.rule(id) ?? null}
      open={open}
      onClose={() => actions().setDialog(null)}
    />
  )
}
