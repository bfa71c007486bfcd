/** Files that come onto the page, and files that leave it. */

import { listening } from './inputs.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false

/** Who takes files at present, where a screen has another use for them. */
let taker: ((file: File) => void) | null = null

/** Files that are dropped go there, until the answer is called. */
export function filesGoTo(take: (file: File) => void): () => void {
  taker = take
  return () => {
    if (taker === take) taker = null
  }
}

/** What the browser drags: something that the page has made to be dragged, something else of the page, or what comes in. */
let dragged: 'card' | 'other' | null = null

/** What is carried was put back before it was let go of: the browser goes on with its drag, and nothing comes of it. */
export const forgetDrag = (): void => {
  dragged = 'other'
}

const isCard = (event: Event): boolean =>
  event.composedPath().some((one) => one instanceof Element && one.matches('[draggable="true"]'))

/** Marked text may be let go of where one writes. */
const takesText = ({ target }: DragEvent): boolean =>
  target instanceof Element && target.matches('input, textarea, [contenteditable]')

/**
 * A file dropped anywhere is opened. Whatever else a browser drags (marked text, links, pictures) is no card: those who
 * carry cards hear nothing of it, and nothing comes of it. To be called before anything else listens for drags.
 */
export function watchDrags(open: (file: File) => void): void {
  const isFile = (event: DragEvent) => dragged !== 'other' && hasFiles(event)
  const isStrange = (event: DragEvent) => dragged !== 'card' || hasFiles(event)
  const done = () => {
    delete document.body.dataset.files
  }
  const start = (event: DragEvent) => {
    dragged = isCard(event) ? 'card' : 'other'
    // Who else listens at the window itself only looks on.
    if (dragged === 'other') event.stopPropagation()
  }
  const over = (event: DragEvent) => {
    if (!isStrange(event)) return
    event.stopImmediatePropagation()
    if (isFile(event)) document.body.dataset.files = ''
    else if (takesText(event)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = isFile(event) ? 'copy' : 'none'
  }
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) done()
    if (isStrange(event)) event.stopImmediatePropagation()
  }
  const drop = (event: DragEvent) => {
    done()
    if (!isStrange(event)) return
    event.stopImmediatePropagation()
    if (!takesText(event) || hasFiles(event)) event.preventDefault()
    const [file] = (isFile(event) && event.dataTransfer?.files) || []
    if (file) (taker ?? open)(file)
  }
  // Where everything is marked, a browser would drag that, and not the card.
  const pressed = (event: PointerEvent) => {
    if (isCard(event)) getSelection()?.removeAllRanges()
  }
  const end = () => {
    if (dragged === 'other') dragged = null
  }
  const { on } = listening(window, { capture: true })
  on('pointerdown', pressed)
  on('dragstart', start)
  on('dragenter', over)
  on('dragover', over)
  on('dragleave', leave)
  on('drop', drop)
  // Who hears of no end, because what was dragged is not there any more, hears of the pointer again.
  for (const name of ['dragend', 'pointermove'])
    window.addEventListener(name, end, { capture: true, passive: true })
}

/** Hands a text out as a file. */
export const saveFile = (name: string, text: string): void =>
  handOut(name, new Blob([text], { type: 'application/json' }))

/** Hands the state of a table out as a file, named by the time. */
export function saveReport(state: string): void {
  const now = new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')
  saveFile(`landspeed-${now}.json`, state)
}

/** Hands something out as a file. */
export function handOut(name: string, what: Blob): void {
  const address = URL.createObjectURL(what)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
