import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import './i18n/index.ts'
import './ui/index.css'

function Page() {
  const { t } = useTranslation()
  return (
    <main className="p-6 text-ink">
      <h1 className="text-xl font-bold text-light">{t('appName')}</h1>
      <p className="text-dim">{t('tagline')}</p>
    </main>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
}
