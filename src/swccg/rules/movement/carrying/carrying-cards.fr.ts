export const carryingCards: typeof import('./carrying-cards.en.ts').carryingCards = {
  rules: {
    'MOV-148': 'Immobile, mais portée. Une carte qui ne peut pas se déplacer peut quand même être portée, car être porté n’est pas se déplacer.',
    'MOV-151': 'Les cartes portées suivent. Où va votre vaisseau spatial, votre véhicule ou votre personnage, tout ce qu’il porte va aussi : équipage, chargement, armes, dispositifs ou cavalier.',
    'MOV-152': 'Porté n’est pas déplacé. Une carte portée ne fait aucun déplacement. Elle garde son déplacement normal, vous n’utilisez pas de Force pour elle, et rien de ce qui restreint le mouvement ne la retient.',
    'MOV-154': 'Les cartes portées se posent dessous. Posez une carte portée sous celle qui la porte, afin que chacun voie où elle est.',
  },
}
