export const initiating = {
  rules: {
    'DEP-239':
      'A unique Interrupt of both sides. Of a unique Interrupt that both sides have, one copy may be played in a turn, whoever plays it.',
    'DRW-014':
      'A unique Interrupt once a turn. You may play a unique Interrupt only once in a turn. A second copy has to wait for another turn.',
    'KRN-010':
      'What goes to the Used Pile. Besides Force that you use, your Used Pile takes the cards that a rule or a text sends there, such as an Interrupt that you have used.',
    'KRN-030': 'Using 0 Force. An empty Force Pile keeps nobody from using 0 Force or his entire Force Pile.',
    'KRN-054':
      'What leaves takes its load along. When a card leaves table, all that is aboard it, on it or carried by it goes to its owners’ Lost Piles, unless something says otherwise.',
    'KRN-055':
      'All at once. A card and everything that is lost with it leave in the same instant. Nobody can act in between.',
    'KRN-106':
      'The opponent responds first. When a player has acted, the opponent has the first chance to respond. Then the players take turns.',
    'KRN-107':
      'Just actions. An optional response is a just action, whether or not its text has the word “just”.',
    'KRN-133':
      'What costs can be. A cost can be Force to use or to lose, a card or an action to give up, or an amount that a destiny draw names.',
    'KRN-136':
      'Taken into hand. Taking a destiny card into hand in order to draw again is part of the result and not a cost.',
    'KRN-171':
      'Back to the action beneath. When a response is done, the action beneath it is the current one again, and the responses to that go on.',
    'KRN-177':
      'After a response. When a response is over, the opponent of the player who made it is the next who may respond to the action beneath.',
    'KRN-214':
      'Canceled: no result. An action that is canceled while it is being responded to has no result.',
    'KRN-215': 'Canceled, but paid. What has been paid for an action that is canceled stays paid.',
    'KRN-216':
      'Canceled, but used. If an action can be done only once a turn, or the like, it has been done even when it was canceled.',
    'KRN-217':
      'Where a canceled card goes. A card that is canceled goes to its owner’s Lost Pile, unless something sends it elsewhere.',
    'KRN-258':
      'Inactive cards do nothing. An inactive card, such as one that is missing or captured, is on table in a way, but it does nothing.',
    'TRM-427':
      'One function at a time. If an Interrupt can do several things, you say which one as you play it.',
    'TRM-428':
      'After a Lost Interrupt. When it is done, an Interrupt that you played as Lost goes to your Lost Pile.',
    'TRM-429':
      'After a Used Interrupt. When it is done, an Interrupt that you played as Used goes to your Used Pile, or to your Lost Pile if it was canceled.',
    'TRM-454':
      'Landed starships: game text. On a landed starship ignore all game text but that on deployment, capacity, movement and taking off, and on who its permanent pilots and astromechs are and what ability they have.',
    'TRM-457':
      'Lost with the ship. If your starship or vehicle leaves the table, whatever is aboard it is lost. Only those who ride a creature vehicle can get off in time.',
    'CTL-042':
      'Where present. A card that works “where present” has to be present at the location itself. What it works on only has to be at that location.',
    'KRN-222':
      'Canceled text does nothing. Nothing can be initiated or triggered by canceled game text, and none of its modifiers applies.',
    'KRN-118':
      'Both players must. If a mandatory action makes both players do something, the player whose turn it is says when, and who comes first.',
    'TRN-046':
      'Nothing of a turn before the first one. What is done during a turn, such as once each turn, cannot be done before the first turn begins.',
    'TRN-047':
      'No actions before the first turn. Actions of one’s own, such as playing a Used Interrupt, cannot be begun while the game is being started.',
  },
  reasons: {
    'TRM-454': '{card} is landed: this part of its game text does nothing now.',
    'KRN-107': '{card} says what may be done once that has happened: the opponent comes first.',
    'DRW-014': 'You have already played {card} this turn, and it is unique.',
    'DEP-239': 'Your opponent has played {card} this turn already, and it is unique.',
    'KRN-258': '{card} is inactive and does nothing.',
    'KRN-222': 'The game text of {card} is canceled by {by}.',
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
