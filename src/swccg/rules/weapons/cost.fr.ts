import type { cost as en } from './cost.en.ts'

/** Cost in French. */
export const cost: typeof en = {
  rules: {
    'WPN-058': {
      title: 'Seul le premier tir change de coût',
      text: 'Ce qui modifie le coût du tir modifie celui du premier. Les tirs suivants d’une arme à répétition coûtent ce qu’ils coûtent toujours.',
    },
  },
}
