/** The sets in which cards have appeared, by the number that begins a card's id; and what lists call them. */
const names: Readonly<Record<string, string>> = {
  1: 'Premiere',
  2: 'A New Hope',
  3: 'Hoth',
  4: 'Dagobah',
  5: 'Cloud City',
  6: 'Jabba’s Palace',
  7: 'Special Edition',
  8: 'Endor',
  9: 'Death Star II',
  10: 'Reflections II',
  11: 'Tatooine',
  12: 'Coruscant',
  13: 'Reflections III',
  14: 'Theed Palace',
  101: 'Premiere Introductory Two-Player Game',
  102: 'Jedi Pack',
  103: 'Rebel Leader Pack',
  104: 'Empire Strikes Back Introductory Two-Player Game',
  106: 'Official Tournament Sealed Deck',
  108: 'Enhanced Premiere',
  109: 'Enhanced Cloud City',
  110: 'Enhanced Jabba’s Palace',
  111: 'Third Anthology',
  112: 'Jabba’s Palace Sealed Deck',
  200: 'Virtual Set 0',
  201: 'Virtual Set 1',
  216: 'Virtual Set 16',
}

/** What lists call them besides, in English and in French, and how they shorten them. */
const others: Readonly<Record<string, string>> = {
  1: 'Première, PR, Prem',
  2: 'ANH, NH, New Hope, Un nouvel espoir',
  3: 'HO, HTH',
  4: 'DA, DAG',
  5: 'CC, CLC, Cité des nuages, La cité des nuages',
  6: 'JP, JPAL, Palais de Jabba, Le palais de Jabba',
  7: 'SE, SPE, Édition spéciale',
  8: 'EN, END',
  9: 'DS, DS2, DSII, Étoile de la Mort 2, L’Étoile de la Mort 2',
  10: 'R2, RII, REF2, REFII, Réflexions 2',
  11: 'TA, TAT',
  12: 'CO, COR',
  13: 'R3, RIII, REF3, REFIII, Réflexions 3',
  14: 'TP, Theed, Palais de Theed, Le palais de Theed',
  101: 'P2P, PR2P, Premiere Two-Player, Premiere 2-Player, Premiere 2P, Introductory Two-Player Game',
  102: 'JPK, Jedi Pack Cards',
  103: 'RLP, RL, REB, Rebel Leader, Rebel Leader Cards',
  104: 'E2P, ESB, ESB2P, Empire Strikes Back, Empire Strikes Back Two-Player, Empire Strikes Back 2-Player',
  106: 'OTSD, TSD, Official Tournament Sealed, Tournament Sealed Deck',
  108: 'EP, EPR, EPP, Enhanced Premiere Pack',
  109: 'ECC, ECCP',
  110: 'EJP, EJPP',
  111: '3A, TA, TA3, 3RD, ANT3, 3rd Anthology',
  112: 'JPSD, JSD, Jabba’s Palace Sealed',
}

const plain = (name: string): string =>
  name
    .slice(0, 80)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\b(?:limited|unlimited|revised|expansion|set:|the)\b|\((?:bb|wb)\)/g, '')
    .replace(/[^a-z0-9]/g, '')
    .replace(/iii$/, '3')
    .replace(/ii$/, '2')

const byName = new Map<string, string[]>()
for (const set of Object.keys(names)) {
  for (const name of [names[set], ...(others[set]?.split(', ') ?? [])]) {
    const known = plain(name ?? '')
    const all = byName.get(known) ?? []
    if (!all.includes(set)) byName.set(known, [...all, set])
  }
}

/** The number of the set that a card belongs to. */
export const setOf = (id: string): string => id.split('_')[0] ?? ''

/** Virtual sets are numbered from 0 on; their cards share titles with others, with a (V). */
const firstVirtual = 200

export const isVirtual = (set: string): boolean => Number(set) >= firstVirtual

/** What a set is called; its number where nobody knows. */
export const setName = (set: string): string =>
  names[set] ?? (isVirtual(set) ? `Virtual Set ${Number(set) - firstVirtual}` : set)

/** The numbers of all sets, in the order in which they appeared. */
export const sets: readonly string[] = Object.keys(names)

/** The sets that a name or an abbreviation may mean; none where it means no set. */
export function setsCalled(name: string): readonly string[] {
  const text = plain(name)
  const [, virtual] = /^(?:virtual|v)?(?:card)?(?:set|s)?(\d{1,2})$/.exec(text) ?? []
  if (virtual !== undefined && /[a-z]/.test(text)) return [String(firstVirtual + Number(virtual))]
  return text === '' ? [] : (byName.get(text) ?? [])
}
