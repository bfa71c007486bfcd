export const vehicles = {
  rules: {
    'DEP-038': 'No vehicles at systems. A vehicle does not deploy to a system.',
    'DEP-276': 'Patrol craft. A patrol craft deploys to a cloud sector simultaneously with its pilot.',
    'DEP-275': 'Shuttle vehicles need their pilot there. A shuttle vehicle without a permanent pilot deploys to a cloud sector only with a pilot aboard, as one action.',
    'DEP-274': 'Shuttle vehicles in the clouds. Shuttle vehicles deploy to cloud sectors too.',
    'DEP-273': 'Cloud cars. Cloud cars deploy to cloud sectors too.',
    'DEP-272': 'Where vehicles deploy. A vehicle deploys to a site, or into the cargo bay of an own starship or vehicle with room.',
  },

  reasons: {
    'DEP-038': '{card} is a vehicle, and vehicles do not deploy to systems such as {to}.',
    'DEP-276': '{card} deploys to {to} only with its pilot.',
    'DEP-275': '{card} has nobody to fly it at {to}; deploy its pilot with it.',
  },
}
