export const allowedByText = {
  rules: {
    'DEP-069': 'Two costs. Force named as the cost of a text that deploys a card is used besides what the card itself costs.',
    'KRN-089': 'Order kept. Deploying from a deck or pile does not change its order, unless the text tells you to shuffle.',
    'KRN-158': 'Always immune. A card is always immune to another only if its own text says so without any condition.',
    'TRN-042': 'Named by title. A text that names a title means every card with that title, of whatever set. A combo card counts under each of its titles.',
    'TRN-043': 'Asked to deploy free. A starting card that asks for cards which deploy free means cards without a cost of their own, although nothing costs anything at that time.',
    'DEP-177': 'Two Death Stars. In game text ‘Death Star’ means the first one only, and ‘Death Star II’ the second one only.',
  },
  reasons: {
    'TRN-043': '{card} has a cost for deploying, and {by} asks for cards without one, although all is free now.',
    'KRN-158': '{card} is not always immune to {title}, as {by} asks.',
    'DEP-177': '{by} means the first Death Star, and {card} belongs to the second.',
  },
}
