/** The cards and locations that a text means, in English. */

import { asList } from '../../../kernel/lists.ts'
import { article, list, plural } from '../grammar.en.ts'
import { trait as spelled } from '../traits/traits.en.ts'
import type { Bearer, Filter, HeldLocations, LocationFilter } from './filters.ts'

export type Count = 'one' | 'many'

const subtypes: Record<string, string> = {
  imperial: 'Imperial',
  rebel: 'Rebel',
  republic: 'Republic character',
  capital: 'capital starship',
  combat: 'combat vehicle',
  shuttle: 'shuttle vehicle',
  transport: 'transport vehicle',
  normal: 'Effect',
  utinni: 'Utinni Effect',
  immediate: 'Immediate Effect',
  mobile: 'Mobile Effect',
}

/** Types that are written large. */
const names: Record<string, string> = {
  // 'Effect' alone means the normal ones. (TRM-417)
  effect: 'Effect of any kind',
  interrupt: 'Interrupt',
  objective: 'Objective',
  'epic event': 'Epic Event',
}

/** What characters are by their type, and starships by their size. */
const sorts: Record<string, string> = {
  imperial: 'Imperial',
  rebel: 'Rebel',
  alien: 'alien',
  capital: 'capital',
}

/** Set icons: a card bears them and is not called by them. */
const icons: Record<string, string> = {
  'a new hope': 'A New Hope',
  hoth: 'Hoth',
  dagobah: 'Dagobah',
  'cloud city': 'Cloud City',
  "jabba's palace": "Jabba's Palace",
  'special edition': 'Special Edition',
  endor: 'Endor',
  tatooine: 'Tatooine',
  'death star ii': 'Death Star II',
  independent: 'Independent',
  'trade federation': 'Trade Federation',
  'episode i': 'Episode I',
  'nav computer': 'nav computer',
  presence: 'presence',
}

function nouns(filter: Filter): string[] {
  const types = asList(filter.type)
  const traits = asList(filter.is)
    .filter((trait) => !(trait in icons) && trait !== 'enclosed')
    .map(spelled)
  // Cards of other types are 'normal', too.
  const subs = asList(filter.subtype).map((sub) =>
    sub === 'normal' && !types.includes('effect') ? 'card' : sub,
  )
  // 'Rebel scout', 'alien smuggler'.
  const allegiance = subs.length === 1 ? sorts[subs[0] as string] : undefined
  if (traits.length > 0) return traits.map((trait) => (allegiance ? `${allegiance} ${trait}` : trait))
  if (types.every((type) => type === 'location') && subs.length === 0 && filter.location)
    return [sayLocation(filter.location, 'bare')]
  if (types.length === 1 && types.includes('weapon'))
    return subs.length > 0 ? subs.map((kind) => `${kind} weapon`) : ['weapon']
  if (subs.includes('creature') && types.includes('vehicle')) return ['creature vehicle']
  if (subs.length > 0) return subs.map((subtype) => subtypes[subtype] ?? subtype)
  return types.length > 0 ? types.map((type) => names[type] ?? type) : ['card']
}

function name(filter: Filter): string | undefined {
  const names = [...asList(filter.title), ...asList(filter.persona)]
  const system = filter.location?.kind === 'system' ? ' system' : ''
  return names.length > 0 ? list(names, 'or') + system : undefined
}

/** A kind of card that is to be piloted, and not just any. */
const isPilotedKind = ({ piloted, type, is, title, persona }: Filter): boolean =>
  piloted === true && [type, is, title, persona].some((kind) => kind !== undefined)

export function described(filter: Filter, count: Count, last: 'and' | 'or' = 'and'): string {
  const named = name(filter)
  const enclosed = asList(filter.is).includes('enclosed') ? 'enclosed ' : ''
  const noun = nouns(filter)
  const unique = filter.unique === undefined ? '' : filter.unique ? 'unique ' : 'non-unique '
  const piloted = isPilotedKind(filter) ? 'piloted ' : ''
  const another = filter.other ? (count === 'one' ? 'another ' : 'other ') : ''
  if (named) return piloted + another + named
  const other = filter.other ? 'other ' : ''
  return (
    other + unique + piloted + enclosed + (count === 'many' ? list(noun.map(plural), last) : list(noun, 'or'))
  )
}

