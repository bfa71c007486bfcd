export const undercoverSpies: typeof import('./undercover-spies.en.ts').undercoverSpies = {
  rules: {
    'TRM-389': 'Comment se déplacent les clandestins. Selon les décisions d’août 2001, votre espion clandestin se déplace comme les autres personnages, mais jamais à bord de quoi que ce soit, et durant la phase de déplacement de votre adversaire.',
    'MOV-203': 'L’espion clandestin reste dehors. Votre espion clandestin ne peut embarquer à bord d’aucun véhicule ni vaisseau spatial.',
  },
  reasons: {
    'TRM-389/turn': '{card} est un espion clandestin et se déplace durant la phase de déplacement de votre adversaire.',
    'MOV-203': '{card} est un espion clandestin et ne peut monter à bord de rien.',
  },
}
