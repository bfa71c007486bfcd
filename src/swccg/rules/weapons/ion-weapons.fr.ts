export const ionWeapons: typeof import('./ion-weapons.en.ts').ionWeapons = {
  rules: {
    'WPN-040': 'Les armes du vaisseau. Perdre toutes les armes à bord d’un vaisseau veut dire celles que le vaisseau même utilise, pas celles des cartes à l’intérieur.',
    'WPN-039': 'Ce que les canons ioniques mettent à zéro. Un canon ionique peut mettre à 0 la puissance, le blindage, la manœuvre ou l’hypervitesse. Cela reste ainsi et rien ne le change, sauf si une carte le répare.',
    'WPN-038': 'Les armes ioniques ne touchent pas. Une arme ionique ne « touche » rien. Ce qu’elle fait a lieu tout de suite.',
  },
}
