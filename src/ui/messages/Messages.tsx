/** Short messages that stay until they are put away, at the table of whichever game. */

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Message } from '../../store/browser/messages.ts'

interface HasMessages<Key extends string> {
  /** A message in words. */
  say: (message: Message<Key>) => string
  dismiss: (id: number) => void
}

function Note<Key extends string>({ message, say, dismiss }: HasMessages<Key> & { message: Message<Key> }) {
  const { t } = useTranslation('common')
  const { id, kind } = message
  useEffect(() => {
    if (kind === 'trouble') return
    const timer = setTimeout(() => dismiss(id), 6000)
    return () => clearTimeout(timer)
  }, [id, kind, dismiss])
  return (
    <div className="message" data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
      <p>{say(message)}</p>
      <button type="button" aria-label={t('close')} onClick={() => dismiss(id)}>
        ✕
      </button>
    </div>
  )
}

/** Each is put away by its own button. */
export function Messages<Key extends string>({
  messages,
  ...told
}: HasMessages<Key> & { messages: readonly Message<Key>[] }) {
  return (
    <div className="messages">
      {messages.map((message) => (
        <Note key={message.id} message={message} {...told} />
      ))}
    </div>
  )
}
