/**
 * A hand slips: the second of two quick presses, a key that is held down. A press answers no question but one that could
 * be seen when it began. Every way to answer, of both games, asks here; whatever is asked is told here.
 */

/** So long a question has been on the screen before it can have been read, in milliseconds. */
const sight = 250

/** A question that is not drawn by then is not looked at: its page lies behind others. */
const unseen = 2000

/** When what is asked now came onto the screen; before it is drawn, never. */
let shownAt = Number.NEGATIVE_INFINITY
let asked = 0

/** The press of a key, a finger or a mouse that is under way; `answers`: it has answered, and what it does goes on. */
let press: { began: number; answers: boolean } | null = null

let told: (fresh: boolean) => void = () => {}

/** Who wants to know whether a question is too new to be answered. */
export function onFresh(tell: (fresh: boolean) => void): void {
  told = tell
  tell(performance.now() < shownAt + sight)
}

/** Another question is on the screen, or what lay over it has gone. */
export function askedAnew(): void {
  asked += 1
  const question = asked
  // Where there is no screen there is no hand, either.
  if (typeof requestAnimationFrame === 'undefined') return
  shownAt = Number.POSITIVE_INFINITY
  told(true)
  const shown = () => {
    if (question !== asked || shownAt < Number.POSITIVE_INFINITY) return
    shownAt = performance.now()
    setTimeout(() => question === asked && told(false), sight)
  }
  requestAnimationFrame(() => setTimeout(shown))
  setTimeout(shown, unseen)
}

/** A press has begun, by the clock of the page; what was pressed before has ended. */
export function pressBegan(at: number): void {
  press = { began: at, answers: false }
}

export function pressEnded(): void {
  press = null
}

/** Is a press under way? */
export const isPressed = (): boolean => press !== null

/** What was carried is let go of now: that it was taken up long ago is nothing to what it answers. */
export function pressedNow(): void {
  pressBegan(performance.now())
  const mine = press
  setTimeout(() => {
    if (press === mine) press = null
  })
}

/**
 * Would what is done now answer a question that nobody can have read?
 * @param again it is the same small act once more, which is told twice by pressing twice.
 */
export function slips(again = false): boolean {
  if (!press || press.answers) return false
  const slipped = !again && press.began < shownAt + sight
  press.answers = !slipped
  return slipped
}
