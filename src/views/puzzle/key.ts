/** A short name for a position, equal for equal ones: what has been searched once is not searched again. */

/** What tells apart only in which order things have come about. */
const passedOver = new Set(['clock', 'since', 'forceUsed', 'shown', 'glimpsed'])

/** Numbers the different values that it has met. What is the same object as before is not looked through again. */
export function numbering(): (value: unknown) => number {
  const known = new WeakMap<object, number>()
  const numbers = new Map<string, number>()
  const number = (text: string): number => {
    const found = numbers.get(text)
    if (found !== undefined) return found
    numbers.set(text, numbers.size)
    return numbers.size - 1
  }
  const of = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return number(`${typeof value} ${String(value)}`)
    const before = known.get(value)
    if (before !== undefined) return before
    const text = Array.isArray(value)
      ? `[${value.map(of).join()}]`
      : `{${Object.entries(value)
          .filter(([key, part]) => part !== undefined && !passedOver.has(key))
          .map(([key, part]) => `${key}:${of(part)}`)
          .join()}}`
    const found = number(text)
    known.set(value, found)
    return found
  }
  return of
}
