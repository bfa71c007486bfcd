/** Rules on deploying that the rulings of 2001 alone word. */
export const deployRulings = {
  'DEP-176': {
    title: 'One Death Star for each player',
    text: 'Whoever has deployed a location of one of the two Death Stars deploys no location of the other in that game.',
  },
  'DEP-177': {
    title: 'Two Death Stars',
    text: 'In game text ‘Death Star’ means the first one only, and ‘Death Star II’ the second one only.',
  },
  'DEP-182': {
    title: 'Nothing for Dagobah but in somebody’s hands',
    text: 'Weapons and devices do not deploy to Dagobah, except on a card that is there already.',
  },
  'DEP-186': {
    title: 'Deploying like a starfighter',
    text: 'A capital starship that deploys like a starfighter is one for every rule and text about deploying, and no capital starship.',
  },
  'DEP-190': {
    title: 'The Back Door',
    text: 'Endor: Back Door may lie anywhere among the exterior sites, not only beside the Bunker.',
  },
  'DEP-196': {
    title: 'One operative at a place',
    text: 'On its matching planet an operative neither deploys nor moves to or through a location where its owner has another of its title, be that one missing or captured.',
  },
  'DEP-197': {
    title: 'Two operatives at one place',
    text: 'When two operatives of one title and one player come to be at one location of their planet, that player chooses one of them, and it is lost.',
  },
  'DEP-202': {
    title: 'Skywalkers',
    text: 'A Skywalker is any Luke, Leia or Shmi, and a Vader who has crossed over.',
  },
  'DEP-211': {
    title: 'Nothing between spaceports',
    text: 'No other site comes between spaceport sites of one planet.',
  },
  'DEP-239': {
    title: 'A unique Interrupt of both sides',
    text: 'Of a unique Interrupt that both sides have, one copy may be played in a turn, whoever plays it.',
  },
  'DEP-265': {
    title: 'Squadrons are no starfighters',
    text: 'What deploys on a starfighter does not go on a squadron; what deploys on a starship does, and works once, not three times.',
  },
}
