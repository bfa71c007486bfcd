/** The log of a game as a list of moments: its lines, the kinds that they are of, and what of them is wanted. */

import { nth } from '../kernel/index.ts'
import type { Answer, Game, History, Intent, LogLine, Position } from './engine.ts'
import { emptyPhases, isHeading } from './stack.ts'

export type Passes = Record<'light' | 'dark', number>

export interface Entry {
  key: string
  by: string | undefined
  /** Null: a pass. */
  line: LogLine | null
  kind: LogKind | null
  /** A phase that was over at once: nothing could be done in it. */
  empty: boolean
  /** What was passed without asking after it. */
  passes: Passes | null
  /** How many answers had been given then. */
  moment: number
  /** Does it tell the answer itself, and not only what came after it? The reason for the answer is told beside it. */
  tells: boolean
}

/** What a player may want to leave out. Turns and phases are always told. */
export const logKinds = [
  'moves',
  'deploys',
  'battles',
  'cards',
  'force',
  'destinies',
  'passes',
  'others',
] as const
export type LogKind = (typeof logKinds)[number]

type Say = LogLine['say']

/** By how a line begins; the first that fits counts. */
const beginnings: readonly (readonly [LogKind, RegExp])[] = [
  ['passes', /^(passes|turn over)/],
  [
    'moves',
    /^(move\/|move stopped|transfer|reacts|stopped|carried away|jumps off|fails to move|stays|not moved)/,
  ],
  [
    'deploys',
    /^(deploy|replaced|converted|character converted|crossed over|starting|separate cost|no [sS]tarting|not converted|illegal|set aside|never in)/,
  ],
  ['destinies', /^(destin|no destin|draw chosen|draws not chosen|draws to choose|drawn card moved|drawn)/],
  [
    'battles',
    /^(battle|attack|creature|defender|weapon|shot|no weapon|segment|lost as hit|is hit|forfeited|satisfied|owes|joins the|left the|excluded|not excluded|no presence|declines|too late|duel|feeds|ferocity|eaten|parasite|both creatures|seized|captured|escapes|released|imprisoned|frozen|handed over|not captured|sets free|no attack|does not (feed|squeeze)|squeezes|attaches|detaches|lost outside|relocated by|attrition)/,
  ],
  [
    'force',
    /^(activat|draws|drain|must lose|loses|loss|no Force|retrieves|re-circulated|price|maintained|not maintained)/,
  ],
  [
    'cards',
    /^(card played|text|takes effect|cancel|cards|lasting|sets off|played|number|change|flipped|suspended|retargeted|serves|takes|searches|looks|peeks|counts|reveal|found|nothing found|shuffled|reordered|exchanges|moves|stacks|out of play|to |back |stolen|not (stolen|stopped|to be)|sites|lost with|placed|places|comes|duty|Interrupt|react stopped|passed|never goes|missing|none|no such|ordered)/,
  ],
]

/** Of which kind a line is; null: it divides the log. */
export const kindOf = (line: { say: Say }): LogKind | null =>
  isHeading(line as LogLine) || /^(turn|phase) (ends|begins)/.test(line.say) || line.say === 'wins'
    ? null
    : (beginnings.find(([, words]) => words.test(line.say))?.[0] ?? 'others')

function passesOf(answers: readonly Answer<Intent>[]): Passes | null {
  const passes: Passes = { light: 0, dark: 0 }
  for (const { by } of answers) passes[by === 'dark' ? 'dark' : 'light'] += 1
  return answers.length > 0 ? passes : null
}

type Line = History<Position, Intent>

const known = new WeakMap<Game<Position>, readonly Entry[]>()

function entriesAt({ games, turns, opening }: Line, moment: number): readonly Entry[] {
  const game = nth(games, moment)
  const found = known.get(game)
  if (found) return found
  const turn = turns[moment - 1]
  const empty = emptyPhases(game.events)
  const entry = (key: string, line: LogLine | null, by: string | undefined): Entry => ({
    key: `${moment}.${key}`,
    line,
    by,
    kind: line ? kindOf(line) : 'passes',
    empty: line !== null && empty.has(line),
    passes: null,
    moment,
    tells: false,
  })
  const all: Entry[] = game.events.map((line, index) => entry(String(index), line, line.by))
  if (turn && 'pass' in turn.answer) all.unshift(entry('p', null, turn.answer.by))
  const last = all.at(-1)
  if (last) {
    last.passes = passesOf(turn ? turn.automatic : opening)
  }
  const heading = all.find(({ kind }) => kind !== null) ?? all[0]
  if (heading) heading.tells = true
  known.set(game, all)
  return all
}

/** The log up to a moment; each line knows the moment that it tells of. */
export function entriesOf(history: Line, upTo = history.at): Entry[] {
  const all: Entry[] = []
  for (let moment = 0; moment <= upTo; moment++) all.push(...entriesAt(history, moment))
  return all
}

/** Without what is left out. Of phases and turns those stay under which something is told, when anything is left out. */
export function wantedOf(entries: readonly Entry[], hidden: readonly LogKind[]): readonly Entry[] {
  if (hidden.length === 0) return entries
  const wanted = entries.filter(({ kind }) => kind === null || !hidden.includes(kind))
  return wanted.filter(({ line }, index) => {
    if (line?.say !== 'phase begins') return true
    const next = wanted[index + 1]
    return next !== undefined && next.kind !== null
  })
}
