/** `npm run cards`: every card of the pool, its text in both languages, and how much of that text is played. */

import './closed-pipe.mjs'
import { type CardFacts, pool, speechIn } from '../swccg/index.ts'
import { learn } from '../swccg/words/learn.ts'

await Promise.all([learn('en'), learn('fr')])
const en = speechIn('en')
const fr = speechIn('fr')

type Played = 'none' | 'partial' | 'full'

/** 'full' if nothing is missing; 'none' if something is, and nothing of the text is told. */
function played(card: CardFacts): Played {
  if (!card.missing || card.missing.length === 0) return 'full'
  return en.cardText(card).length > 0 ? 'partial' : 'none'
}

function report(card: CardFacts) {
  const { abilities: _, missing = [], ...facts } = card
  return {
    ...facts,
    text: { en: en.cardText(card), fr: fr.cardText(card) },
    abilities: played(card),
    missing,
  }
}

function line(card: CardFacts): string {
  const missing = card.missing ? `, without ${card.missing.join(', ')}` : ''
  return `${card.key} ${card.side} ${card.title}: ${played(card)}${missing}`
}

const unknown = process.argv.slice(2).filter((flag) => flag !== '--json')
if (unknown.length > 0) {
  console.error(`cards: unknown argument ${unknown.join(' ')} (only --json is known)`)
  process.exitCode = 2
} else if (process.argv.includes('--json')) {
  console.log(JSON.stringify(pool.map(report), null, 1))
} else {
  const count = (wanted: Played) => pool.filter((card) => played(card) === wanted).length
  console.log(pool.map(line).join('\n'))
  console.log(
    `${pool.length} cards: ${count('full')} full, ${count('partial')} partial, ${count('none')} none`,
  )
}
