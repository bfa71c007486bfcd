export const targets = {
  rules: {
    'WPN-004': 'Only at cards in the battle. Whatever you fire at during a battle must be in that battle.',
    'WPN-006':
      'What the weapon says. The weapon’s own text says what it may target, how much Force you use to fire it, which destiny you need and what comes of it.',
    'WPN-010':
      'Not at your own cards. You fire at your opponent’s cards, not at yours. Only in an attack may you target a creature of your own.',
    'WPN-024':
      'Then the target. The target is a card of your opponent that is in the battle and present with the weapon.',
    'WPN-027':
      'Firing at the next site. To fire at a card in a battle at another location, weapon and target must each be present at their own location. The target must be in the battle, the weapon need not be.',
    'WPN-028':
      'Fired by another card’s text. When a card lets you fire a weapon outside the battle phase, its target need not be in any battle or attack.',
    'WPN-029':
      'Spies outside battle. Fired outside the battle phase, a weapon that can target characters can target an undercover spy.',
    'WPN-030':
      'Full range outside battle. Fired outside the battle phase by the text of a card, a long-range weapon has its full range.',
    'WPN-059':
      'Defense value of a character. The defense value of a character is its ability, its armor or its maneuver, whichever is highest.',
    'WPN-060': 'Defense value of a droid. If a droid has neither armor nor maneuver, its defense value is 0.',
    'WPN-061':
      'Defense value of starships and vehicles. The defense value of a starship or vehicle is its armor or its maneuver, whichever it has, with whatever changes it.',
    'WPN-062':
      'Defense value of a creature. The defense value of a creature is the number that stands under a word of its own, such as scales or slither.',
    'WPN-063':
      'A defense value that is lent. If a weapon can be fired at some other sort of card, a text says which defense value to use for it.',
    'WPN-073':
      'Spies are no targets. During battle you cannot target the opponent’s undercover spy with weapons. Text that affects all cards or all characters affects him all the same.',
    'WPN-074':
      'Excluded cards and weapons. An excluded card does not fire weapons, and weapons cannot target it.',
    'WPN-075': 'Frozen captives are not hit. A frozen captive cannot be hit.',
    'ATK-002':
      'Creatures are no targets in battle. In a battle your weapons normally cannot target creatures.',
    'WPN-071':
      'Inside, no shots. Aboard a starship or enclosed vehicle your characters are not present. They do not fire their own weapons, and weapons cannot target them.',
  },
  reasons: {
    'WPN-004': '{card} takes no part in the battle at {at}.',
    'WPN-006/no weapon': '{card} has no text by which it could be fired.',
    'WPN-006/target': '{by} is no target that the text of {card} allows.',
    'WPN-006/count': '{card} is fired at {count} {count|target|targets} at most, and at one at least.',
    'WPN-006/gunner': 'Nobody who could fire {card} is present with it.',
    'WPN-006/this gunner': '{by} cannot fire {card}.',
    'WPN-006/power': 'No power droid and no fusion generator of yours is present with {card}.',
    'WPN-006/x': 'X is at least 0, and at most {max}, for {card}.',
    'WPN-006/barred': 'Another text keeps {card} from being fired.',
    'WPN-010': '{by} is yours; {card} is fired at your opponent’s cards.',
    'WPN-024': '{by} is not present with {card}.',
    'WPN-027': '{card} reaches an adjacent site only if weapon and target are each present at their own.',
    'WPN-073': '{card} is undercover: weapons cannot target it in a battle.',
    'WPN-074/weapon': '{card} is excluded from the battle and fires nothing.',
    'WPN-074/target': '{card} is excluded from the battle and cannot be a target.',
    'WPN-075': '{card} is frozen and cannot be hit.',
    'ATK-002': '{card} is a creature, and in battles weapons are not fired at creatures.',
    'WPN-071/weapon': '{card} is inside {ship}: it is not fired from there.',
    'WPN-071/target': '{card} is inside {ship} and not present: it cannot be a target.',
  },
}