function ability({ abilityAtLeast: least, abilityBelow: below }: Filter): string {
  if (least !== undefined && below === least + 1) return ` of ability ${least}`
  if (least !== undefined && below !== undefined) return ` of ability ${least} or more, but below ${below}`
  if (least !== undefined) return least < 1 ? ' with ability' : ` of ability ${least} or more`
  return below === undefined ? '' : ` of ability below ${below}`
}

/** The names or nouns of a filter that says nothing else, so that a list of filters reads as one list. */
function alone(filter: Filter, count: Count): string[] | undefined {
  const names = [...asList(filter.title), ...asList(filter.persona)]
  if (names.length > 0) return Object.keys(filter).length === 1 ? names : undefined
  const bare = Object.keys(filter).every((key) => key === 'is' || key === 'type')
  return bare &&
    count === 'many' &&
    !asList(filter.is).some((trait) => trait in icons || trait === 'enclosed')
    ? nouns(filter).map(plural)
    : undefined
}

/** 'Armed with a lightsaber': one that is part of the card, or that it bears. */
function arms([own, borne, ...more]: readonly Filter[]): string | undefined {
  const arm = borne?.aboard
  return more.length === 0 && arm?.type === 'weapon' && typeof arm.is === 'string' && own?.is === arm.is
    ? arm.is
    : undefined
}

/** The cards that a filter means: 'your characters (except scouts)', 'an opponent's vehicle'. */
export function sayFilter(filter: Filter, count: Count = 'many'): string {
  if (filter.anyOf) {
    const { anyOf, ...besides } = filter
    const armed = arms(anyOf)
    if (armed) return `${sayFilter(besides, count)} armed with ${article(armed)}`
    const parts = anyOf.flatMap((one) => alone(one, count) ?? [sayFilter(one, count)])
    if (Object.keys(besides).length === 0) return list(parts, count === 'many' ? 'and' : 'or')
    const be = count === 'many' ? 'that are' : 'that is'
    return `${sayFilter(besides, count)} ${be} ${list(parts, 'or')}`
  }
  const owner = { you: 'your ', opponent: "the opponent's ", none: '' }[filter.owner ?? 'none']
  const noun = described(filter, count)
  const rest = Object.values(parts)
    .map((say) => say?.(filter, count) ?? '')
    .join('')
  if (count === 'one' && !name(filter)) {
    return filter.owner
      ? `one of ${owner}${described(filter, 'many', 'or')}${rest}`
      : article(noun).replace(/^an other/, 'another') + rest
  }
  // 'A piloted Speeder Bike': any one of that name.
  return owner + (count === 'one' && filter.piloted && !filter.owner ? article(noun) : noun) + rest
}

/** How Effects are deployed, and what they are immune to. */
function putting({ deploysOnTable, deploysFree, alwaysImmuneTo }: Filter, count: Count): string {
  const one = count === 'one'
  const texts = [
    deploysOnTable ? `${one ? 'deploys' : 'deploy'} on table` : '',
    deploysFree ? `${one ? 'has' : 'have'} no cost for deploying` : '',
    alwaysImmuneTo ? `${one ? 'is' : 'are'} always immune to ${alwaysImmuneTo}` : '',
  ].filter(Boolean)
  return texts.length === 0 ? '' : ` that ${list(texts, 'and')}`
}

/** ' armed with a lightsaber', ' with Luke aboard'. */
function borne(load: Filter): string {
  const what = sayFilter(load, 'one')
  if (load.type === 'weapon') return ` armed with ${what}`
  return ` with ${what}${isBorne(load) ? '' : ' aboard'}`
}

/** ' for each stormtrooper present': how often an amount is counted. With `beside`: present with the card itself. */
export const forEach = (filter: Filter | undefined, beside = false): string =>
  filter ? ` for each ${nearby(filter, beside, 'one').replace(/^(an?|one) /, '')}` : ''

