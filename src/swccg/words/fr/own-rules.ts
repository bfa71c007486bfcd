import type { ownRules as en } from '../en/own-rules.ts'

/** Les règles que les autres livres n'ont pas : celles de la table, et celles des lieux où les cartes peuvent être. */
export const ownRules = {
  'PLAY-001': { title: 'La fin de la partie', text: 'Une fois la partie finie, aucun joueur n’agit plus.' },
  'PLAY-002': {
    title: 'Un joueur à la fois',
    text: 'À chaque moment, un seul joueur décide. Les autres attendent que ce soit à eux d’agir.',
  },
  'PLAY-003': {
    title: 'Certaines questions veulent une réponse',
    text: 'Vous pouvez passer là où une action ou une réponse vous est offerte. Un choix que les règles exigent doit être fait.',
  },
  'PLAY-004': {
    title: 'Répondre à ce qui est demandé',
    text: 'Vous ne choisissez que ce qu’offre la décision en cours : une action, une réponse, des cartes, un nombre, une option ou un ordre.',
  },
  'PLAY-005': {
    title: 'Autant qu’il en est demandé',
    text: 'Quand la partie vous demande un nombre, ou un certain nombre de cartes, restez entre le minimum et le maximum permis.',
  },
  'PLAY-006': {
    title: 'Seules les cartes en jeu agissent',
    text: 'Pour agir, une carte doit être sur la table et active. Captive, disparue ou inactive, elle ne fait rien d’elle-même.',
  },
  'PLAY-007': {
    title: 'Un lieu où aller',
    text: 'Un déplacement mène à une localisation, sur une autre carte ou, pour un système mobile, à un parsec. Aucune carte n’entre en elle-même.',
  },
  'KRN-101': {
    title: 'Une action à la fois',
    text: 'Tant qu’une action est en cours, vous ne pouvez pas commencer une autre action de premier niveau. Vous pouvez seulement répondre à celle-là.',
  },
  'KRN-234': {
    title: 'Les personnages restent aux sites',
    text: 'Un personnage qui n’est pas à bord d’un vaisseau spatial ou d’un véhicule peut être à un site, et à aucune autre sorte de localisation.',
  },
  'KRN-235': {
    title: 'La Trench en vaisseau spatial seulement',
    text: 'Vous ne pouvez pas déployer de personnages à Death Star: Trench. Seuls s’y trouvent ceux qui sont à bord de vaisseaux spatiaux.',
  },
  'KRN-236': {
    title: 'Où peuvent être les véhicules',
    text: 'Hors d’un vaisseau spatial, la place d’un véhicule est aux sites extérieurs. Voitures des nuages, engins de patrouille et véhicules de navette peuvent être aussi aux secteurs nuageux.',
  },
  'KRN-237': {
    title: 'Les Lift Tubes restent à l’intérieur',
    text: 'Un Lift Tube peut être aux sites mobiles intérieurs et nulle part ailleurs.',
  },
  'KRN-238': {
    title: 'Où peuvent être les vaisseaux capitaux',
    text: 'Votre vaisseau capital peut être aux systèmes planétaires et aux secteurs d’astéroïdes. Seul celui qui se déplace comme un chasseur stellaire va ailleurs.',
  },
  'KRN-239': {
    title: 'Où peuvent être les chasseurs stellaires',
    text: 'Systèmes planétaires, secteurs et sites extérieurs sont ouverts aux chasseurs stellaires et aux vaisseaux spatiaux qui se déploient et se déplacent comme eux.',
  },
  'ATK-100': {
    title: 'Les créatures se déplacent gratuitement',
    text: 'Selon les décisions d’août 2001, votre créature peut se déplacer une fois par phase de déplacement à vous, d’une vitesse terrestre de 1 et sans Force. Elle ne quitte jamais son habitat.',
  },
  'TRM-050': {
    title: 'Un captif par escorte',
    text: 'Aucun personnage n’escorte deux captifs en même temps.',
  },
  'TRM-251': {
    title: 'Quitter l’aire d’un vaisseau spatial',
    text: 'Votre vaisseau spatial piloté quitte l’aire de mise à quai d’un autre vaisseau spatial pour le système planétaire où est celui-ci. C’est son déplacement normal, et cela compte comme un décollage.',
  },
} as const satisfies Record<keyof typeof en, { title: string; text: string }>
