import type { allCards as en } from './all-cards.en.ts'

/** All cards in French. */
export const allCards: typeof en = {
  rules: {
    'CTL-059': {
      title: 'Toutes les cartes',
      text: 'Ce qui fait quitter la table à toutes les cartes ou à tous les personnages d’un lieu prend celles des deux joueurs, inactives comprises.',
    },
    'CTL-060': {
      title: 'À l’abri en prison',
      text: 'Ce qui emporte toutes les cartes ou tous les personnages d’un site épargne les captifs qui y sont en prison.',
    },
    'CTL-061': {
      title: 'Pas tout à fait toutes',
      text: 'Une arme ou Interruption qui fait quitter la table à toutes les cartes d’une localisation prend les personnages, véhicules, vaisseaux spatiaux, armes et dispositifs.',
    },
    'CTL-062': {
      title: 'Nulle échappatoire',
      text: 'Là où toutes les cartes sont perdues, ou tous les personnages, rien n’en protège l’un d’eux, sauf si un texte le dit.',
    },
    'CTL-063': {
      title: 'Sa destinée peut être annulée',
      text: 'Rien ne préserve une carte de ce qui frappe toutes les cartes, mais une destinée tirée pour cela peut être annulée comme toute autre.',
    },
    'KRN-261': {
      title: 'Toutes, même inactives',
      text: 'Un texte sur « toutes les cartes » ou « tous les personnages » d’un endroit touche aussi ceux qui sont inactifs.',
    },
  },
}