/** Cards as `sayFilter` tells them; with `beside`, who is to be present is so with the card whose text it is. */
export function nearby(filter: Filter, beside: boolean, count: Count = 'many'): string {
  if (!beside || !filter.present) return sayFilter(filter, count)
  const { present: _, at: where, ...others } = filter
  const own = where?.here === true && Object.keys(where).length === 1
  return `${sayFilter(others, count)} present with it${where && !own ? ` ${at(where)}` : ''}`
}

/** A weapon or the like is not aboard what it is on. */
export const isBorne = ({ type }: Filter): boolean => ['weapon', 'device', 'effect'].includes(String(type))

const values = {
  hyperspeed: 'hyperspeed',
  maneuver: 'maneuver',
  armor: 'armor',
  forfeit: 'a forfeit value',
  permanentWeapon: 'a permanent weapon',
}

/** One belongs to a squadron of pilots, and is none oneself. */
const ofTeam = ({ is }: Filter): string | undefined =>
  typeof is === 'string' && / Squadron$/.test(is) ? ` of ${is}` : undefined

/** Set icons, which a card bears. */
function withIcon({ is }: Filter): string {
  const icon = asList(is).flatMap((trait) => icons[trait] ?? [])
  return icon.length > 0 ? ` with the ${list(icon, 'or')} icon` : ''
}

/** ' above 3', ' below 4'. */
const compared = ({ above, below }: { above?: number; below?: number }): string =>
  list(
    [above === undefined ? [] : `above ${above}`, below === undefined ? [] : `below ${below}`].flat(),
    'and',
  )

const be = (filter: Filter, count: Count): string => (count === 'many' && !name(filter) ? 'are' : 'is')

/** What is said after the noun, in this order, by the part of a filter that it tells; null: the noun, or another part, tells it. */
const parts: { readonly [Key in keyof Filter]-?: ((filter: Filter, count: Count) => string) | null } = {
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
  piloted: (filter, count) =>
    filter.piloted && !isPilotedKind(filter) ? ` that ${count === 'many' ? 'are' : 'is'} piloted` : '',
  matchingPilotAboard: (filter) => (filter.matchingPilotAboard ? ' with its matching pilot aboard' : ''),
  matchingWeapon: (filter) => (filter.matchingWeapon ? ' with matching weapon' : ''),
  highestAbility: (filter) => (filter.highestAbility ? ' of highest ability' : ''),
  piloting: ({ piloting }) => (piloting ? ` piloting ${sayFilter(piloting, 'one')}` : ''),
  pilotedBy: ({ pilotedBy }) => (pilotedBy ? ` piloted by ${sayFilter(pilotedBy, 'one')}` : ''),
  aboard: ({ aboard }) => (aboard ? borne(aboard) : ''),
  deploysOnTable: (filter, count) => putting(filter, count),
  deploysFree: null,
  alwaysImmuneTo: null,
  not: ({ not }) => (not ? ` (except ${sayFilter(not)})` : ''),
  other: null,
  and: (filter, count) =>
    filter.and ? (ofTeam(filter.and) ?? ` that ${be(filter, count)} ${sayFilter(filter.and, count)}`) : '',
  titleHas: ({ titleHas }) => (titleHas ? ` with “${titleHas}” in the title` : ''),
  withAbility: ({ withAbility }) =>
    withAbility ? ' with ability' : withAbility === false ? ' without ability' : '',
  has: ({ has }) => (has ? ` with ${values[has]}` : ''),
  printed: ({ printed }) => (printed ? ` with printed ${printed.what} ${printed.atMost} or less` : ''),
  number: ({ number }) => (number ? ` of ${number.what} ${compared(number)}` : ''),
  state: (filter, count) => (filter.state ? ` that ${be(filter, count)} ${filter.state}` : ''),
  captive: (filter, count) => sayCaptive(filter, be(filter, count)),
  escorting: null,
  stolen: null,
  titleOnTable: ({ titleOnTable }) =>
    titleOnTable === undefined ? '' : ` of which ${titleOnTable ? 'a' : 'no'} copy is on table`,
  carriedBy: ({ carriedBy, captive }) =>
    carriedBy && captive !== 'escorted' ? ` on ${sayFilter(carriedBy, 'one')}` : '',
  isAboard: ({ isAboard }) => (isAboard ? ` aboard ${sayFilter(isAboard, 'one')}` : ''),
  alone: (filter) => (filter.alone ? ' alone' : ''),
  present: ({ present }) => (present ? ' present' : present === false ? ' not present' : ''),
  at: (filter) => (filter.at ? ` ${at(filter.at)}` : ''),
  onPlanet: ({ onPlanet }) => (onPlanet ? ` on ${onPlanet}` : ''),
  atPlanet: ({ atPlanet }) => (atPlanet ? ` at ${atPlanet}` : ''),
  aboardOf: ({ aboardOf }) => (aboardOf ? ` aboard ${aboardOf}` : ''),
  with: (filter) => (filter.with ? ` with ${sayFilter(filter.with, 'one')}` : ''),
  presentWith: (filter) =>
    filter.presentWith ? ` present with ${sayFilter(filter.presentWith, 'one')}` : '',
  scompLink: ({ scompLink }) =>
    scompLink ? (scompLink === 'at' ? ' at a scomp link' : ' present with a scomp link') : '',
  inBattle: ({ inBattle }) => (inBattle ? ' in the battle' : inBattle === false ? ' not in the battle' : ''),
}

