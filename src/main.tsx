/** The page: the first screen at once, and the table that the address asks for as soon as it has been fetched. */

import { type ComponentType, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { fetchFiles, fetchPart } from './store/fetching.ts'
import { welcomeFiles } from './ui/files.ts'
import { First } from './ui/first/First.tsx'
import { type Fetched, useWishes } from './ui/first/wishes.ts'
import './ui/index.css'

const { search } = window.location
const toTi4 = new URLSearchParams(search).get('game') === 'ti4'

/** The table that the address asks for. */
const fetchTable = async (): Promise<Fetched> =>
  toTi4
    ? (await fetchPart('src/ui/ti4/begin.tsx', () => import('./ui/ti4/begin.tsx'))).table
    : (await fetchPart('src/ui/begin.tsx', () => import('./ui/begin.tsx'))).table

/** Words are fetched beside the table, and not after it. */
function fetchWords() {
  const { language } = useWishes.getState()
  document.documentElement.lang = language
  void fetchFiles(`src/i18n/all-${language}.ts`)
  if (toTi4) void fetchFiles(`src/i18n/ti4/all-${language}.ts`)
}

const show = (root: Root, Shown: ComponentType) =>
  root.render(
    <StrictMode>
      <Shown />
    </StrictMode>,
  )

async function begin(root: Root) {
  const fetched = fetchTable()
  welcomeFiles((file) => void fetched.then((table) => table.importFile(file)))
  show(root, () => <First toTi4={toTi4} />)
  fetchWords()
  const leave = useWishes.subscribe(fetchWords)
  const table = await fetched
  const Table = await table.begin(search)
  leave()
  show(root, Table)
}

const element = document.getElementById('root')
if (element) void begin(createRoot(element))
