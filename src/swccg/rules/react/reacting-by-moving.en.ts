export const moving = {
  rules: {
    'TRM-157': 'If within range. In the rulings of August 2001, an older card that lets you move “if within range” means by landspeed or hyperspeed. Docking bay transit, shuttling and other moves are not meant.',
    'TRM-205': 'No react on the spot. If a card is already where the battle or Force drain takes place, it cannot react to it.',
    'TRM-209': 'How to move as a react. For a react move your card may use landspeed, hyperspeed or sector movement, land or take off, embark or disembark. Other kinds of movement are not open to it.',
  },
  reasons: {
    'TRM-205': '{card} is at {at} already and cannot react to there.',
    'TRM-209': 'This is no kind of move that a react can be made by: {using}.',
    'TRM-157': '“If within range” is about landspeed and hyperspeed; {card} cannot use it for this kind of move.',
  },
}
