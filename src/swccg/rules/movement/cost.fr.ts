import type { cost as en } from './cost.en.ts'

/** Cost in French. */
export const cost: typeof en = {
  rules: {
    'KRN-150': {
      title: 'Pour chaque, en une fois',
      text: 'La Force que vous utilisez, perdez, activez ou récupérez « pour chaque » chose se compte, et c’est une seule action pour tout le montant.',
    },
    'MOV-155': {
      title: 'Quels déplacements un coût vise',
      text: 'Un texte qui rend le mouvement gratuit, plus cher ou moins cher vaut pour toutes ses formes s’il n’en nomme aucune.',
    },
    'MOV-156': {
      title: 'Pas de supplément sans départ',
      text: 'Un texte sur le coût pour aller à un endroit ou en partir ne vise pas ce qui reste dans une même localisation. Il ne touche donc ni l’embarquement ni ce qui passe entre vaisseaux spatiaux amarrés.',
    },
    'MOV-157': {
      title: 'Pour les seules cartes visées',
      text: 'Un coût de mouvement modifié vaut pour les cartes dont parle le texte. Tout le reste se déplace pour la Force habituelle.',
    },
    'MOV-158': {
      title: 'Gratuit reste gratuit',
      text: 'Rien ne peut s’ajouter à un déplacement gratuit : vous n’y utilisez toujours pas de Force.',
    },
    'MOV-159': {
      title: 'Un groupe paie le plus cher',
      text: 'Si les cartes d’un groupe ont des coûts différents pour se déplacer ensemble, payez une fois, pour tout le groupe, le plus élevé d’entre eux.',
    },
    'MOV-160': {
      title: 'Lirin Car’n',
      text: 'Lirin Car’n rend plus chère, pour tout personnage, la venue à son site par vitesse terrestre, transit par les aires de mise à quai, texte de localisation ou navette. Il ne touche ni les déplacements gratuits, ni les départs, ni les personnages que l’on y porte.',
    },
  },
}
