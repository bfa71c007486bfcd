export const atk2 = {
  'ATK-201': {
    title: 'Un parasite attaque comme les autres',
    text: 'L’attaque d’un parasite est une attaque à tous égards : gratuite, avec des réponses et un segment des armes avant que le parasite l’emporte.',
  },
}
