export const releasing = {
  rules: {
    'BAT-151': 'Freed and back in battle. A captive who has just been released rejoins a battle that he was in before. The limit of one battle a turn does not stop him.',
    'TRM-061': 'Freeing an unattended frozen captive. What releases captives releases frozen ones too. Besides, the Light Side may release one that nobody escorts and that is in no prison, where the Light Side controls.',
    'TRM-062': 'Where a frozen captive goes. Released at a site, a frozen captive goes to the Light Side of that site. Released anywhere else, it goes into the Used Pile.',
    'TRM-066': 'Cards that release. The Light Side frees captives by cards that say so, the Light Side text of Dark Side locations included.',
    'TRM-067': 'No escort, no captive. A captive is released when its escort is forfeited, lost, missing or off table in any other way. Only a frozen one whose escort goes missing stays there as it is.',
    'TRM-069': 'Where a released captive goes. Released from an escort, a captive goes where the Light Side chooses: into the Used Pile or, at a site, onto the Light Side of that site.',
    'TRM-070': 'Out of a prison. A captive that is released from a prison goes to the Light Side of that site.',
  },
  reasons: {
    'TRM-061/who': 'Only the Light Side sets {card} free.',
    'TRM-061/no captive': '{card} is no captive.',
    'TRM-061/not frozen': '{card} is not frozen: no captive like that is set free without a card that says so.',
    'TRM-061/escorted': '{by} escorts {card}.',
    'TRM-061/imprisoned': '{card} is imprisoned at {at}.',
    'TRM-061/no control': 'The Light Side does not control the place where {card} is.',
  },
  log: {
    released: '{card} is released[ and is now at {at}][: {by}].',
    'sets free': 'The {player} sets {card} free[ at {at}].',
  },
  decisions: {
    'goal of released': { title: '{card} is released', text: 'The {player} chooses where it goes.' },
  },
  events: { released: '{card} has been released[ at {at}]' },
  options: {
    frees: '{by}: {card} is released',
    released: '{by} is released',
    'to site': 'To the Light Side of {by}',
    'to Used Pile': 'Into the Used Pile',
  },
  deeds: { release: 'set free', 'release/offer': 'Release {card}' },
}
