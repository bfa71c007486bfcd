/** Quand un texte vaut, en français. */

import {
  at as atPlace,
  isBorne,
  nouns,
  phases,
  sayFilter,
  sayLocation,
  several,
} from '../filters/filters.fr.ts'
import type { Condition, Filter, LocationFilter, LocationsHeld } from '../filters/filters.ts'
import { a, de, list, que } from '../grammar.fr.ts'
import { noun } from '../nouns.fr.ts'

const place = (where: LocationFilter): string => (where.here ? 'cette localisation' : sayLocation(where))

const segments = {
  initiation: 'à son début',
  weapons: 'au segment des armes',
  power: 'au segment de puissance',
  damage: 'au segment des dommages',
  end: 'à sa fin',
}

const begun = {
  Objective: ['vous avez commencé avec un objectif', 'vous n’avez pas commencé avec un objectif'],
  battleground: ['vous avez déployé un champ de bataille', 'vous n’avez pas déployé de champ de bataille'],
  system: [
    'votre localisation de départ était un système planétaire',
    'votre localisation de départ n’était pas un système planétaire',
  ],
} as const

function held(
  { held: how, by, where, atLeast, with: cards, withAtLeast = 1 }: LocationsHeld,
  no = false,
): string {
  const none = no && atLeast === 1
  const verbs = how === 'controlled' ? ['contrôlez', 'contrôle', 'ne '] : ['occupez', 'occupe', 'n’']
  const who = `${by ? 'l’adversaire' : 'vous'} ${none ? verbs[2] : ''}${verbs[by ? 1 : 0]}`
  const company = !cards
    ? ''
    : withAtLeast === 1
      ? ` avec ${sayFilter(cards, 'one')} sur place`
      : `, chacun avec ${withAtLeast} ${de(sayFilter(cards))}`
  if (atLeast === 1) return no ? `${who} ${aucun(where)}${company}` : `${who} ${place(where)}${company}`
  const many = sayLocation(where, 'many')
  return `${who} ${no ? 'moins de' : 'au moins'} ${atLeast} ${many}${company}`
}

const aucun = (where: LocationFilter): string => sayLocation(where).replace(/^un/, 'aucun')

/** Qui doit être présent l'est avec la carte dont c'est le texte ; sur une localisation, là. Ce qui combat participe à des batailles. */
export type Where = 'card' | 'fighter' | 'place'

/** Les véhicules de transport se conduisent. (TRM-120) */
const isDriven = ({ subtype }: Filter): boolean => subtype === 'transport'

/** Le mot qui ouvre une condition, et que chacune de celles qui s'y joignent reprend. */
type Opening = 'si' | 'que'

const si = (text: string): string => `si ${text}`.replace(/^si il/, 's’il')

const isNamed = ({ title, persona }: Filter): boolean => title !== undefined || persona !== undefined

const steered = (what: Filter): string => (Object.keys(what).length === 0 ? '' : ` ${sayFilter(what, 'one')}`)

/** « si vous contrôlez … », « s’il y a … ». */
export const whether = (met: Condition): string => si(clause(met, 'place', 'si'))

