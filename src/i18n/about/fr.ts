import type { AboutWords } from './en.ts'

export const fr: AboutWords = {
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
