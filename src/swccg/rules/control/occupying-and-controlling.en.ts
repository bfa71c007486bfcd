export const occupyingAndControlling = {
  rules: {
    'CTL-033': 'Presence. You have presence at a location where your total ability is 1 or more, or where a card of yours has the Presence icon.',
    'CTL-034': 'Presence from inside. Cards inside starships and enclosed vehicles give presence at the location too.',
    'CTL-035': 'Presence in one place. No card gives presence at two locations at once.',
    'CTL-041': 'Present, and present with. A card is present somewhere; two cards are present with each other only if both are present at the same place. A card inside an enclosed vehicle or starship is not at the same place as one outside.',
    'CTL-043': 'To control. You control a location where you have presence and your opponent has none.',
    'CTL-044': 'Control is not an action. Who controls a location is asked each time that it matters; it changes by itself.',
    'CTL-045': 'Unoccupied. A location is unoccupied if no player has presence there.',
    'CTL-047': 'To occupy. You occupy a location where you have presence, whoever else has it too.',
    'KRN-263': 'No presence while inactive. Inactive cards never give presence, whatever their ability.',
  },
  reasons: {
    'CTL-033': 'You have no presence at {at}: no ability there, and no Presence icon.',
    'CTL-043/both': 'You and your opponent both have presence at {at}, so neither controls it.',
    'CTL-043/opponent': 'Your opponent has presence at {at} and you have none.',
    'CTL-045': '{at} is unoccupied: neither player has presence there.',
    'CTL-047': 'Both players occupy {at}.',
    'CTL-035': 'Those at the sites of your starship give presence there, and not also at {at}.',
    'CTL-041': '{card} and {by} are not present with each other: one of them is inside something.',
    'KRN-263': '{cards} at {at} {cards|is|are} inactive, and inactive cards give no presence.',
  },
}