/** What must be so, as a clause: « vous contrôlez cette localisation ». */
export function clause(met: Condition, whose: Where = 'place', opening: Opening = 'que'): string {
  const told = (one: Condition) => clause(one, whose, opening)
  if ('not' in met) return denial(met.not, whose, opening)
  if ('all' in met) return list(shared(met.all.map(told), opening), 'et')
  if ('any' in met) return list(shared(met.any.map(told), opening), 'ou')
  if ('youControl' in met) return `vous contrôlez ${place(met.youControl)}`
  if ('youOccupy' in met) return `vous occupez ${place(met.youOccupy)}`
  if ('opponentControls' in met) return `l’adversaire contrôle ${place(met.opponentControls)}`
  if ('objective' in met) return `${met.objective} est sur la table`
  if ('onTable' in met) return `${met.onTable} est sur la table`
  if ('allAbility' in met)
    return `toute votre aptitude sur table vient de cartes parmi ${sayFilter(met.allAbility)}`
  if ('outnumberedIn' in met) return `l’adversaire a sur la table plus ${more(met.outnumberedIn)} que vous`
  if ('opponentHandAtLeast' in met) return `l’adversaire a ${met.opponentHandAtLeast} cartes ou plus en main`
  if ('aboard' in met)
    return `${sayFilter(met.aboard, 'one')} est ${isBorne(met.aboard) ? 'sur elle' : 'à bord'}`
  if ('inBattleWith' in met) return `elle est en bataille avec ${sayFilter(met.inBattleWith, 'one')}`
  if ('piloting' in met)
    return `elle ${isDriven(met.piloting) ? 'conduit' : 'pilote'}${steered(met.piloting)}`
  if ('held' in met) return held(met)
  if ('cardAt' in met) return `${sayFilter(met.cardAt, 'one')} est ${located(met)}`
  if ('begunWith' in met) return begun[met.begunWith][0]
  if ('phase' in met) return `c’est ${phaseOf(met)}`
  if ('isWith' in met) return `elle est avec ${sayFilter(met.isWith, 'one')}`
  if ('itself' in met) return itself(met.itself, false)
  if ('emptyHere' in met) return 'aucune carte n’est empilée ici'
  if ('segment' in met) return `une bataille en est ${segments[met.segment]}`
  if ('yourTurn' in met) return met.yourTurn ? 'c’est votre tour' : 'c’est le tour de l’adversaire'
  if ('opponentHandAtMost' in met) return `l’adversaire a au plus ${met.opponentHandAtMost} cartes en main`
  if ('lifeForceBelow' in met) return `votre Force vitale est au-dessous de ${met.lifeForceBelow}`
  if ('captive' in met)
    return isNamed(met.captive) && !met.captive.captive
      ? `${sayFilter(met.captive, 'one')} est en captivité`
      : `il y a ${sayFilter({ captive: 'any', ...met.captive }, 'one')}`
  if ('inPlay' in met) {
    const { atLeast = 1, inPlay: who } = met
    const { inBattle, ...one } = who
    if (inBattle && atLeast === 1 && isNamed(one)) return `${sayFilter(one, 'one')} est en bataille`
    const { onPlanet, ...somebody } = who
    if (onPlanet && atLeast === 1) return `${sayFilter(somebody, 'one')} est sur ${onPlanet}`
    const many = atLeast === 1 ? sayFilter(who, 'one') : several(who, atLeast)
    if (who.at || who.inBattle) return `il y a ${many}`
    return `${many} ${atLeast === 1 ? 'est' : 'sont'} sur la table`
  }
  if ('battle' in met) return fighting(met.battle, whose)
  const [who, where] = company(met, whose)
  return met.atLeast === 1
    ? `${sayFilter(who, 'one')} est ${where}`
    : `${several(who, met.atLeast)} sont ${where}`
}

/** Ce qui se dit d'une même carte ne répète pas « elle est » ; une autre phrase reprend « que » ou « si ». */
const shared = ([first = '', ...more]: readonly string[], opening: Opening): string[] => [
  first,
  ...more.map((one) => {
    if (first.startsWith('elle est ') && one.startsWith('elle est ')) return one.replace(/^elle est /, '')
    return opening === 'si' ? si(one) : que(one)
  }),
]

const more = (filter: Filter): string =>
  `de ${list(
    nouns(filter).map((kind) => noun(kind, 'many')),
    'et',
  )}`

const located = ({ where, present }: Extract<Condition, { cardAt: Filter }>): string =>
  `${present ? 'sur place ' : ''}${a(place(where))}`

/** Qui doit être là, et comment. */
const company = (
  met: Extract<Condition, { cardsThere: Filter } | { cardsPresent: Filter }>,
  whose: Where,
): [who: Filter, where: string] =>
  'cardsThere' in met
    ? [met.cardsThere, 'là']
    : [met.cardsPresent, whose === 'place' ? 'sur place' : 'sur place avec elle']

function fighting(
  { by, at }: Extract<Condition, { battle: unknown }>['battle'],
  whose: Where,
  no = false,
): string {
  const initiator = by ? ` ${by === 'you' ? 'que vous avez' : 'que l’adversaire a'} engagée` : ''
  const there =
    whose === 'fighter'
      ? `elle ${no ? 'ne participe pas' : 'participe'} à une bataille`
      : no
        ? 'il n’y a pas de bataille'
        : 'il y a une bataille'
  return `${there}${initiator}${at ? ` ${atPlace(at)}` : ''}`
}

