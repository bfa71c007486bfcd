export const theOneRule: typeof import('./the-one-rule.en.ts').theOneRule = {
  rules: {
    'KRN-242': 'La règle du Un. Ce qu’une carte sur la table permet une fois, ou pour une seule chose, dans un temps donné ne se fait qu’une fois dans ce temps.',
    'KRN-243': 'Chaque exemplaire une fois. Chaque exemplaire d’une carte sur la table sert aussi souvent que la règle du Un le permet, quoi qu’aient fait les autres.',
    'KRN-244': 'Autant de fois que vous voulez. Le texte d’une carte en jeu qui ne nomme aucun moment permet son action autant de fois qu’on veut.',
    'KRN-245': 'Un autre exemplaire joué. Plusieurs exemplaires d’une Interruption peuvent être joués chacun dans la même phase, sauf si elle est unique.',
    'KRN-246': 'La carte du dessus est une carte. Un texte qui parle de la carte du dessus d’un paquet ou d’une pile est au singulier : dans le temps qu’il nomme, il ne sert qu’une fois.',
    'KRN-248': 'N’importe lesquelles. Un texte qui parle de n’importe quelle carte, et non d’une seule, peut servir encore dans le temps qu’il nomme.',
    'KRN-249': 'Chaque fois que. Dire quand une chose arrive, c’est nommer une condition et non un temps : chaque fois qu’elle est remplie, le texte peut servir.',
    'KRN-250': 'Chaque exemplaire pour soi. Ce qu’un exemplaire d’une carte peut faire une fois et n’a pas fait, aucun autre ne peut le faire à sa place.',
  },
  reasons: {
    'KRN-246': '{card} parle de la carte du dessus : son texte a servi une fois, et c’est tout.',
    'KRN-242': '{card} ne sert qu’une fois dans ce temps, et a déjà servi.',
    'KRN-250': '{card} a déjà servi ; que {by} n’ait pas servi n’y change rien.',
  },
}
