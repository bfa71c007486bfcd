import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Partis à temps',
  why: 'Vader s’en prend à Leia à la Cantina. Amenez Leia et le soldat à Mos Eisley avant qu’on se batte.',
  steps: [],
  hint: 'Rien ne les oblige à y être quand on se bat.',
  because:
    'Narrow Escape fait partir tout le monde quand la bataille commence, pourvu qu’un Rebelle d’aptitude 3 ou plus soit là : Leia. La Cantina est vide quand on compare les puissances.',
} satisfies TextsOfScenario
