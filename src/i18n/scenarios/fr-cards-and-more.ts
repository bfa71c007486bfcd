import type { ScenarioTexts } from './en.ts'

/** La fin du chemin : réponses, textes des cartes, gagner. */
export const cardsAndMore: ScenarioTexts = {}
