/** A rule's id that opens the rule's own words. */

import { actions } from '../../store/index.ts'
import { useWords } from '../use.ts'

export function RuleLink({ id }: { id: string }) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="rule-id"
      aria-label={t('why.rule', { id })}
      onClick={() => actions().showRule(id)}
    >
      {id}
    </button>
  )
}
