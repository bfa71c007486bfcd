/** What the first screen says, before the words of a language have been fetched. */

const en = {
  language: 'Language',
  lessons: 'Lessons',
  newGame: 'New game',
  otherTable: 'Another game: Twilight Imperium, its tactical movement',
  title: 'The table is being laid',
  again: 'Your table is being laid as you left it',
  fetching: 'The game is being fetched.',
  waiting: 'There is no connection. As soon as there is one, the game goes on being fetched by itself.',
  meanwhile: 'What shall open then can be chosen already:',
  opensLessons: 'The lessons open as soon as the game is here.',
  opensGame: 'A new game opens as soon as the game is here.',
}

const fr: typeof en = {
  language: 'Langue',
  lessons: 'Leçons',
  newGame: 'Nouvelle partie',
  otherTable: 'Un autre jeu : Twilight Imperium, son déplacement tactique',
  title: 'La table se met en place',
  again: 'Votre table se remet en place, comme vous l’avez laissée',
  fetching: 'Le jeu est en train d’arriver.',
  waiting: 'Il n’y a pas de connexion. Dès qu’il y en aura une, le jeu continuera d’arriver de lui-même.',
  meanwhile: 'Vous pouvez déjà choisir ce qui s’ouvrira ensuite :',
  opensLessons: 'Les leçons s’ouvriront dès que le jeu sera là.',
  opensGame: 'Une nouvelle partie s’ouvrira dès que le jeu sera là.',
}

export const first = { en, fr }
