export const cost = {
  rules: {
    'WPN-058': 'Only the first shot is cheaper. What changes the cost of firing changes that of the first shot. Further shots of a weapon that fires repeatedly cost what they always do.',
  },
}
