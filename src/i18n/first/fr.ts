import type { FirstWords } from './en.ts'

export const fr: FirstWords = {
  language: 'Langue',
  edition: 'Règles',
  editions: { ar: 'Règles 2024', crd: 'Décisions 2001' },
  settings: 'Réglages',
  help: 'Aide',
  title: 'La table se met en place',
  again: 'Votre table se remet en place, comme vous l’avez laissée',
  fetching: 'Le jeu est en train d’arriver.',
  waiting: 'Il n’y a pas de connexion. Dès qu’il y en aura une, le jeu continuera d’arriver de lui-même.',
  opens: (what) => `« ${what} » s’ouvrira dès que le jeu sera là.`,

  home: 'Que faire',
  tag: 'Une table de cartes qui connaît les règles, et qui dit pourquoi.',
  newHere: {
    title: 'Première visite ?',
    text: 'La première leçon prend trois minutes, et se passe de livre de règles.',
    begin: 'Première leçon',
  },
  about: 'Quel est ce jeu ?',
  goOn: {
    title: 'Continuer',
    button: 'Reprendre',
    all: 'Toutes les tables',
    life: (count) => `${count} Force vitale`,
    turn: (turn, side, phase) =>
      `Tour ${turn}, ${side === 'light' ? 'côté lumineux' : 'côté obscur'}${phase ? ` : phase ${phase}` : ''}.`,
    saved: (when) => `Enregistrée ${when}.`,
    asLeft: 'Votre table, comme vous l’avez laissée.',
  },
  phases: {
    activate: 'd’activation',
    control: 'de contrôle',
    deploy: 'de déploiement',
    battle: 'de bataille',
    move: 'de déplacement',
    draw: 'de pioche',
  },
  doors: {
    learn: {
      title: 'Apprendre',
      text: 'Les récits du livre de règles. Tentez le coup interdit : il vous dit pourquoi.',
    },
    practise: {
      title: 'S’exercer',
      text: 'Contre un adversaire qui connaît les règles, ou un exercice par règle.',
    },
    'two players': {
      title: 'À deux',
      text: 'Un écran, deux decks, et un rideau entre vos mains.',
    },
    decks: { title: 'Decks et cartes', text: 'Chaque carte, lisible. Construire, importer, vérifier.' },
    rulebook: { title: 'Livre de règles', text: 'Chaque règle a un numéro. Cherchez-la, jouez-la.' },
    ti4: { title: 'Twilight Imperium', text: 'Un second jeu : son déplacement tactique.' },
  },
  done: (count) => (count === 1 ? '1 leçon finie' : `${count} leçons finies`),
  note: 'Non officiel, fait par des gens qui aiment ce jeu. Toutes les images sont dessinées par le programme.',
  close: 'Fermer',
  fault: {
    title: 'Quelque chose a échoué sur cette page.',
    text: 'La position est sauve. Enregistrez-la dans un fichier à joindre au rapport, puis rechargez la page.',
    aside:
      'Cette table a échoué deux fois, et est mise de côté : elle reste sous « Toutes les tables », d’où on l’enregistre dans un fichier.',
    save: 'Enregistrer l’état dans un fichier',
    home: 'Accueil',
    reload: 'Recharger la page',
  },
}
