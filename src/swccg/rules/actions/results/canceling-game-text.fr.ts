export const cancelingGameText: typeof import('./canceling-game-text.en.ts').cancelingGameText = {
  rules: {
    'KRN-225': 'Elle reste sur la table. Une carte dont le texte de jeu est annulé n’est ni perdue ni mise à l’écart.',
    'KRN-224': 'Ce que garde un vaisseau. Un vaisseau spatial ou véhicule sans texte de jeu garde sa capacité, ses pilotes permanents et sa façon de se déplacer.',
    'KRN-223': 'Les nombres restent. Annuler le texte de jeu laisse le titre, les icônes et les nombres imprimés. Seuls disparaissent les nombres que le texte définit.',
    'KRN-222': 'Un texte annulé ne fait rien. Un texte de jeu annulé ne permet et ne déclenche rien, et aucun de ses modificateurs ne s’applique.',
    'KRN-221': 'Pour combien de temps. Un texte de jeu est annulé pour le temps indiqué, ou tant que la carte qui l’annule est en jeu.',
  },

  log: {
    'text canceled': 'Le texte de jeu de {card} est annulé[ : {by}].',
    'text works again': 'Le texte de jeu de {card} agit de nouveau.',
  },

  reasons: {
    'KRN-222': 'Le texte de jeu de {card} est annulé par {by}.',
  },
}
