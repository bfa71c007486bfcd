/** Numbers that can be opened, and what a price is made of. */

import { isMadeUp, type Part, type Position } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { Popup } from './Popup.tsx'

interface NumberProps {
  p: Position
  /** What the number is: 'Power'. */
  name: string
  /** As it is shown. */
  total: number | string
  parts: readonly Part[] | undefined
}

/** A number. Where something has changed it, it opens what it is made of. */
export function NumberOf({ p, name, total, parts = [] }: NumberProps) {
  const text = String(total)
  if (!isMadeUp(parts)) return <>{text}</>
  return <Popup p={p} name={name} total={text} parts={parts} />
}

/** What a price is made of, in a line, where that is more than one thing. For buttons, in which nothing can be opened. */
export function Sum({ p, parts }: { p: Position; parts: readonly Part[] }) {
  const { speech } = useWords()
  if (parts.filter(({ vain }) => !vain).length < 2) return null
  return <small className="sum">{speech.sum(p, parts)}</small>
}
