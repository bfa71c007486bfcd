export const weaponsInAttacks: typeof import('./weapons-in-attacks.en.ts').weaponsInAttacks = {
  rules: {
    'ATK-040': 'Sur votre propre créature. Dans une attaque, vous pouvez tirer sur votre propre créature.',
    'ATK-041': 'Les armes qui visent des créatures. Une arme ne peut tirer sur une créature que si son texte dit qu’elle vise des créatures.',
    'ATK-042': 'Qui tire dans une attaque. Seules les cartes qui participent à l’attaque peuvent tirer. Les autres ne le peuvent pas, même avec une arme à longue portée, sauf si quelque chose le permet.',
    'ATK-043': 'Seulement sur les créatures de l’attaque. Dans une attaque, les armes ne peuvent tirer que sur des créatures qui y participent.',
    'ATK-050': 'De loin, dans votre propre attaque. Dans une attaque que vous faites contre une créature, vos armes à longue portée peuvent tirer depuis un site adjacent.',
    'ATK-088': 'Viser des créatures en 2001. Selon les décisions d’août 2001, les armes qui visent des personnages peuvent aussi viser des créatures, comme le disent leurs textes révisés.',
    'ATK-098': 'Un Mynock n’est pas un vaisseau. Selon les décisions d’août 2001, un Mynock n’est pas ciblé comme un vaisseau. Les armes qui visent les créatures servent contre lui.',
    'ATK-037': 'Les autres restent en dehors. Les cartes qui n’attaquent pas et ne sont pas la cible ne participent pas à une attaque.',
  },
  reasons: {
    'ATK-041': '{card} ne dit pas qu’elle vise des créatures.',
    'ATK-042': '{card} ne participe pas à cette attaque.',
    'ATK-043': 'Dans cette attaque, on tire sur la créature, et {card} n’est pas elle.',
    'ATK-098': '{by} n’est pas un vaisseau, et {card} ne tire pas sur les créatures.',
    'ATK-037': '{card} n’est ni la créature ni sa cible et reste donc hors de cette attaque.',
  },
}
