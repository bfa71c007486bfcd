export const undercoverSpies: typeof import('./going-undercover.en.ts').undercoverSpies = {
  rules: {
    'TRM-380': 'Devenir clandestin. L’espion qui devient clandestin est placé du côté de votre adversaire sur le même site et y est présent, même s’il était enfermé auparavant.',
    'TRM-392': 'Renoncer à la couverture. Durant votre phase de déploiement, votre espion clandestin à un site peut renoncer à sa couverture. Dès qu’elle est rompue, il revient de votre côté et toutes ses cartes de clandestinité sont perdues.',
    'TRM-393': 'Plus d’espion, plus de couverture. Quand un espion clandestin cesse d’être un espion, toutes ses cartes de clandestinité sont perdues.',
    'TRM-394': 'Un espion sans texte de jeu. Un espion clandestin dont le texte de jeu est annulé reste un espion, et clandestin.',
  },
  reasons: {
    'TRM-392/turn': '{card} renonce à sa couverture durant un tour de son propre joueur.',
    'TRM-392/phase': '{card} renonce à sa couverture durant votre phase de déploiement ; c’est la {phase} du {turn}.',
    'TRM-392/whose': '{card} n’est pas à vous.',
    'TRM-392/no cover': '{card} n’est pas clandestin.',
    'TRM-392/no site': '{card} n’est pas à un site.',
  },
  log: {
    'goes undercover': '{card} devient clandestin à {at} : {by}.',
    'cover broken': 'La couverture de {card} est rompue.',
  },
  options: { 'cover broken': 'La couverture de {by} est rompue' },
  deeds: {
    'break cover': 'renoncer à la couverture',
    'break cover/offer': '{card} : renoncer à sa couverture',
  },
}
