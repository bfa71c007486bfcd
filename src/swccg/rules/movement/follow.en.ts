export const follow = {
  rules: {
    'MOV-027':
      'Follow: the leader moves freely. If a card says that one card may follow another, it does not matter how the leader moved: docking bay transit or an Interrupt that relocates it will do.',
    'MOV-028':
      'Follow: the ways to follow. The follower is limited to landspeed, hyperspeed, sector movement, landing and taking off. It may also pass between a mobile system and what that orbits, and into or out of a starship or vehicle site.',
    'MOV-029':
      'Follow: start where it was. To follow, your card must be at a location that the leader has just left or passed through.',
    'MOV-030':
      'Follow: all the way. The follower heads for the leader’s new location and nowhere else. If it cannot reach that location in this move, it does not follow at all.',
    'MOV-031': 'Follow: the normal cost. Pay for the follower what its own kind of move normally costs.',
    'MOV-032': 'Follow: a regular move. By following, a card makes its regular move of the turn.',
    'MOV-033':
      'Follow: the card may differ. Where the text that lets a card follow says otherwise, the text prevails. Aratech Corporation, for one, makes following free.',
  },
  reasons: {
    'MOV-027': '{card} can follow only in response to a move that has just been completed.',
    'MOV-027/leader': 'The text of {by} does not let {card} follow what has just moved.',
    'MOV-027/no text': 'No text lets {card} follow another card.',
    'MOV-027/once': 'The text of {by} has been used this turn already.',
    'MOV-028': '{card} has no kind of move that leads there and that followers may use.',
    'MOV-029': '{card} is not at a location that {leader} has just left or passed through.',
    'MOV-030': '{leader} is not there, and {card} has to follow to where {leader} is now.',
    'MOV-030/range': '{card} cannot get that far in one move, and whoever follows goes all the way.',
  },
  log: {
    'move/follow': '{cards} {cards|follows|follow} to {to}{cost}.',
  },
  labels: {
    follow: 'follow',
  },
  moves: {
    follow: 'following',
  },
  offers: {
    follow: '{cards}: follow to {to}[, by the text of {by}]',
  },
}
