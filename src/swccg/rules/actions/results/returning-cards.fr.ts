export const returningCards: typeof import('./returning-cards.en.ts').returningCards = {
  log: {
    'back at': '{cards} {cards|revient|reviennent} à {at} : {card}.',
    'back to hand': '{cards} {cards|retourne|retournent} en main : {card}.',
    'to the Used Pile': '{cards} {cards|va|vont} aux cartes utilisées : {card}.',
    'placed on': '{cards} {cards|est placé|sont placés} sur {ship}.',
    'never goes there': '{cards} ne {cards|va|vont} jamais à {at}.',
    'not to be put there': '{card} ne peut pas mettre {cards} à cet endroit ; rien ne change.',
  },
}
