/** Ce que disent les textes sur les déplacements, en français. */

import type { MoveName } from '../basics.ts'
import type { CardFacts } from '../card-facts.ts'
import { at, nouns, phases, sayFilter, sayLocation } from '../filters/filters.fr.ts'
import type { LocationFilter } from '../filters/filters.ts'
import { agreed, be, de, list, que, upperFirst } from '../grammar.fr.ts'
import { noun } from '../nouns.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { Ability } from '../types.ts'
import type { MovementText } from './movement.ts'

function route(from: LocationFilter | undefined, to: LocationFilter | undefined): string {
  const start =
    from && Object.keys(from).length > 0
      ? from.here
        ? ` d’${sayLocation(from)}`
        : ` depuis ${sayLocation(from)}`
      : ''
  if (!to) return start
  return `${start}${to.here ? ` jusqu’${sayLocation(to)}` : ` vers ${sayLocation(to)}`}`
}

const moves: Record<MoveName, string> = {
  landspeed: 'vitesse terrestre',
  hyperspeed: 'hypervitesse',
  'docking bay transit': 'transit par les aires de mise à quai',
  landing: 'atterrissage',
  'taking off': 'décollage',
  'sector movement': 'déplacement de secteur',
  shuttling: 'transport par navette',
  'location text': 'texte de localisation',
  'starship site': 'site de vaisseau spatial',
  'vehicle site': 'site de véhicule',
  'mobile system': 'hypervitesse d’un système planétaire mobile',
  orbit: 'passage entre une Death Star et le système planétaire de son orbite',
  follow: 'poursuite d’une autre carte',
  'attack run': 'Attack Run',
  'bombing run': 'Bombing Run',
  'death star ii sector': 'déplacement aux secteurs de Death Star II',
  shift: 'déplacement entre les groupes de capacité',
  dock: 'amarrage',
  'prisoner transfer': 'transfert de prisonnier',
  embark: 'embarquement',
  disembark: 'débarquement',
  relocation: 'relocalisation',
}

const using = (kinds: readonly MoveName[] | undefined): string =>
  kinds
    ? ` par ${list(
        kinds.map((kind) => moves[kind]),
        'ou',
      )}`
    : ''

const moreForce = (add: number): string => `${Math.abs(add)} Force de ${add < 0 ? 'moins' : 'plus'}`

function forbids(text: Extract<Ability, { does: 'forbids move' }>, condition: string): string {
  const who = text.who === 'self' ? 'cette carte' : sayFilter(text.who)
  if (text.never)
    return `Jamais on ne déplace ${who}${route(text.from, text.to)}${text.carried ? ', même à bord d’une autre' : ''}${using(text.using)}${condition}.`
  const start = text.exceptFrom ? `, sauf depuis ${sayLocation(text.exceptFrom)}` : ''
  return `Il est interdit de déplacer ${who}${route(text.from, text.to)}${start}${using(text.using)}${condition}.`
}

function moveCost(text: Extract<Ability, { does: 'move cost' }>, condition: string): string {
  const who = text.who === 'self' ? 'cette carte' : sayFilter(text.who)
  const way = `${who}${route(text.from, text.to)}${using(text.using)}`
  if (text.free) return `Déplacer ${way} est gratuit${condition}.`
  const many = text.addForEach
    ? ` pour chaque autre ${list(
        nouns(text.addForEach).map((kind) => noun(kind, 'one')),
        'ou',
      )} présent avec cette carte`
    : ''
  return `Déplacer ${way} coûte ${moreForce(text.add ?? 1)}${many}${condition}.`
}

function moveBetween(text: Extract<Ability, { does: 'move between' }>, condition: string): string {
  const who = sayFilter({ owner: 'you', ...text.who })
  const card = text.orCard ? ` ou la carte ${text.orCard}` : ''
  const back = text.bothWays ? ', ou dans l’autre sens' : ''
  const cost =
    text.cost === undefined ? '' : text.cost === 'free' ? ', gratuitement' : `, pour ${text.cost} Force`
  const when = text.while ? `${upperFirst(condition.trim())}, durant` : 'Durant'
  return `${when} votre phase ${phases[text.phase]}, vous pouvez déplacer ${who}${route(text.from, text.to)}${card}${back}${cost}.`
}

function relocates(text: Extract<Ability, { does: 'relocate' }>, condition: string): string {
  const who =
    text.upTo === 1
      ? sayFilter(text.who, 'one')
      : `${text.upTo === 'any' ? 'autant que vous voulez' : `jusqu’à ${text.upTo}`} ${de(sayFilter(text.who))}`
  const when = text.phase
    ? `Durant votre phase ${phases[text.phase]}, vous pouvez relocaliser`
    : 'Vous pouvez relocaliser'
  const cost =
    text.price === 'destiny'
      ? ' pour autant de Force que la destinée que vous tirez, ou mettez cette carte sur la pile de cartes perdues'
      : text.price === 'free' || text.price === 0
        ? ', gratuitement'
        : ` pour ${text.price} Force`
  const free = text.freeTo ? `, ou gratuitement${route(undefined, text.freeTo)}` : ''
  const regular = text.regular ? ', ce qui est son déplacement normal' : ''
  return `${when} ${who}${route(text.from, text.to)}${cost}${free}${regular}${condition}${text.notInBattle ? ', sauf durant une bataille' : ''}.`
}

