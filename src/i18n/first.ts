/** What the first screen and home say: they stand before the words of a language have been fetched. */

const en = {
  language: 'Language',
  edition: 'Rules',
  editions: { ar: 'Rules 2024', crd: 'Rulings 2001' },
  settings: 'Settings',
  title: 'The table is being laid',
  again: 'Your table is being laid as you left it',
  fetching: 'The game is being fetched.',
  waiting: 'There is no connection. As soon as there is one, the game goes on being fetched by itself.',
  opens: (what: string) => `“${what}” opens as soon as the game is here.`,

  home: 'What to do',
  tag: 'A card table that knows the rules, and says why.',
  newHere: {
    title: 'New here?',
    text: 'The first lesson takes five minutes, and needs no rulebook.',
    begin: 'First lesson',
  },
  about: 'What is this game?',
  goOn: {
    title: 'Continue',
    button: 'Play on',
    all: 'All tables',
    life: (count: number) => `${count} Life Force`,
    turn: (turn: number, side: 'light' | 'dark', phase: string | null) =>
      `Turn ${turn}, ${side === 'light' ? 'Light Side' : 'Dark Side'}${phase ? `: ${phase} phase` : ''}.`,
    saved: (when: string) => `Saved ${when}.`,
    asLeft: 'Your table, as you left it.',
  },
  phases: {
    activate: 'activate',
    control: 'control',
    deploy: 'deploy',
    battle: 'battle',
    move: 'move',
    draw: 'draw',
  } as Record<string, string>,
  doors: {
    learn: { title: 'Learn', text: 'The rulebook’s stories. Try the illegal move: it tells you why.' },
    practise: {
      title: 'Practise',
      text: 'Against an opponent who knows the rules, or one exercise for each rule.',
    },
    'two players': {
      title: 'Two players',
      text: 'One screen, two decks, and a curtain between your hands.',
    },
    decks: { title: 'Decks & cards', text: 'Every card, readable. Build, import, check.' },
    rulebook: { title: 'Rulebook', text: 'Every rule has a number. Search it, play it.' },
    ti4: { title: 'Twilight Imperium', text: 'A second game: its tactical movement.' },
  },
  done: (count: number) => (count === 1 ? '1 lesson done' : `${count} lessons done`),
  note: 'Unofficial, made by people who like the game. All art is drawn by the program.',
  close: 'Close',
  fault: {
    title: 'Something on this page has failed.',
    text: 'The position is safe. Save it as a file and attach it to a report, then load the page again.',
    aside:
      'This table has failed twice, and is put aside: it stays under “All tables”, where it can be saved as a file.',
    save: 'Save the state as a file',
    home: 'Home',
    reload: 'Load the page again',
  },
}

type Words = typeof en

const fr: Words = {
  language: 'Langue',
  edition: 'Règles',
  editions: { ar: 'Règles 2024', crd: 'Décisions 2001' },
  settings: 'Réglages',
  title: 'La table se met en place',
  again: 'Votre table se remet en place, comme vous l’avez laissée',
  fetching: 'Le jeu est en train d’arriver.',
  waiting: 'Il n’y a pas de connexion. Dès qu’il y en aura une, le jeu continuera d’arriver de lui-même.',
  opens: (what) => `« ${what} » s’ouvrira dès que le jeu sera là.`,

  home: 'Que faire',
  tag: 'Une table de cartes qui connaît les règles, et qui dit pourquoi.',
  newHere: {
    title: 'Première visite ?',
    text: 'La première leçon prend cinq minutes, et se passe de livre de règles.',
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

export const first = { en, fr }
