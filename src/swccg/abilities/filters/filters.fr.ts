/** Les cartes et les localisations dont parle un texte, en français. */

import { asList } from '../../../kernel/lists.ts'
import type { Phase } from '../basics.ts'
import { a, de, isWoman, list, que } from '../grammar.fr.ts'
import { type Count, isFeminine, noun } from '../nouns.fr.ts'
import { trait } from '../traits/traits.fr.ts'
import type { Bearer, Filter, HeldLocations, LocationFilter } from './filters.ts'

/** Ce que sont les personnages par leur type, les vaisseaux par leur taille. */
const sorts: Record<string, [one: string, many: string]> = {
  imperial: [' impérial', ' impériaux'],
  rebel: [' rebelle', ' rebelles'],
  alien: [' alien', ' aliens'],
  capital: [' capital', ' capitaux'],
}

/** Set icons: a card bears them and is not called by them. */
const icons: ReadonlySet<string> = new Set([
  'a new hope',
  'hoth',
  'dagobah',
  'cloud city',
  "jabba's palace",
  'special edition',
  'endor',
  'tatooine',
  'death star ii',
  'independent',
  'trade federation',
  'episode i',
  'nav computer',
  'presence',
])

export function nouns(filter: Filter): string[] {
  const types = asList(filter.type)
  const traits = asList(filter.is)
    .filter((trait) => !icons.has(trait) && trait !== 'enclosed')
    .map((trait) => (trait === 'transport' ? 'transport starship' : trait))
  if (traits.length > 0) return [...traits]
  // Des cartes d'autres types sont « normales » aussi.
  const subs = asList(filter.subtype).map((sub) =>
    sub === 'normal' && !types.includes('effect') ? 'card' : sub,
  )
  if (types.length === 0 && subs.length === 0 && filter.location) return ['location']
  if (types.length === 1 && types.includes('weapon'))
    return subs.length > 0 ? subs.map((kind) => `${kind} weapon`) : ['weapon']
  if (subs.includes('creature') && types.includes('vehicle')) return ['creature vehicle']
  if (subs.length > 0) return [...subs]
  return types.length > 0 ? [...types] : ['card']
}

const names = (filter: Filter): string[] => [...asList(filter.title), ...asList(filter.persona)]

function ability({ abilityAtLeast: least, abilityBelow: below }: Filter): string {
  if (least !== undefined && below === least + 1) return ` d’aptitude ${least}`
  if (least !== undefined && below !== undefined)
    return ` d’aptitude ${least} ou plus, mais de moins de ${below}`
  if (least !== undefined) return least < 1 ? ' ayant une aptitude' : ` d’aptitude ${least} ou plus`
  return below === undefined ? '' : ` d’aptitude inférieure à ${below}`
}

/** Several filters as one list, where they are mere names or mere nouns. */
function listed(filters: readonly Filter[], count: Count): string {
  const bare = filters.every(
    (one) =>
      Object.keys(one).every((key) => ['is', 'type', 'subtype'].includes(key)) && !(one.is && one.subtype),
  )
  const marked = filters.some(({ is }) =>
    asList(is).some((trait) => trait === 'enclosed' || icons.has(trait)),
  )
  if (bare && count === 'many' && !marked) {
    const all = filters.flatMap((one) => nouns(one).map((kind) => noun(kind, 'many')))
    return `les ${list(all, 'et')}`
  }
  const parts = filters.flatMap((one) => {
    const named = Object.keys(one).length === 1 ? names(one) : []
    return named.length > 0 ? named : [sayFilter(one, count)]
  })
  return list(parts, count === 'many' ? 'et' : 'ou')
}

/** « Portant un sabre laser » : celui de la carte, ou celui qui est sur elle. */
function arms([own, borne, ...more]: readonly Filter[]): string | undefined {
  const arm = borne?.aboard
  return more.length === 0 && arm?.type === 'weapon' && typeof arm.is === 'string' && own?.is === arm.is
    ? sayFilter({ is: arm.is }, 'one')
    : undefined
}

