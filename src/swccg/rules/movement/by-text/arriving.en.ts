export const arriving = {
  rules: {
    'TRM-012': 'Captives do not go missing. When all characters at a site go missing, the captive of one of them does not: it is released, as when any escort is gone.',
    'TRM-013': 'Frozen captives do not go missing. A frozen captive is never sent missing. If its escort goes missing, it stays at the site with nobody to escort it.',
    'TRM-188': 'Missing together. A character carried by one who goes missing, as in Luke’s Backpack, is missing too, captives apart. If either is found, both are.',
  },
  log: {
    'stays unattended': '{card} stays, unattended: {by} is missing.',
    missing: '{card} goes missing[: {by}].',
  },
  options: { missing: '{card} goes missing: {by}' },
}