function phaseOf({ phase, turn }: Extract<Condition, { phase: string }>): string {
  const name = phases[phase]
  if (turn === 'yours') return `votre phase ${name}`
  return turn ? `la phase ${name} de l’adversaire` : `une phase ${name}`
}

/** Ce qu'est une carte : où, si c’est tout. */
function itself(what: Filter, not: boolean): string {
  const { piloted } = what
  if (piloted && Object.keys(what).length === 1) return not ? 'elle n’a pas de pilote' : 'elle a un pilote'
  const is = not ? 'elle n’est pas' : 'elle est'
  if (what.anyOf && Object.keys(what).length === 1)
    return `${is} ${list(
      what.anyOf.map((one) => bare(one)),
      'ou',
    )}`
  const text = bare(what)
  // « portant une arme », « escortant un captif », et non « est portant ».
  const gerund = /^(port|escort|ay)ant /.exec(text)
  if (!gerund) return `${is} ${text}`
  const verb = { port: 'porte', escort: 'escorte', ay: 'a' }[gerund[1] as 'port' | 'escort' | 'ay']
  const rest = text.slice(gerund[0].length)
  return not ? `elle ${/^a/.test(verb) ? 'n’' : 'ne '}${verb} pas ${rest}` : `elle ${verb} ${rest}`
}

/** Ce qui se dit de la carte, sans le mot « carte ». */
const bare = (what: Filter): string =>
  what.at && Object.keys(what).length === 1
    ? a(place(what.at))
    : sayFilter(what, 'one').replace(/^une carte (?!portant l’icône)/, '')

/** « aucun de vos Impériaux n’est », « Vader n’est pas ». */
function nobody(who: Filter, where: string): string {
  const one = sayFilter(who, 'one')
  if (who.title !== undefined || who.persona !== undefined) return `${one} n’est pas ${where}`
  return `${none(one)} n’est ${where}`
}

/** « aucun stormtrooper », « aucune de vos cartes ». */
const none = (one: string): string => one.replace(/^un/, 'aucun')

/** « Vader n’est ni sur place à la bataille ni à un site voisin » : d'une même carte. */
function neither(texts: readonly string[], opening: Opening): string {
  const [subject = ''] = /^.+? n’est pas /.exec(texts[0] ?? '') ?? []
  if (texts.length < 2 || !subject || !texts.every((one) => one.startsWith(subject)))
    return list(shared(texts, opening), 'et')
  return `${subject.replace(/pas $/, '')}${texts.map((one) => `ni ${one.slice(subject.length)}`).join(' ')}`
}