/** The cards that a filter means: « vos personnages (sauf les éclaireurs) », « un des véhicules de l’adversaire ». */
export function sayFilter(filter: Filter, count: Count = 'many'): string {
  if (filter.anyOf) {
    const { anyOf, ...besides } = filter
    const arm = arms(anyOf)
    if (arm) return `${sayFilter(besides, count)} portant ${arm}`
    if (Object.keys(besides).length === 0) return listed(anyOf, count)
    const be = count === 'many' ? 'qui sont' : 'qui est'
    return `${sayFilter(besides, count)} ${be} ${list(
      anyOf.map((one) => sayFilter(one, count).replace(/^les /, 'des ')),
      'ou',
    )}`
  }
  if (isPlace(filter)) return sayLocation(filter.location, count)
  const enclosed = asList(filter.is).includes('enclosed')
  const kinds = nouns(filter)
  const feminine = isFeminine(kinds[0] ?? '')
  const place = filter.location && kinds[0] === 'location' ? filter.location : undefined
  const unique = filter.unique === undefined ? '' : filter.unique ? ' unique' : ' non unique'
  const named = list(names(filter), 'ou')
  const told = {
    she: named === '' ? feminine : isWoman(named),
    many: count === 'many' && named === '',
    among: named === '' && (count === 'many' || filter.owner !== undefined),
  }
  const isTrait = asList(filter.is).some((trait) => !icons.has(trait) && trait !== 'enclosed')
  const [sort = '', ...others] = isTrait ? asList(filter.subtype) : []
  /** Le nom, et ce qui s'y colle : « chefs rebelles uniques », « localisation unique formant un champ de bataille ». */
  const nounOf = (kind: string, n: Count): string => {
    const ending = n === 'many' ? 's' : ''
    const allegiance = others.length === 0 ? (sorts[sort]?.[n === 'many' ? 1 : 0] ?? '') : ''
    const marks = `${enclosed ? ` fermé${isFeminine(kind) ? 'e' : ''}${ending}` : ''}${unique && unique + ending}`
    const other = filter.other ? `autre${ending} ` : ''
    if (place) return sayLocation(place, n).replace(/^(une? )?(\S+)/, (_, _un, word) => word + marks)
    return other + noun(kind, n) + allegiance + marks
  }
  const many = list(
    kinds.map((kind) => nounOf(kind, 'many')),
    count === 'one' ? 'ou' : 'et',
  )
  const article = (kind: string) => (isFeminine(kind) ? 'une ' : 'un ')
  const one = list(
    kinds.map((kind, i) => (i > 0 ? article(kind) : '') + nounOf(kind, 'one')),
    'ou',
  )
  const rest = Object.values(parts)
    .map((say) => say?.(filter, told, count) ?? '')
    .join('')
  if (named !== '') {
    const system = filter.location?.kind === 'system' ? ' (système planétaire)' : ''
    if (filter.owner === 'opponent') return `${named}${system} de l’adversaire${rest}`
    const another = filter.other
      ? count === 'one'
        ? `${told.she ? 'une' : 'un'} autre `
        : 'les autres '
      : ''
    const whose = filter.owner && !another ? 'votre ' : another
    // « Un Speeder Bike piloté » : n'importe lequel de ce nom.
    const any = filter.piloted && !whose && count === 'one' ? `${told.she ? 'une' : 'un'} ` : ''
    return `${whose}${any}${named}${system}${rest}`
  }
  const un = feminine ? 'une' : 'un'
  if (count === 'one') {
    if (filter.owner === 'you') return `${un} de vos ${many}${rest}`
    return filter.owner
      ? `${un} des ${many} de l’adversaire${rest}`
      : `${article(kinds[0] ?? '')}${one}${rest}`
  }
  if (filter.owner === 'you') return `vos ${many}${rest}`
  return `les ${many}${filter.owner ? ' de l’adversaire' : ''}${rest}`
}

interface Told {
  she: boolean
  many: boolean
  /** Dit de plusieurs, ou d'une parmi plusieurs : « un de vos vaisseaux pilotés ». */
  among: boolean
}

/** Accordé avec ce dont il est dit. */
const adjective = (word: string, { she, many }: Told): string => `${word}${she ? 'e' : ''}${many ? 's' : ''}`

