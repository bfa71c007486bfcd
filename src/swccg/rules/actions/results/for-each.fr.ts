export const forEach: typeof import('./for-each.en.ts').forEach = {
  rules: {
    'KRN-141': 'Les résultats sont automatiques. Les parties d’un résultat sont des actions automatiques. Si elles touchent les deux joueurs, celui dont c’est le tour dit qui passe d’abord.',
    'KRN-151': 'Rien à compter. Là où « pour chaque » ne trouve rien à compter, le montant est 0, et rien ne le change.',
  },
  log: { 'nothing counted': '{card} ne trouve rien à compter : rien n’est perdu.' },
  decisions: {
    'which automatic action first': {
      title: 'Laquelle d’abord ?',
      text: 'Plusieurs actions automatiques ont lieu en même temps. Le {player}, dont c’est le tour, nomme la prochaine.',
    },
  },
}
