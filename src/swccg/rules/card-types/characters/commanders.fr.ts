export const commanders: typeof import('./commanders.en.ts').commanders = {
  rules: {
    'TRM-098': 'Qui est commandant. Un personnage n’est commandant que si ce mot même figure dans le titre, le texte de jeu ou la description. Commander, ou avoir commandé, ne suffit pas.',
  },

  reasons: {
    'TRM-098': '{card} n’est pas appelé commandant : le mot même doit figurer dans le titre, le texte ou la description.',
  },
}
