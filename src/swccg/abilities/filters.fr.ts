/** Les cartes et les localisations dont parle un texte, en français. */

import type { Phase } from './basics.ts'
import type { Bearer, Filter, HeldLocations, LocationFilter } from './filters.ts'
import { type Count, isFeminine, noun } from './nouns.fr.ts'
import { trait } from './traits.fr.ts'

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const list = (words: readonly string[], last: 'et' | 'ou'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`

const each = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

/** 'de' before a phrase: 'des personnages', 'd’un site', 'du côté'. */
export const de = (phrase: string): string =>
  phrase.startsWith('les ')
    ? `des ${phrase.slice(4)}`
    : /^[aeioué]/i.test(phrase)
      ? `d’${phrase}`
      : `de ${phrase}`

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
  'death star ii',
  'independent',
])

export function nouns(filter: Filter): string[] {
  const types = each(filter.type)
  const traits = each(filter.is).filter((trait) => !icons.has(trait) && trait !== 'enclosed')
  if (traits.length > 0) return [...traits]
  const subs = each(filter.subtype)
  if (types.length === 0 && subs.length === 0 && filter.location) return ['location']
  if (types.length === 1 && types.includes('weapon'))
    return subs.length > 0 ? subs.map((kind) => `${kind} weapon`) : ['weapon']
  if (subs.includes('creature') && types.includes('vehicle')) return ['creature vehicle']
  if (subs.length > 0) return [...subs]
  return types.length > 0 ? [...types] : ['card']
}

const names = (filter: Filter): string[] => [...each(filter.title), ...each(filter.persona)]

function ability({ abilityAtLeast: least, abilityBelow: below }: Filter): string {
  if (least !== undefined && below === least + 1) return ` d’aptitude ${least}`
  if (least !== undefined && below !== undefined)
    return ` d’aptitude ${least} ou plus, mais de moins de ${below}`
  if (least !== undefined) return least < 1 ? ' ayant une aptitude' : ` d’aptitude ${least} ou plus`
  return below === undefined ? '' : ` d’aptitude inférieure à ${below}`
}

/** Several filters as one list, where they are mere names or mere nouns. */
function listed(filters: readonly Filter[], count: Count): string {
  const bare = filters.every((one) =>
    Object.keys(one).every((key) => ['is', 'type', 'subtype'].includes(key)),
  )
  const marked = filters.some(({ is }) => each(is).some((trait) => trait === 'enclosed' || icons.has(trait)))
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

/** The cards that a filter means: « vos personnages (sauf les éclaireurs) », « un des véhicules de l’adversaire ». */
export function sayFilter(filter: Filter, count: Count = 'many'): string {
  if (filter.anyOf) {
    const { anyOf, ...besides } = filter
    if (Object.keys(besides).length === 0) return listed(anyOf, count)
    return `${sayFilter(besides, count)} parmi ${listed(anyOf, 'many')}`
  }
  if (isPlace(filter)) return sayLocation(filter.location, count)
  const enclosed = each(filter.is).includes('enclosed')
  const kinds = nouns(filter)
  const feminine = kinds.every(isFeminine)
  const icon = each(filter.is).flatMap((one) => (icons.has(one) ? trait(one) : []))
  const unique = filter.unique === undefined ? '' : filter.unique ? ' unique' : ' non unique'
  const many = list(
    kinds.map((kind) => noun(kind, 'many') + (enclosed ? ' fermés' : '') + (unique && `${unique}s`)),
    'et',
  )
  const article = (kind: string) => (isFeminine(kind) ? 'une ' : 'un ')
  const one = list(
    kinds.map(
      (kind, i) => (i > 0 ? article(kind) : '') + noun(kind, 'one') + (enclosed ? ' fermé' : '') + unique,
    ),
    'ou',
  )
  const s = count === 'many' ? 's' : ''
  const [sort, ...others] = each(filter.is).length > 0 ? each(filter.subtype) : []
  const rest = [
    sort !== undefined && others.length === 0
      ? (sorts[sort]?.[count === 'many' || filter.owner ? 1 : 0] ?? '')
      : '',
    ability(filter),
    icon.length > 0 ? ` portant l’icône ${list(icon, 'ou')}` : '',
    filter.piloted ? ` qui ${count === 'many' ? 'ont' : 'a'} un pilote` : '',
    filter.matchingPilotAboard ? ' avec pilote assorti à bord' : '',
    filter.matchingWeapon ? ' avec arme assortie' : '',
    filter.highestAbility ? ' de capacité la plus élevée' : '',
    filter.piloting ? ` aux commandes ${de(sayFilter(filter.piloting, 'one'))}` : '',
    filter.pilotedBy ? ` pilotés par ${sayFilter(filter.pilotedBy, 'one')}` : '',
    filter.aboard
      ? ` ayant ${isBorne(filter.aboard) ? '' : 'à bord '}${sayFilter(filter.aboard, 'one')}`
      : '',
    filter.deploysOnTable ? ` déployé${s} sur la table` : '',
    filter.deploysFree ? ' sans coût de déploiement' : '',
    filter.alwaysImmuneTo ? ` toujours immunisé${s} contre ${filter.alwaysImmuneTo}` : '',
    filter.not ? ` (sauf ${sayFilter(filter.not)})` : '',
    whereabouts(filter),
  ].join('')
  const named = list(names(filter), 'ou')
  if (named !== '') {
    const singular = rest.replace(' pilotés', ' piloté')
    if (filter.owner === 'opponent') return `${named} de l’adversaire${singular}`
    return `${filter.owner ? 'votre ' : ''}${named}${singular}`
  }
  const a = feminine ? 'une' : 'un'
  if (count === 'one') {
    if (filter.owner === 'you') return `${a} de vos ${many}${rest}`
    return filter.owner
      ? `${a} des ${many} de l’adversaire${rest}`
      : `${article(kinds[0] ?? '')}${one}${rest}`
  }
  if (filter.owner === 'you') return `vos ${many}${rest}`
  return `les ${many}${filter.owner ? ' de l’adversaire' : ''}${rest}`
}

/** « pour chaque carte parmi … » : combien de fois une quantité est comptée. */
export const forEach = (filter: Filter | undefined): string =>
  filter ? ` pour chaque carte parmi ${sayFilter(filter)}` : ''

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

const states: Record<string, string> = {
  crashed: 'accidenté',
  undercover: 'dans la clandestinité',
  captive: 'captif',
  missing: 'porté disparu',
}

/** On appartient à un escadron de pilotes, on n'en est pas un. */
const ofTeam = ({ is }: Filter): string | undefined =>
  typeof is === 'string' && / Squadron$/.test(is) ? ` du ${is}` : undefined

/** Ce qu'un filtre dit du lieu, de la compagnie et des nombres d'une carte. */
function whereabouts(filter: Filter): string {
  const { titleHas, withAbility, has, state } = filter
  return [
    filter.and ? (ofTeam(filter.and) ?? ` qui est ${sayFilter(filter.and, 'one')}`) : '',
    titleHas ? ` ayant « ${titleHas} » dans son titre` : '',
    withAbility ? ' ayant une aptitude' : withAbility === false ? ' sans aptitude' : '',
    has ? ` ayant ${values[has]}` : '',
    filter.printed ? ` ayant ${printedValues[filter.printed.what]} d’au plus ${filter.printed.atMost}` : '',
    state ? ` ${states[state] ?? state}` : '',
    sayCaptive(filter),
    filter.titleOnTable === false ? ' dont aucun exemplaire n’est sur la table' : '',
    filter.titleOnTable ? ' dont un exemplaire est sur la table' : '',
    filter.carriedBy ? ` sur ${sayFilter(filter.carriedBy, 'one')}` : '',
    filter.at ? ` ${at(filter.at)}` : '',
    filter.onPlanet ? ` sur ${filter.onPlanet}` : '',
    filter.atPlanet ? ` à ${filter.atPlanet}` : '',
    filter.aboardOf ? ` à bord ${de(filter.aboardOf)}` : '',
    filter.with ? ` avec ${sayFilter(filter.with, 'one')}` : '',
    filter.alone ? ' seul' : '',
    filter.present ? ' sur place' : filter.present === false ? ' hors de présence' : '',
    filter.scompLink
      ? filter.scompLink === 'at'
        ? ' où il y a une prise scomp'
        : ' en présence d’une prise scomp'
      : '',
    filter.inBattle ? ' en bataille' : filter.inBattle === false ? ' hors de la bataille' : '',
  ].join('')
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

const present = ({ who, atLeast }: { who: Filter; atLeast: number }): string =>
  atLeast === 1 ? `est présent ${sayFilter(who, 'one')}` : `sont présents ${atLeast} ${de(sayFilter(who))}`

/** Que le joueur la contrôle, avec une telle carte. */
const controlled = (who: Filter): string =>
  ` que vous contrôlez${Object.keys(who).length === 0 ? '' : ` avec ${sayFilter(who, 'one')}`}`

/** « pour chaque localisation parmi … » : combien de fois une quantité est comptée. */
export const forEachHeld = (counted: HeldLocations | undefined): string => {
  if (!counted) return ''
  const verbs = counted.held === 'controlled' ? ['vous contrôlez', 'contrôle'] : ['vous occupez', 'occupe']
  const verb = counted.by ? `l’adversaire ${verbs[1]}` : verbs[0]
  const company = counted.with ? ` avec ${sayFilter(counted.with, 'one')}` : ''
  return `, autant de fois que ${verb} de ${sayLocation(counted.where, 'many')}${company}`
}

/** Les titres d'une même rangée : son nom une seule fois. */
function shortened(titles: readonly string[]): readonly string[] {
  const [first = ''] = titles
  const row = first.slice(0, first.indexOf(':') + 2)
  const same = titles.length > 2 && row.length > 2 && titles.every((title) => title.startsWith(row))
  return same ? [first, ...titles.slice(1).map((title) => title.slice(row.length))] : titles
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
  const titles = each(where.title)
  if (titles.length > 0) return list(shortened(titles), 'ou')
  const sort = where.siteOf || where.dockingBay ? 'site' : where.sector ? 'sector' : where.kind
  const wanted = each(sort)
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
    where.dockingBay ? ' à baie d’arrimage' : '',
    where.sector ? (where.sector === 'cloud' ? ' de nuages' : ' d’astéroïdes') : '',
    where.mobile && !isCloudCity(where) ? ` mobile${many ? 's' : ''}` : '',
    where.generic ? ` générique${many ? 's' : ''}` : '',
    where.interior ? ` intérieur${e}` : '',
    where.exterior ? ` extérieur${e}` : '',
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

const que = (phrase: string): string => (/^[aeiou]/i.test(phrase) ? `qu’${phrase}` : `que ${phrase}`)

const custody = {
  any: ' en captivité',
  escorted: ' en captivité sous escorte',
  imprisoned: ' en prison',
  frozen: ' en captivité, gelé',
  'not frozen': ' en captivité, non gelé',
}

/** What a filter says of captives and of theft. */
const sayCaptive = ({ captive, escorting, stolen }: Filter): string =>
  [
    captive ? custody[captive] : '',
    escorting ? ` escortant ${sayFilter(escorting, 'one')}` : '',
    stolen ? ' ayant été volé' : '',
  ].join('')

/** « ici », « à un site ». */
export function at(where: LocationFilter): string {
  const { anyOf, ...besides } = where
  if (anyOf?.some(({ here }) => here))
    return list(
      anyOf.map((one) => at({ ...besides, ...one })),
      'ou',
    )
  return where.here ? sayLocation(where) : `à ${sayLocation(where)}`
}

/** « 2 de plus », « 1 de moins ». */
export const signed = (add: number) => (add < 0 ? `${-add} de moins` : `${add} de plus`)

/** Ce sur quoi porte un texte. */
export const bearer = (who: Bearer): string =>
  ({
    self: 'cette carte',
    host: 'ce qui la porte',
    piloted: 'tout ce qu’elle pilote',
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
