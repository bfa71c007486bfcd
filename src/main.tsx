import { type ComponentType, StrictMode } from 'react'
import { DndProvider } from 'react-dnd'
import { createRoot } from 'react-dom/client'
import './i18n/index.ts'
import { actions, loadSpeech, prepare, useStore } from './store/index.ts'
import { App } from './ui/App.tsx'
import { Boundary } from './ui/Boundary.tsx'
import { welcomeFiles } from './ui/files.ts'
import './ui/index.css'
import { handsBackend } from './ui/moving/backend.ts'
import { acts } from './ui/panels/Decision.tsx'

/** The other game is fetched only where the address asks for it. */
const isTi4 = new URLSearchParams(window.location.search).get('game') === 'ti4'

/** The table that the address asks for, laid. */
async function tableOf(search: string): Promise<ComponentType> {
  if (isTi4) return (await import('./ui/ti4/begin.ts')).begin(search)
  welcomeFiles((file) => void actions().importFile(file))
  await actions().start(search)
  return App
}

async function begin(root: HTMLElement) {
  const backend = handsBackend()
  const words = loadSpeech(useStore.getState().language)
  const [Table] = await Promise.all([tableOf(window.location.search), words])
  const hands = await backend
  createRoot(root).render(
    <StrictMode>
      <Boundary>
        <DndProvider backend={hands}>
          <Table />
        </DndProvider>
      </Boundary>
    </StrictMode>,
  )
}

/** Something that the page begins with could not be fetched. What is saved has not been touched. */
function fail(root: HTMLElement) {
  root.textContent = navigator.language.startsWith('fr')
    ? 'La page n’a pas pu être chargée en entier ; êtes-vous connecté ? Rechargez-la pour réessayer.'
    : 'The page could not be loaded completely; are you connected? Load it again to try once more.'
}

/** At the first sign of a person, what anything that is done will need is fetched. */
function stirred() {
  prepare()
  // Whatever fails here is tried again when it is wanted, and told of then.
  acts.fetch().catch(() => {})
}
for (const sign of isTi4 ? [] : ['pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(sign, stirred, { once: true, passive: true })

const root = document.getElementById('root')
if (root) begin(root).catch(() => fail(root))
