export const undercoverSpies = {
  rules: {
    'TRM-380': 'Going undercover. A spy who goes undercover is placed on your opponent’s side of the same site and is present there, even if he was enclosed before.',
    'TRM-392': 'Breaking cover. In your deploy phase you may break the cover of your undercover spy at a site. A spy whose cover is broken returns to your side, and all his undercover cards are lost.',
    'TRM-393': 'No spy, no cover. When an undercover spy stops being a spy, all his undercover cards are lost.',
    'TRM-394': 'A spy without game text. An undercover spy whose game text is canceled is a spy still, and still undercover.',
  },
  reasons: {
    'TRM-392/turn': '{card} breaks cover in a turn of its own player.',
    'TRM-392/phase': '{card} breaks cover in your deploy phase; it is the {turn}’s {phase}.',
    'TRM-392/whose': '{card} is not yours.',
    'TRM-392/no cover': '{card} is not undercover.',
    'TRM-392/no site': '{card} is not at a site.',
  },
  log: {
    'goes undercover': '{card} goes undercover at {at}: {by}.',
    'cover broken': 'The cover of {card} is broken.',
  },
  options: { 'cover broken': 'The cover of {by} is broken' },
  deeds: { 'break cover': 'break cover', 'break cover/offer': '{card}: break cover' },
}
