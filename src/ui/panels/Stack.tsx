/** What has been initiated and waits for responses. */

import type { Frame } from '../../store/index.ts'
import { useGame, useWords } from '../use.ts'

export function Stack() {
  const { t, speech } = useWords()
  const game = useGame()
  const windows = (game?.stack ?? []).filter((frame): frame is Frame & { event: { performer: string } } =>
    Boolean(frame.does === 'window' && frame.event),
  )
  const responder = game?.decision?.kind === 'response' ? game.decision.by : null
  return (
    <section
      className="stack box"
      aria-label={t('region.stack')}
      data-empty={windows.length === 0 || undefined}
    >
      <h2 className="label">{t('region.stack')}</h2>
      {windows.length === 0 || !game ? (
        <p className="quiet">{t('stack.none')}</p>
      ) : (
        <ol>
          {windows.toReversed().map((frame, depth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack has no other order.
            <li key={depth} data-side={frame.event.performer}>
              <small>
                {t('stack.by', { side: t(`side.${frame.event.performer === 'dark' ? 'dark' : 'light'}`) })}
              </small>{' '}
              {speech.event(game.state, frame.event as never)}
            </li>
          ))}
        </ol>
      )}
      {responder && (
        <p className="small">
          {t('stack.responds', { side: t(`side.${responder === 'dark' ? 'dark' : 'light'}`) })}
        </p>
      )}
    </section>
  )
}
