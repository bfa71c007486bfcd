import type { SameKeys } from '../same-keys.ts'
import type { en } from './en.ts'

type English = typeof en

const replay: SameKeys<English['replay']> = {
  title: 'Rediffusion',
  loading: 'La partie est rejouée pour être revue.',
  missing: 'Cette partie n’est plus là, ou ne peut pas être lue.',
  toTables: 'Toutes les tables',
  leave: 'Quitter la rediffusion',
  line: 'Moments de la partie',
  controls: 'Rediffusion',
  first: 'Au début (Début)',
  back: 'Un moment en arrière (←)',
  play: 'Lire (Espace)',
  pause: 'Pause (Espace)',
  on: 'Un moment en avant (→)',
  last: 'À la fin (Fin)',
  speed: 'Vitesse',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  jump: 'Aller à…',
  view: 'Mains',
  views: {
    both: 'Les deux mains ouvertes',
    light: 'La main du côté lumineux',
    dark: 'La main du côté obscur',
    none: 'Les deux mains cachées',
  },
  theirHand: 'Main du {{side}}',
  moment: '{{turn}}, {{phase}}',
  atStart: 'Début de la partie',
  mark: {
    turn: 'Tour {{number}} : {{side}}',
    battle: 'Bataille à {{place}}',
    drain: 'Drain de Force de {{number}} à {{place}}',
    won: 'Le {{side}} gagne',
    end: 'La fin',
  },
  playOn: 'Continuer d’ici',
  playOnAbout:
    'À partir de ce moment, comme une table à part. La partie que vous revoyez reste comme elle est.',
  twoPlayers: 'Deux joueurs',
  against: 'Contre un adversaire',
  copyName: '{{name}}, à partir du tour {{number}}',
  copyStart: '{{name}}, depuis le début',
}

const goBack: SameKeys<English['goBack']> = {
  none: 'Il n’y a pas encore de point précédent.',
  barred: 'Contre un adversaire, ce qui vous a été montré ne se reprend pas.',
  point: {
    turn: 'Début du tour {{number}} du {{side}}',
    phase: 'Début de la {{phase}} du {{side}}, tour {{number}}',
    battle: 'Avant la bataille à {{place}}',
    drain: 'Avant le drain de Force à {{place}}',
    destiny: 'Avant le tirage de destinée du {{side}}',
    played: 'Avant que {{card}} soit jouée',
    playedHidden: 'Avant qu’une carte soit jouée',
  },
  phase: {
    activate: 'phase d’activation',
    control: 'phase de contrôle',
    deploy: 'phase de déploiement',
    battle: 'phase de bataille',
    move: 'phase de déplacement',
    draw: 'phase de pioche',
  },
  since: {
    nothing: 'Rien de caché n’a été vu depuis',
    told: 'Vu depuis : {{what}}',
    destinies_one: '{{count}} destinée',
    destinies_other: '{{count}} destinées',
    drawn_one: '{{side}} a pioché {{count}} carte',
    drawn_other: '{{side}} a pioché {{count}} cartes',
    looks_one: '{{count}} pile regardée',
    looks_other: '{{count}} piles regardées',
    others_one: '{{count}} carte qui était face cachée',
    others_other: '{{count}} cartes qui étaient face cachée',
  },
  asks: {
    title: 'Le {{other}} est-il d’accord ?',
    text: 'Le {{side}} veut revenir en arrière. Qui revient maintenant en sait plus qu’il ne devrait.',
    yes: 'Le {{other}} est d’accord',
    no: 'Laisser ainsi',
  },
}

const logTools: SameKeys<English['logTools']> = {
  kinds: 'Montré dans le journal',
  kind: {
    moves: 'Déplacements',
    deploys: 'Déploiements',
    battles: 'Batailles et armes',
    cards: 'Cartes jouées et textes',
    force: 'Force et drains',
    destinies: 'Destinées',
    passes: 'Passes',
    others: 'Tout le reste',
  },
  rules: 'Les règles à côté des lignes',
  copy: 'Copier comme texte',
}

export const fr: SameKeys<English> = { replay, goBack, logTools }
