export const undercoverSpies: typeof import('./moving-undercover-spies.en.ts').undercoverSpies = {
  rules: {
    'TRM-389': 'Comment se déplacent les clandestins. Selon les décisions d’août 2001, votre espion clandestin se déplace comme les autres personnages, mais jamais à bord de quoi que ce soit, et durant la phase de déplacement de votre adversaire.',
    'TRM-390': 'Un espion clandestin déplacé par un texte. Selon les décisions d’août 2001, ce que déplace une de vos cartes part quand elle le dit : seuls les déplacements selon les règles attendent la phase de déplacement de votre adversaire.',
    'TRM-391': 'Les clandestins restent à leur propriétaire. Un espion clandestin emploie le texte du côté de son propriétaire sur une localisation. Ce qu’une carte dit de « vos » cartes ne vaut pas pour les espions de votre adversaire.',
    'MOV-203': 'L’espion clandestin reste dehors. Votre espion clandestin ne peut embarquer à bord d’aucun véhicule ni vaisseau spatial.',
  },
  reasons: {
    'TRM-389/turn': '{card} est un espion clandestin et se déplace durant la phase de déplacement de votre adversaire.',
    'MOV-203': '{card} est un espion clandestin et ne peut monter à bord de rien.',
  },
}
