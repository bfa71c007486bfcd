/**
 * Asks the opponent. What thinks may fail, fall silent or take too long: then it is ended, another one is started and
 * asked the same, and whoever has asked notices nothing but the time.
 */

import { addressOf, fetchFiles, fetchPart } from '../browser/fetching.ts'
import type { Heard, Question, Reply } from './opponent-protocol.ts'

/** Something that thinks, until it is ended. */
export interface Head {
  /** It has come as far as it can be asked. */
  ready: Promise<unknown>
  ask(asked: { id: number; question: Question }): void
  end(): void
}

/** Starts one. `hear` takes what it says, `die` that it has failed as a whole. */
export type StartHead = (hear: (heard: Heard) => void, die: () => void) => Head

const part = 'src/store/opponent/opponent-engine.ts'

function inWorker(hear: (heard: Heard) => void, die: () => void): Head {
  const worker = new Worker(new URL('./opponent-worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Heard>) => hear(data))
  worker.addEventListener('error', die)
  worker.addEventListener('messageerror', die)
  return {
    // Its files come as those of any part do: as often as the network lets them.
    ready: fetchFiles(part).then(() => worker.postMessage({ from: addressOf(part) })),
    ask: (asked) => worker.postMessage(asked),
    end: () => worker.terminate(),
  }
}

/** In the page itself: where no worker will do. */
export function inPage(hear: (heard: Heard) => void): Head {
  let ended = false
  const mind = fetchPart(part, () => import('./opponent-engine.ts'))
  return {
    ready: mind,
    async ask({ id, question }) {
      const { think } = await mind
      if (!ended) hear(attempt(() => ({ id, reply: think(question) }), id))
    },
    end() {
      ended = true
    },
  }
}

function attempt(what: () => Heard, id: number): Heard {
  try {
    return what()
  } catch (fault) {
    return { id, fault: String(fault) }
  }
}

/** What it may take beyond its budget, in milliseconds: a slow machine starts it, and sends things to and fro. */
const grace = 8000

/** After so many failures at one question the easiest level is asked, in the page; after as many more, nobody. */
const patience = 2

export interface Thinker {
  /** The answer; null where all attempts have failed. */
  ask(question: Question): Promise<Reply | null>
  /** Nobody waits any more for what has been asked so far: those promises never resolve. */
  drop(): void
}

interface Waiting {
  id: number
  question: Question
  failures: number
  timer: ReturnType<typeof setTimeout> | undefined
  reply(reply: Reply | null): void
}

/** @param late How long to wait beyond the budget of a question, in milliseconds. */
export function thinker(
  start: StartHead = typeof Worker === 'undefined' ? inPage : inWorker,
  late = grace,
): Thinker {
  let head: Head | null = null
  let counted = 0
  const waiting = new Map<number, Waiting>()

  const settle = (one: Waiting, reply: Reply | null) => {
    clearTimeout(one.timer)
    waiting.delete(one.id)
    one.reply(reply)
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

  const put = (one: Waiting, how: StartHead) => {
    const { question, id, failures } = one
    head ??= begin(how)
    const mine = head
    clearTimeout(one.timer)
    void mine.ready.then(() => {
      if (mine !== head || waiting.get(id) !== one) return
      one.timer = setTimeout(again, 2 * question.budget + late)
      mine.ask({ id, question: failures > patience ? { ...question, level: 'recruit' } : question })
    }, again)
  }

  const begin = (how: StartHead): Head => {
    const mine: Head = how(
      (heard) => {
        const one = waiting.get(heard.id)
        if (!one || mine !== head) return
        if ('reply' in heard) settle(one, heard.reply)
        else again()
      },
      () => {
        if (mine === head) again()
      },
    )
    return mine
  }

  return {
    ask: (question) =>
      new Promise((reply) => {
        counted += 1
        const one: Waiting = { id: counted, question, failures: 0, timer: undefined, reply: reply }
        waiting.set(one.id, one)
        put(one, start)
      }),
    drop() {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
