/** What the numbers in the details of reasons and log lines are. */

/** Details that are amounts; every other number is a card. */
export const amounts: ReadonlySet<string> = new Set([
  'n',
  'need',
  'have',
  'speed',
  'extra',
  'far',
  'count',
  'min',
  'max',
  'parsec',
  'number',
  'destiny',
  'ability',
  'attrition',
  'light',
  'dark',
  'attackers',
  'defenders',
  'ours',
  'theirs',
  'loss',
  'gain',
])
