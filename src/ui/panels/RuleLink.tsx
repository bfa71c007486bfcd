/** A rule's id that opens the rule's own words. */

import { actions } from '../../store/index.ts'
import { useWords } from '../use.ts'

const showRule = (id: string) => actions().showRule(id)

export function RuleLink({ id, open = showRule }: { id: string; open?: (id: string) => void }) {
  const { t } = useWords()
  return (
    <button type="button" className="rule-id" aria-label={t('why.rule', { id })} onClick={() => open(id)}>
      {id}
    </button>
  )
}
