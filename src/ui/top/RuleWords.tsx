/** One rule in its own words. */

import { actions, useStore } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { RuleWindow } from './RuleWindow.tsx'

export function RuleWords() {
  const { speech } = useWords()
  const open = useStore(({ dialog }) => dialog === 'rule')
  const id = useStore((state) => state.rule) ?? ''
  return <RuleWindow id={id} rule={speech.rule(id)} open={open} onClose={() => actions().setDialog(null)} />
}
