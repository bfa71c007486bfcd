export const weaponsAndDevices = {
  rules: {
    'DEP-008': 'Other cards need no presence. Weapons, devices, Effects and creatures go where their text and rules put them, with or without presence or Force icons.',
    'DEP-064': 'Sites without icons. A site without presence or Force icons of yours still takes your Effects, Epic Events, devices and weapons that deploy there.',
    'DEP-065': 'On a lone character. A weapon or device deploys on your character even where you have neither presence nor Force icons.',
    'DEP-084': 'Cards that contain a persona. What names a persona may use any card that contains it, whatever its type.',
    'DEP-089': 'Weapons for ships, not for their crew. A weapon for a ship’s persona deploys on a card that is that ship with its crew; a card for one of the crew does not.',
    'DEP-091': 'On the persona’s own card. A weapon or device that deploys on a character persona goes only on a character card, not on a ship that contains the persona.',
    'DEP-094': 'On a weapon card. What deploys on a weapon’s persona goes on a weapon card, not on a character with that weapon.',
    'DEP-165': 'Other cards keep their words. What deploys on or targets the old persona does not work on the one that has crossed over.',
    'WPN-054': 'As many as you like. One card may bear any number of weapons and devices. Only their use is limited.',
  },
  reasons: {
    'DEP-091': '{card} deploys on the persona’s own card, and {ship} only contains that persona.',
    'DEP-089': '{card} goes on a card of that persona itself; it is only a permanent pilot of {ship}.',
    'DEP-094': '{card} goes on a weapon card; in {ship} that weapon is part of the character.',
    'DEP-165': '{ship} has crossed over, and {card} is for whom it was before.',
  },
}
