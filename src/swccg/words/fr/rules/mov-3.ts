export const mov3 = {
  'MOV-301': {
    title: 'À quai sous les nuages',
    text: 'Atterrir du secteur nuageux le plus bas à une aire de mise à quai est gratuit, comme en décoller vers lui. À un autre site, vous utilisez 1 Force.',
  },
  'MOV-302': {
    title: 'S’éloigner : qui paie',
    text: 'Pour chaque carte qui s’éloigne, c’est son propriétaire qui utilise la Force, même si l’adversaire l’y a contrainte. L’adversaire paie son action et rien de plus.',
  },
  'MOV-303': {
    title: 'S’éloigner : déjà déplacée',
    text: 'Une carte qui a fait son déplacement normal durant ce tour, quel qu’en soit le joueur, ne peut pas s’éloigner. Seule le peut encore une action qui n’en fait pas un déplacement normal.',
  },
  'MOV-304': {
    title: 'Pas de remboursement en route',
    text: 'Vous utilisez toute la Force d’un déplacement à travers des localisations avant qu’il commence, d’après la localisation où vous comptez arriver. Si votre carte est arrêtée avant, rien ne vous est rendu et vous ne payez rien de plus.',
  },
  'MOV-305': {
    title: 'La navette mène au pont',
    text: 'Un personnage transporté par navette sans véhicule de navette arrive sur le pont, comme pilote ou passager. Il ne peut aller droit à un site du vaisseau spatial ni dans un vaisseau en cargaison.',
  },
}
