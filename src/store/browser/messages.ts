/** Short messages to whoever plays, at every table: what is told stays until it is put away. */

/** Something to tell, in whatever language is set when it is read. */
export interface Message<Key extends string> {
  id: number
  key: Key
  with: Record<string, string | number>
  kind: 'note' | 'trouble'
}

interface WithMessages<Key extends string> {
  messages: readonly Message<Key>[]
}

export interface Messaging<Key extends string> {
  notify(key: Key, details?: Record<string, string | number>, kind?: Message<Key>['kind']): void
  dismiss(id: number): void
  /** Waits for something that may have to be fetched, and tells where that takes its time. */
  patiently<What>(what: Promise<What>): Promise<What>
}

/** How many messages stand at once. */
const most = 3

/** The messages of a table, as a part of its store. */
export function messagesSlice<Key extends string>(
  set: (part: WithMessages<Key | 'fetching'>) => void,
  get: () => WithMessages<Key | 'fetching'>,
): WithMessages<Key | 'fetching'> & Messaging<Key | 'fetching'> {
  let counted = 0
  const notify: Messaging<Key | 'fetching'>['notify'] = (key, details = {}, kind = 'note') => {
    counted += 1
    const message = { id: counted, key, with: details, kind }
    set({ messages: [...get().messages.filter((other) => other.key !== key), message].slice(-most) })
  }
  const dismiss = (id: number) => set({ messages: get().messages.filter((message) => message.id !== id) })
  return {
    messages: [],
    notify: notify,
    dismiss,
    async patiently(what) {
      const patience = setTimeout(() => notify('fetching'), 500)
      try {
        return await what
      } finally {
        clearTimeout(patience)
        const fetching = get().messages.find(({ key }) => key === 'fetching')
        if (fetching) dismiss(fetching.id)
      }
    },
  }
}
