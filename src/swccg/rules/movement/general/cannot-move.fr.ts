export const cannotMove: typeof import('./cannot-move.en.ts').cannotMove = {
  rules: {
    'MOV-146': 'Déployée ici, déplacée ailleurs. Un texte qui limite les endroits où une carte peut se déployer ne l’y retient pas. Elle peut ensuite aller ailleurs comme toute autre carte.',
    'MOV-150': 'Autres façons de le dire. Sur une carte, lisez « ne peut pas être déplacé » et les tournures semblables comme « ne peut pas se déplacer ».',
    'MOV-149': 'Le reste du groupe se déplace. Quand une action déplace plusieurs cartes et que l’une ne peut pas se déplacer, celle-ci reste. Les autres se déplacent tout de même.',
    'MOV-147': 'Ne peut pas se déplacer. Une carte qui ne peut pas se déplacer ne fait ni déplacement normal, ni déplacement illimité, ni réaction.',
  },

  reasons: {
    'MOV-150': '{by} dit en d’autres termes que {card} ne peut pas se déplacer.',
    'MOV-147': '{card} ne peut pas se déplacer[, par le texte de {by}].',
  },
}
