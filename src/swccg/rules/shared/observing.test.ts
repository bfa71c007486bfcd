import { describe, expect, it } from 'vitest'
import { applies, aside, isObserved, observed, observedIn } from './observing.ts'

describe('rules that show themselves', () => {
  it('are seen, each once, in the order in which they apply', () => {
    expect(observed(() => void (applies('B', 'A') && applies('B')))).toEqual(['B', 'A'])
    expect(isObserved()).toBe(false)
  })

  it('are those of what is watched, not of what is tried besides', () => {
    const seen = observedIn(function* () {
      applies('A')
      yield aside(() => [isObserved(), applies('B')])
      applies('C')
    })
    expect(seen).toEqual(['A', 'C'])
  })

  it('are watched again after something tried besides has failed', () => {
    const fails = () => {
      throw new Error('no such card')
    }
    const seen = observed(() => {
      expect(() => aside(fails)).toThrow('no such card')
      applies('A')
    })
    expect(seen).toEqual(['A'])
  })
})
