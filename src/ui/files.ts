/** Files that come onto the page, and files that leave it. */

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

/** A file dropped anywhere is opened. To be called before anything else listens for drops. */
export function welcomeFiles(open: (file: File) => void): void {
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    document.body.dataset.files = ''
  }
  const done = () => {
    delete document.body.dataset.files
  }
  window.addEventListener('dragenter', over, true)
  window.addEventListener('dragover', over, true)
  window.addEventListener(
    'dragleave',
    (event) => {
      if (event.relatedTarget === null) done()
    },
    true,
  )
  window.addEventListener(
    'drop',
    (event) => {
      done()
      if (!hasFiles(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const [file] = event.dataTransfer?.files ?? []
      if (file) (taker ?? open)(file)
    },
    true,
  )
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