/** Titles of one row: the name of the row only once. */
function shortened(titles: readonly string[]): readonly string[] {
  const [first = ''] = titles
  const row = first.slice(0, first.indexOf(':') + 2)
  const same = titles.length > 2 && row.length > 2 && titles.every((title) => title.startsWith(row))
  return same ? [first, ...titles.slice(1).map((title) => title.slice(row.length))] : titles
}

/** The mobile sites of Bespin are those of Cloud City. */
const isCloudCity = ({ planet, kind, mobile }: LocationFilter): boolean =>
  planet === 'Bespin' && kind === 'site' && mobile === true

const many = ({ who, atLeast }: { who: Filter; atLeast: number }): string =>
  atLeast === 1 ? `${sayFilter(who, 'one')} is` : `${several(who, atLeast)} are`

/** 'at least 2 of your leaders', 'at least 2 leaders'. */
export function several(who: Filter, atLeast: number): string {
  const { at: where, ...others } = who
  // They may be at several such places: 'at related sites'.
  const places = where?.kind && !where.here && !where.anyOf ? ` at ${sayLocation(where, 'many')}` : ''
  return `at least ${atLeast} ${name(who) ? 'copies of ' : who.owner ? 'of ' : ''}${sayFilter(places ? others : who)}${places}`
}

/** That the player controls it, with such a card. */
const controlled = (who: Filter): string =>
  ` that you control${Object.keys(who).length === 0 ? '' : ` with ${sayFilter(who, 'one')}`}`

/** ' for each site that you occupy': how often an amount is counted. */
export const forEachHeld = (counted: HeldLocations | undefined): string => {
  if (!counted) return ''
  const verbs = counted.held === 'controlled' ? ['you control', 'controls'] : ['you occupy', 'occupies']
  const verb = counted.by ? `the opponent ${verbs[1]}` : verbs[0]
  const company = counted.with ? ` with ${sayFilter(counted.with, 'one')}` : ''
  return ` for each ${sayLocation(counted.where, 'bare')} that ${verb}${company}`
}

