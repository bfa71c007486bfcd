export const squadrons: typeof import('./squadrons.en.ts').squadrons = {
  rules: {
    'TRM-462': 'Les escadrons et les paquets. Un escadron, ce sont trois vaisseaux de sa classe. Ce qui prend des vaisseaux de cette classe dans un paquet ou une pile, ou les y place, n’agit sur un escadron que s’il peut en prendre trois.',
    'TRM-463': 'Un escadron se déplace entier. Ce qui déplace des vaisseaux d’une classe ne déplace un escadron que s’il peut en déplacer les trois.',
  },
  reasons: {
    'TRM-462': '{cards} : un escadron compte pour trois vaisseaux, et {by} en prend {count}.',
    'TRM-463': '{cards} : un escadron compte pour trois vaisseaux, et {by} en déplace {count}.',
  },
}
