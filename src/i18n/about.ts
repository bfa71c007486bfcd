/** What the game is, in one minute: how one wins, and what a turn is. */

const en = {
  title: 'What is this game?',
  close: 'Close',
  lesson: 'Play the first lesson',
  licences: 'Licences of what this page is made of',
  parts: {
    win: {
      title: 'Two sides, sixty cards each',
      text: 'One player has the Light Side, the other the Dark Side. Your cards are also your life: whatever is left in your piles is your Life Force. Whoever has none left has lost.',
    },
    force: {
      title: 'Cards pay for cards',
      text: 'Every turn you activate Force: cards from the top of your Reserve Deck become the Force that you pay with. What you have spent comes round again; what you have lost is gone.',
    },
    places: {
      title: 'Places are what it is about',
      text: 'Players lay locations: worlds, and the sites on them. Your characters, vehicles and starships go there. Where you alone are in control you may drain the other player’s Force, and he loses cards.',
    },
    battle: {
      title: 'Where both are, there is battle',
      text: 'Both sides add up power, weapons are fired, and each may draw a destiny: the number in a corner of the top card. Whoever has less loses cards by as much.',
    },
  },
  turn: {
    title: 'A turn has six phases',
    activate: ['Activate', 'take Force'],
    control: ['Control', 'drain where you rule'],
    deploy: ['Deploy', 'lay cards'],
    battle: ['Battle', 'where both are'],
    move: ['Move', 'go elsewhere'],
    draw: ['Draw', 'fill your hand'],
  },
  table:
    'This table knows the rules. It shows what is legal, does what follows by itself, and says why something is not.',
} as const

type Words = { readonly [K in keyof typeof en]: Wide<(typeof en)[K]> }
type Wide<T> = T extends string ? string : { readonly [K in keyof T]: Wide<T[K]> }

const fr: Words = {
  title: 'Quel est ce jeu ?',
  close: 'Fermer',
  lesson: 'Jouer la première leçon',
  licences: 'Licences de ce dont cette page est faite',
  parts: {
    win: {
      title: 'Deux côtés, soixante cartes chacun',
      text: 'L’un joue le côté lumineux, l’autre le côté obscur. Vos cartes sont aussi votre vie : ce qui reste dans vos piles est votre Force vitale. Qui n’en a plus a perdu.',
    },
    force: {
      title: 'Les cartes paient les cartes',
      text: 'À chaque tour vous activez de la Force : des cartes du dessus de votre réserve deviennent la Force avec laquelle vous payez. Ce que vous dépensez revient ; ce que vous perdez est perdu.',
    },
    places: {
      title: 'Tout se joue sur des lieux',
      text: 'Les joueurs posent des localisations : des mondes, et leurs sites. Vos personnages, véhicules et vaisseaux s’y rendent. Là où vous seul contrôlez, vous pouvez drainer la Force de l’autre, qui perd des cartes.',
    },
    battle: {
      title: 'Là où sont les deux, il y a bataille',
      text: 'Chaque côté additionne sa puissance, les armes tirent, et chacun peut tirer une destinée : le nombre au coin de la carte du dessus. Qui a moins perd des cartes d’autant.',
    },
  },
  turn: {
    title: 'Un tour a six phases',
    activate: ['Activation', 'prendre de la Force'],
    control: ['Contrôle', 'drainer là où l’on règne'],
    deploy: ['Déploiement', 'poser des cartes'],
    battle: ['Bataille', 'là où sont les deux'],
    move: ['Déplacement', 'aller ailleurs'],
    draw: ['Pioche', 'remplir sa main'],
  },
  table:
    'Cette table connaît les règles. Elle montre ce qui est permis, fait d’elle-même ce qui en découle, et dit pourquoi quelque chose ne l’est pas.',
}

export const about = { en, fr }
