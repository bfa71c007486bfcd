export const starfighters = {
  rules: {
    'DEP-186': 'Deploying like a starfighter. A capital starship that deploys like a starfighter is one for every rule and text about deploying, and no capital starship.',
    'DEP-256': 'Unpiloted starfighters. A starfighter without a permanent pilot deploys alone only to a docking bay or aboard an own capital starship.',
    'DEP-255': 'Where starfighters deploy. A starfighter with a permanent pilot deploys to a docking bay, a system or sector, or aboard an own capital starship.',
  },

  reasons: {
    'DEP-256': '{card} has no permanent pilot: alone it deploys to a docking bay or into a cargo bay, not to {to}.',
  },
}
