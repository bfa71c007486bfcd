export const failedDestinyDraws = {
  rules: {
    'KRN-029': 'No card to draw. Even with an empty Reserve Deck you may start an action that draws destiny. The draw then fails.',
    'KRN-352': 'No total, no success. A player who has no destiny total fails the action: it goes as is best for the opponent.',
    'KRN-351': 'One draw is enough. If you have successfully completed one draw, you have a total destiny.',
    'KRN-350': 'A draw that fails. A destiny draw fails if your Reserve Deck is empty, if something forbids or cancels it, or if what it costs is not paid.',
  },
}
