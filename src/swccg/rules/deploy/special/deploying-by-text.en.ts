export const deployingByText = {
  rules: {
    'TRN-015': 'A location that may not be converted. If the location on table may not be converted, the copy that a starting card would deploy is placed out of play, and counts as deployed.',
  },
  decisions: {
    'deploy by text': {
      title: 'Deploy from {pile}',
      text: 'The {player} deploys a card from {pile}: {by}. Pick it up, and put it where it shall be.',
    },
  },
  passing: { 'deploy by text': 'Passing deploys nothing more.' },
}
