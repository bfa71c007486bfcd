/** One rule in its own words. */

import { actions, useStore } from '../../store/index.ts'
import { WithTerms } from '../glossary/WithTerms.tsx'
import { Later, part } from '../later.tsx'
import { useRuleTexts } from '../use.ts'
import { RuleWindow } from './RuleWindow.tsx'

const more = part('src/ui/rulebook/RuleMore.tsx', () =>
  import('../rulebook/RuleMore.tsx').then(({ RuleAlone }) => RuleAlone),
)

export function RuleWords() {
  const open = useStore(({ dialog }) => dialog === 'rule')
  const speech = useRuleTexts(open)
  const id = useStore((state) => state.rule) ?? ''
  const rule = speech?.rule(id) ?? null
  return (
    <RuleWindow
      id={id}
      rule={rule}
      open={open}
      onClose={() => actions().setDialog(null)}
      more={open && rule && <Later part={more} props={{ id, title: rule.title }} />}
    >
      {rule && <WithTerms text={rule.text} />}
    </RuleWindow>
  )
}