/** That something is not so. */
function denial(met: Condition, whose: Where, opening: Opening = 'que'): string {
  const told = (one: Condition) => denial(one, whose, opening)
  if ('not' in met) return clause(met.not, whose, opening)
  if ('all' in met) return list(shared(met.all.map(told), opening), 'ou')
  if ('any' in met) return neither(met.any.map(told), opening)
  if ('youControl' in met) return `vous ne contrôlez pas ${place(met.youControl)}`
  if ('youOccupy' in met) return `vous n’occupez pas ${place(met.youOccupy)}`
  if ('opponentControls' in met) return `l’adversaire ne contrôle pas ${place(met.opponentControls)}`
  if ('objective' in met) return `${met.objective} n’est pas sur la table`
  if ('onTable' in met) return `${met.onTable} n’est pas sur la table`
  if ('allAbility' in met)
    return `une partie de votre aptitude sur table ne vient pas de cartes parmi ${sayFilter(met.allAbility)}`
  if ('outnumberedIn' in met)
    return `l’adversaire n’a pas sur la table plus ${more(met.outnumberedIn)} que vous`
  if ('opponentHandAtLeast' in met) return `l’adversaire a moins de ${met.opponentHandAtLeast} cartes en main`
  if ('aboard' in met) return nobody(met.aboard, isBorne(met.aboard) ? 'sur elle' : 'à bord')
  if ('inBattleWith' in met) return `elle n’est pas en bataille avec ${sayFilter(met.inBattleWith, 'one')}`
  if ('piloting' in met)
    return `elle ne ${isDriven(met.piloting) ? 'conduit' : 'pilote'} pas${steered(met.piloting)}`
  if ('held' in met) return held(met, true)
  if ('cardAt' in met) return nobody(met.cardAt, located(met))
  if ('begunWith' in met) return begun[met.begunWith][1]
  if ('phase' in met) return `ce n’est pas ${phaseOf(met)}`
  if ('isWith' in met) return `elle n’est pas avec ${sayFilter(met.isWith, 'one')}`
  if ('itself' in met) return itself(met.itself, true)
  if ('emptyHere' in met) return 'une carte est empilée ici'
  if ('segment' in met) return `aucune bataille n’en est ${segments[met.segment]}`
  if ('yourTurn' in met) return clause({ yourTurn: !met.yourTurn })
  if ('opponentHandAtMost' in met) return `l’adversaire a plus de ${met.opponentHandAtMost} cartes en main`
  if ('lifeForceBelow' in met) return `votre Force vitale est de ${met.lifeForceBelow} ou plus`
  if ('captive' in met) return `il n’y a ${none(sayFilter({ captive: 'any', ...met.captive }, 'one'))}`
  if ('battle' in met) return fighting(met.battle, whose, true)
  if ('inPlay' in met) {
    const { atLeast = 1, inPlay: who } = met
    const there = who.at || who.inBattle
    if (atLeast > 1)
      return `il y a moins de ${atLeast} ${several(who, atLeast).replace(/^au moins \d+ /, '')}${there ? '' : ' sur la table'}`
    const { inBattle, ...one } = who
    if (inBattle && isNamed(one)) return nobody(one, 'en bataille')
    const { onPlanet, ...somebody } = who
    if (onPlanet && !there) return nobody(somebody, `sur ${onPlanet}`)
    return there ? `il n’y a ${none(sayFilter(who, 'one'))}` : nobody(who, 'sur la table')
  }
  const [who, where] = company(met, whose)
  return met.atLeast === 1
    ? nobody(who, where)
    : `moins de ${met.atLeast} ${several(who, 1).replace(/^au moins \d+ /, '')} sont ${where}`
}

/** What is simply somewhere is told with 'quand', what somebody does with 'tant que'. */
const isThere = (met: Condition): boolean =>
  'aboard' in met || 'piloting' in met || 'cardsThere' in met || 'cardsPresent' in met || 'cardAt' in met

/** Ce qui se dit avec « sauf si » plutôt qu’avec « tant que … ne pas ». */
const isPlain = (met: Condition): boolean =>
  'cardsPresent' in met || 'cardsThere' in met || 'inPlay' in met || 'youOccupy' in met || 'youControl' in met

/** While a text works; nothing for a text that always does. */
export function condition(met: Condition | undefined, whose: Where = 'place'): string {
  if (!met) return ''
  if ('isWith' in met) return ` tant qu’elle est avec ${sayFilter(met.isWith, 'one')}`
  if ('inBattleWith' in met) return ` en bataille avec ${sayFilter(met.inBattleWith, 'one')}`
  const parts = 'all' in met ? met.all : [met]
  const barring = parts.flatMap((one) => ('not' in one && isPlain(one.not) ? one.not : []))
  const others = parts.filter((one) => !('not' in one && isPlain(one.not)))
  const so = list(
    shared(
      others.map((one) => clause(one, whose)),
      'que',
    ),
    'et',
  )
  const [only] = others
  const while_ = only ? (others.length === 1 && isThere(only) ? ` quand ${so}` : ` tant ${que(so)}`) : ''
  const unless = list(
    shared(
      barring.map((one) => clause(one, whose, 'si')),
      'si',
    ),
    'ou',
  )
  return while_ + (unless ? `${while_ ? ',' : ''} ${saufSi(unless)}` : '')
}

/** « sauf si vous … », « sauf s’il y a … ». */
const saufSi = (text: string): string => `sauf ${si(text)}`

/** La même chose d'une condition. */
export const unlessSo = (met: Condition): string => saufSi(clause(met, 'place', 'si'))
