import { performance } from 'node:perf_hooks'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '../../swccg/decks/index.ts'
import { loadSpeech } from '../language/speech.ts'
import { parseQuery, typedTerm, withoutTerm } from './query.ts'
import { type CardIndex, findCards, indexFor, indexSome, playedOf } from './search.ts'

const calls = {
  type: ({ type }: { type: string }) => (type === 'vehicle' ? 'véhicule' : type),
  side: ({ side }: { side: string }) => side,
  printed: (word: string) => word,
  played: (played: string) => played,
}

let index: CardIndex
beforeAll(async () => {
  await loadSpeech('fr')
  index = indexFor('fr', calls)
  expect(indexSome(index, 0, () => true)).toBe(catalogue.length)
})

const titles = (typed: string) => findCards(index, parseQuery(typed)).map(({ title }) => title)
const all = (typed: string) => findCards(index, parseQuery(typed))

describe('what is typed', () => {
  it('is words and conditions, in English and in French', () => {
    const told = (typed: string) =>
      parseQuery(typed).map(({ field, op, value, not }) => [field, op, value, not])
    expect(told('vader power > 5')).toEqual([
      [null, ':', 'vader', false],
      ['power', '>', '5', false],
    ])
    expect(told('Puissance≥3 -icône:pilot déploiement: 2')).toEqual([
      ['power', '>=', '3', false],
      ['icon', ':', 'pilot', true],
      ['deploy', '=', '2', false],
    ])
    expect(told('type = vehicle "any combat"')).toEqual([
      ['type', ':', 'vehicle', false],
      [null, ':', 'any combat', false],
    ])
    expect(told('Tatooine: Cantina')).toEqual([
      [null, ':', 'tatooine', false],
      [null, ':', 'cantina', false],
    ])
  })

  it('asks for nothing by a condition that is still being typed', () => {
    for (const begun of [
      'vader power >',
      'vader power > ',
      'vader -power!',
      'vader puissance ≥',
      'vader titre: "',
    ])
      expect(parseQuery(begun).map(({ value }) => value)).toEqual(['vader'])
    // What is no field is a word, and so is a field's name alone.
    expect(parseQuery('Tatooine:').map(({ value }) => value)).toEqual(['tatooine'])
    expect(parseQuery('power').map(({ value }) => value)).toEqual(['power'])
  })

  it('loses one condition and keeps the others', () => {
    const typed = 'vader power > 5 type: character'
    const [, power] = parseQuery(typed)
    expect(withoutTerm(typed, power!)).toBe('vader type: character')
    const term = typedTerm('set', ':', 'Cloud City', 'fr')
    expect(term).toBe('extension: "Cloud City"')
    expect(parseQuery(term)).toMatchObject([{ field: 'set', value: 'cloud city' }])
  })
})

describe('the search', () => {
  it('finds titles before what is said of other cards', () => {
    expect(
      titles('vader')
        .slice(0, 3)
        .every((title) => /vader/i.test(title)),
    ).toBe(true)
    expect(titles("vader's light")[0]).toBe("Vader's Lightsaber")
  })

  it('compares numbers, and leaves out what has none', () => {
    const strong = all('power > 5 type: character')
    expect(strong.length).toBeGreaterThan(5)
    expect(strong.every(({ type, numbers }) => type === 'character' && Number(numbers.power) > 5)).toBe(true)
    expect(all('power > 5').some(({ type }) => type === 'interrupt')).toBe(false)
    expect(all('dark >= 3').every(({ type }) => type === 'location')).toBe(true)
  })

  it('knows what the page calls things, the texts of the engine, and what is not', () => {
    expect(all('type: vehicule').every(({ type }) => type === 'vehicle')).toBe(true)
    expect(all('texte: attrition').every(({ played }) => played !== null)).toBe(true)
    const some = all('side: dark -played: not set: hoth')
    expect(some.length).toBeGreaterThan(5)
    expect(some.every((card) => card.side === 'dark' && playedOf(card) !== 'not')).toBe(true)
    expect(all('qqqqq')).toEqual([])
  })

  it('sorts by what is asked for', () => {
    const costs = findCards(index, parseQuery('type: starship'), 'deploy').map(
      ({ numbers }) => numbers.deploy,
    )
    const known = costs.map(Number).filter(Number.isFinite)
    expect(known).toEqual([...known].sort((one, other) => one - other))
    expect(findCards(index, [], 'title')).toHaveLength(catalogue.length)
  })

  it('takes no longer than a frame', () => {
    const typed = 'a pilot who adds 2 to power of anything he pilots'
    const times = Array.from(typed, (_, at) => {
      const before = performance.now()
      findCards(index, parseQuery(typed.slice(0, at + 1)))
      return performance.now() - before
    })
    expect(times.sort((one, other) => one - other)[times.length >> 1]).toBeLessThan(16)
  })
})
