import type { Words } from './words.ts'

/** Les mots de la page. Mêmes clés que en.ts : le compilateur y veille. */
export const fr: Words = {
  appName: 'Landspeed',
  tagline: 'Une table de jeu qui connaît les règles et dit pourquoi.',
  language: 'Langue',
  languages: { en: 'English', fr: 'Français' },
  side: { light: 'Lumineux', dark: 'Obscur' },
  phase: {
    activate: 'Activation',
    control: 'Contrôle',
    deploy: 'Déploiement',
    battle: 'Bataille',
    move: 'Déplacement',
    draw: 'Pioche',
  },
  region: {
    table: 'Table',
    hand: 'Main',
    decision: 'Décision',
    stack: 'Pile d’actions',
    log: 'Journal',
    why: 'Pourquoi',
    yourPiles: 'Vos piles',
    opponentPiles: 'Piles de l’adversaire',
  },
  pass: 'Passer',
  undo: 'Annuler',
  redo: 'Rétablir',
  lessons: 'Leçons',
  settings: 'Réglages',
  close: 'Fermer',
  cancel: 'Renoncer',
}
