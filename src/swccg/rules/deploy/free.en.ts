export const free = {
  rules: {
    'KRN-317': 'Deploys for free. A card that has to deploy free is one on which no cost for deploying is named.',
    'KRN-316': 'Free is free. “Free” takes away the whole cost, together with all that would raise or replace it.',
  },

  reasons: {
    'KRN-317': '{card} does not deploy free: a cost is named on it, and {by} asks for a card without one.',
  },
}
