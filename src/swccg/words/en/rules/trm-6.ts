export const trm6 = {
  'TRM-601': {
    title: 'Re-circulated in between',
    text: 'Only the re-circulation that closes the draw phase leads to the end of the turn. If a text re-circulates Used Piles, the phase goes on.',
  },
}
