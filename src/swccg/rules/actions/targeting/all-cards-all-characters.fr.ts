export const allCardsAllCharacters: typeof import('./all-cards-all-characters.en.ts').allCardsAllCharacters = {
  rules: {
    'CTL-059': 'Toutes les cartes. Ce qui fait quitter la table à toutes les cartes ou à tous les personnages d’un lieu prend celles des deux joueurs, inactives comprises.',
    'CTL-060': 'À l’abri en prison. Ce qui emporte toutes les cartes ou tous les personnages d’un site épargne les captifs qui y sont en prison.',
    'CTL-061': 'Pas tout à fait toutes. Une arme ou Interruption qui fait quitter la table à toutes les cartes d’une localisation prend les personnages, véhicules, vaisseaux spatiaux, armes et dispositifs.',
    'CTL-062': 'Nulle échappatoire. Là où toutes les cartes sont perdues, ou tous les personnages, rien n’en protège l’un d’eux, sauf si un texte le dit.',
    'CTL-063': 'Sa destinée peut être annulée. Rien ne préserve une carte de ce qui frappe toutes les cartes, mais une destinée tirée pour cela peut être annulée comme toute autre.',
  },
}
