export const present = {
  rules: {
    'CTL-065': 'The target is to be present. Where a text targets a character present, the target has to be present at the location, and the card whose text it is need not.',
    'CTL-040': 'Present inside together. Those inside a starship or vehicle are present there, and so with each other. A permanent pilot is one of them.',
    'CTL-039': 'Inactive, so not present. An inactive card is present nowhere, except for what counts it as on table: a captive is present for texts about captives.',
    'CTL-037': 'At one place only. A card is present at no more than one place. Inside an enclosed vehicle or starship, it is present there.',
    'CTL-036': 'What it is to be present. To be present is to be physically at a place: a site, a sector, a system, inside an enclosed vehicle or starship, or in a prison.',
  },

  reasons: {
    'CTL-039': '{card} is inactive, and therefore present nowhere.',
    'CTL-037': '{card} is present inside {ship}, and so nowhere else.',
    'CTL-036/imprisoned': '{card} is within the prison, not present at {at}.',
  },
}
