export const cost: typeof import('./movement-cost.en.ts').cost = {
  rules: {
    'KRN-150': 'Pour chaque, en une fois. La Force que vous utilisez, perdez, activez ou récupérez « pour chaque » chose se compte, et c’est une seule action pour tout le montant.',
    'MOV-155': 'Quels déplacements un coût vise. Un texte qui rend le mouvement gratuit, plus cher ou moins cher vaut pour toutes ses formes s’il n’en nomme aucune.',
    'MOV-156': 'Pas de supplément sans départ. Un texte sur le coût pour aller à un endroit ou en partir ne vise pas ce qui reste dans une même localisation. Il ne touche donc ni l’embarquement ni ce qui passe entre vaisseaux spatiaux amarrés.',
    'MOV-157': 'Pour les seules cartes visées. Un coût de mouvement modifié vaut pour les cartes dont parle le texte. Tout le reste se déplace pour la Force habituelle.',
    'MOV-158': 'Gratuit reste gratuit. Rien ne peut s’ajouter à un déplacement gratuit : vous n’y utilisez toujours pas de Force.',
    'MOV-159': 'Un groupe paie le plus cher. Si les cartes d’un groupe ont des coûts différents pour se déplacer ensemble, payez une fois, pour tout le groupe, le plus élevé d’entre eux.',
    'MOV-160': 'Lirin Car’n. Lirin Car’n rend plus chère, pour tout personnage, la venue à son site par vitesse terrestre, transit par les aires de mise à quai, texte de localisation ou navette. Il ne touche ni les déplacements gratuits, ni les départs, ni les personnages que l’on y porte.',
  },
}
