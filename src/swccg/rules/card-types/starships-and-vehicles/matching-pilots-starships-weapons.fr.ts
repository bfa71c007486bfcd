export const matchingPilotsStarshipsWeapons: typeof import('./matching-pilots-starships-weapons.en.ts').matchingPilotsStarshipsWeapons = {
  rules: {
    'WPN-068': 'Arme assortie. Une arme est assortie au personnage ou à la persona que nomme le texte de jeu de cette arme.',
    'TRM-181': 'Vaisseau assorti. Seul un vaisseau unique est assorti à un personnage.',
    'TRM-179': 'Pilote assorti. Un pilote est assorti à un vaisseau unique si le texte de l’une des deux cartes nomme l’autre, par le titre ou la personnalité.',
  },

  reasons: {
    'WPN-068': '{card} n’a pas d’arme dont le texte nomme {card}.',
    'TRM-181': '{card} n’est pas unique : aucun pilote ne lui est donc assorti.',
    'TRM-179': 'Le pilote assorti de {card} n’est pas à bord.',
  },
}
