/** What numbers are made of, in words. */

import { listed, type Part } from '../../kernel/index.ts'
import type { Position } from '../model/types.ts'
import type { Book } from './book.ts'
import type { Sentences } from './sentences.ts'
import type { PartLine, Speech } from './speech.ts'

const signs: Record<Part['does'], string> = {
  is: '=',
  add: '+',
  times: '×',
  rounded: '=',
  'at most': '≤',
  'at least': '≥',
  free: '=',
}

/** How a book tells the parts of numbers. */
export function partsSpeech(book: Book, { name, fillIn: tell }: Sentences): Pick<Speech, 'parts' | 'sum'> {
  const phrase = (p: Position, key: string, details: Record<string, unknown>): string =>
    tell(p, book.parts[key], details) ?? ''

  const isKnown = (key: string): boolean => Object.hasOwn(book.parts, key)

  /** What has done it: a card, a rule in a few words, or the print. */
  const cause = (p: Position, { by, n }: Part): string => {
    if (typeof by === 'number') return name(p, by)
    const key = [by, by.split('-')[0] ?? ''].find(isKnown) ?? '*'
    return phrase(p, key, { n: Math.abs(n) })
  }

  const number = (n: number): string => String(Math.abs(n)).replace('.', book.decimal)

  const amount = ({ does, n }: Part, isFirst: boolean): string => {
    if (isFirst && does !== 'free') return n < 0 ? `−${number(n)}` : number(n)
    if (does === 'add') return `${n < 0 ? '−' : '+'}${number(n)}`
    return does === 'times' ? `×${number(n)}` : `${signs[does]} ${number(n)}`
  }

  const textOf = (p: Position, part: Part, isFirst: boolean): string => {
    const { by, does, n } = part
    const key =
      does === 'is' && by === 'printed'
        ? 'printed'
        : does === 'is' && !isFirst
          ? 'set'
          : does === 'add' && n < 0
            ? 'less'
            : does
    return phrase(p, `say/${key}`, { n: Math.abs(n), cause: cause(p, part) })
  }

  return {
    parts: (p, parts, goesOn = false) =>
      parts.map((part, index): PartLine => {
        const { vain, rule } = part
        const why = rule !== undefined && isKnown(`vain/${rule}`) ? `vain/${rule}` : 'vain/*'
        return {
          amount: amount(part, index === 0 && !goesOn),
          by: cause(p, part),
          ...(vain ? { vain: phrase(p, why, {}) } : {}),
          ...(rule === undefined ? {} : { rule }),
        }
      }),
    sum(p, parts) {
      const counting = parts.filter(({ vain }) => !vain)
      return listed(
        counting.map((part, index) => textOf(p, part, index === 0)),
        book.common.and,
      )
    },
  }
}
