export const valuesAndNumbers: typeof import('./values-and-numbers.en.ts').valuesAndNumbers = {
  rules: {
    'KRN-325': 'Ce qui n’est pas défini. Une valeur qu’une carte n’a pas ne peut être modifiée. Là où on la demande, elle est 0.',
    'KRN-323': 'Indéfini vaut 0. Un nombre que rien ne définit compte pour 0.',
    'KRN-288': 'Toutes les versions. Ce qui est dit de toutes les versions d’une carte, et non d’une seule sur la table, vaut pour chacune, où qu’elle soit.',
    'KRN-289': 'Cet exemplaire. Ce qui est mis sur une carte en particulier change cet exemplaire et aucun autre.',
    'KRN-290': 'Deux façons de changer un nombre. Un nombre imprimé peut être modifié ou fixé ; il n’y a pas d’autre façon de le changer.',
    'KRN-322': 'Au-dessous de zéro en chemin. Seul le résultat final s’arrête à 0. En chemin, un nombre peut être au-dessous.',
    'KRN-330': 'Arrondir. On n’arrondit un nombre que si un texte le dit.',
    'KRN-369': 'Défini par son texte. Un nombre défini par un texte de jeu est calculé chaque fois qu’on le demande, où que soit la carte.',
  },
}
