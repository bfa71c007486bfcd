export const leavingTable: typeof import('./leaving-table.en.ts').leavingTable = {
  rules: {
    'TRM-359': 'Sites d’un vaisseau perdu. Avec un vaisseau spatial perdu sont perdus ses sites associés et toutes les cartes qui s’y trouvent.',
    'DEP-216': 'L’aire de mise à quai d’un vaisseau perdu. L’aire de mise à quai d’un vaisseau spatial perdu est perdue comme ses autres sites. Des décisions postérieures la laissent sur la table.',
    'KRN-055': 'Tout à la fois. Une carte et tout ce qui est perdu avec elle partent au même instant. Nul ne peut agir entre-temps.',
    'KRN-054': 'Ce qui part emporte sa charge. Quand une carte quitte la table, tout ce qui est à son bord, sur elle ou porté par elle va à la pile de cartes perdues de son propriétaire, sauf indication contraire.',
    'ATK-095': 'L’hôte est perdu. Si un hôte est perdu autrement qu’en étant dévoré, les créatures qui y sont attachées sont perdues avec lui.',
    'TRM-065': 'Une prison détruite. Si une prison entière est perdue, quiconque y est emprisonné est perdu avec elle.',
  },
  log: {
    'sites lost': 'Perdu avec {ship} : {cards}[, et avec cela {others}].',
    'lost with its host': 'Perdu avec {ship} : {cards}.',
  },
  options: { leaves: '{by} quitte la table' },
}
