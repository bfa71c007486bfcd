export const battleTotals: typeof import('./battle-totals.en.ts').battleTotals = {
  rules: {
    'BAT-077': 'La puissance totale. Votre puissance totale part de la puissance de vos cartes présentes à la localisation de la bataille.',
    'BAT-078': 'À l’intérieur, pas de puissance propre. Un personnage à l’intérieur d’un vaisseau spatial ou d’un véhicule fermé n’est pas présent et n’ajoute pas sa propre puissance, mais seulement ce qu’il ajoute au vaisseau spatial ou au véhicule.',
    'BAT-079': 'Tout ce qui modifie la puissance. La puissance totale comprend tout ce qui la modifie : textes des participants, de la localisation, des pilotes et d’autres cartes sur la table.',
    'BAT-080': 'La destinée de bataille ajoute à la puissance. Votre destinée de bataille totale, si vous en avez une, s’ajoute à votre puissance totale. Elle crée l’attrition en plus.',
    'BAT-084': 'Vainqueur et perdant. On compare les totaux des deux joueurs, avec tout ce qui les modifie, les destinées de puissance et la destinée de bataille totale. Celui qui a le plus grand remporte la bataille, l’autre la perd.',
    'BAT-085': 'Personne ne gagne. À totaux égaux, il n’y a ni vainqueur ni perdant.',
    'KRN-191': 'Mis en route avant. Une action peut prévoir quelque chose pour plus tard. Cela se fait alors de soi-même, même si sa carte est déjà dans une pile.',
    'KRN-312': 'Le total, non ses parts. Un texte qui change un total laisse tels quels les nombres dont il est fait.',
  },
}
