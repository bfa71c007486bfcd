export const lifeForce: typeof import('./life-force.en.ts').lifeForce = {
  rules: {
    'KRN-001': 'Force vitale. Votre Force vitale, c’est votre paquet de réserve, votre pile de Force et votre pile de cartes utilisées ensemble.',
    'KRN-002': 'Perdre la partie. Vous perdez la partie au moment où il ne vous reste plus de Force vitale.',
    'KRN-003': 'Destin non résolu. Une carte tirée pour le destin et pas encore résolue compte toujours dans la Force vitale de son joueur.',
    'KRN-005': 'Ce qui n’est pas de la Force vitale. Votre main, vos cartes sur la table et votre pile de cartes perdues ne comptent pas dans votre Force vitale.',
  },
  log: {
    wins: 'Le {player} gagne : le {loser} n’a plus de Force vitale.',
    'destiny is left': 'Il ne reste au {player} que le destin en train d’être tiré.',
  },
}
