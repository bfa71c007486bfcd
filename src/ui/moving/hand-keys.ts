/** Arrows through the hand, from it up to the table, and down to it again. */

import { arrow, placesRoom } from './focus.ts'

const cardsIn = (hand: HTMLElement) => [...hand.querySelectorAll<HTMLElement>('button[data-card]')]

function go(card: HTMLElement | undefined): boolean {
  card?.focus()
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return card !== undefined
}

/** Goes down from the table to the hand. */
export function toHand(): boolean {
  const hand = document.querySelector<HTMLElement>('#hand')
  return hand !== null && go(cardsIn(hand)[0])
}

/** Which card of the hand a key leads to; undefined: none. */
function nextOf(cards: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const elements: readonly (Element | null)[] = cards
  const now = elements.indexOf(document.activeElement)
  if (now < 0) return undefined
  if (key === 'ArrowLeft') return cards[now - 1]
  if (key === 'ArrowRight') return cards[now + 1]
  if (key === 'Home') return cards[0]
  return key === 'End' ? cards.at(-1) : undefined
}

/** Listens to the arrows in the hand. Returns the way to stop. */
export function handKeys(): () => void {
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const hand = event.target.closest<HTMLElement>('#hand')
    if (!hand) return
    const room = placesRoom()
    const done =
      event.key === 'ArrowUp' && room ? arrow(room, event.key, false) : go(nextOf(cardsIn(hand), event.key))
    if (done) event.preventDefault()
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}
