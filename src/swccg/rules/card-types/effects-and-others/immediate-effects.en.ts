export const immediateEffects = {
  rules: {
    'DEP-249': 'Immediate Effects. An Immediate Effect is deployed in response to another action, and so in any phase.',
  },

  reasons: {
    'DEP-249': '{card} is an Immediate Effect: it is deployed in response to something.',
  },
}
