export const trm2 = {
  'TRM-203': {
    title: 'Where a react goes',
    text: 'You react to the location where your opponent has just started a battle or Force drain. Only if the card says so may it move away from there instead.',
  },
  'TRM-204': {
    title: 'Reacts obey the movement rules',
    text: 'Your reacting card must be able to make its move in the ordinary way: within range, its pilot or driver in place beforehand, a nav computer if it uses hyperspeed. You use the Force for it as always, if no card excuses you.',
  },
  'TRM-205': {
    title: 'No react on the spot',
    text: 'If a card is already where the battle or Force drain takes place, it cannot react to it.',
  },
  'TRM-206': {
    title: 'React against a Force drain',
    text: 'If your react brings presence to the location where your opponent drains, that Force drain is canceled.',
  },
  'TRM-207': {
    title: 'React away from a battle',
    text: 'A battle is over if one player, by reacting away, no longer has presence at its location.',
  },
  'TRM-208': {
    title: 'A canceled react costs its Force',
    text: 'You use the Force for a react when you start it. If your opponent then cancels the react, you do not get the Force back.',
  },
  'TRM-209': {
    title: 'How to move as a react',
    text: 'For a react move your card may use landspeed, hyperspeed or sector movement, land or take off, embark or disembark. Other kinds of movement are not open to it.',
  },
  'TRM-210': {
    title: 'Others come along',
    text: 'As part of a react other cards may board the reacting card right before it leaves, and leave it right after it has arrived.',
  },
  'TRM-211': {
    title: 'One react a turn',
    text: 'Each card takes part in no more than one react per turn, also if it just went aboard the reacting card or left it. A canceled react counts.',
  },
  'TRM-212': {
    title: 'When you may react',
    text: 'You can react in your opponent’s turn, immediately after he has started a battle or a Force drain. There is no react to a battle of your own.',
  },
  'TRM-213': {
    title: 'Deploy as a react',
    text: 'If you deploy a card as a react, every deployment rule holds for it and you pay its full deploy cost.',
  },
  'TRM-214': {
    title: 'Each card its own react',
    text: 'If one card lets several others react, each of these makes a separate react. Sense, for example, can cancel just one.',
  },
  'TRM-222': {
    title: 'Bombing Run: crash',
    text: 'At the end of your battle phase a TIE bomber must fly back to the system. If it cannot, because it is unpiloted or for another reason, it crashes and is lost.',
  },
  'TRM-223': {
    title: 'Starfighters only inside',
    text: 'Death Star II sectors admit starfighters and nothing else. Squadrons and capital starships are kept out, even if they move like starfighters.',
  },
  'TRM-225': {
    title: 'Dark enters only in pursuit',
    text: 'Your Dark starfighter may go into the Death Star II sectors only as long as a Light starfighter is at one of them.',
  },
  'TRM-226': {
    title: 'Dark leaves after the chase',
    text: 'If no Light starfighter is left in the Death Star II sectors during your move phase as Dark, you must bring each of your starfighters there one sector nearer to the system. This is free.',
  },
  'TRM-230': {
    title: 'Changing orbit as Dark',
    text: 'By a regular move and for 1 Force you as Dark may bring a Death Star into orbit, out of it to deep space or from planet to planet, as long as its parsec is the same.',
  },
  'TRM-238': {
    title: 'Among asteroids',
    text: 'For 1 Force your piloted starship goes to an adjacent asteroid sector; a starfighter goes up to two of them in one move.',
  },
  'TRM-241': {
    title: 'Two cloud sectors at once',
    text: 'In the rulings of August 2001, every starfighter or vehicle that clouds admit may fly up to two related cloud sectors far in one move, for 1 Force.',
  },
  'TRM-249': {
    title: 'Starship sites for 1 Force',
    text: 'In the rulings of August 2001, you use 1 Force in your move phase to move a card between your starship or vehicle card and a site related to it.',
  },
  'TRM-251': {
    title: 'Leaving a starship’s docking bay',
    text: 'Your piloted starship leaves the docking bay of another starship for the system where that one is. This is its regular move and counts as taking off.',
  },
  'TRM-267': {
    title: 'No pilot needed to embark',
    text: 'Your starship can enter or leave the cargo bay of another starship even when it is unpiloted.',
  },
  'TRM-268': {
    title: 'In and out of Luke’s Backpack',
    text: 'A character that Luke’s Backpack can hold gets in and out for free, by unlimited moves.',
  },
}
