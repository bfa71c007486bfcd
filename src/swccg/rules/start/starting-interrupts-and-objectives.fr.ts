export const startingInterruptsAndObjectives: typeof import('./starting-interrupts-and-objectives.en.ts').startingInterruptsAndObjectives = {
  rules: {
    'DEP-228': 'Une Interruption de départ après l’autre. Le joueur qui passe en second voit ce que l’Interruption de départ du premier a rapporté avant de chercher des cartes.',
    'TRN-028': 'Le paquet avant le premier tour. Au début de la partie, toutes les cartes d’un joueur qui ne sont ni sur la table ni en main comptent comme son paquet de réserve.',
    'TRN-035': 'Tout ce qui est obligatoire. Tout ce qu’un objectif ou une Interruption de départ ordonne doit être fait en entier. Ce qui est permis peut être omis.',
    'TRN-036': 'Un objectif qui échoue. Si une partie de ce qu’un objectif exige est impossible, tout est annulé et l’objectif est hors jeu. Son joueur n’a ni objectif ni localisation de départ.',
    'TRN-037': 'Une Interruption de départ qui échoue. Si une partie de ce qu’une Interruption de départ exige est impossible, tout est annulé et elle retourne au paquet de réserve. Son joueur n’en joue pas d’autre.',
    'TRN-041': 'Ce qui a été fait au début. Une Interruption de départ qui demande ce que son joueur a déployé, ou avec quoi il a commencé, regarde ce qui a été fait, même si une localisation a été convertie depuis.',
  },
  log: {
    'illegal Objective': 'Le {player} ne peut pas faire tout ce que {card} exige : la carte est hors jeu[, et {cards} {cards|retourne|retournent} au paquet].',
    'illegal Interrupt': 'Le {player} ne peut pas faire tout ce que {card} exige : elle retourne au paquet de réserve[, avec {cards}].',
    'takes into hand': 'Le {player} prend {card} dans sa main[ : {by}].',
  },
  decisions: {
    'take at start': {
      title: 'Prendre une carte dans sa main',
      text: 'Le {player} prend dans sa main une carte du paquet de réserve : {by}.',
    },
  },
  passing: { 'take at start': 'Les cartes restent dans le paquet de réserve.' },
}
