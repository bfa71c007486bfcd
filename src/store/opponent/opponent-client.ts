/**
 * Asks the opponent. What thinks may fail, fall silent or take too long: then it is ended, another one is started and
 * asked the same, and whoever has asked notices nothing but the time.
 */

import { addressOf, fetchFiles, fetchPart } from '../browser/fetching.ts'
import { needCardsToThink, newCardsIn } from './cards-to-think.ts'
import type { Asked, Heard, Look, Looked, Question, Reply } from './opponent-protocol.ts'

type Wanted = Extract<Asked, { id: number }>

/** Something that thinks, until it is ended. */
export interface Head {
  /** It has come as far as it can be asked. */
  ready: Promise<unknown>
  ask(asked: Wanted): void
  end(): void
}

/** Starts one. `hear` takes what it says, `die` that it has failed as a whole. */
export type StartHead = (hear: (heard: Heard) => void, die: () => void) => Head

const part = 'src/store/opponent/opponent-engine.ts'

function inWorker(hear: (heard: Heard) => void, die: () => void): Head {
  const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })
  const taught = new Set<string>()
  worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  worker.addEventListener('error', die)
  worker.addEventListener('messageerror', die)
  return {
    // Its files come as those of any part do: as often as the network lets them.
    ready: fetchFiles(part).then(() => worker.postMessage({ from: addressOf(part) })),
    ask(asked) {
      const cards = newCardsIn(asked, taught)
      if (cards.length > 0) worker.postMessage({ cards } satisfies Asked)
      worker.postMessage(asked)
    },
    end: () => worker.terminate(),
  }
}

/** In the page itself: where no worker will do. */
export function inPage(hear: (heard: Heard) => void): Head {
  let ended = false
  const mind = fetchPart(part, () => import('./opponent-engine.ts'))
  return {
    ready: mind,
    async ask(asked) {
      const { answered } = await mind
      if (!ended) hear(answered(asked))
    },
    end() {
      ended = true
    },
  }
}

/** What it may take beyond its budget, in milliseconds: a slow machine starts it, and sends things to and fro. */
const grace = 8000

/** What has begun to think is alive, however slow the machine: it is given so many times as long. */
const alive = 6

/** Silence is counted in steps of so many milliseconds: whatever keeps the page itself waiting makes them longer, too. */
const step = 250

/** A look at one decision takes some seconds at most on a slow machine, in milliseconds. */
const lookTakes = 30_000

/** After so many failures at one question the easiest level is asked, in the page; after as many more, nobody. */
const patience = 2

export interface Thinker {
  /** The answer; null where all attempts have failed. */
  ask(question: Question): Promise<Reply | null>
  /** What comes of a look at what has been answered; null where all attempts have failed. */
  look(look: Look): Promise<Looked | null>
  /** Nobody waits any more for what has been asked so far: those promises never resolve. */
  drop(): void
  /** The same, and what thinks is ended; it is started again for what is asked next. */
  rest(): void
}

/** What has come of a question. */
type Result = Exclude<Heard, { fault: string } | { begun: true }>

interface Waiting {
  wanted: Wanted
  failures: number
  /** Ends the wait for an answer. */
  stop(): void
  reply(heard: Result | null): void
}

/** Calls back after so much silence, in milliseconds. It returns the way to stop. */
function afterSilence(milliseconds: number, then: () => void): () => void {
  let left = milliseconds
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    const some = Math.min(step, left)
    left -= some
    timer = setTimeout(left > 0 ? wait : then, some)
  }
  wait()
  return () => clearTimeout(timer)
}

/** How long something may take by itself, in milliseconds. */
const budgetOf = (wanted: Wanted): number => ('look' in wanted ? lookTakes : wanted.question.budget)

/** The same for a head that has failed too often: easier, where there is something easier. */
const easier = (wanted: Wanted): Wanted =>
  'look' in wanted ? wanted : { ...wanted, question: { ...wanted.question, level: 'recruit' } }

/** @param late How long to wait beyond the budget of a question, in milliseconds. */
export function thinker(
  start: StartHead = typeof Worker === 'undefined' ? inPage : inWorker,
  late = grace,
): Thinker {
  let head: Head | null = null
  let counted = 0
  const waiting = new Map<number, Waiting>()

  const settle = (one: Waiting, heard: Result | null) => {
    one.stop()
    waiting.delete(one.wanted.id)
    one.reply(heard)
  }

  /** Starts another head, and asks it all that waits for an answer. */
  const again = () => {
    head?.end()
    head = null
    for (const one of [...waiting.values()]) {
      one.failures += 1
      if (one.failures > 2 * patience) settle(one, null)
    }
    const tired = [...waiting.values()].some(({ failures }) => failures > patience)
    for (const one of waiting.values()) put(one, tired ? inPage : start)
  }

  /** How long it may be silent, in milliseconds: longer where what was asked before has failed. */
  const patienceWith = ({ wanted, failures }: Waiting) => (2 * budgetOf(wanted) + late) * (failures + 1)

  const put = (one: Waiting, how: StartHead) => {
    const { wanted, failures } = one
    head ??= begin(how)
    const mine = head
    one.stop()
    void Promise.all([mine.ready, needCardsToThink(wanted)]).then(() => {
      if (mine !== head || waiting.get(wanted.id) !== one) return
      one.stop = afterSilence(patienceWith(one), again)
      mine.ask(failures > patience ? easier(wanted) : wanted)
    }, again)
  }

  const begin = (how: StartHead): Head => {
    const mine: Head = how(
      (heard) => {
        const one = waiting.get(heard.id)
        if (!one || mine !== head) return
        if ('begun' in heard) {
          one.stop()
          one.stop = afterSilence(alive * patienceWith(one), again)
        } else if ('fault' in heard) again()
        else settle(one, heard)
      },
      () => {
        if (mine === head) again()
      },
    )
    return mine
  }

  const want = (what: { question: Question } | { look: Look }) =>
    new Promise<Result | null>((reply) => {
      counted += 1
      const one: Waiting = { wanted: { id: counted, ...what }, failures: 0, stop: () => {}, reply }
      waiting.set(counted, one)
      put(one, start)
    })

  const drop = () => {
    for (const one of waiting.values()) one.stop()
    waiting.clear()
  }

  return {
    async ask(question) {
      const heard = await want({ question })
      return heard && 'reply' in heard ? heard.reply : null
    },
    async look(look) {
      const heard = await want({ look })
      return heard && 'looked' in heard ? heard.looked : null
    },
    drop,
    rest() {
      drop()
      head?.end()
      head = null
    },
  }
}
