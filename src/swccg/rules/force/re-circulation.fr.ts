import type { reCirculation as en } from './re-circulation.en.ts'

export const reCirculation: typeof en = {
  log: {
    're-circulated':
      'Les deux piles de cartes utilisées passent sous les paquets de réserve : {count} {count|carte|cartes}.',
  },
}
