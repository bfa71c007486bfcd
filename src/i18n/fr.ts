import { asking } from './asking/fr.ts'
import { battle } from './battle/fr.ts'
import { fr as common } from './common/fr.ts'
import { help } from './help/fr.ts'
import { keeping } from './keeping/fr.ts'
import { messages } from './messages/fr.ts'
import { practice } from './practice/fr.ts'
import { table } from './table/fr.ts'
import type { Words } from './words.ts'

/** Les mots de la page. Mêmes clés que en.ts : le compilateur y veille. */
export const fr: Words = {
  ...common,
  ...battle,
  ...asking,
  ...table,
  ...help,
  ...messages,
  keeping,
  replay: { open: 'Revoir la partie', toMoment: 'Aller à ce moment : {{text}}' },
  goBack: { open: 'Revenir à…' },
  logTools: {
    open: 'Ce que montre le journal',
    left: '{{count}} lignes sur {{all}}',
    nothing: 'Rien de ce qui est montré n’est encore arrivé.',
  },
  practice,
  edition: 'Édition des règles',
  editions: { ar: 'Règles 2024', crd: 'Décisions 2001' },
  side: { light: 'Lumineux', dark: 'Obscur' },
  sideOf: { light: 'côté lumineux', dark: 'côté obscur' },
  phases: 'Phases du tour',
  phase: {
    activate: 'Activation',
    control: 'Contrôle',
    deploy: 'Déploiement',
    battle: 'Bataille',
    move: 'Déplacement',
    draw: 'Pioche',
  },
  turn: '{{side}} · tour {{number}}',
  beforeTurns: 'Début de la partie',
  turnSaid: '{{side}}, tour {{number}}, phase : {{phase}}',
  newGame: {
    open: 'Nouvelle partie',
    title: 'Nouvelle partie',
    about: 'Deux joueurs sur un appareil. Qui n’a plus de Force vitale perd.',
    deck: 'Deck du {{side}}',
    own: 'Ma propre liste',
    list: 'Liste du deck du {{side}}',
    example: 'Start: Tatooine\n1 Tatooine\n3x Stormtrooper\n…',
    starting:
      'Chaque ligne « Start: TITRE » fixe une carte qui commence la partie : lieu de départ ou Objectif, Effet de départ, Interruption de départ. Le reste est demandé.',
    seed: 'Graine',
    start: 'Commencer la partie',
  },
  cardBrowser: 'Cartes',
  deckChoice: {
    ready: {
      'premiere-light': 'Contrebandiers et X-wing',
      'premiere-dark': 'Stormtroopers et destroyers',
      heroes: 'Cinq amis',
      'rebel-fleet': 'La flotte de l’Alliance',
      'bounty-hunters': 'Toutes les têtes sont mises à prix',
      scouts: 'Des yeux dans la forêt',
    },
    size_one: '{{count}} carte',
    size_other: '{{count}} cartes',
    without: '{{count}} cartes, dont {{without}} sans leur texte de jeu',
    style: {
      'premiere-light': 'Un peu de tout : des héros au sol, des X-wings au-dessus.',
      'premiere-dark': 'Des soldats dans les rues, des Star Destroyers dans le ciel.',
      heroes: 'Peu de personnages, forts et armés. Cherche les batailles.',
      'rebel-fleet': 'Laisse le sol et prend les systèmes.',
      'bounty-hunters': 'Vador et ses chasseurs : tire d’abord, se bat ensuite.',
      scouts: 'Une nuée d’éclaireurs bon marché qui draine partout.',
      random: 'D’autres cartes chaque fois, toutes jouées en entier.',
      list: 'Collez une liste de titres.',
    },
    problems_one: '{{name}} : {{count}} obstacle',
    problems_other: '{{name}} : {{count}} obstacles',
  },
  region: {
    ...common.region,
    table: 'Table',
    hand: 'Main',
    decision: 'Décision',
    stack: 'Pile d’actions',
    log: 'Journal',
    yourPiles: 'Vos piles',
    opponentPiles: 'Piles de l’adversaire',
    preview: 'Carte',
  },
  menu: 'Menu',
  pass: 'Passer',
  twoPlayers: {
    title: 'À deux',
    about: 'Un écran, deux decks, et un rideau entre vos mains.',
    know: 'Bon à savoir',
    curtain: 'Un rideau demande de passer l’appareil partout où l’on verrait des cartes cachées.',
    kept: 'Chaque pas est gardé aussitôt : vous pouvez fermer la page et reprendre un autre jour.',
  },
  toHome: 'Accueil',
  otherTable: 'Un autre jeu : Twilight Imperium, son déplacement tactique',
  lessons: 'Leçons',
  settings: 'Réglages',
  you: 'vous',
  opponent: 'adversaire',
  log: {
    nothingToDo: '· rien à faire',
    open: 'Montrer le journal',
    none: 'Rien ne s’est encore passé.',
    passes: '{{side}} passe',
    passedFor: '· passé sans demander : {{who}}',
  },
  share: 'Partager',
  dropHere: 'Déposez le fichier pour l’ouvrir comme position',
  skip: 'Aller à la table',
  picker: {
    open: 'Ouvrir un fichier de position',
    drop: 'ou déposez un fichier .json n’importe où sur la page.',
    loading: 'Un instant : les leçons arrivent. Sans connexion, elles viennent dès qu’il y en a une.',
  },
}
