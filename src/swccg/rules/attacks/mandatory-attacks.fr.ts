export const mandatoryAttacks: typeof import('./mandatory-attacks.en.ts').mandatoryAttacks = {
  rules: {
    'ATK-026': 'Quand attaque votre créature. Vous choisissez à quel moment de votre phase de bataille a lieu l’attaque obligatoire de votre créature. Si elle n’a pas attaqué à la fin de la phase, elle le fait alors automatiquement.',
    'KRN-120': 'La phase reste fermée. Une action obligatoire qui vient à la fin d’une phase ne la rouvre pas : personne n’y agit plus.',
  },
  options: { attack: '{by} attaque' },
}
