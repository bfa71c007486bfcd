export const cloudSectors = {
  rules: {
    'BAT-203': 'Battles in the clouds. In battles at cloud sectors starfighters, shuttle vehicles, cloud cars and patrol craft fight, and capital starships only if they deploy and move like starfighters.',
    'DEP-173': 'Who deploys to clouds. To cloud sectors only starfighters, shuttle vehicles, cloud cars and patrol craft deploy.',
  },

  reasons: {
    'DEP-173': '{card} is a capital starship, and those stay away from cloud sectors like {to}.',
  },
}
