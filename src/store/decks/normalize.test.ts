/** What is looked for is found whatever its case, accents and letters joined in one. */

import { expect, test } from 'vitest'
import { folded, withWords } from './normalize.ts'

test('case, accents, joined letters and kinds of apostrophe make no difference', () => {
  expect(folded('Manœuvre d’ÉVASION')).toBe("manoeuvre d'evasion")
})

test('each word of a query has to be there; a query without words asks nothing', () => {
  const titles = ['Déployer un vaisseau', 'Déployer un véhicule']
  expect(withWords(titles, 'deployer VEHICULE', folded)).toEqual([titles[1]])
  expect(withWords(titles, 'vaisseau véhicule', folded)).toEqual([])
  expect(withWords(titles, '  ', folded)).toBeNull()
})
