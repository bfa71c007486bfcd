export const trm1 = {
  'TRM-105': {
    title: 'No fighting inside Death Star II',
    text: 'At a Death Star II sector neither you nor your opponent can deploy cards, initiate a battle or begin a Force drain.',
  },
  'TRM-116': {
    title: 'A draw is a must',
    text: 'Once an action that draws destiny has begun you have to draw. Only battle destiny, and what a text says you may draw, is left to you.',
  },
  'TRM-120': {
    title: 'Who can drive',
    text: 'Any of your characters may drive a transport vehicle, except droids. Of these only a vehicle droid may.',
  },
  'TRM-122': {
    title: 'To drive is not to pilot',
    text: 'If a pilot drives your transport vehicle, what he adds as a pilot does not come to the vehicle.',
  },
  'TRM-123': {
    title: 'Transport vehicle without driver',
    text: 'Lift Tubes apart, a transport vehicle with no driver does not move and has no use of its power, maneuver, landspeed, weapons or devices. Of its text, what concerns deployment and capacity still works.',
  },
  'TRM-134': {
    title: 'What is enclosed',
    text: 'Starships are enclosed without exception. For a vehicle, look in its lore for the word.',
  },
  'TRM-135': {
    title: 'Shut in',
    text: 'A character aboard an enclosed vehicle or starship is not present at the location.',
  },
  'TRM-136': {
    title: 'What counts from inside',
    text: 'Aboard an enclosed card your characters keep ability, forfeit and such game text as applies. For battle destiny count the ability of pilots and drivers but not of passengers.',
  },
  'TRM-145': {
    title: 'Face up is open',
    text: 'Every card that lies face up on table can be seen by both players, even under other cards.',
  },
  'TRM-154': {
    title: 'The highest-ability character',
    text: 'Your highest-ability character is a character card with ability above 0 that none of your other characters surpasses. Droids and permanent pilots are out of the question.',
  },
  'TRM-155': {
    title: 'Several of highest ability',
    text: 'If several of a player’s characters tie for the highest ability, whoever targets chooses among them.',
  },
  'TRM-157': {
    title: 'If within range',
    text: 'In the rulings of August 2001, an older card that lets you move “if within range” means by landspeed or hyperspeed. Docking bay transit, shuttling and other moves are not meant.',
  },
  'TRM-168': {
    title: 'Jabba’s Palace is on Tatooine',
    text: 'All locations of Jabba’s Palace, with the site Tatooine: Jabba’s Palace itself, count both as Jabba’s Palace locations and as Tatooine locations.',
  },
  'TRM-179': {
    title: 'Matching pilot',
    text: 'A pilot matches a unique starship if the text of either card names the other, by title or persona.',
  },
  'TRM-181': {
    title: 'Matching starship',
    text: 'Only a unique starship matches a character.',
  },
  'TRM-194': {
    title: 'How a vehicle moves away',
    text: 'To move your vehicle away, use its landspeed or any sector movement that is a regular move for it.',
  },
  'TRM-195': {
    title: 'How a starship moves away',
    text: 'To move your starship away, use its hyperspeed or any sector movement that is a regular move for it.',
  },
}
