import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Le plus court chemin',
  why: 'Occupez trois sites de l’Étoile de la Mort ce tour-ci. Vous n’avez pas de Force.',
  steps: [],
  hint: 'Lisez le Level 4 Military Corridor.',
  because:
    'Depuis le Level 4 Military Corridor, vos Impériaux peuvent aller gratuitement sur n’importe quel site de l’Étoile de la Mort. Deux des trois partent, vers deux sites, et un reste.',
} satisfies TextsOfScenario
