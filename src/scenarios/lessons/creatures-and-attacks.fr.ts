import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Créatures et attaques',
  why: 'Un wampa est en liberté sur Hoth. Les créatures ne sont dans aucune bataille : elles attaquent, et on les attaque, avec leurs propres règles.',
  steps: [
    'Essayez de livrer bataille au Wampa.',
    "S'enfuir a aussi sa phase : essayez de déplacer Luke au Defensive Perimeter.",
    'Attaquez-le plutôt, avec Luke et Leia.',
    "Passez jusqu'à la fin de l'attaque, et voyez qui était le plus fort.",
  ],
} satisfies TextsOfScenario
