export const intents = {
  rules: {
    'BAT-039': 'Other actions only here. The weapons segment is also open to top-level actions of other sorts. In the power and damage segments you find only the kinds that are named for them.',
    'BAT-074': 'What may be done in the power segment. Among the optional actions of the power segment, a top-level action must say that it is played in the power segment, or it must modify or reset attrition.',
    'BAT-090': 'What the damage segment is for. In the damage segment you forfeit cards, lose Force to battle damage and play what is played there. Cards may also modify, satisfy or cancel battle damage, and satisfy or cancel attrition. No other top-level action is allowed.',
    'DRW-017': 'The end of drawing. Re-circulating ends the draw phase; no card is drawn after it.',
    'DRW-025': 'Nothing else at the end of a turn. At the end of a turn only end-of-turn actions, and responses to them, are possible.',
    'TRN-070': 'Nothing else at the start of a turn. At the start of a turn only start-of-turn actions, and responses to them, are possible.',
  },
  reasons: {
    'BAT-039': 'This segment of the battle is not open to it; the weapons segment is.',
    'BAT-074': 'In the power segment only what says so is done, or what changes the attrition.',
    'BAT-090': 'In the damage segment only forfeits, losses of Force and what deals with attrition or battle damage are done.',
    'TRN-070': 'At the start of a turn only start-of-turn actions can be begun.',
    'DRW-025': 'At the end of a turn only end-of-turn actions can be begun.',
    'DRW-017': 'Both Used Piles have been re-circulated: no card is drawn any more this turn.',
  },
}
