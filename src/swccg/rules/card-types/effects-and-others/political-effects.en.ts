export const politicalEffects = {
  rules: {
    'TRM-421': 'Political Effects. A Political Effect deploys like other Effects. What is placed on it is not on table, so another copy may be deployed.',
  },
}
