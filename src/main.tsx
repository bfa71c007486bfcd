import { StrictMode } from 'react'
import { DndProvider } from 'react-dnd'
import { createRoot } from 'react-dom/client'
import './i18n/index.ts'
import { actions } from './store/index.ts'
import { App } from './ui/App.tsx'
import { Boundary } from './ui/Boundary.tsx'
import { welcomeFiles } from './ui/files.ts'
import './ui/index.css'
import { MixedBackend } from './ui/moving/backend.ts'

welcomeFiles()
void actions().start(window.location.search)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Boundary>
        <DndProvider backend={MixedBackend}>
          <App />
        </DndProvider>
      </Boundary>
    </StrictMode>,
  )
}
