/** What a scenario says of itself: a note for each of its steps, '' where the step is told by what is done in it. */
interface TextsOfScenario {
  title: string
  why: string
  steps: string[]
}

/** By the id of the scenario. */
export type ScenarioTexts = Readonly<Record<string, TextsOfScenario>>

/** In English a scenario speaks for itself. */
export const en: ScenarioTexts = {}
