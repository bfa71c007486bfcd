export const justLost: typeof import('./just-lost.en.ts').justLost = {
  rules: {
    'KRN-166': 'Déjà aux cartes perdues. Une carte qui vient d’être perdue est déjà dans la pile de cartes perdues, avec tout ce qui était à son bord ou sur elle.',
    'KRN-167': 'Sauvée seule. Ce qui sauve une carte qui vient d’être perdue ne sauve qu’elle. Ce qui était dessus reste perdu.',
    'KRN-168': 'De retour sur son site. Une carte qui vient d’être perdue et qui retourne sur un site ne s’y est ni déployée ni déplacée.',
    'KRN-282': 'Vient d’être mise hors jeu. Seule une carte qui était sur la table vient d’être mise hors jeu, non celle qui vient d’une main ou d’une pile.',
    'TRM-068': 'Perdu avec son escorte. Si une action emporte toutes les cartes ou tous les personnages, et donc l’escorte et le captif à la fois, nul n’est libéré : les deux sont perdus.',
  },
  log: {
    'cards lost': '{cards} {cards|est perdue|sont perdues}.',
    'cards canceled': '{cards} {cards|est annulée|sont annulées}[, avec {others}] : {by}.',
    'cards to the Used Pile': '{cards} {cards|va|vont} à la pile de cartes utilisées[, et {others} aux cartes perdues].',
  },
  events: {
    lost: '{cards} {cards|vient d’être perdue|viennent d’être perdues}',
    'placed out of play': '{cards} {cards|vient d’être mise|viennent d’être mises} hors jeu',
  },
}
