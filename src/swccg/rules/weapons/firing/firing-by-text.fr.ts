export const firingByText: typeof import('./firing-by-text.en.ts').firingByText = {
  rules: {
    'WPN-032': 'Seules les cartes touchées sont perdues. Que les cibles « touchées » soient perdues tout de suite ne concerne que les armes qui « touchent ». Les autres ont leur résultat habituel.',
    'WPN-051': 'Les armes automatiques et leur moment. Une carte qui permet de tirer hors de la phase de bataille ne peut faire tirer une arme automatique que si celle-ci ne dit pas elle-même quand elle tire.',
  },
  reasons: { 'WPN-051': '{card} est une arme automatique qui dit elle-même quand elle tire.' },
  decisions: { aim: { title: 'Choisir une cible', text: 'Le {player} choisit sur quoi tire {card}.' } },
}
