export const immune = {
  rules: {
    'KRN-152': 'Immune. A card cannot be chosen by what it is immune to, and so cannot be answered by it.',
    'KRN-155': 'The card Control. “Immune to Control” means the card of that name, and not who controls a location.',
    'KRN-192': 'What it is to target. To target is to single something out for a purpose, whether or not the text says “target”. What may not be targeted cannot be chosen.',
  },
  reasons: {
    'KRN-152': '{card} is immune to {by}.',
    'KRN-192': 'The text of {ship} keeps {by} from targeting {card}.',
    'KRN-155': '{card} is immune to the card {by}.',
  },
}
