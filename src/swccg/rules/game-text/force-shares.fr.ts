import type { forceShares as en } from './force-shares.en.ts'

/** Force shares in French. */
export const forceShares: typeof en = {
  rules: {
    'KRN-141': {
      title: 'Les résultats sont automatiques',
      text: 'Les parties d’un résultat sont des actions automatiques. Si elles touchent les deux joueurs, celui dont c’est le tour dit qui passe d’abord.',
    },
    'KRN-151': {
      title: 'Rien à compter',
      text: 'Là où « pour chaque » ne trouve rien à compter, le montant est 0, et rien ne le change.',
    },
  },
  log: {
    'nothing counted': '{card} ne trouve rien à compter : rien n’est perdu.',
  },
  decisions: {
    'which automatic action first': {
      title: 'Laquelle d’abord ?',
      text: 'Plusieurs actions automatiques ont lieu en même temps. Le {player}, dont c’est le tour, nomme la prochaine.',
    },
  },
}
