/**
 * Cards that come from a hand or a pile, or go to one, are seen to travel: the piles lie beside the table, where the
 * table's own motion does not reach. Nobody waits for it, and a click finishes it.
 */

import { useEffect } from 'react'
import { settings, useStore } from '../../store/index.ts'
import { type CardId, current, type PileName, type Position } from '../../views/index.ts'
import { isStill } from '../appearance.ts'
import { isDropped } from './motion.ts'

/** In milliseconds. */
const travels = 240
const sinks = 260
const apart = 45

/** More cards than this at once are not told apart by anybody. */
const most = 8

interface Spot {
  box: DOMRect
  /** What is seen to fly: the card as it was drawn, or null where it lay face down. */
  picture: HTMLElement | null
}

const pileOf = (player: string, pile: PileName): HTMLElement | null =>
  pile === 'hand'
    ? document.querySelector(`.seat[data-side="${player}"] .backs`)
    : document.querySelector(`.seat[data-side="${player}"] [data-pile="${pile}"]`)

/** A card that is drawn somewhere: on the stage before the table, or in the hand. */
const drawn = (card: CardId): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `.stage [data-unit="${card}"], #table [data-unit="${card}"], #hand [data-card="${card}"]`,
  )

/** Where a card is, as far as it can be seen. */
function spotOf({ cards }: Position, card: CardId): Spot | null {
  const state = cards[card]
  if (!state) return null
  const own = drawn(card)
  const pile = 'in' in state.where ? pileOf(state.owner, state.where.in) : null
  const element = own ?? pile
  const box = element?.getBoundingClientRect()
  if (!box || box.width === 0) return null
  return { box, picture: own ? (own.cloneNode(true) as HTMLElement) : null }
}

interface Moved {
  card: CardId
  owner: string
  from: Spot
}

/** Cards that have changed their place from or to a hand or pile, as they lie before it is drawn anew. */
function leaving(before: Position, after: Position): Moved[] {
  if (before.cards.length !== after.cards.length) return []
  return after.cards
    .filter(({ id, where, key }) => {
      const was = before.cards[id]
      if (!was || was.where === where || was.key !== key || isDropped(id)) return false
      const change = ['in' in was.where ? was.where.in : 'table', 'in' in where ? where.in : 'table']
      return change[0] !== change[1]
    })
    .slice(0, most)
    .flatMap(({ id, owner }) => {
      const from = spotOf(before, id)
      return from ? [{ card: id, owner, from }] : []
    })
}

const running = new Set<Animation>()

/** Ends all that flies. */
function landAll(): void {
  for (const one of running) one.finish()
}

function run(
  element: HTMLElement,
  frames: Keyframe[],
  options: KeyframeAnimationOptions,
  over?: () => void,
): void {
  const animation = element.animate(frames, options)
  running.add(animation)
  animation.onfinish = () => {
    running.delete(animation)
    over?.()
  }
  animation.oncancel = animation.onfinish
}

/** What flies where nothing is drawn by itself: over everything, and in nobody's way. */
function ghost({ from, owner }: Moved): HTMLElement {
  const element = from.picture ?? document.createElement('span')
  element.className = `${from.picture?.className ?? 'card-back'} flight`
  element.dataset.side ??= owner
  element.removeAttribute('id')
  element.setAttribute('aria-hidden', 'true')
  element.inert = true
  for (const named of element.querySelectorAll('[id], [data-card], [data-unit], [data-place]')) {
    named.removeAttribute('id')
    for (const name of ['data-card', 'data-unit', 'data-place']) named.removeAttribute(name)
  }
  for (const name of ['data-card', 'data-unit', 'data-place']) element.removeAttribute(name)
  const [width, height] = from.picture ? [from.box.width, from.box.height] : [30, 42]
  const x = from.box.left + (from.box.width - width) / 2
  const y = from.box.top + (from.box.height - height) / 2
  Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  return element
}

function fly(moved: Moved, to: Position, index: number, pace: number): void {
  const target = drawn(moved.card)
  const state = to.cards[moved.card]
  if (!state) return
  const delay = index * apart * pace
  if (target) {
    const box = target.getBoundingClientRect()
    const { box: was } = moved.from
    const shift = `translate(${was.left + was.width / 2 - box.left - box.width / 2}px, ${was.top + was.height / 2 - box.top - box.height / 2}px)`
    const scale = `scale(${Math.max(0.2, Math.min(1.6, was.width / Math.max(1, box.width)))})`
    run(
      target,
      [
        { transform: `${shift} ${scale}`, opacity: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      {
        duration: travels * pace,
        delay,
        fill: 'backwards',
        easing: 'cubic-bezier(.2,.8,.3,1)',
      },
    )
    return
  }
  const pile = 'in' in state.where ? pileOf(state.owner, state.where.in)?.getBoundingClientRect() : null
  if (!pile || pile.width === 0) return
  const element = ghost(moved)
  document.body.append(element)
  const box = element.getBoundingClientRect()
  const shift = `translate(${pile.left + pile.width / 2 - box.left - box.width / 2}px, ${pile.top + pile.height / 2 - box.top - box.height / 2}px)`
  const lost = 'in' in state.where && state.where.in === 'lost'
  run(
    element,
    [
      { transform: 'none', opacity: 1 },
      { transform: `${shift} scale(${Math.min(1, 30 / box.width)})`, opacity: lost ? 0.2 : 0.7 },
    ],
    {
      duration: (lost ? sinks : travels) * pace,
      delay,
      fill: 'both',
      easing: lost ? 'ease-in' : 'cubic-bezier(.2,.8,.3,1)',
    },
    () => element.remove(),
  )
}

/** Shows what travels from and to piles and hands, for as long as the table is shown. */
export function useFlights(): void {
  useEffect(() => {
    const stop = useStore.subscribe((now, before) => {
      if (now.history === before.history || now.source !== before.source) return
      if (!now.history || !before.history || isStill()) return
      const [was, is] = [current(before.history).state, current(now.history).state]
      // What lies there before is measured before it is drawn anew.
      const moved = leaving(was, is)
      if (moved.length === 0) return
      landAll()
      const pace = settings().motion === 'quick' ? 0.5 : 1
      requestAnimationFrame(() => {
        for (const [index, one] of moved.entries()) fly(one, is, index, pace)
      })
    })
    window.addEventListener('pointerdown', landAll, true)
    window.addEventListener('keydown', landAll, true)
    return () => {
      stop()
      window.removeEventListener('pointerdown', landAll, true)
      window.removeEventListener('keydown', landAll, true)
      landAll()
    }
  }, [])
}
