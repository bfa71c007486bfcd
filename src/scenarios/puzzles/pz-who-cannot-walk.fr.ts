import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Quatre à la porte',
  why: 'Trois de ces quatre peuvent marcher de Mos Eisley à la Cantina. Essayez la marche qui est interdite.',
  steps: [],
  hint: 'L’un des quatre le dit dans son propre texte.',
  because: 'Le Rebel Guard reste où il a été déployé : son texte dit qu’il ne peut pas se déplacer.',
} satisfies TextsOfScenario
