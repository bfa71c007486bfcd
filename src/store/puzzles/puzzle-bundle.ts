/** The texts of all puzzles, and what they say in other languages; a chunk of its own. */

import type { TextsOfScenario } from '../../scenarios/format/texts.ts'

export const files: Record<string, string> = import.meta.glob<string>('../../scenarios/puzzles/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const translations: Record<string, TextsOfScenario> = import.meta.glob<TextsOfScenario>(
  '../../scenarios/puzzles/*.*.ts',
  { import: 'default', eager: true },
)
