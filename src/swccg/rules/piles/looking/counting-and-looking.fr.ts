export const countingAndLooking: typeof import('./counting-and-looking.en.ts').countingAndLooking = {
  rules: {
    'KRN-017': 'Compter les cartes. Vous pouvez compter à tout moment vos paquets, vos piles et votre main, face cachée, et demander à l’adversaire combien de cartes ont les siens.',
    'KRN-018': 'On ne fouille pas les piles. Personne ne regarde dans un paquet, une pile ou un empilement si une règle ou une carte ne l’y autorise pas. Cela vaut aussi pour une pile de cartes perdues, bien qu’elle soit face visible : on n’en voit que la carte du dessus.',
    'KRN-019': 'Vos propres cartes empilées. Vous pouvez à tout moment examiner une de vos cartes empilée sur une de vos cartes ou sur une localisation.',
    'KRN-020': 'Empilée chez l’adversaire. Si la carte empilée, ou celle qui la porte, est à l’adversaire, vous ne pouvez pas l’examiner.',
    'KRN-283': 'Ce qui est hors jeu est ouvert. Les deux joueurs peuvent regarder ce qui est hors jeu.',
    'TRM-145': 'Face visible, donc ouverte. Toute carte face visible sur la table peut être vue des deux joueurs, même sous d’autres cartes.',
  },
  reasons: {
    'KRN-018': 'Rien ne vous permet de regarder maintenant dans {pile} du {owner}.',
    'KRN-020': 'Vous ne pouvez pas regarder {card} : cette carte, ou celle qui la porte, n’est pas à vous.',
  },
  log: {
    counts: 'Le {player} compte {pile} du {owner} : {count}.',
    'looks at': 'Le {player} regarde [{pile} du {owner}|{card}].',
  },
  decisions: { read: { title: 'Lire les cartes', text: 'Le {player} regarde [{pile} du {owner}|{card}].' } },
  passing: { read: 'Continuez quand vous les avez lues.' },
}
