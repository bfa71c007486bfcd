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
  teaches: {
    'first-steps':
      'Marcher et conduire de site en site, et lire ce que dit Pourquoi quand un coup est interdit.',
    'turn-by-turn':
      'Jouer un tour entier : activer la Force, déployer, se battre, se déplacer et piocher. Puis répondre à celui de l’adversaire.',
    'ships-and-landing':
      'Voler entre les étoiles, atterrir et décoller, monter dans les vaisseaux et en descendre.',
    'docking-bays-and-shuttles':
      'Traverser la galaxie sans vaisseau à soi, et faire la navette du sol à la flotte.',
    'clouds-and-asteroids':
      'Trouver son chemin dans les secteurs de nuages et d’astéroïdes, qui comptent tous.',
    'ex-mov-09': 'Amener chacun où il le faut avec 2 Force, de huit façons de se déplacer.',
    'ex-mov-14':
      'Rassembler une flotte pour la grande attaque, avec des déplacements qui ne comptent pas pour celui du tour.',
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
