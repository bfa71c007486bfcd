export const utinniEffects = {
  rules: {
    'DEP-251': 'Utinni Effects. A Utinni Effect deploys on a location and names the card on table that it targets.',
    'TRM-189': 'Targets that are missing or captured. In the rulings of August 2001 a Utinni Effect goes on targeting a character that has gone missing or been captured, and works on.',
    'TRM-423': 'Lost with their target. When the target of a Utinni Effect is lost, the Utinni Effect is lost as well.',
  },
  options: { 'target gone': '{by} has lost its target' },

  reasons: {
    'DEP-251/no target': '{card} is no Utinni Effect, and targets no card as it deploys.',
  },
}
