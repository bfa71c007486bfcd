/** What comes from the elements of the page: what has been chosen, and what happens. */

/**
 * What is chosen in a list of choices.
 * @throws where it has no such choice.
 */
export function chosenOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((one) => one === value)
  if (found === undefined) throw new Error(`'${value}' is none of the choices`)
  return found
}

/** Listens to events, each in its own type, until it is ended. */
export function listening(target: GlobalEventHandlers, options: AddEventListenerOptions = {}) {
  const ending = new AbortController()
  return {
    on: <Name extends keyof GlobalEventHandlersEventMap>(
      name: Name,
      does: (event: GlobalEventHandlersEventMap[Name]) => unknown,
    ) => target.addEventListener(name, does, { ...options, signal: ending.signal }),
    end: () => ending.abort(),
  }
}
