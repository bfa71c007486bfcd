/** Short messages that stay until they are put away. */

import { useEffect } from 'react'
import { actions, type Message, useStore } from '../../store/index.ts'
import { useWords } from '../use.ts'

function Note({ message }: { message: Message }) {
  const { t } = useWords()
  const { id, key, kind } = message
  useEffect(() => {
    if (kind === 'trouble') return
    const timer = setTimeout(() => actions().dismiss(id), 6000)
    return () => clearTimeout(timer)
  }, [id, kind])
  return (
    <div className="message" data-kind={kind} role={kind === 'trouble' ? 'alert' : 'status'}>
      <p>{t(`message.${key}`, message.with)}</p>
      <button type="button" aria-label={t('close')} onClick={() => actions().dismiss(id)}>
        ✕
      </button>
    </div>
  )
}

export function Messages() {
  const messages = useStore((state) => state.messages)
  return (
    <div className="messages">
      {messages.map((message) => (
        <Note key={message.id} message={message} />
      ))}
    </div>
  )
}
