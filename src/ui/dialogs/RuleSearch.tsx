/** Finds a rule by its words or its number. */

import { useDeferredValue, useMemo, useState } from 'react'
import { ruleIds } from '../../store/index.ts'
import { Marked } from '../rulebook/Marked.tsx'
import { useRuleSearch } from '../rulebook/rules.ts'
import { useRuleTexts, useWords } from '../use.ts'

const most = 30

export function RuleSearch() {
  const { t } = useWords()
  const speech = useRuleTexts()
  const [wanted, setWanted] = useState('')
  const rules = useMemo(
    () =>
      ruleIds().flatMap((id) => {
        const rule = speech?.rule(id)
        return rule ? [{ id, ...rule }] : []
      }),
    [speech],
  )
  const search = useRuleSearch(rules)
  const asked = search(useDeferredValue(wanted.trim()))
  const found = asked ?? []
  return (
    <>
      <input
        type="search"
        className="search"
        value={wanted}
        placeholder={t('helpDialog.search')}
        aria-label={t('helpDialog.search')}
        onChange={({ target }) => setWanted(target.value)}
      />
      <p className="small" aria-live="polite">
        {asked &&
          (found.length > 0 ? t('helpDialog.found', { count: found.length }) : t('helpDialog.nothing'))}
      </p>
      <ul className="rules">
        {found.slice(0, most).map(({ id, title, text, cites, matched }) => (
          <li key={id}>
            <b>
              <Marked text={title} words={matched} />
            </b>{' '}
            <span className="rule-id">{id}</span>
            <p>
              <Marked text={text} words={matched} terms />
            </p>
            <p className="cite">{cites.map(({ heading }) => heading).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
