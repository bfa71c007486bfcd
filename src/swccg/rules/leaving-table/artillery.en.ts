/** Artillery in English. */

export const artillery = {
  rules: {
    'WPN-048': {
      title: 'Artillery lost on the way',
      text: 'If an artillery weapon is destroyed while it is carried, the cards that carry it are lost, too.',
    },
  },
}
