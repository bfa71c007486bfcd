import type { ScenarioTexts } from '../en.ts'

/** Les exemples sur le contrôle et les drains de Force, en français. */
export const control: ScenarioTexts = {
  'EX-CTL-01': {
    title: 'Un drain par carte et par tour',
    why: 'Chaque carte qui prend part à un drain de Force en a fini avec les drains pour ce tour, et la localisation où elle arrive aussi.',
    steps: ['', '', 'BoShek seul pourrait y drainer.', '', "Luke a drainé, même si BoShek ne l'a pas fait."],
  },
  'EX-CTL-04': {
    title: 'Annulation, protection, réaction et empêchement : drains, Control, un espion',
    why: "Vador draine 2 à l'Echo Med Lab ; Control annule le drain suivant ; un Boushh clandestin l'empêche de drainer ; où les deux joueurs ont une présence, pas de drain. La protection et les réactions ont leur propre exemple.",
    steps: ['', '', '', '', '', '', '', '', '', ''],
  },
  'EX-CTL-09': {
    title: 'Drains protégés : ce qui reste possible',
    why: "Un drain qui ne peut pas être annulé est à l'abri de Control et de ses pareils, non de la présence qu'amène une réaction.",
    steps: ['', '', '', '', "La présence l'annule quand même."],
  },
  'WORDS-DRAIN-01': {
    title: "Ce qu'un drain annulé a déclenché, et ce qu'il faut payer d'abord",
    why: "Ce qui répond au début d'un drain reste fait quand le drain est annulé ; ce qu'il faut utiliser d'abord vient avant tout début.",
    steps: [
      "Le péage demande d'abord 3 Force, et il y en a 2 : aucun drain n'est initié, rien n'est déclenché.",
      '',
      '',
      'Le drain est annulé ; la carte perdue pour son début reste perdue.',
    ],
  },
  'EX-CTL-05': {
    title: 'Bossk dans le Void Spider',
    why: "Bossk est enfermé dans son véhicule : à la ferme, sur Tatooine et avec d'autres, mais présent dans le Void Spider seulement.",
    steps: [
      'À la ferme, et donc sur et à Tatooine, enfermé ou non.',
      '',
      "Il n'est pas à bord de lui-même.",
      'À la même localisation que Bossk.',
      'Présent à bord du Void Spider, et nulle part ailleurs.',
      '',
      'Sans lui, le pilote permanent donne encore la présence.',
    ],
  },
  'EX-CTL-14': {
    title: 'Sur Hoth et à Hoth, à bord de Home One, la War Room',
    why: "Cinq personnages à la place de l'unique Luke de l'exemple, qui est à chaque endroit à son tour.",
    steps: [
      '',
      '',
      '',
      'En orbite : à Hoth, non sur Hoth.',
      '',
      '',
      'À un site de Home One : à bord de celui-ci, et non à Hoth.',
      '',
      '',
      "L'étoile de la mort est à Alderaan ; qui est dans sa War Room n'y est pas.",
      '',
      '',
      '',
      '',
    ],
  },
  'WORDS-ALONE-01': {
    title: 'Deux sur une carte ne sont pas seuls',
    why: "Une carte qui représente deux personnages n'est pas seule, même s'il n'y a rien d'autre de son joueur.",
    steps: ['', ''],
  },
  'WORDS-HERE-01': {
    title: '« Ici » : la cuve',
    why: '« Ici », sur une carte placée sur une autre, veut dire là où est cette autre carte.',
    steps: ['', ''],
  },
  'TOGETHER-13': {
    title: 'Un espion par Comlink met fin à un drain sans icône',
    why: "Une localisation sans icône de l'adversaire peut être drainée pour 0 ; la présence amenée par une réaction met fin même à cela.",
    steps: ['', '', '', '', ''],
  },
  'TOGETHER-28': {
    title: 'Des espions clandestins des deux côtés, et des drains',
    why: 'Un espion clandestin empêche son adversaire de drainer, et ne donne aucune présence à son propre joueur.',
    steps: ['', '', '', '', '', '', ''],
  },
  'RULE-DRAIN-05': {
    title: 'De la main ou de la Force vitale, au choix',
    why: "Le côté obscur perd où il veut les 2 Force d'un drain : main, paquet de réserve, pile de Force ou pile de cartes utilisées.",
    steps: ['Le côté obscur y a deux icônes.', "Il n'y a rien dans sa pile de Force.", '', ''],
  },
  'RULE-DRAIN-06': {
    title: "Un drain par localisation, l'un après l'autre",
    why: 'Le côté lumineux contrôle deux sites et draine à chacun ; deux fois au même est refusé, et de même là où le côté obscur est aussi.',
    steps: ['Un Stormtrooper y est.', '', '', '', ''],
  },
  'RULE-DRAIN-07': {
    title: 'Un drain pour rien, et un sabre laser',
    why: "Là où le côté lumineux n'a pas d'icône, le côté obscur peut drainer pour 0 ; le sabre laser de Vador, utilisé en réponse, en fait 1.",
    steps: ['', '', '', ''],
  },
}
