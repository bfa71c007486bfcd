import type { simultaneouslyDeployed as en } from './simultaneously-deployed.en.ts'

/** Simultaneously deployed in French. */
export const simultaneouslyDeployed: typeof en = {
  rules: {
    'DEP-053': {
      title: 'Déployées ensemble, renvoyées ensemble',
      text: 'Si l’une de deux cartes que vous venez de déployer simultanément est envoyée ailleurs, l’autre part avec elle.',
    },
    'DEP-054': {
      title: 'Empêchées ensemble',
      text: 'Ce qui empêche l’une de deux cartes déployées simultanément de livrer bataille ou de se déplacer empêche les deux, si l’une comme l’autre pouvait être choisie.',
    },
    'DEP-055': {
      title: 'Empêchée seule',
      text: 'Une carte qui ne pouvait pas être choisie n’est pas empêchée avec celle qui a été déployée en même temps.',
    },
  },
}
