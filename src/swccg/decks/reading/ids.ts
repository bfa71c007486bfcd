/** Ids alone, one for each copy; those after a bar stand beside the deck. */

import { type ListedCard, listedCard } from './heard.ts'

const onlyIds = /^[\s,;|]*\d{1,4}_\d{1,4}[*^]*(?:[\s,;|]+\d{1,4}_\d{1,4}[*^]*)*[\s,;|]*$/

/** A deck has no more ids than fit into so many characters. */
const longest = 20_000

export const isListOfIds = (text: string): boolean => text.length < longest && onlyIds.test(text)

export function readIds(text: string, line: number, beside: boolean): ListedCard[] {
  const [inside = '', ...others] = text.split('|')
  return [
    { part: inside, outside: beside },
    { part: others.join(), outside: true },
  ].flatMap(({ part, outside }) =>
    (part.match(/\d+_\d+/g) ?? []).map((id) => listedCard({ line, outside, id, title: id })),
  )
}
