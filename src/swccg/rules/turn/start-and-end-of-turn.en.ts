export const startAndEndOfTurn = {
  rules: {
    'TRM-601': 'Re-circulated in between. Only the re-circulation that closes the draw phase leads to the end of the turn. If a text re-circulates Used Piles, the phase goes on.',
    'DRW-032': 'What an ending brings about. If something that ends at the end of a turn makes another mandatory action due, this is done in the same end of turn, before anything optional.',
    'DRW-031': 'Endings come first. That something stops at the end of a turn is an automatic action and comes before what players choose to do.',
    'DRW-030': 'Until end of turn. What lasts until end of turn stops during the end of that turn.',
    'DRW-022': 'In which order. If several things are due at the end of a turn, the player whose turn is ending puts them in order.',
    'DRW-101': 'Used after re-circulating. What comes to a Used Pile after re-circulation lies there until the end of the next draw phase.',
    'DRW-040': 'The canceler canceled. If the card that would cancel a response is canceled itself, that response takes effect.',
    'DRW-037': 'Less Force lost at the end of a turn. Who is about to lose Force may make the loss smaller. A loss that comes to 0 does not happen.',
    'DRW-026': 'Responses at the end of a turn. A response at the end of a turn need not be an end-of-turn action itself.',
    'DRW-028': 'The next turn at once. The start of the next turn follows at once. Nothing can be done in between.',
    'DRW-027': 'When a turn is over. A turn is over when no player has anything left to do at its end.',
    'DRW-023': 'Choices at the end of a turn. After that players may use end-of-turn actions in turns; the one whose turn is ending begins.',
    'DRW-021': 'What must happen at the end. What has to happen at the end of a turn happens first, as automatic actions.',
    'DRW-020': 'Still the same turn. At the end of a turn it is still the turn of the player who has just finished.',
    'DRW-019': 'The end of a turn. The end of a turn is a time of its own, after both Used Piles have been re-circulated.',
    'TRN-071': 'Then the activate phase. When both players have passed at the start of the turn, the activate phase begins.',
    'TRN-069': 'Choices at the start of a turn. After that players may use start-of-turn actions in turns; the one whose turn it is begins.',
    'TRN-068': 'The start of a turn. What has to happen at the start of a turn happens first, as automatic actions.',
  },

  log: { 'lasting change ends': 'The text of {card} holds no longer.' },
  options: {
    loses: 'Force is lost: {by}',
    lost: 'What is to be lost by the text of {by}',
    ends: 'The text of {by} ends',
  },
}
