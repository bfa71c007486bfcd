import type { relocating as en } from './relocating.en.ts'

export const relocating: typeof en = {
  log: {
    'relocated by a creature': '{by} emporte {card} à {to}.',
  },
}
