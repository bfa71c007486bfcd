export const copiesAndOperatives = {
  rules: {
    'DEP-196': 'One operative at a place. On its matching planet an operative neither deploys nor moves to or through a location where its owner has another of its title, be that one missing or captured.',
    'TRM-296': 'Who is an operative. A character is an operative if the word “Operative” stands in its title, whatever else is said of it.',
    'DEP-241': 'Not beside its copy. A starship with dots neither deploys nor moves to a location where another copy of it is.',
  },
  reasons: {
    'TRM-296': '{card} has not the word “Operative” in its title, and so is not the operative that {by} asks for.',
    'DEP-241': '{by}, another copy of {card}, is at {to}.',
    'DEP-196': '{by}, another operative of its title, is at {to}, so {card} keeps away from there.',
  },
}
