export const firingByText: typeof import('./firing-by-text.en.ts').firingByText = {
  rules: {
    'WPN-032': 'Seules les cartes touchées sont perdues. Que les cibles « touchées » soient perdues tout de suite ne concerne que les armes qui « touchent ». Les autres ont leur résultat habituel.',
  },
  reasons: {},
  decisions: { aim: { title: 'Choisir une cible', text: 'Le {player} choisit sur quoi tire {card}.' } },
}
