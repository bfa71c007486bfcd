/**
 * What has happened, the newest lowest, with the rules that caused it. Card names show their cards. While a game is
 * watched again it is the list of its moments: a line leads to what it tells of.
 */

import { Popover } from '@base-ui/react/popover'
import { useMemo } from 'react'
import { useLogView, useStore } from '../../store/index.ts'
import { entriesOf, wantedOf } from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { Later, part } from '../later.tsx'
import { useSeen, useWords } from '../use.ts'
import { LogLines } from './LogLines.tsx'

const tools = part('src/ui/log/LogTools.tsx', () =>
  import('./LogTools.tsx').then((fetched) => fetched.LogTools),
)

export interface LogProps {
  /** It is folded away, and yet there for those who hear it. */
  closed: boolean
  /** A line leads to its moment: how many answers had been given then. */
  onGo?: (moment: number) => void
}

/** `onGo` makes each line a way to its moment. */
export function Log({ closed, onGo }: LogProps) {
  const { t } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const hidden = useLogView((view) => view.hidden)
  const watched = onGo !== undefined
  // What is watched has all of its lines from the beginning, whichever moment one is at.
  const upTo = history ? (watched ? history.games.length - 1 : history.at) : 0
  const games = history?.games
  // biome-ignore lint/correctness/useExhaustiveDependencies: which of its moments one is at changes no line.
  const entries = useMemo(() => (history ? entriesOf(history, upTo) : []), [games, upTo])
  const wanted = useMemo(() => wantedOf(entries, hidden), [entries, hidden])
  return (
    <section id="log" className="log box" aria-label={t('region.log')} data-closed={closed || undefined}>
      <header className="log-head">
        <h2 className="label">
          <Glyph name="log" /> {t('region.log')}
        </h2>
        {!closed && <Tools filtered={hidden.length > 0} />}
      </header>
      {hidden.length > 0 && entries.length > 0 && (
        <p className="log-left small quiet">
          {t('logTools.left', { count: wanted.length, all: entries.length })}
        </p>
      )}
      {p && (
        <LogLines
          p={p}
          entries={wanted}
          closed={closed}
          now={watched ? (history?.at ?? 0) : null}
          onGo={onGo}
          none={t(entries.length === 0 ? 'log.none' : 'logTools.nothing')}
        />
      )}
    </section>
  )
}

function Tools({ filtered }: { filtered: boolean }) {
  const { t } = useWords()
  return (
    <Popover.Root>
      <Popover.Trigger
        className="log-tools"
        aria-label={t('logTools.open')}
        data-filtered={filtered || undefined}
      >
        <Glyph name="settings" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={4} collisionPadding={8} align="end">
          <Popover.Popup className="popup log-menu">
            <Popover.Title className="sr">{t('logTools.open')}</Popover.Title>
            <Later part={tools} props={{}} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
