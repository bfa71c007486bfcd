/** What a number is made of, line by line; what comes to nothing says why. */

import type { Part, Position } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'

interface PartsListProps {
  p: Position
  parts: readonly Part[]
  /** Each with the rule by which it is so. */
  withRules?: boolean
  /** They follow others that are told elsewhere. */
  goesOn?: boolean
}

/** `withRules` adds the rule of each line. */
export function PartsList({ p, parts, withRules, goesOn = false }: PartsListProps) {
  const { speech } = useWords()
  return (
    <ul className="parts">
      {speech.parts(p, parts, goesOn).map(({ amount, by, vain, rule }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other order than that in which they came.
        <li key={index} data-vain={vain !== undefined || undefined}>
          <b>{amount}</b>
          <span>
            {by}
            {vain && <small>{vain}</small>}
          </span>
          {withRules && rule && <RuleLink id={rule} />}
        </li>
      ))}
    </ul>
  )
}
