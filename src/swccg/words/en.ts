/** All that the engine says in English: what its chapters say, and the faces of cards. */

import { say, sayFacts, sayMissing } from '../abilities/card.en.ts'
import { trait } from '../abilities/traits.en.ts'
import { words as actions } from '../rules/actions/words.en.ts'
import { words as attacks } from '../rules/attacks/words.en.ts'
import { words as battle } from '../rules/battle/words.en.ts'
import { words as captives } from '../rules/captives/words.en.ts'
import { words as control } from '../rules/control/words.en.ts'
import { words as deploy } from '../rules/deploy/words.en.ts'
import { words as destiny } from '../rules/destiny/words.en.ts'
import { words as force } from '../rules/force/words.en.ts'
import { words as gameText } from '../rules/game-text/words.en.ts'
import { words as ground } from '../rules/ground/words.en.ts'
import { words as leavingTable } from '../rules/leaving-table/words.en.ts'
import { words as movement } from '../rules/movement/words.en.ts'
import { words as persona } from '../rules/persona/words.en.ts'
import { words as piles } from '../rules/piles/words.en.ts'
import { words as react } from '../rules/react/words.en.ts'
import { words as start } from '../rules/start/words.en.ts'
import { words as stealing } from '../rules/stealing/words.en.ts'
import { words as terms } from '../rules/terms/words.en.ts'
import { words as turn } from '../rules/turn/words.en.ts'
import { words as values } from '../rules/values/words.en.ts'
import { words as weapons } from '../rules/weapons/words.en.ts'
import { type Book, gathered } from './book.ts'
import { common } from './common.en.ts'

export const chapters = [
  ...actions,
  ...attacks,
  ...battle,
  ...captives,
  ...control,
  ...deploy,
  ...destiny,
  ...force,
  ...gameText,
  ...ground,
  ...leavingTable,
  ...movement,
  ...persona,
  ...piles,
  ...react,
  ...start,
  ...stealing,
  ...terms,
  ...turn,
  ...values,
  ...weapons,
] as const

export const book: Book = {
  ...gathered(chapters),
  common,
  grammar: {
    isOne: (count) => count === 1,
    after: (said, word) =>
      /(^|\s)a $/i.test(said) && /^[aeio]/i.test(word) ? `${said.trimEnd()}n ${word}` : said + word,
  },
  decimal: '.',
  say,
  sayFacts,
  sayMissing,
  trait,
}
