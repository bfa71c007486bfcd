/** A rule's id, at the table of whichever game, that opens the rule's own words. */

import { useTranslation } from 'react-i18next'

/** `open` gets the id. */
export function RuleButton({ id, open }: { id: string; open: (id: string) => void }) {
  const { t } = useTranslation('common')
  return (
    <button type="button" className="rule-id" aria-label={t('why.rule', { id })} onClick={() => open(id)}>
      {id}
    </button>
  )
}
