export const reCirculation: typeof import('./re-circulation.en.ts').reCirculation = {
  log: {
    're-circulated': 'Les deux piles de cartes utilisées passent sous les paquets de réserve : {count} {count|carte|cartes}.',
  },
}
