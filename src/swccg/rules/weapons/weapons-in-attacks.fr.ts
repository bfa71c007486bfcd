import type { weaponsInAttacks as en } from './weapons-in-attacks.en.ts'

/** Weapons in attacks in French. */
export const weaponsInAttacks: typeof en = {
  rules: {
    'ATK-002': {
      title: 'Pas des cibles en bataille',
      text: 'Durant une bataille, vos armes ne peuvent normalement pas viser de créatures.',
    },
    'ATK-040': {
      title: 'Sur votre propre créature',
      text: 'Dans une attaque, vous pouvez tirer sur votre propre créature.',
    },
    'ATK-041': {
      title: 'Les armes qui visent des créatures',
      text: 'Une arme ne peut tirer sur une créature que si son texte dit qu’elle vise des créatures.',
    },
    'ATK-042': {
      title: 'Qui tire dans une attaque',
      text: 'Seules les cartes qui participent à l’attaque peuvent tirer. Les autres ne le peuvent pas, même avec une arme à longue portée, sauf si quelque chose le permet.',
    },
    'ATK-043': {
      title: 'Seulement sur les créatures de l’attaque',
      text: 'Dans une attaque, les armes ne peuvent tirer que sur des créatures qui y participent.',
    },
    'ATK-044': {
      title: 'Une fois par attaque',
      text: 'Une arme ne peut tirer qu’une fois durant une attaque, sauf si quelque chose en permet plus.',
    },
    'ATK-050': {
      title: 'De loin, dans votre propre attaque',
      text: 'Dans une attaque que vous faites contre une créature, vos armes à longue portée peuvent tirer depuis un site adjacent.',
    },
    'ATK-088': {
      title: 'Viser des créatures en 2001',
      text: 'Selon les décisions d’août 2001, les armes qui visent des personnages peuvent aussi viser des créatures, comme le disent leurs textes révisés.',
    },
    'ATK-098': {
      title: 'Un Mynock n’est pas un vaisseau',
      text: 'Selon les décisions d’août 2001, un Mynock n’est pas ciblé comme un vaisseau. Les armes qui visent les créatures servent contre lui.',
    },
  },
  reasons: {
    'ATK-002': '{card} est une créature, et en bataille les armes ne tirent pas sur les créatures.',
    'ATK-041': '{card} ne dit pas qu’elle vise des créatures.',
    'ATK-042': '{card} ne participe pas à cette attaque.',
    'ATK-043': 'Dans cette attaque, on tire sur la créature, et {card} n’est pas elle.',
    'ATK-044': 'On a déjà tiré avec {card} dans cette attaque.',
    'ATK-098': '{by} n’est pas un vaisseau, et {card} ne tire pas sur les créatures.',
  },
}
