export const artillery = {
  rules: {
    'WPN-048': 'Artillery lost on the way. If an artillery weapon is destroyed while it is carried, the cards that carry it are lost, too.',
  },
}
