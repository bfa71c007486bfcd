import type { relocating as en } from './relocating.en.ts'

/** Relocating in French. */
export const relocating: typeof en = {
  log: {
    'relocated by a creature': '{by} emporte {card} à {to}.',
  },
}
