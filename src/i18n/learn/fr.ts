import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

export const fr: SameKeys<typeof en> = {
  title: 'Apprendre',
  about:
    'Jouez les histoires mêmes du livre de règles. Essayez aussi le coup interdit : la table dit pourquoi.',
  path: 'Les leçons, dans leur ordre',
  progress: '{{done}} leçons finies sur {{count}}',
  number: 'Leçon {{number}}',
  takes: 'environ {{minutes}} minutes · {{count}} étapes',
  finished: 'finie',
  under: 'en cours : étape {{step}} sur {{count}}',
  next: 'la suivante',
  begin: 'Commencer',
  goOn: 'Continuer',
  again: 'Rejouer',
  back: 'Retour à la table',
  chapters: {
    beginning: 'Le début',
    ships: 'Vaisseaux, batailles et armes',
    cards: 'Cartes, réponses et victoire',
  },
  examples: 'Exemples résolus',
  examplesAbout: '{{count}} positions courtes, une règle chacune. Essayez le coup et lisez la réponse.',
  search: 'Chercher un exemple',
  found_one: '{{count}} exemple',
  found_other: '{{count}} exemples',
  nothing: 'Aucun exemple n’a ces mots.',
  steps_one: '{{count}} étape',
  steps_other: '{{count}} étapes',
  files: 'Une position à soi',
}
