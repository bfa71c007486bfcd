/** What a step of a lesson lights: a part of the screen, or a card. */

import { useEffect } from 'react'
import { actions, useStore } from '../../store/index.ts'
import type { PartOfScreen, Step } from '../../views/index.ts'

/** Where each part is; on a small screen some of them are folded away. */
const places: Readonly<Record<PartOfScreen, string>> = {
  table: '#table',
  hand: '#hand',
  phases: '.phases',
  decision: '#decision',
  log: '#log',
  menu: 'header .tools',
  'life force': '.own-seat .life',
  piles: '.own-seat .piles',
  'reserve deck': '.own-seat [data-pile="reserve"]',
  'force pile': '.own-seat [data-pile="force"]',
  'used pile': '.own-seat [data-pile="used"]',
  'lost pile': '.own-seat [data-pile="lost"]',
  opponent: '.their-seat',
  why: '.why',
}

/** Lights what is read about in this step, as long as it is the one that waits. */
export function useLight(step: Step | undefined): void {
  const names = useStore((state) => state.names)
  const history = useStore((state) => state.history)
  const lit = step && 'read' in step.do ? step.do.read : null
  // What is drawn anew after an answer is lit again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (lit === null) return
    if (typeof lit !== 'string') {
      const card = names[lit.card]
      actions().pointAt(card === undefined ? [] : [card])
      return () => actions().pointAt([])
    }
    const part = document.querySelector<HTMLElement>(places[lit])
    part?.setAttribute('data-lit', '')
    // What scrolls is brought into view, as far as it has to be.
    part?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return () => part?.removeAttribute('data-lit')
  }, [lit, names, history])
}
