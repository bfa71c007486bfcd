/** Cost in English. */

export const cost = {
  rules: {
    'WPN-058': {
      title: 'Only the first shot is cheaper',
      text: 'What changes the cost of firing changes that of the first shot. Further shots of a weapon that fires repeatedly cost what they always do.',
    },
  },
}
