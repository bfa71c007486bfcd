export const relatedLocations = {
  rules: {
    'TRM-334': 'Sites of one ship are related. All the sites that belong to one starship, one vehicle or one Death Star are related to each other.',
    'TRM-333': 'A vehicle on a planet. While a vehicle with sites stands on a planet, its sites and those of the planet are related.',
    'TRM-328': 'Planet locations are related. A system includes its sites and cloud sectors. Each of them is related to the system and to all the others.',
  },
}
