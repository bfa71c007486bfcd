import { StrictMode } from 'react'
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

async function begin(root: HTMLElement) {
  const backend = handsBackend()
  await Promise.all([loadSpeech(useStore.getState().language), actions().start(window.location.search)])
  const hands = await backend
  createRoot(root).render(
    <StrictMode>
      <Boundary>
        <DndProvider backend={hands}>
          <App />
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
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(sign, stirred, { once: true, passive: true })

welcomeFiles()
const root = document.getElementById('root')
if (root) begin(root).catch(() => fail(root))
