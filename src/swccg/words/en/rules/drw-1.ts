export const drw1 = {
  'DRW-101': {
    title: 'Used after re-circulating',
    text: 'What comes to a Used Pile after re-circulation lies there until the end of the next draw phase.',
  },
}
