export const parasites = {
  rules: {
    'ATK-067': 'A parasite attaches. The damage segment begins with the parasite attaching to its target. This is now its host, with the result that the parasite’s text gives.',
    'ATK-069': 'On an inactive host. A parasite stays active even if its host is inactive.',
  },
  log: {
    attaches: '{card} attaches to {ship}.',
    detaches: '{card} lets go of its host at {at}.',
    'lost outside its habitat': '{card} is lost: {at} is outside its habitat.',
    'squeezes its host': '{card} tightens its grip: {ship} has 1 power less.',
    'does not squeeze its host': '{card} does not tighten its grip on {ship}.',
  },
  decisions: { 'carry host off': { title: '{by} carries {card} off', text: 'The {player} says where to.' } },
  events: {
    attached: '{card} has attached to {ship}',
    squeezed: '{card} has tried to tighten its grip on {ship}',
  },
  options: { detach: 'A parasite lets go of {by}', squeeze: '{by} may tighten its grip' },
}