function movesAway(text: Extract<Ability, { does: 'move away' }>, condition: string): string {
  const moment =
    text.when === 'after weapons segment'
      ? 'Juste après le segment des armes d’une bataille'
      : text.when === 'battle initiated'
        ? `Quand ${text.by ? 'l’adversaire' : 'un joueur'} vient d’engager une bataille`
        : 'À tout moment'
  const where = text.at ? ` ${at(text.at)}` : ''
  const below = text.abilityBelowNumberOf
    ? `, d’aptitude inférieure au nombre ${de(sayFilter(text.abilityBelowNumberOf))} présents,`
    : ''
  const many = { all: '', any: 'autant que vous voulez parmi ' }
  const who =
    text.upTo === 1
      ? sayFilter(text.who, 'one')
      : `${typeof text.upTo === 'number' ? `jusqu’à ${text.upTo} parmi ` : many[text.upTo]}${sayFilter(text.who)}`
  const verb = text.whose === 'opponent' ? 'doit' : text.upTo === 'all' ? 'tentent de' : 'peuvent'
  const cost = text.price > 0 ? `, pour ${text.price} Force` : ''
  const kind = text.using ? ` par ${moves[text.using]}` : ''
  const site = text.targetsSite ? ' vers un même site adjacent que vous visez aussitôt' : ''
  return `${moment}${where}${condition}${cost} : ${who} ${text.upTo === 1 ? 'qui y est' : 'qui y sont'}${text.present ? ` ${agreed(who, 'présent')}` : ''}${below} ${verb} s’éloigner${kind}${site}${text.freeMove ? ', gratuitement' : ''}${text.orLost ? `, ou ${be(who, 'perdu')}` : ''}.${text.cancelsBattle ? ' La bataille est annulée.' : ''}`
}

function follows(text: Extract<Ability, { does: 'may follow' }>): string {
  const who = text.who === 'self' ? 'Cette carte peut' : `${upperFirst(sayFilter(text.who))} peuvent`
  const often = text.oncePerTurn ? ', une fois par tour,' : ''
  return `${who}${often} suivre ${sayFilter(text.leader, 'one')} qui vient de quitter le même site (si à portée)${text.free ? ', gratuitement' : ''}.`
}

function onlyAt({ where, movingOnly }: Extract<Ability, { does: 'only at' }>): string {
  if (where.not && Object.keys(where).length === 1)
    return `Ne se déplace jamais vers ${sayLocation(where.not)}.`
  return movingOnly
    ? `Ne se déplace que vers ${sayLocation(where)}.`
    : `Ne peut être, et se déplacer, ${que(at(where))}.`
}

function transit(text: Extract<Ability, { does: 'transit' }>, condition: string): string {
  const which = `Votre transit par les aires de mise à quai ${text.way === 'from' ? 'en partant d’ici' : 'vers ici'}`
  const alone = text.alone ? ', quoi que dise l’autre aire' : ''
  if (text.cost === 'free') return `${which} est gratuit${alone}${condition}.`
  if (text.cost !== undefined) return `${which} coûte ${text.cost} Force${alone}${condition}.`
  return `${which} coûte ${moreForce(text.add ?? 0)}${condition}.`
}

const ways = { from: 'partir d’ici', to: 'venir ici', through: 'passer par ici' }

/** What texts say of moving. */
export const movement: Phrases<MovementText, [card: CardFacts]> = {
  transit: transit,
  'move between': moveBetween,
  'extra landspeed': (text) =>
    `${upperFirst(sayFilter(text.who))} ont besoin de ${text.add} de vitesse terrestre de plus pour ${list(
      text.way.map((way) => ways[way]),
      'ou',
    )}.`,
  'forbids move': forbids,
  'move cost': moveCost,
  'only at': onlyAt,
  'moves undriven': () => 'Se déplace sans personne à bord.',
  'landspeed is driver ability': () => 'Sa vitesse terrestre est l’aptitude de son conducteur.',
  'move range': (text) =>
    `${upperFirst(sayFilter(text.who))} ont ${text.add} ${text.what === 'landspeed' ? 'de vitesse terrestre' : 'd’hypervitesse'} de plus en se déplaçant${route(text.from, text.to)}.`,
  'enter and exit': (text, _condition, card) =>
    `Vous pouvez déplacer ${sayFilter(text.who)} d’ici jusqu’à l’endroit où est ${card.location?.siteOf ?? card.title}, ou dans l’autre sens, pour ${text.cost} Force chaque fois.`,
  'movement destiny': (text) =>
    `Quand part d’ici ${sayFilter({ ...text.who }, 'one')}, tirez une destinée de mouvement${text.addManeuver ? ' et ajoutez sa manœuvre' : ''} : au-dessous de ${text.lostBelow}, il est perdu.`,
  'may follow': follows,
  'makes missing': (text) =>
    `Au même site, s’il est extérieur, ${sayFilter(text.who)} qui viennent à être présents sont portés disparus.`,
  shuttles: (text) =>
    text.upTo === 1
      ? 'Transporte par navette un personnage à la fois, gratuitement.'
      : `Transporte par navette jusqu’à ${text.upTo} personnages à la fois, gratuitement.`,
  'characters aboard may jump off': () =>
    'Les personnages à bord peuvent débarquer quand cette carte est perdue.',
  'moves like a starfighter at cloud sectors': () =>
    'Aux secteurs nuageux, se déplace comme un chasseur stellaire, et les armes peuvent tirer sur cette carte comme sur un chasseur stellaire.',
  carries: (text) =>
    `Son porteur porte ${text.upTo === 1 ? 'une carte' : `jusqu’à ${text.upTo} cartes`} parmi : ${sayFilter(text.who, 'one')}.`,
  'not aboard': (text) => `Jamais à bord ${de(sayFilter(text.what))}.`,
  'moved by crew': (text) =>
    `Déplacée par ${text.count} ${de(sayFilter(text.crew))} qui se déplacent avec elle, pour ${text.add} Force de plus.`,
  'gives hyperspeed': (text) => `${text.to} peut se déplacer : son hypervitesse est ${text.hyperspeed}.`,
  relocate: relocates,
  'move away': movesAway,
}
