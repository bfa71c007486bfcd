export const cost: typeof import('./firing-cost.en.ts').cost = {
  rules: {
    'WPN-058': 'Seul le premier tir change de coût. Ce qui modifie le coût du tir modifie celui du premier. Les tirs suivants d’une arme à répétition coûtent ce qu’ils coûtent toujours.',
  },
}
