/** The page: the first screen at once, and the table that the address asks for as soon as it has been fetched. */

import { type ComponentType, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { fetchFiles, fetchPart } from './store/browser/fetching.ts'
import { workOffline } from './store/browser/offline.ts'
import { screenOfHistory } from './store/table/screens.ts'
import { wearSettings } from './ui/appearance.ts'
import { fetchArt } from './ui/art/index.ts'
import { Boundary } from './ui/Boundary.tsx'
import { watchDrags } from './ui/files.ts'
import { First } from './ui/first/First.tsx'
import { type Fetched, useWishes } from './ui/first/wishes.ts'
import { Home } from './ui/home/Home.tsx'
import './ui/index.css'

const { search } = window.location
const asked = new URLSearchParams(search)
const toTi4 = asked.get('game') === 'ti4'

/** Home stands at once, unless the address or a reload asks for a table. */
const atHome =
  !toTi4 &&
  !asked.has('scenario') &&
  !window.location.hash.startsWith('#g=') &&
  (screenOfHistory() ?? 'home') === 'home'

/** The table that the address asks for. */
const fetchTable = async (): Promise<Fetched> =>
  toTi4
    ? (await fetchPart('src/ui/ti4/begin.tsx', () => import('./ui/ti4/begin.tsx'))).table
    : (await fetchPart('src/ui/begin.tsx', () => import('./ui/begin.tsx'))).table

/** Words are fetched beside the table, and not after it. */
function fetchWords() {
  const { language } = useWishes.getState()
  document.documentElement.lang = language
  void fetchFiles(`src/i18n/${toTi4 ? 'ti4/' : ''}all-${language}.ts`)
}

/** What a scenario needs beside the table, which asks for it when it is there. */
function fetchForScenario() {
  const parts = ['src/views/scenarios.ts', 'src/store/lessons/lessons.ts', 'src/ui/lesson/LessonPanel.tsx']
  for (const part of parts) void fetchFiles(part)
}

const show = (root: Root, Shown: ComponentType, table?: Fetched) =>
  root.render(
    <StrictMode>
      <Boundary key={table ? 'table' : 'first'} save={table?.save} failed={table?.failed}>
        <Shown />
      </Boundary>
    </StrictMode>,
  )

/** What cannot be begun fails like what cannot be shown. */
const failing = (error: unknown) => () => {
  throw error
}

const pressable = () => [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], select)')]

async function begin(root: Root) {
  const fetched = fetchTable()
  watchDrags((file) => void fetched.then((table) => table.importFile(file)))
  show(root, atHome ? Home : () => <First toTi4={toTi4} />)
  if (!toTi4) void fetchArt()
  if (!toTi4 && (asked.has('scenario') || window.location.hash.startsWith('#g='))) fetchForScenario()
  fetchWords()
  const leave = useWishes.subscribe(fetchWords)
  const table = await fetched
  const Table = await table.begin(search).catch(failing)
  leave()
  // Home is laid anew with the game behind it: the focus stays on what has it.
  const before: readonly (Element | null)[] = pressable()
  const focused = before.indexOf(document.activeElement)
  flushSync(() => show(root, Table, table))
  if (atHome && focused >= 0) pressable()[focused]?.focus({ preventScroll: true })
  // What is wanted at once has come first.
  setTimeout(() => void workOffline(), 2000)
}

wearSettings()
const element = document.getElementById('root')
if (element) void begin(createRoot(element))
