export const justActions: typeof import('./just-actions.en.ts').justActions = {
  rules: {
    'KRN-107': 'Actions « juste ». Une réponse facultative est une action « juste », que son texte contienne ce mot ou non.',
    'KRN-106': 'L’adversaire répond d’abord. Quand un joueur a agi, son adversaire peut répondre le premier. Ensuite, c’est chacun son tour.',
  },

  reasons: {
    'KRN-107': '{card} dit ce qui peut être fait une fois que cela s’est produit : l’adversaire passe d’abord.',
  },
}
