/** The table: worlds of locations. It knows destinations, not rules. */

import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from '../../store/index.ts'
import { setView, useView, useZoom } from '../layout/table-view.ts'
import { listen } from '../moving/input.ts'
import { useFirstLook, useMotion } from '../moving/motion.ts'
import { useDropRoom } from '../moving/use-drop-room.ts'
import { usePosition, useViewer, useWords } from '../use.ts'
import { refusedHere } from './CapacitySlots.tsx'
import { Gaps } from './Gaps.tsx'
import { Lane } from './Lane.tsx'
import { Opened } from './Opened.tsx'
import { listenForPans } from './pan.ts'
import type { TablePlan } from './plan.ts'
import { usePlan } from './usePlan.ts'

/** Notes whether part of the table lies out of sight: asked only when the table is laid out anew, since it is measured. */
function useBeyond(room: React.RefObject<HTMLElement | null>, plan: TablePlan | null, zoom: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: how large it is drawn changes what fits.
  useEffect(() => {
    const table = room.current
    if (!table || !plan) return
    const beyond = table.scrollWidth > table.clientWidth + 2 || table.scrollHeight > table.clientHeight + 2
    if (beyond !== useView.getState().beyond) setView({ beyond })
  }, [room, plan, zoom])
}

/** The rail beside the table makes room while a card is carried: what stands around both is told, and not drawn anew. */
function useHolds(room: React.RefObject<HTMLElement | null>, carrying: boolean) {
  useLayoutEffect(() => {
    room.current?.closest('.tabletop')?.toggleAttribute('data-holds', carrying)
  }, [room, carrying])
}

export function Table() {
  const { t } = useWords()
  const p = usePosition()
  const viewer = useViewer()
  const room = useRef<HTMLElement | null>(null)
  const carrying = useStore(({ picked }) => picked !== null)
  const zoom = useZoom()
  const drop = useDropRoom(room)
  const plan = usePlan(room, p, viewer)
  useMotion(room, p)
  useFirstLook(room, plan !== null)
  useBeyond(room, plan, zoom)
  useHolds(room, carrying)
  useEffect(() => {
    if (!room.current) return
    const stops = [listen(room.current), listenForPans(room.current)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <section
      id="table"
      className="table"
      aria-label={t('region.table')}
      data-carrying={carrying || undefined}
      data-lines={plan?.lines.length}
      tabIndex={-1}
      ref={(element) => {
        room.current = element
        drop(element)
      }}
    >
      <div className="worlds" style={{ zoom, '--window': `${plan?.window ?? 140}px` }}>
        {plan?.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
          <div key={index} className="line">
            {line.map((stretch) => (
              <Lane key={stretch.world} stretch={stretch} height={plan.height} />
            ))}
          </div>
        ))}
      </div>
      {p?.layout.length === 0 && (
        <div className="laying">
          <Gaps />
        </div>
      )}
      <Opened />
      <span id={refusedHere} hidden>
        {carrying && t('place.notLegal')}
      </span>
    </section>
  )
}
