export const deploying = {
  rules: {
    'DEP-001': 'The deploy phase. In your deploy phase, the third of your turn, you deploy cards from hand to the table.',
    'DEP-003': 'What deploying is. To deploy a card is to bring it into play on the table: characters, vehicles, starships, weapons, devices, Effects, creatures and locations.',
    'DEP-014': 'Only in your deploy phase. You deploy in your own deploy phase only, unless a text names another time or an action that the deployment may answer.',
    'DEP-015': 'A place or a price is no time. Text that only says where a card deploys, or for how much, does not let it deploy at another time.',
    'DEP-247': 'From hand. Cards are deployed from hand. From a deck or pile it takes a card that allows it.',
    'KRN-229': 'Conditions and costs. Who may ignore conditions still pays the cost, and what is free still has to meet its conditions.',
    'TRM-363': 'Stolen cards are your own. Stolen cards in your Life Force or hand are activated, used, lost and deployed like your own.',
    'DEP-009': 'The deploy cost. To deploy a card you use Force equal to its deploy cost, in its box or its text.',
    'TRN-027': 'Free, but not without conditions. What is deployed at the start of the game costs nothing, and still has to meet every condition and restriction of deploying.',
  },
  reasons: {
    'KRN-229': 'That conditions are ignored does not make {card} free: it takes {need} Force, and you have {have}.',
    'KRN-229/free': 'Being free, {card} has to meet its conditions all the same.',
    '*/no place': '{card} is deployed to a location or aboard something.',
    'DEP-003': '{card} is no card that is deployed.',
    'DEP-014/phase': '{card} is deployed in your deploy phase; it is the {turn}’s {phase}.',
    'DEP-015': 'What {card} says about places or costs does not let it deploy at another time.',
    'DEP-247': '{card} is not in your hand, and no text lets it deploy from where it is.',
    'TRN-027': 'It would be free at the start of the game, but the conditions for deploying {card} hold then too.',
  },
  deeds: {
    deploy: 'deploy',
    'deploy/offer': '{cards}: deploy[ to {to}][ on {ship}][ ({slot})][ ({system})]{cost}',
  },
}
