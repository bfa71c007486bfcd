export const initiating = {
  rules: {
    'DEP-239': 'A unique Interrupt of both sides. Of a unique Interrupt that both sides have, one copy may be played in a turn, whoever plays it.',
    'DRW-014': 'A unique Interrupt once a turn. You may play a unique Interrupt only once in a turn. A second copy has to wait for another turn.',
    'KRN-010': 'What goes to the Used Pile. Besides Force that you use, your Used Pile takes the cards that a rule or a text sends there, such as an Interrupt that you have used.',
    'KRN-030': 'Using 0 Force. An empty Force Pile keeps nobody from using 0 Force or his entire Force Pile.',
    'KRN-177': 'After a response. When a response is over, the opponent of the player who made it is the next who may respond to the action beneath.',
    'KRN-258': 'Inactive cards do nothing. An inactive card, such as one that is missing or captured, is on table in a way, but it does nothing.',
    'CTL-042': 'Where present. A card that works “where present” has to be present at the location itself. What it works on only has to be at that location.',
    'KRN-118': 'Both players must. If a mandatory action makes both players do something, the player whose turn it is says when, and who comes first.',
    'TRN-046': 'Nothing of a turn before the first one. What is done during a turn, such as once each turn, cannot be done before the first turn begins.',
    'TRN-047': 'No actions before the first turn. Actions of one’s own, such as playing a Used Interrupt, cannot be begun while the game is being started.',
  },
  reasons: {
    'DRW-014': 'You have already played {card} this turn, and it is unique.',
    'DEP-239': 'Your opponent has played {card} this turn already, and it is unique.',
    'KRN-258': '{card} is inactive and does nothing.',
    'CTL-042': '{by} is present there; {card} need only be at that location for it to lose its text.',
    'KRN-118': '{card} makes both players do something: it is the {by} who says when.',
    'TRN-046': 'No turn has begun yet, and this is done during a turn.',
    'TRN-047': 'The game is still being started: no action of one’s own can be begun before the first turn.',
  },
  deeds: {
    play: 'play',
    'play/offer': 'Play {card}[ on {cards}][, to {to}][ ({pile} of the {owner})]{cost}',
    use: 'use',
    'use/offer': 'Use {card}[ on {cards}][, to {to}][ ({pile} of the {owner})]{cost}',
  },
}
