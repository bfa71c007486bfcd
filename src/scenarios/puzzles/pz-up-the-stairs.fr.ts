import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'En haut de l’escalier',
  why: 'Amenez Leia du Lower Corridor à l’Upper Plaza Corridor, deux sites plus loin. Vous n’avez pas de Force.',
  steps: [],
  hint: 'Lisez le site où elle va.',
  because:
    'L’Upper Plaza Corridor déplace vos cartes gratuitement dans votre phase de déplacement, depuis ce site ou vers lui, quel que soit le site de la Cité des Nuages. À pied, c’est trop loin, et pas gratuit.',
} satisfies TextsOfScenario
