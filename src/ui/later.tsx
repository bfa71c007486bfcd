/** Screens that are fetched when the table stands. */

import { type ComponentType, useEffect, useState } from 'react'
import { actions, fetchPart } from '../store/index.ts'

/** A component that is fetched when it is first shown, or before. */
interface Part<Props> {
  here(): ComponentType<Props> | null
  fetch(): Promise<void>
}

/** @param name the module that it begins with, as a path from the root of the project. */
export function part<Props>(name: string, load: () => Promise<ComponentType<Props>>): Part<Props> {
  let component: ComponentType<Props> | null = null
  return {
    here: () => component,
    async fetch() {
      component ??= await fetchPart(name, load)
    },
  }
}

/** Shows such a screen; until it is there the page says that it is coming. */
export function Later<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [state, setState] = useState<{ here: boolean; fault?: unknown }>({ here: part.here() !== null })
  useEffect(() => {
    if (part.here()) return
    actions()
      .patiently(part.fetch())
      .then(
        () => setState({ here: true }),
        (fault) => setState({ here: false, fault }),
      )
  }, [part])
  if (state.fault) throw state.fault
  const Here = part.here()
  return Here && <Here {...props} />
}
