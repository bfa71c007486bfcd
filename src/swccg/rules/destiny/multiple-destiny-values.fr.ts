export const multipleDestinyValues: typeof import('./multiple-destiny-values.en.ts').multipleDestinyValues = {
  rules: {
    'KRN-368': 'Plusieurs nombres, sur une carte non tirée. Une carte à plusieurs nombres de destinée qui est empilée sans avoir été tirée, ou sur table, compte comme l’un d’eux chaque fois qu’une action en a besoin, pour cette action seule.',
    'BAT-207': 'Plusieurs destinées. Si une carte révélée a plusieurs nombres de destinée, celui qui la tire en choisit un.',
  },
}