/** Comment des Effets se déploient, et contre quoi ils sont immunisés. */
function putting({ deploysOnTable, deploysFree, alwaysImmuneTo }: Filter, s: string): string {
  const many = s !== ''
  const texts = [
    deploysOnTable ? `se ${many ? 'déploient' : 'déploie'} sur la table` : '',
    deploysFree ? `${many ? 'n’ont' : 'n’a'} pas de coût de déploiement` : '',
    alwaysImmuneTo ? `${many ? 'sont' : 'est'} toujours immunisé${s} contre ${alwaysImmuneTo}` : '',
  ].filter(Boolean)
  return texts.length === 0 ? '' : ` qui ${list(texts, 'et')}`
}

/** « pour chaque stormtrooper », « pour chacun de vos chefs ». Avec `beside` : en présence de la carte elle-même. */
export const forEach = (filter: Filter | undefined, beside = false): string =>
  filter
    ? ` pour ${nearby(filter, beside, 'one')
        .replace(/^(une?) (de vos|des) /, (_, un, of) => `chacun${un === 'une' ? 'e' : ''} ${of} `)
        .replace(/^une? /, 'chaque ')
        .replace(/^(?!chac|chaque )/, 'chaque ')}`
    : ''

/** Les cartes comme `sayFilter` les dit ; avec `beside`, qui doit être présent l'est avec la carte dont c'est le texte. */
export function nearby(filter: Filter, beside: boolean, count: Count = 'many'): string {
  if (!beside || !filter.present) return sayFilter(filter, count)
  const { present: _, at: where, ...others } = filter
  const own = where?.here === true && Object.keys(where).length === 1
  return `${sayFilter(others, count)} sur place avec elle${where && !own ? ` ${at(where)}` : ''}`
}

/** Une arme, par exemple, n'est pas à bord de ce qui la porte. */
export const isBorne = ({ type }: Filter): boolean => ['weapon', 'device', 'effect'].includes(String(type))

const printedValues = {
  power: 'une puissance imprimée',
  ability: 'une aptitude imprimée',
  forfeit: 'une valeur de perte imprimée',
}

const values = {
  hyperspeed: 'une hypervitesse',
  maneuver: 'une manœuvre',
  armor: 'un blindage',
  forfeit: 'une valeur de perte',
  permanentWeapon: 'une arme permanente',
}

const numbers = { destiny: 'destinée', maneuver: 'manœuvre' }

/** « supérieure à 3 », « inférieure à 4 ». */
const compared = ({ above, below }: { above?: number; below?: number }): string =>
  list(
    [
      above === undefined ? [] : `supérieure à ${above}`,
      below === undefined ? [] : `inférieure à ${below}`,
    ].flat(),
    'et',
  )

const states: Record<string, [he: string, she: string]> = {
  crashed: ['accidenté', 'accidentée'],
  undercover: ['clandestin', 'clandestine'],
  captive: ['captif', 'captive'],
  missing: ['porté disparu', 'portée disparue'],
}

const stated = (state: string, { she, many }: Told): string => {
  const [he, her] = states[state] ?? [state, state]
  const word = she ? her : he
  return many ? word.replace(/\S+/g, (part) => `${part}s`) : word
}

/** On appartient à un escadron de pilotes, on n'en est pas un. */
const ofTeam = ({ is }: Filter): string | undefined =>
  typeof is === 'string' && / Squadron$/.test(is)
    ? ` de l’escadron ${is.replace(/ Squadron$/, '')}`
    : undefined

/** Les icônes d'extension, que porte une carte. */
function withIcon({ is }: Filter): string {
  const icon = asList(is).flatMap((one) => (icons.has(one) ? trait(one) : []))
  return icon.length > 0 ? ` portant l’icône ${list(icon, 'ou')}` : ''
}

