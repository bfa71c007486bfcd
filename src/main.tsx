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

/** The first sign of a person. */
for (const sign of ['pointermove', 'pointerdown', 'keydown'])
  window.addEventListener(sign, prepare, { once: true, passive: true })

welcomeFiles()
const root = document.getElementById('root')
if (root) void begin(root)
