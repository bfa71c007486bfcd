export const mov2 = {
  'MOV-200': { title: 'When you may embark', text: 'You embark on other cards in your own move phase.' },
  'MOV-201': {
    title: 'Crew of a carried ship',
    text: 'When a landed starship or a vehicle is itself aboard a starship, the characters inside it take none of the capacity of the outer starship.',
  },
  'MOV-202': {
    title: 'Join a reacting card',
    text: 'When your card begins its react move, other cards of yours may embark on it and come along.',
  },
  'MOV-203': {
    title: 'Undercover spies stay outside',
    text: 'Your undercover spy may not embark on any vehicle or starship.',
  },
  'MOV-204': {
    title: 'Escape: who and when',
    text: 'If Light blows away Death Star II with its Epic Event, every piloted starfighter at the Reactor Core may attempt to escape at once. Only then do the sectors and the system leave the table.',
  },
  'MOV-205': {
    title: 'Escape: sector by sector',
    text: 'The fleeing starfighter advances by single sectors toward the system, for free, and each movement destiny that is called for must be drawn. It ends at the system or is lost.',
  },
  'MOV-206': {
    title: 'Escape: Light goes first',
    text: 'Dark starfighters begin their escape only when every Light starfighter has made its attempt.',
  },
  'MOV-207': {
    title: 'Escape: Dark reads Light text',
    text: 'For the movement destinies of a Dark starfighter in flight, use the Light Side game text of the sectors.',
  },
  'MOV-208': {
    title: 'Riders of creature vehicles',
    text: 'In the rulings of August 2001 you may also decide anew who drives a creature vehicle and who is its passenger.',
  },
  'MOV-209': {
    title: 'Docking capability must be printed',
    text: 'In the rulings of August 2001 a capital starship does not have ship-docking capability by itself: one of the two cards has to say so.',
  },
  'MOV-210': {
    title: 'Prisons: no battle droids',
    text: 'In the rulings of August 2001 only a bounty hunter or warrior takes an imprisoned captive into custody. A battle droid may not.',
  },
  'MOV-211': {
    title: 'Frozen captives: no battle droids',
    text: 'In the rulings of August 2001 only a Dark bounty hunter or warrior takes an unattended frozen captive. A battle droid may not.',
  },
  'MOV-212': {
    title: 'Hit And Run relocates',
    text: 'In the rulings of August 2001 a starship that flees with Hit And Run is relocated, and so makes an unlimited move.',
  },
  'MOV-213': {
    title: 'Landing Claw is no movement',
    text: 'A starfighter that clings to a starship with Landing Claw remains at its location, and so it has not moved.',
  },
  'MOV-214': {
    title: 'Seekers and Yerka Mig',
    text: 'Compare Seekers and Yerka Mig with the cards that move like a character. Seekers’ own text has them move like an undercover spy.',
  },
  'MOV-215': {
    title: 'Must have pilot aboard',
    text: 'Old cards say that a pilot must be aboard to use power, maneuver or hyperspeed. The rules on starships and vehicles say that anyway, so the words add nothing.',
  },
  'MOV-216': {
    title: 'The price of Nabrun Leids',
    text: 'In the rulings of August 2001 a destiny draw names what Nabrun Leids costs. You pay and go, or decline, and the Interrupt goes to your Lost Pile.',
  },
  'MOV-220': {
    title: 'No way out of the Rancor Pit',
    text: 'In the rulings of August 2001 nothing moves away from Jabba’s Palace: Rancor Pit while a creature is present there.',
  },
}
