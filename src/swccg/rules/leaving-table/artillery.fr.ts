export const artillery: typeof import('./artillery.en.ts').artillery = {
  rules: {
    'WPN-048': 'L’artillerie perdue en chemin. Si une arme d’artillerie est détruite pendant qu’on la porte, les cartes qui la portent sont perdues aussi.',
  },
}
