export const simultaneouslyDeployed: typeof import('./simultaneously-deployed.en.ts').simultaneouslyDeployed = {
  rules: {
    'DEP-053': 'Déployées ensemble, renvoyées ensemble. Si l’une de deux cartes que vous venez de déployer simultanément est envoyée ailleurs, l’autre part avec elle.',
    'DEP-054': 'Empêchées ensemble. Ce qui empêche l’une de deux cartes déployées simultanément de livrer bataille ou de se déplacer empêche les deux, si l’une comme l’autre pouvait être choisie.',
    'DEP-055': 'Empêchée seule. Une carte qui ne pouvait pas être choisie n’est pas empêchée avec celle qui a été déployée en même temps.',
  },
}
