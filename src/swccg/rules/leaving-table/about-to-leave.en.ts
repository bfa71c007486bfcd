/** About to leave in English. */

export const aboutToLeave = {
  rules: {
    'KRN-057': {
      title: 'Text restored',
      text: 'When a card leaves table, game text of it that was canceled works again.',
    },
    'KRN-058': {
      title: 'About to leave',
      text: '“Leaving table” means being about to leave: what a text does then comes before.',
    },
  },
}
