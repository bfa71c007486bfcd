/** What has been initiated and waits for responses, the current one first: by whom, with its targets and costs. */

import { isAskedOpenly, useStore } from '../../store/index.ts'
import { pending } from '../../views/index.ts'
import { useGame, useSeen, useWords } from '../use.ts'
import { cardsIn, SentenceWithCards } from '../why/SentenceWithCards.tsx'

const sideOf = (by: string) => (by === 'dark' ? 'dark' : 'light')

/** The region stays, empty, while nothing waits. */
export function Stack() {
  const { t, speech } = useWords()
  const game = useGame()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const openly = useStore(isAskedOpenly)
  // What the end of the game broke off waits for nothing.
  const items = history && !p?.winner ? pending(history) : []
  const responder = game?.decision?.kind === 'response' ? game.decision.by : null
  return (
    <section
      id="stack"
      className="stack box"
      aria-label={t('region.stack')}
      data-empty={items.length === 0 || undefined}
    >
      <h2 className="label">{t('region.stack')}</h2>
      {items.length > 0 && p && (
        <ol>
          {items.map(({ event, line, over }, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack has no other order.
            <li key={depth} className="layer" data-side={event.performer} data-waits={depth > 0 || undefined}>
              <small>
                {t(depth > 0 ? 'stack.waits' : over ? 'stack.over' : 'stack.by', {
                  side: t(`side.${sideOf(event.performer)}`),
                })}
              </small>{' '}
              <SentenceWithCards
                p={p}
                text={line ? speech.log(p, line) : speech.event(p, event)}
                cards={cardsIn(p, line?.with ?? { ...event })}
              />
            </li>
          ))}
        </ol>
      )}
      {responder && (
        <p className="small">
          {t(openly ? 'stack.respondsOpenly' : 'stack.responds', { side: t(`side.${sideOf(responder)}`) })}
        </p>
      )}
    </section>
  )
}
