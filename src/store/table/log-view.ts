/** What somebody leaves out of the log. */

import { create } from 'zustand'
import { type LogKind, logKinds } from '../../views/log.ts'
import { recall, remember } from '../browser/storage.ts'

interface LogView {
  hidden: readonly LogKind[]
  /** Which rules have caused a line is told beside it. */
  rules: boolean
}

function recalled(): LogView {
  const words = (recall('log') ?? '').split(' ')
  return { hidden: logKinds.filter((kind) => words.includes(kind)), rules: !words.includes('rules') }
}

/** What is left out of the log; it is remembered. */
export const useLogView = create<LogView>()(recalled)

export function changeLogView(part: Partial<LogView>): void {
  useLogView.setState(part)
  const { hidden, rules } = useLogView.getState()
  remember('log', [...hidden, ...(rules ? [] : ['rules'])].join(' '))
}
