export const movedByCrew: typeof import('./moved-by-crew.en.ts').movedByCrew = {
  rules: {
    'WPN-047': 'L’artillerie reste en place. Une arme d’artillerie reste où elle a été déployée, sauf si son texte lui permet de se déplacer.',
  },
  reasons: {
    'WPN-047': '{card} est une arme d’artillerie et reste là où elle a été déployée.',
    'WPN-047/crew': '{card} se fait emporter par {need} servants ensemble, d’où elle se trouve ; chacun se déplace par vitesse terrestre et paie.',
  },
}
