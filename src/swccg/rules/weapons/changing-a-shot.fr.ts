import type { changingAShot as en } from './changing-a-shot.en.ts'

export const changingAShot: typeof en = {
  log: {
    'shot changed': '{card} : chaque destinée de ce tir change de {count}.',
  },
}
