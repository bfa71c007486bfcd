export const modifiers = {
  rules: {
    'KRN-307': 'Reduced. A number is reduced whenever it is modified or reset to a lower one.',
    'KRN-306': 'Increased. A number is increased whenever it is modified or reset to a higher one.',
    'KRN-298': 'Not to be modified. A number that cannot be modified is changed by no modifier, whoever it is for.',
    'KRN-297': 'Optional modifiers. What a text says you may add is added only if you choose to, as an action of its own. What an Interrupt changes is of that kind.',
    'KRN-296': 'Modifiers that need no action. A modifier without a word like “may” is automatic: it holds at once and always while its condition is met, and it is no action.',
    'KRN-295': 'Worked out anew. When a modifier ends, the number is worked out again from its base with those that are left, in their old order.',
    'KRN-294': 'First come, first applied. Modifiers apply in the order in which they came into effect.',
    'KRN-293': 'Numbers as they stand. Whenever a number is checked, all game text in effect has been applied to it.',
    'KRN-292': 'Copies do not add up. Several copies of a card change the same value only once, unless the text says cumulatively.',
    'KRN-291': 'Modifiers. A modifier adds to a number, takes off, multiplies or divides. To set a number is no modifier.',
  },
}
