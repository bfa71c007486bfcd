import type { ScenarioTexts } from '../../scenarios/en.ts'

/** In English a scenario speaks for itself. */
export const en: ScenarioTexts = {}
