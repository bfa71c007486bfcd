export const battleground = {
  rules: {
    'TRM-029': 'The Senate. Coruscant: Galactic Senate is never a battleground.',
    'TRM-027': 'Bo Shuda keeps the peace. While Bo Shuda lies on Jabba’s Palace: Audience Chamber, the Chamber is no battleground.',
    'TRM-026': 'Never battlegrounds. Icons or not, a holosite, a Dagobah location or a shielded location is no battleground.',
    'TRN-059': 'Battlegrounds. A location is a battleground while both players have at least one Force icon there. Icons that cards add or cancel count.',
  },

  reasons: {
    'TRM-029': '{card} is never a battleground.',
    'TRM-027': '{card} is no battleground while {by} lies there.',
    'TRM-026': '{card} has the icons, but is no battleground whatever its icons.',
    'TRN-059': '{card} is no battleground, and {by} asks for one: both players need Force icons there.',
  },
}
