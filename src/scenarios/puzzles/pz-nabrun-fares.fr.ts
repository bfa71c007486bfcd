import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Le tarif de Nabrun',
  why: 'Amenez Luke et Leia de Mos Eisley sur l’Étoile de la Mort ce tour-ci. Votre prochaine destinée est 2, et vous avez 2 Force.',
  steps: [],
  hint: 'Nabrun demande ce que dit la destinée, quel que soit le nombre de voyageurs.',
  because:
    'Nabrun Leids emmène autant de vos personnages que vous voulez d’un site à un autre, pour autant de Force que dit la destinée : 2 pour les deux ensemble.',
} satisfies TextsOfScenario
