/** Parts of the page that a first look does not need. */

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { currentLanguage, loadLaterWords } from '../i18n/index.ts'
import { actions } from '../store/index.ts'

/** A component that is fetched with its words when it is first shown, or before. */
interface Part<Props> {
  here(): ComponentType<Props> | null
  fetch(): Promise<void>
}

export function part<Props>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let component: ComponentType<Props> | null = null
  return {
    here: () => component,
    async fetch() {
      if (component) return
      const [loaded] = await Promise.all([load(), loadLaterWords(currentLanguage())])
      component = loaded
    },
  }
}

/** Shows such a part. Until it has been fetched, what stands in its place can be given. */
export function Later<Props extends object>({
  part,
  props,
  meanwhile = null,
}: {
  part: Part<Props>
  props: Props
  meanwhile?: ReactNode
}) {
  const [, setFetched] = useState(part.here() !== null)
  useEffect(() => {
    if (part.here()) return
    const failed = () => {
      // What was to be opened is not open.
      actions().setDialog(null)
      actions().tell('notFetchedRest', {}, 'trouble')
    }
    part.fetch().then(() => setFetched(true), failed)
  }, [part])
  const Here = part.here()
  return Here ? <Here {...props} /> : meanwhile
}
