export const droids = {
  rules: {
    'KRN-203': 'Droids have ability 0. Where the ability of a droid is asked for it counts as 0, and nothing changes that.',
  },
}