/** Ce qui se dit après le nom, dans cet ordre, par ce qu'un filtre en demande ; null : le nom, ou une autre partie, le dit. */
const parts: {
  readonly [Key in keyof Filter]-?: ((filter: Filter, told: Told, count: Count) => string) | null
} = {
  type: null,
  subtype: null,
  title: null,
  persona: null,
  owner: null,
  unique: null,
  location: null,
  anyOf: null,
  abilityAtLeast: (filter) => ability(filter),
  abilityBelow: null,
  is: withIcon,
  piloted: (filter, told) => {
    if (!filter.piloted) return ''
    if (Object.keys(filter).length > 1) return ` ${adjective('piloté', { ...told, many: told.among })}`
    return ` qui ${told.many ? 'ont' : 'a'} un pilote`
  },
  matchingPilotAboard: (filter) => (filter.matchingPilotAboard ? ' avec son pilote assorti à bord' : ''),
  matchingWeapon: (filter) => (filter.matchingWeapon ? ' avec arme assortie' : ''),
  highestAbility: (filter) => (filter.highestAbility ? ' de la plus haute aptitude' : ''),
  piloting: ({ piloting }) => (piloting ? ` aux commandes ${de(sayFilter(piloting, 'one'))}` : ''),
  pilotedBy: ({ pilotedBy }, told) =>
    pilotedBy ? ` ${adjective('piloté', told)} par ${sayFilter(pilotedBy, 'one')}` : '',
  aboard: ({ aboard }) =>
    aboard ? ` ${isBorne(aboard) ? 'portant' : 'ayant à bord'} ${sayFilter(aboard, 'one')}` : '',
  deploysOnTable: (filter, _told, count) => putting(filter, count === 'many' ? 's' : ''),
  deploysFree: null,
  alwaysImmuneTo: null,
  not: ({ not }) => (not ? ` (sauf ${sayFilter(not)})` : ''),
  other: null,
  and: (filter, told) =>
    filter.and
      ? (ofTeam(filter.and) ??
        ` qui ${told.many ? 'sont' : 'est'} ${sayFilter(filter.and, told.many ? 'many' : 'one').replace(/^les /, 'des ')}`)
      : '',
  titleHas: ({ titleHas }, { many }) =>
    titleHas ? ` ayant « ${titleHas} » dans ${many ? 'leur' : 'son'} titre` : '',
  withAbility: ({ withAbility }) =>
    withAbility ? ' ayant une aptitude' : withAbility === false ? ' sans aptitude' : '',
  has: ({ has }) => (has ? ` ayant ${values[has]}` : ''),
  printed: ({ printed }) =>
    printed ? ` ayant ${printedValues[printed.what]} d’au plus ${printed.atMost}` : '',
  number: ({ number }) => (number ? ` de ${numbers[number.what]} ${compared(number)}` : ''),
  state: ({ state }, told) => (state ? ` ${stated(state, { ...told, many: told.among })}` : ''),
  captive: (filter, told) => sayCaptive(filter, told),
  escorting: null,
  stolen: null,
  titleOnTable: ({ titleOnTable }) =>
    titleOnTable === undefined
      ? ''
      : titleOnTable
        ? ' dont un exemplaire est sur la table'
        : ' dont aucun exemplaire n’est sur la table',
  carriedBy: ({ carriedBy, captive }) =>
    carriedBy && captive !== 'escorted' ? ` sur ${sayFilter(carriedBy, 'one')}` : '',
  isAboard: ({ isAboard }) => (isAboard ? ` à bord ${de(sayFilter(isAboard, 'one'))}` : ''),
  alone: ({ alone }, told) => (alone ? ` ${adjective('seul', told)}` : ''),
  present: ({ present }) => (present ? ' sur place' : present === false ? ' hors de présence' : ''),
  at: (filter) => (filter.at ? ` ${at(filter.at)}` : ''),
  onPlanet: ({ onPlanet }) => (onPlanet ? ` sur ${onPlanet}` : ''),
  atPlanet: ({ atPlanet }) => (atPlanet ? ` à ${atPlanet}` : ''),
  aboardOf: ({ aboardOf }) => (aboardOf ? ` à bord ${de(aboardOf)}` : ''),
  with: (filter) => (filter.with ? ` avec ${sayFilter(filter.with, 'one')}` : ''),
  presentWith: (filter) =>
    filter.presentWith ? ` sur place avec ${sayFilter(filter.presentWith, 'one')}` : '',
  scompLink: ({ scompLink }) =>
    scompLink ? (scompLink === 'at' ? ' où il y a une prise scomp' : ' en présence d’une prise scomp') : '',
  inBattle: ({ inBattle }) => (inBattle ? ' en bataille' : inBattle === false ? ' hors de la bataille' : ''),
}

/** A filter that means nothing but a location. */
const isPlace = (filter: Filter): filter is Filter & { location: LocationFilter } =>
  filter.location !== undefined && Object.keys(filter).every((key) => key === 'location' || key === 'type')

