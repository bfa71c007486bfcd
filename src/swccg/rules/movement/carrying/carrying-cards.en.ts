export const carryingCards = {
  rules: {
    'MOV-148': 'Cannot move, but can ride. You may still carry a card that cannot move, since to be carried is not to move.',
    'MOV-151': 'Carried cards come along. Where your starship, vehicle or character goes, everything that it carries goes too: crew, cargo, weapons, devices or a rider.',
    'MOV-152': 'Carried is not moved. A card that is carried makes no move. Its regular move is left to it, you use no Force for it, and nothing that restricts movement can hold it back.',
    'MOV-154': 'Carried cards lie underneath. Lay a carried card under the card that carries it, so that everyone can see where it is.',
  },
}
