export const trm6 = {
  'TRM-601': {
    title: 'Recirculées entre-temps',
    text: 'Seule la recirculation qui clôt la phase de pioche mène à la fin du tour. Si un texte fait recirculer des piles de cartes utilisées, la phase continue.',
  },
}
