export const jediAndDarkJedi = {
  rules: {
    'TRN-060': 'Masters are no icons. A Jedi Master or Dark Jedi Master adds 1 to your total and nothing to any location.',
    'TRM-701': 'Knights and Masters. A Jedi Knight has ability 6. A Jedi Master or Dark Jedi Master has ability 7.',
    'TRM-405': 'Jedi. A Light Side character of ability 6 or more is a Jedi, and no Dark Jedi.',
    'TRM-404': 'Dark Jedi. A Dark Side character of ability 6 or more is a Dark Jedi, and no Jedi.',
  },

  reasons: {
    'TRM-701': 'The ability of {card} is not that of the Jedi that {by} asks for.',
    'TRM-405': '{card} is a Jedi, and {by} asks for a Dark Jedi.',
    'TRM-404': '{card} is a Dark Jedi, and {by} asks for a Jedi.',
  },
}
