import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Les prendre au passage',
  why: 'Amenez Luke et Leia à la Dune Sea. Leia attend à Hutt Canyon, sur le chemin. Vous avez 1 Force.',
  steps: [],
  hint: 'Un véhicule ne se déplace qu’une fois. Qui doit marcher, et où ?',
  because:
    'Leia va à pied vers Luke pour 1 Force et embarque ; puis le landspeeder de Luke les emmène tous deux à la Dune Sea gratuitement. Il ne s’arrêterait pas pour elle en chemin.',
} satisfies TextsOfScenario
