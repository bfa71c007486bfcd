export const capturing = {
  rules: {
    'DEP-081': 'Versions that are there stay. The rules on captives only keep new cards from being deployed: a version that is on table stays.',
    'TRM-049': 'Who escorts. The bounty hunter or warrior that takes a captive into custody, also by a prisoner transfer, is its escort.',
    'TRM-071': 'Only the Dark Side captures. If the Light Side has got hold of a card that captures, that part of it does nothing.',
    'TRM-072': 'Only Light Side cards are captured. Nothing but Light Side cards can be captured. Stealing is something else, and both players can do it.',
    'TRM-073': 'The fate of the captured. When a character is captured, the Dark Side chooses at once what becomes of it: seizure, imprisonment or escape.',
    'TRM-074': 'Seizure. Each Dark Side bounty hunter or warrior at the same location may seize one of the captured characters. The captive is placed face up beneath its escort.',
    'TRM-075': 'Imprisonment. At a prison any number of the captured characters may be imprisoned there, with or without an escort. They are placed face up beneath the prison.',
    'TRM-076': 'Escape. Whoever is captured, but neither seized nor imprisoned, goes to the Light Side’s Used Pile.',
    'TRM-079': 'Who is carried is captured too. If the captured character carries another one, that one is captured with it and carried no longer. Each needs an escort or a prison of its own.',
    'TRM-385': 'Spies under cover capture nobody. An undercover spy cannot start an action that may result in a capture.',
  },
  reasons: {
    'TRM-071': 'Only the Dark Side captures, so that part of {card} does nothing for the Light Side.',
    'TRM-072': '{card} is no Light Side card, and nothing else is captured.',
    'TRM-385': '{card} is undercover, and such a spy captures nobody.',
  },
  log: {
    'captured along': '{cards} {cards|is|are} captured too: {card} carried {cards|it|them}.',
    escapes: '{card} escapes to the Used Pile.',
    'not captured': '{card} is not captured[: {by}].',
    seized: '{card} is captured: {by} seizes it.',
    'version stays': '{cards} {cards|stays|stay} on table, though {card} is a captive.',
  },
  decisions: {
    'fate of captured': {
      title: '{card} is captured',
      text: 'The {player} chooses what becomes of it: seizure, imprisonment or escape.',
    },
  },
  events: { captured: '{card} has been captured[ at {at}]' },
  options: {
    escape: 'It escapes to the Used Pile',
    imprison: 'Imprison it at {by}',
    seize: '{by} seizes it',
  },
}
