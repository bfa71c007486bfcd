export const squadrons: typeof import('./squadrons.en.ts').squadrons = {
  rules: {
    'DEP-265': 'Un escadron n’est pas un chasseur. Ce qui se déploie sur un chasseur ne va pas sur un escadron ; ce qui se déploie sur un vaisseau spatial y va, et agit une fois, pas trois.',
    'TRM-459': 'Ce qu’est un escadron. L’escadron est une classe de vaisseaux spatiaux à part, que dit le cartouche de la carte. Le mot dans un titre n’en fait pas un.',
    'TRM-460': 'Une carte, trois vaisseaux. Un escadron est une carte et un vaisseau spatial, et trois vaisseaux de sa classe quand un texte compte ceux-ci.',
    'TRM-461': 'Pas un chasseur stellaire. Un escadron ne passe jamais pour un chasseur stellaire.',
    'TRM-462': 'Les escadrons et les paquets. Un escadron, ce sont trois vaisseaux de sa classe. Ce qui prend des vaisseaux de cette classe dans un paquet ou une pile, ou les y place, n’agit sur un escadron que s’il peut en prendre trois.',
    'TRM-463': 'Un escadron se déplace entier. Ce qui déplace des vaisseaux d’une classe ne déplace un escadron que s’il peut en déplacer les trois.',
    'TRM-464': 'Perdu entier. Ce qui fait perdre ou capturer un vaisseau d’un escadron, ou le met hors jeu, le fait à la carte entière.',
  },
  reasons: {
    'DEP-265': '{card} va sur un chasseur, et {ship}, un escadron, n’en est pas un.',
    'TRM-459': '{card} n’a le mot que dans son titre : ce n’est pas l’escadron que demande {by}.',
    'TRM-461': '{card} est un escadron, et {by} demande un chasseur stellaire.',
    'TRM-462': '{cards} : un escadron compte pour trois vaisseaux, et {by} en prend {count}.',
    'TRM-463': '{cards} : un escadron compte pour trois vaisseaux, et {by} en déplace {count}.',
  },
}
