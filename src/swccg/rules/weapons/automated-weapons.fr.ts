export const automatedWeapons: typeof import('./automated-weapons.en.ts').automatedWeapons = {
  rules: {
    'WPN-051': 'Les armes automatiques et leur moment. Une carte qui permet de tirer hors de la phase de bataille ne peut faire tirer une arme automatique que si celle-ci ne dit pas elle-même quand elle tire.',
    'WPN-050': 'Automatisée, elle se passe de tous. Aucun personnage n’a besoin d’être présent pour qu’une arme automatisée tire.',
    'WPN-049': 'Quand tire une arme automatisée. Une arme automatisée tire ou explose quand son texte le dit. S’il ne dit rien, elle peut tirer en bataille comme toute autre arme.',
  },

  reasons: {
    'WPN-051': '{card} est une arme automatique qui dit elle-même quand elle tire.',
  },
}
