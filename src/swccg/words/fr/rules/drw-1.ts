export const drw1 = {
  'DRW-101': {
    title: 'Utilisé après la remise en circulation',
    text: 'Ce qui arrive à une pile de cartes utilisées après la remise en circulation y reste jusqu’à la fin de la phase de pioche suivante.',
  },
}
