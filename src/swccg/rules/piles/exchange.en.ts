export const exchange = {
  rules: {
    'KRN-063': 'Exchanged cards and secrecy. Exchanged cards are shown only as far as cards are that are taken away or placed.',
    'KRN-062': 'The same position. A card that comes into a pile by an exchange lies where the other one lay.',
    'KRN-061': 'Exchanging. In an exchange the cards of one place are picked first, then those of the other, and then they change places. Nothing is picked before the action has its result.',
  },
}
