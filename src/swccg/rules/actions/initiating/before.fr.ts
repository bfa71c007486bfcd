export const before: typeof import('./before.en.ts').before = {
  rules: {
    'KRN-163': 'Pas après votre propre tirage. Ce que vous pouvez faire juste avant une de vos actions se fait alors : après elle, il est trop tard.',
    'KRN-162': 'Avant l’adversaire. Qui veut agir juste avant ce que l’adversaire va faire agit d’abord, et l’action de l’adversaire n’a pas commencé.',
    'KRN-161': 'De nouveau, ou pas. Après ce qui précède une action, son joueur la recommence ou y renonce, sauf si elle est obligatoire.',
    'KRN-160': 'Avant que cela n’arrive. Ce qui se fait juste avant une action est entièrement fini avant que celle-ci ne soit commencée.',
  },

  reasons: {
    'KRN-163': '{card} est pour le moment qui précède le tirage, et vous avez tiré.',
  },
}
