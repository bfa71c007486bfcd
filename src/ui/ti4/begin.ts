/** The table of Twilight Imperium: a chunk of its own. */

import type { ComponentType } from 'react'
import { ti4Actions } from '../../store/ti4/index.ts'
import { welcomeFiles } from '../files.ts'
import { App } from './App.tsx'

/** Lays the table that the address asks for. */
export async function begin(search: string): Promise<ComponentType> {
  welcomeFiles((file) => void ti4Actions().importFile(file))
  await ti4Actions().start(search)
  return App
}
