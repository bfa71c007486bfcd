import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Par le vide-ordures',
  why: 'Ayez Leia et un soldat dans le Trash Compactor ce tour-ci, bien que vous n’y ayez personne. Vous avez 3 Force.',
  steps: [],
  hint: 'La plupart des lieux demandent une présence ou une icône à vous. Qui doit venir d’abord ?',
  because:
    'Votre Trash Compactor laisse vos cartes s’y déployer sans présence ni icône de Force. Leia coûte les 3, et avec elle le soldat est gratuit.',
} satisfies TextsOfScenario