/** The locations that a filter means: 'a battleground site', 'battleground sites', or without an article. */
export function sayLocation(where: LocationFilter, count: Count | 'bare' = 'one'): string {
  const { here, ...more } = where
  if (here) return Object.keys(more).length === 0 ? 'here' : `here (if this is ${sayLocation(more)})`
  const { anyOf, ...besides } = where
  if (anyOf)
    return list(
      anyOf.map((one) => sayLocation({ ...besides, ...one }, count)),
      'or',
    )
  if (where.battle) return 'the battle'
  if (where.nextToBattle) return 'a site next to the battle'
  const titles = asList(where.title)
  if (titles.length > 0) return list(shortened(titles), 'or') + (where.kind === 'system' ? ' system' : '')
  const sort = where.siteOf
    ? 'site'
    : where.dockingBay
      ? 'docking bay'
      : where.sector
        ? 'sector'
        : (where.kind ??
          (where.adjacent || where.interior || where.exterior || where.underwater ? 'site' : undefined))
  const kinds = asList(sort)
  const noun = list(
    (kinds.length > 0 ? kinds : ['location']).map((kind) => (count === 'many' ? plural(kind) : kind)),
    'or',
  )
  const other = where.not?.here === true && Object.keys(where.not).length === 1
  const words = [
    other ? 'other' : '',
    where.related ? 'related' : '',
    where.adjacent ? 'adjacent' : '',
    where.interior ? 'interior' : '',
    where.exterior ? 'exterior' : '',
    where.underwater ? 'underwater' : '',
    where.mobile && !isCloudCity(where) ? 'mobile' : '',
    where.generic ? 'generic' : '',
    where.battleground ? 'battleground' : '',
    where.prison ? 'prison' : '',
    where.icon === 'planet' ? 'planet' : '',
    isCloudCity(where) ? 'Cloud City' : (where.planet ?? where.siteOf ?? ''),
    where.sector ?? '',
    noun,
  ].filter(Boolean)
  return [
    count === 'one' ? article(words.join(' ')).replace(/^an other/, 'another') : words.join(' '),
    where.icon && where.icon !== 'planet' ? ` with the ${icons[where.icon] ?? where.icon} icon` : '',
    where.onPlanet ? ` on ${where.onPlanet}` : '',
    where.titleHas ? ` with “${where.titleHas}” in the title` : '',
    where.relatedToStart ? ' related to your starting location' : '',
    where.youOccupy ? ' where you have presence' : '',
    where.occupied ? ' where somebody has presence' : '',
    where.occupied === false ? ' where nobody has presence' : '',
    where.youControl ? ' that you control' : '',
    where.opponentOccupies ? ' where the opponent has presence' : '',
    where.youControlWith ? controlled(where.youControlWith) : '',
    where.yours ? ' that is yours' : '',
    where.present ? ` where ${many(where.present)} present` : '',
    where.there
      ? ` where there is ${list(
          where.there.map((one) => sayFilter(one, 'one')),
          'and',
        )}`
      : '',
    where.not && !other ? ` that is not ${sayLocation(where.not)}` : '',
  ].join('')
}

const custody = {
  any: ' held captive',
  escorted: ' held captive by an escort',
  imprisoned: ' held in a prison',
  frozen: ' held captive and frozen',
  'not frozen': ' held captive and not frozen',
}

/** What a filter says of captives and of theft. */
const sayCaptive = ({ captive, carriedBy, escorting, stolen }: Filter, are: string): string =>
  [
    captive === 'escorted' && carriedBy
      ? ` escorted by ${sayFilter(carriedBy, 'one')}`
      : captive
        ? custody[captive]
        : '',
    escorting
      ? ` escorting ${sayFilter({ captive: 'any', ...escorting }, 'one').replace(/^a card held captive$/, 'a captive')}`
      : '',
    stolen ? ` that ${are} stolen` : '',
  ].join('')

/** 'here', 'at a site', 'here or at a related site'; with another word 'to a site'. */
export function at(where: LocationFilter, word = 'at'): string {
  const { anyOf, ...besides } = where
  if (anyOf?.some(({ here }) => here))
    return list(
      anyOf.map((one) => at({ ...besides, ...one }, word)),
      'or',
    )
  return where.here ? sayLocation(where) : `${word} ${sayLocation(where)}`
}

/** '2 more', '1 less'. */
export const signed = (add: number) => (add < 0 ? `${-add} less` : `${add} more`)

/** Is it one card that a text bears on, and not all of a kind? */
export const isOne = (who: Bearer): boolean =>
  typeof who === 'string' || (!who.anyOf && [...asList(who.title), ...asList(who.persona)].length === 1)

/** Whom a text bears on. */
export const bearer = (who: Bearer): string =>
  ({
    self: 'this card',
    host: 'what it is on',
    ship: 'what it is aboard',
    piloted: 'anything it pilots',
    driven: 'anything it drives',
    'piloted by host': 'anything that its bearer pilots',
    target: 'the target',
  })[who as string] ?? sayFilter(who as Exclude<Bearer, string>)
