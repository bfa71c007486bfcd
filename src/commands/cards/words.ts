/** What the faces of cards say, in both languages. */

import type { CardFacts } from '../../swccg/index.ts'
import { speechIn } from '../../swccg/words/index.ts'
import { learn } from '../../swccg/words/learn.ts'

await Promise.all([learn('en'), learn('fr')])

const speech = { en: speechIn('en'), fr: speechIn('fr') }

/** The languages in which cards are told here. */
export const tongues = ['en', 'fr'] as const
export type Tongue = (typeof tongues)[number]

/** The lines of a card's face. */
export const wordsOf = (card: CardFacts, tongue: Tongue): string[] => speech[tongue].cardText(card)

/** The lines of the other side of an Objective; none on other cards. */
export const wordsOfBack = ({ back, editions: _, ...card }: CardFacts, tongue: Tongue): string[] =>
  back ? speech[tongue].cardText({ ...card, abilities: back.abilities }) : []
