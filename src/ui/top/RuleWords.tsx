/** One rule in its own words. */

import { actions, useStore } from '../../store/index.ts'
import { useRuleWords, useWords } from '../use.ts'
import { Window } from './Window.tsx'

export function RuleWords() {
  const { t } = useWords()
  const ruleOf = useRuleWords()
  const open = useStore(({ dialog }) => dialog === 'rule')
  const id = useStore((state) => state.rule) ?? ''
  const rule = ruleOf(id)
  return (
    <Window
      title={rule?.title ?? t('why.rule', { id })}
      open={open}
      onClose={() => actions().setDialog(null)}
    >
      <p>{rule?.text}</p>
      <p className="cite">
        <span className="rule-id">{id}</span>
        {rule?.cites.map(({ doc, heading }) => (
          <span key={doc + heading}>
            {doc} · {heading}
          </span>
        ))}
      </p>
    </Window>
  )
}
