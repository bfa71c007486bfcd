export const longRangeWeapons: typeof import('./long-range-weapons.en.ts').longRangeWeapons = {
  rules: {
    'WPN-042': 'Dans plusieurs batailles. Une arme à longue portée peut tirer plusieurs fois par tour, mais une seule fois dans une même bataille.',
    'WPN-041': 'Seulement dans une bataille. Qui porte une arme à longue portée n’a pas besoin de participer, mais la cible doit participer à une bataille ou être une créature que vous attaquez, sauf si le texte d’une carte permet de tirer autrement.',
  },

  reasons: {
    'WPN-041': 'La portée de {card} sert à tirer dans une bataille à un site adjacent, et il n’y a pas de bataille.',
  },
}
