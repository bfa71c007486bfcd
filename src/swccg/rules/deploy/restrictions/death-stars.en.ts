export const deathStars = {
  rules: {
    'DEP-176': 'One Death Star for each player. Whoever has deployed a location of one of the two Death Stars deploys no location of the other in that game.',
  },
  reasons: {
    'DEP-176': 'You have deployed locations of the other Death Star in this game, and {card} is not of that one.',
  },
}
