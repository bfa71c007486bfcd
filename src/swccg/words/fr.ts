/** All that the engine says in French. */

import { say, sayFacts, sayMissing } from '../abilities/card.fr.ts'
import { trait } from '../abilities/traits.fr.ts'
import { words as actions } from '../rules/actions/words.fr.ts'
import { words as attacks } from '../rules/attacks/words.fr.ts'
import { words as battle } from '../rules/battle/words.fr.ts'
import { words as captives } from '../rules/captives/words.fr.ts'
import { words as control } from '../rules/control/words.fr.ts'
import { words as deploy } from '../rules/deploy/words.fr.ts'
import { words as destiny } from '../rules/destiny/words.fr.ts'
import { words as force } from '../rules/force/words.fr.ts'
import { words as gameText } from '../rules/game-text/words.fr.ts'
import { words as ground } from '../rules/ground/words.fr.ts'
import { words as leavingTable } from '../rules/leaving-table/words.fr.ts'
import { words as movement } from '../rules/movement/words.fr.ts'
import { words as persona } from '../rules/persona/words.fr.ts'
import { words as piles } from '../rules/piles/words.fr.ts'
import { words as react } from '../rules/react/words.fr.ts'
import { words as start } from '../rules/start/words.fr.ts'
import { words as stealing } from '../rules/stealing/words.fr.ts'
import { words as terms } from '../rules/terms/words.fr.ts'
import { words as turn } from '../rules/turn/words.fr.ts'
import { words as values } from '../rules/values/words.fr.ts'
import { words as weapons } from '../rules/weapons/words.fr.ts'
import { type Book, gathered } from './book.ts'
import { common } from './common.fr.ts'
import type { chapters as en } from './en.ts'

export const chapters: typeof en = [
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
]

/** 'de Executor' becomes 'd’Executor', 'que une carte' 'qu’une carte'. */
const elided = /(^|[\s’])(d|qu|l|n|s)e $/i
const vowel = /^[aeiouàâéèêîôû]/i

export const book: Book = {
  ...gathered(chapters),
  common,
  grammar: {
    isOne: (count) => Math.abs(count) < 2,
    after: (said, word) =>
      elided.test(said) && vowel.test(word) ? `${said.slice(0, -2)}’${word}` : said + word,
  },
  decimal: ',',
  say,
  sayFacts,
  sayMissing,
  trait,
}
