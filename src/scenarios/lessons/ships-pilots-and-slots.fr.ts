import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Vaisseaux, pilotes et places',
  why: "Un chasseur stellaire sans pilote n'est que du métal. Donnez des équipages à vos vaisseaux, et voyez à quoi sert chaque place à bord.",
  steps: [
    'Red 3 est à Yavin 4 sans pilote. Sa carte a une place de pilote et une place de droïde astromécano.',
    'Déployez Biggs à bord de Red 3, comme pilote, pour 2 Force.',
    'La place de pilote est prise. Essayez de déployer aussi Luke à bord de Red 3.',
    "Un X-wing avec l'icône de pilote apporte son propre pilote. Déployez-le à Yavin 4.",
    "Passez jusqu'à votre phase de déplacement.",
    "Leia est dans la Jungle, et le X-wing au-dessus d'elle, dans le système. Essayez de la faire embarquer : une carte n'embarque que là où elle est.",
    "Avec Biggs aux commandes, Red 3 vole : à Tatooine, par l'hyperespace, pour 1 Force.",
  ],
} satisfies TextsOfScenario
