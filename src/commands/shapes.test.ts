/** The shapes of what is saved are those of the types as they are: `npm run shapes` writes them. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shapeFiles, shapesIn } from './shapes.ts'

test.each(shapeFiles)('%s is as `npm run shapes` writes it', (file) => {
  expect(shapesIn(file) === readFileSync(file, 'utf8'), 'run `npm run shapes`').toBe(true)
})
