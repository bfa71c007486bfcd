export const normalAndMobileEffects = {
  rules: {
    'TRM-417': 'Kinds of Effects. A text on Effects means normal ones only. “Effect of any kind” means Immediate, Mobile, Utinni and Political ones too.',
    'DEP-250': 'Effects. Normal, Mobile, Political and Utinni Effects deploy in their owner’s deploy phase, where their text says.',
  },

  reasons: {
    'TRM-417': '{card} is another kind of Effect than {by} speaks of.',
    'DEP-250/time': '{card} is an Effect: it deploys in your deploy phase.',
    'DEP-250/target': '{ship} is not what {card} deploys on.',
  },
}