const kinds = {
  system: ['système planétaire', 'systèmes planétaires'],
  sector: ['secteur', 'secteurs'],
  site: ['site', 'sites'],
} as const

/** Les sites mobiles de Bespin sont ceux de Cloud City. */
const isCloudCity = ({ planet, kind, mobile }: LocationFilter): boolean =>
  planet === 'Bespin' && kind === 'site' && mobile === true

/** « au moins 2 de vos chefs », « au moins 2 chefs ». */
export function several(who: Filter, atLeast: number): string {
  const { at: where, ...others } = who
  // Elles peuvent être en plusieurs lieux : « à des sites associés ».
  const places = where?.kind && !where.here && !where.anyOf ? ` à des ${sayLocation(where, 'many')}` : ''
  const cards = places ? others : who
  const which =
    who.title !== undefined
      ? `exemplaires ${de(sayFilter(cards, 'one'))}`
      : who.owner
        ? de(sayFilter(cards))
        : sayFilter(cards).replace(/^les /, '')
  return `au moins ${atLeast} ${which}${places}`
}

const present = ({ who, atLeast }: { who: Filter; atLeast: number }): string =>
  atLeast === 1 ? `il y a sur place ${sayFilter(who, 'one')}` : `il y a sur place ${several(who, atLeast)}`

/** Que le joueur la contrôle, avec une telle carte. */
const controlled = (who: Filter): string =>
  ` que vous contrôlez${Object.keys(who).length === 0 ? '' : ` avec ${sayFilter(who, 'one')}`}`

/** « pour chaque localisation parmi … » : combien de fois une quantité est comptée. */
export const forEachHeld = (counted: HeldLocations | undefined): string => {
  if (!counted) return ''
  const verbs = counted.held === 'controlled' ? ['vous contrôlez', 'contrôle'] : ['vous occupez', 'occupe']
  const verb = counted.by ? `l’adversaire ${verbs[1]}` : verbs[0]
  const company = counted.with ? ` avec ${sayFilter(counted.with, 'one')}` : ''
  return ` pour chaque ${sayLocation(counted.where).replace(/^une? /, '')} ${que(verb ?? '')}${company}`
}

/** Les titres d'une même rangée : son nom une seule fois. */
function shortened(titles: readonly string[]): readonly string[] {
  const [first = ''] = titles
  const row = first.slice(0, first.indexOf(':') + 2)
  const same = titles.length > 2 && row.length > 2 && titles.every((title) => title.startsWith(row))
  return same ? [first, ...titles.slice(1).map((title) => title.slice(row.length))] : titles
}

/** « une aire de mise à quai », avec ce qui s'en dit de plus. */
function dockingBay({ dockingBay: _, kind: __, ...more }: LocationFilter, count: Count): string {
  const rest = sayLocation({ ...more, kind: 'site' }, count).replace(/^(un )?sites?/, '')
  return `${count === 'many' ? 'aires' : 'une aire'} de mise à quai${rest}`
}

