export const deckLists: typeof import('./deck-lists.en.ts').deckLists = {
  rules: {
    'DECK-003': 'Les listes de cartes. Une liste a un nombre et un titre par ligne. La localisation de départ et le côté peuvent avoir leur propre ligne.',
  },
  reasons: {
    'DECK-003/count': 'Ligne {number} : {count} exemplaires, c’est impossible ; un deck compte {max} cartes.',
    'DECK-003/side': 'Ligne {number} : « {title} » n’est ni Light ni Dark.',
    'DECK-003/unknown': 'Ligne {number} : il n’y a pas de carte « {title} ».',
    'DECK-003/other side': 'Ligne {number} : « {title} » n’est pas une carte du {side}.',
    'DECK-003/empty': 'Il n’y a rien dedans.',
    'DECK-003/no text': 'Ce n’est pas du texte : il n’y a pas de deck à y lire.',
    'DECK-003/too long': 'C’est trop long pour un deck : {count} caractères, alors que {max} sont le maximum.',
    'DECK-003/too many lines': 'C’est trop long pour un deck : {count} lignes, alors que {max} sont le maximum.',
    'DECK-003/damaged': 'Cette liste de deck est abîmée : elle s’interrompt, ou une carte n’y a ni numéro ni titre.',
    'DECK-003/no card': 'Ce n’est pas la liste d’un deck : rien n’y nomme une carte.',
    'DECK-003/no cards in JSON': 'C’est du JSON, et aucune liste de cartes ne s’y trouve. On y lit une liste de titres, ou d’objets avec un titre et un nombre.',
    'DECK-003/foreign': 'Ce n’est pas la liste d’un deck : presque rien n’y nomme une carte connue. Elle commence par « {title} ».',
  },
}
