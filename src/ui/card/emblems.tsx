/** Small drawn signs: one for every type of card and every kind of capacity slot. */

import type { CardFacts } from '../../views/index.ts'

const paths = {
  pilot: 'M8 2.2 13.2 13 8 10.6 2.8 13z',
  driver:
    'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 1.8A4.2 4.2 0 0 1 12 7H4a4.2 4.2 0 0 1 4-3.2M4 8.6l2.6.7.5 2.8A4.2 4.2 0 0 1 4 8.6m5 3.5.4-2.8L12 8.6A4.2 4.2 0 0 1 9 12.1',
  passenger: 'M8 2.2a2.9 2.9 0 1 1 0 5.8 2.9 2.9 0 0 1 0-5.8M2.6 14c.2-3.2 2.3-5 5.4-5s5.2 1.8 5.4 5z',
  astromech: 'M4 8a4 4 0 0 1 8 0zm0 1h8v5H4zm3-3.300a1 1 0 1 0 2 0 1 1 0 0 0-2 0',
  vehicle: 'M2 6.500h6.500L11 9.500h3v3H2zM4.3 12.500a1.6 1.6 0 1 0 .1 0m6.5 0a1.6 1.6 0 1 0 .1 0',
  starfighter: 'M8 1.200l1.7 5L14.5 9v2l-4.8-1-.7 4.300H7L6.3 10l-4.8 1V9l4.8-2.800z',
  cargo: 'M2.5 4.5 8 2l5.5 2.500v7L8 14l-5.5-2.500zM8 7.300l4-1.9-4-1.8-4 1.800z',
  creature: 'M3 13c0-5 1-8 2-10l2 4h2l2-4c1 2 2 5 2 10l-3-2-2 2-2-2z',
  weapon: 'M3 14l-1-1 8.5-9.500L14 2l-1.5 3.500z',
  device: 'M6 2h4v3h3v4h-3v5H6V9H3V5h3z',
  effect: 'M8 1.500l1.8 4.700L14.5 8l-4.7 1.800L8 14.5 6.2 9.8 1.5 8l4.7-1.800z',
  interrupt: 'M9.5 1.5 3.5 9h4l-1 5.5 6-7.500h-4z',
  location: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
} as const

type Emblem = keyof typeof paths

/** A sign in the colour of the text around it. `size` is in pixels. */
export function Sign({ emblem, size = 14 }: { emblem: Emblem; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} className="sign" aria-hidden="true">
      <path d={paths[emblem]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

export function emblemOf({ type, subtype, icons, characteristics, location }: CardFacts): Emblem {
  if (type === 'character') {
    if (characteristics?.some((one) => one.startsWith('astromech'))) return 'astromech'
    return icons?.includes('pilot') ? 'pilot' : 'passenger'
  }
  if (type === 'starship') return subtype === 'capital' ? 'pilot' : 'starfighter'
  if (type === 'location') return location ? 'location' : 'effect'
  if (type === 'objective' || type === 'epic event') return 'effect'
  return type === 'filler' ? 'cargo' : type
}