/** The locations that a filter means: « un site extérieur », « sites extérieurs ». */
export function sayLocation(where: LocationFilter, count: Count = 'one'): string {
  const { here, ...more } = where
  if (here) return Object.keys(more).length === 0 ? 'ici' : `ici (si c’est ${sayLocation(more)})`
  const { anyOf, ...besides } = where
  if (anyOf)
    return list(
      anyOf.map((one) => sayLocation({ ...besides, ...one }, count)),
      'ou',
    )
  if (where.battle) return 'la bataille'
  if (where.nextToBattle) return 'un site voisin de la bataille'
  const titles = asList(where.title)
  if (titles.length > 0)
    return list(shortened(titles), 'ou') + (where.kind === 'system' ? ' (système planétaire)' : '')
  if (where.dockingBay) return dockingBay(where, count)
  const sort = where.siteOf
    ? 'site'
    : where.sector
      ? 'sector'
      : (where.kind ??
        (where.adjacent || where.interior || where.exterior || where.underwater ? 'site' : undefined))
  const wanted = asList(sort)
  const many = count === 'many'
  const kind = list(
    wanted.map((one) => kinds[one][many ? 1 : 0]),
    'ou',
  )
  const e = `${kind ? '' : 'e'}${many ? 's' : ''}`
  const of = isCloudCity(where) ? 'Cloud City' : (where.planet ?? where.siteOf)
  const noun = kind || (many ? 'localisations' : 'localisation')
  return [
    many ? noun : `${kind ? 'un' : 'une'} ${noun}`,
    where.sector ? (where.sector === 'cloud' ? ' de nuages' : ' d’astéroïdes') : '',
    where.mobile && !isCloudCity(where) ? ` mobile${many ? 's' : ''}` : '',
    where.generic ? ` générique${many ? 's' : ''}` : '',
    where.interior ? ` intérieur${e}` : '',
    where.exterior ? ` extérieur${e}` : '',
    where.underwater ? ` sous-marin${e}` : '',
    where.icon === 'planet' ? ' de planète' : '',
    where.related ? ` associé${e}` : '',
    where.adjacent ? ` adjacent${e}` : '',
    where.relatedToStart ? ` associé${e} à votre localisation de départ` : '',
    of ? ` ${de(of)}` : '',
    where.onPlanet ? ` sur ${where.onPlanet}` : '',
    where.prison ? ' servant de prison' : '',
    where.battleground ? ` formant ${many ? 'des champs' : 'un champ'} de bataille` : '',
    where.titleHas ? ` avec « ${where.titleHas} » dans le titre` : '',
    where.icon && where.icon !== 'planet' ? ` portant l’icône ${trait(where.icon)}` : '',
    where.youOccupy ? ' où vous avez une présence' : '',
    where.occupied ? ' où quelqu’un a une présence' : '',
    where.occupied === false ? ' où personne n’a de présence' : '',
    where.youControl ? ' que vous contrôlez' : '',
    where.opponentOccupies ? ' où l’adversaire a une présence' : '',
    where.youControlWith ? controlled(where.youControlWith) : '',
    where.yours ? ' qui est à vous' : '',
    where.present ? ` où ${present(where.present)}` : '',
    where.there
      ? ` où se trouve ${list(
          where.there.map((one) => sayFilter(one, 'one')),
          'et',
        )}`
      : '',
    where.not
      ? where.not.here
        ? ` autre que ${kind ? 'celui-ci' : 'celle-ci'}`
        : ` autre ${que(sayLocation(where.not))}`
      : '',
  ].join('')
}

const custody = {
  any: ' en captivité',
  escorted: ' en captivité sous escorte',
  imprisoned: ' en prison',
  frozen: ' en captivité, {}',
  'not frozen': ' en captivité, non {}',
}

/** What a filter says of captives and of theft. */
const sayCaptive = ({ captive, carriedBy, escorting, stolen }: Filter, told: Told): string =>
  [
    captive === 'escorted' && carriedBy
      ? ` sous l’escorte ${de(sayFilter(carriedBy, 'one'))}`
      : captive
        ? custody[captive].replace('{}', adjective('gelé', told))
        : '',
    escorting
      ? ` escortant ${Object.keys(escorting).length === 0 ? 'un captif' : sayFilter(escorting, 'one')}`
      : '',
    stolen ? ` ayant été ${adjective('volé', told)}` : '',
  ].join('')

/** « ici », « à un site ». */
export function at(where: LocationFilter): string {
  const { anyOf, ...besides } = where
  if (anyOf?.some(({ here }) => here))
    return list(
      anyOf.map((one) => at({ ...besides, ...one })),
      'ou',
    )
  return where.here ? sayLocation(where) : a(sayLocation(where))
}

/** « 2 de plus », « 1 de moins ». */
export const signed = (add: number) => (add < 0 ? `${-add} de moins` : `${add} de plus`)

/** Ce sur quoi porte un texte. */
export const bearer = (who: Bearer): string =>
  ({
    self: 'cette carte',
    host: 'ce qui la porte',
    ship: 'ce à bord de quoi elle est',
    piloted: 'tout ce qu’elle pilote',
    driven: 'tout ce qu’elle conduit',
    'piloted by host': 'tout ce que pilote son porteur',
    target: 'la cible',
  })[who as string] ?? sayFilter(who as Exclude<Bearer, string>)

/** « phase d’activation ». */
export const phases: Record<Phase, string> = {
  activate: 'd’activation',
  control: 'de contrôle',
  deploy: 'de déploiement',
  battle: 'de bataille',
  move: 'de déplacement',
  draw: 'de pioche',
}
