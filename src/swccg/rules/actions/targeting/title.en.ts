export const title = {
  rules: {
    'TRM-378': 'Part of a word. A word that is sought in a title is not met where it is only part of another word.',
    'KRN-086': 'Words in their order. Several words that are sought in a title must stand there in the same order, with no other word between.',
    'KRN-085': 'Whole words. A word that is sought in a title is met by that word, its plural or its possessive, never by part of a longer word.',
  },

  reasons: {
    'TRM-378': 'In the title of {card}, “{what}” is only part of a longer word.',
    'KRN-086': 'In the title of {card}, the words “{what}” do not stand one after the other.',
    'KRN-085': 'In the title of {card}, “{what}” is only part of a longer word.',
  },
}
