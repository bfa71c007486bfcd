import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Tous dans l’espace',
  why: 'Faites quitter Tatooine à Luke, Leia et Obi-Wan ce tour-ci. Vous avez 2 Force.',
  steps: [],
  hint: 'Le Y-wing a son propre pilote. Gold 1 n’en a pas.',
  because:
    'Il y a trois places pour trois. Luke est le seul pilote : il doit piloter Gold 1 ; l’un des autres part avec lui, et l’un dans le Y-wing. Embarquer est gratuit, et chaque vaisseau décolle pour 1.',
} satisfies TextsOfScenario
