import type { startRules as en } from '../en/start-rules.ts'

/** Les règles des paquets et du début de partie. */
export const startRules = {
  'KRN-006': {
    title: 'Soixante cartes',
    text: 'Votre paquet compte 60 cartes. Ce qu’il en reste une fois les cartes de départ jouées devient votre paquet de réserve.',
  },
  'TRN-001': {
    title: 'Le début de la partie',
    text: 'On joue d’abord les cartes de départ. Ensuite seulement, on mélange les paquets et on pioche les mains de départ.',
  },
  'TRN-003': {
    title: 'Une localisation de départ',
    text: 'Sans objectif, vous commencez avec une localisation de votre choix, pourvu qu’elle puisse alors être déployée.',
  },
  'TRN-004': {
    title: 'Un seul objectif, et il commence',
    text: 'Aucun paquet n’a plus d’un objectif. Si le vôtre en a un, vous commencez avec lui, côté 0 visible.',
  },
  'TRN-005': {
    title: 'Objectif ou localisation de départ',
    text: 'Vous commencez avec un objectif ou avec une localisation de départ, jamais les deux. Les localisations qu’un objectif amène n’en sont pas.',
  },
  'TRN-012': {
    title: 'Les deux révèlent ensemble',
    text: 'Les deux joueurs montrent leur localisation de départ ou leur objectif au même moment, pour que personne ne choisisse en le sachant.',
  },
  'TRN-017': {
    title: 'Les deux localisations sont déployées',
    text: 'Si les localisations de départ des deux joueurs diffèrent, elles arrivent sur la table en même temps.',
  },
  'TRN-018': {
    title: 'La même localisation de départ',
    text: 'Quand les deux joueurs révèlent la même localisation, le Côté obscur peut laisser convertir la sienne. S’il refuse, le Côté lumineux peut laisser convertir la sienne.',
  },
  'TRN-019': {
    title: 'Personne ne laisse convertir',
    text: 'Si les deux refusent, leurs exemplaires sont mis de côté et les deux choisissent de nouveau, jusqu’à ce qu’il y ait des localisations. Les choix manqués retournent au paquet de réserve ; on peut choisir un second exemplaire.',
  },
  'TRN-023': {
    title: 'Mélanger au début',
    text: 'Après les cartes de départ, le reste de chaque paquet est mélangé et posé face cachée : c’est le paquet de réserve.',
  },
  'TRN-024': {
    title: 'Une main de départ de huit cartes',
    text: 'Chaque joueur pioche 8 cartes au début, sauf si une carte donne un autre nombre.',
  },
  'TRN-025': {
    title: 'Le Côté obscur commence',
    text: 'Le premier tour est celui du Côté obscur, si aucune carte ne le donne au Côté lumineux.',
  },
  'TRN-026': {
    title: 'Les cartes de départ ne coûtent rien',
    text: 'Ce qui est déployé au début de la partie l’est sans utiliser ni perdre de Force.',
  },
  'TRN-038': {
    title: 'Ce qui peut être une localisation de départ',
    text: 'Elle doit pouvoir se poser sur une table vide. Les sites de vaisseaux ou véhicules non uniques, les localisations sans planète précise, la tranchée et tout ce qui demande une autre carte sont exclus.',
  },
  'DEP-218': {
    title: 'Commencer sans localisation',
    text: 'Selon les décisions d’août 2001, on peut choisir de commencer sans localisation de départ.',
  },
  'DEP-221': {
    title: 'La même localisation unique de départ',
    text: 'Selon les décisions d’août 2001, on ne demande rien : les deux exemplaires sont mis de côté et les deux joueurs choisissent de nouveau. Qui n’a pas d’autre choix commence sans localisation, et les exemplaires retournent aux paquets.',
  },
  'DECK-001': { title: 'Des cartes connues', text: 'Un paquet est fait de cartes qui existent dans le jeu.' },
  'DECK-002': {
    title: 'Un côté par paquet',
    text: 'Toutes les cartes d’un paquet sont du côté qui le joue.',
  },
  'DECK-003': {
    title: 'Les listes de cartes',
    text: 'Une liste a un nombre et un titre par ligne. La localisation de départ et le côté peuvent avoir leur propre ligne.',
  },
  'DECK-004': {
    title: 'Les objectifs attendront',
    text: 'Les objectifs font partie du jeu, mais cette table ne sait pas encore les jouer.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
