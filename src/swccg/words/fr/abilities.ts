/** Ce que dit le texte d'une carte, en français : tiré des données, il dit ce qui est joué. */

import type { Ability, AbilityOf, LocationFilter } from '../../abilities/types.ts'
import type { CardFacts, MoveName, Phase, Slot, SlotGroup } from '../../model/types.ts'
import { sayAction } from './action-words.ts'
import { sayBattle } from './battle-abilities.ts'
import { clause, condition } from './conditions.ts'
import { sayCreature } from './creature-abilities.ts'
import { sayDeploying } from './deploy-abilities.ts'
import { type Count, de, list, noun, nouns, sayFilter, sayLocation } from './filters.ts'
import { sayForce } from './force-words.ts'
import { modifier, sayHolding } from './holding-words.ts'
import { habitats, missingWords } from './missing.ts'
import { pile } from './pile-abilities.ts'
import { sayStarting } from './start-abilities.ts'
import { sayWeapon } from './weapon-abilities.ts'

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Un des changements qui durent, à l'intérieur de sa phrase. */
const changed = (text: AbilityOf<'modify' | 'changes destiny'>): string =>
  lowerFirst(
    text.does === 'modify'
      ? modifier(text)
      : sayBattle(text, { place: at, condition: '' }).replace(/\.$/, ''),
  )

const phases: Record<Phase, string> = {
  activate: 'd’activation',
  control: 'de contrôle',
  deploy: 'de déploiement',
  battle: 'de bataille',
  move: 'de déplacement',
  draw: 'de pioche',
}

function route(from: LocationFilter | undefined, to: LocationFilter | undefined): string {
  const start =
    from && Object.keys(from).length > 0 ? (from.here ? ' d’ici' : ` depuis ${sayLocation(from)}`) : ''
  if (!to) return start
  return `${start}${to.here ? ' jusqu’ici' : ` vers ${sayLocation(to)}`}`
}

const at = (where: LocationFilter): string => (where.here ? 'ici' : `à ${sayLocation(where)}`)
const moves: Partial<Record<MoveName, string>> = {
  landspeed: 'vitesse terrestre',
  hyperspeed: 'hypervitesse',
  'docking bay transit': 'transit par les aires de mise à quai',
  landing: 'atterrissage',
  'taking off': 'décollage',
  'sector movement': 'déplacement de secteur',
  shuttling: 'transport par navette',
  'location text': 'texte de localisation',
  embark: 'embarquement',
  disembark: 'débarquement',
  relocation: 'relocalisation',
}

const using = (kinds: readonly MoveName[] | undefined): string =>
  kinds
    ? ` par ${list(
        kinds.map((kind) => moves[kind] ?? kind),
        'ou',
      )}`
    : ''

const moreForce = (add: number): string => `${Math.abs(add)} Force de ${add < 0 ? 'moins' : 'plus'}`

function forbids(text: Extract<Ability, { does: 'forbids move' }>): string {
  const who = text.who === 'self' ? 'cette carte' : sayFilter(text.who)
  if (text.never)
    return `Jamais on ne déplace ${who}${route(text.from, text.to)}${text.carried ? ', même à bord d’une autre' : ''}${using(text.using)}${condition(text.while)}.`
  const start = text.exceptFrom ? `, sauf depuis ${sayLocation(text.exceptFrom)}` : ''
  return `Il est interdit de déplacer ${who}${route(text.from, text.to)}${start}${using(text.using)}${condition(text.while)}.`
}

function moveCost(text: Extract<Ability, { does: 'move cost' }>): string {
  const who = text.who === 'self' ? 'cette carte' : sayFilter(text.who)
  const way = `${who}${route(text.from, text.to)}${using(text.using)}`
  if (text.free) return `Déplacer ${way} est gratuit${condition(text.while)}.`
  const many = text.addForEach
    ? ` pour chaque autre ${list(
        nouns(text.addForEach).map((kind) => noun(kind, 'one')),
        'ou',
      )} présent avec cette carte`
    : ''
  return `Déplacer ${way} coûte ${moreForce(text.add ?? 1)}${many}${condition(text.while)}.`
}

function moveBetween(text: Extract<Ability, { does: 'move between' }>): string {
  const who = sayFilter(text.who ?? { owner: 'you' })
  const card = text.orCard ? ` ou la carte ${text.orCard}` : ''
  const back = text.bothWays ? ', ou dans l’autre sens' : ''
  const cost =
    text.cost === undefined ? '' : text.cost === 'free' ? ', gratuitement' : `, pour ${text.cost} Force`
  const when = text.while ? `${upperFirst(condition(text.while).trim())}, durant` : 'Durant'
  return `${when} votre phase ${phases[text.phase]}, vous pouvez déplacer ${who}${route(text.from, text.to)}${card}${back}${cost}.`
}

function relocates(text: Extract<Ability, { does: 'relocate' }>): string {
  const who =
    text.upTo === 1
      ? sayFilter(text.who, 'one')
      : `${text.upTo === 'any' ? 'autant que vous voulez' : `jusqu’à ${text.upTo}`} ${de(sayFilter(text.who))}`
  const when = text.phase
    ? `Durant votre phase ${phases[text.phase]}, vous pouvez relocaliser`
    : 'Vous pouvez relocaliser'
  const cost =
    text.price === 'destiny'
      ? ' pour autant de Force que la destinée que vous tirez'
      : text.price === 'free'
        ? ', gratuitement'
        : ` pour ${text.price} Force`
  const free = text.freeTo ? `, ou gratuitement${route(undefined, text.freeTo)}` : ''
  const regular = text.regular ? ', ce qui est son déplacement normal' : ''
  return `${when} ${who}${route(text.from, text.to)}${cost}${free}${regular}${condition(text.while)}${text.notInBattle ? ', sauf durant une bataille' : ''}.`
}

function movesAway(text: Extract<Ability, { does: 'move away' }>): string {
  const moment =
    text.when === 'after weapons segment'
      ? 'Juste après le segment des armes d’une bataille'
      : text.when === 'battle initiated'
        ? `Quand ${text.by ? 'l’adversaire' : 'un joueur'} vient d’engager une bataille`
        : 'À tout moment'
  const where = text.at ? ` ${at(text.at)}` : ''
  const below = text.abilityBelowNumberOf
    ? ` d’aptitude inférieure au nombre ${de(sayFilter(text.abilityBelowNumberOf))} présents`
    : ''
  const many = { all: '', any: 'autant que vous voulez parmi ' }
  const who =
    text.upTo === 1
      ? sayFilter(text.who, 'one')
      : `${typeof text.upTo === 'number' ? `jusqu’à ${text.upTo} parmi ` : many[text.upTo]}${sayFilter(text.who)}`
  const verb = text.whose === 'opponent' ? 'doit' : text.upTo === 'all' ? 'tentent de' : 'peuvent'
  const cost = text.price > 0 ? `, pour ${text.price} Force` : ''
  const kind = text.using ? ` par ${moves[text.using] ?? text.using}` : ''
  const site = text.targetsSite ? ' vers un même site adjacent que vous visez aussitôt' : ''
  return `${moment}${where}${condition(text.while)}${cost} : ${who}${below} ${text.upTo === 1 ? 'qui y est' : 'qui y sont'}${text.present ? (text.upTo === 1 ? ' présent' : ' présents') : ''} ${verb} s’éloigner${kind}${site}${text.freeMove ? ', gratuitement' : ''}${text.orLost ? ', ou est perdu' : ''}.${text.cancelsBattle ? ' La bataille est annulée.' : ''}`
}

function follows(text: Extract<Ability, { does: 'may follow' }>): string {
  const who = text.who === 'self' ? 'Cette carte peut' : `${upperFirst(sayFilter(text.who))} peuvent`
  const often = text.oncePerTurn ? ', une fois par tour,' : ''
  return `${who}${often} suivre ${sayFilter(text.leader, 'one')} qui vient de quitter le même site${text.free ? ', gratuitement' : ''}.`
}

function onlyAt({ where, movingOnly }: Extract<Ability, { does: 'only at' }>): string {
  if (where.not && Object.keys(where).length === 1)
    return `Ne se déplace jamais vers ${sayLocation(where.not)}.`
  return movingOnly
    ? `Ne se déplace que vers ${sayLocation(where)}.`
    : `Ne peut être, et se déplacer, qu’à ${sayLocation(where)}.`
}

function transit(text: Extract<Ability, { does: 'transit' }>): string {
  const which = `Votre transit par les aires de mise à quai ${text.way === 'from' ? 'en partant d’ici' : 'vers ici'}`
  const alone = text.alone ? ', quoi que dise l’autre aire' : ''
  if (text.cost === 'free') return `${which} est gratuit${alone}${condition(text.while)}.`
  if (text.cost !== undefined) return `${which} coûte ${text.cost} Force${alone}${condition(text.while)}.`
  return `${which} coûte ${moreForce(text.add ?? 0)}${condition(text.while)}.`
}

const ways = { from: 'partir d’ici', to: 'venir ici', through: 'passer par ici' }

function stops({ what, ability, destiny, lostIfEqual }: Extract<Ability, { does: 'stops' }>): string {
  const event = {
    Interrupt: 'l’adversaire vient de jouer une Interruption',
    'Interrupt or react': 'l’adversaire vient de jouer une Interruption ou d’engager une réaction',
    'hyperspace move':
      'un vaisseau spatial de l’adversaire est sur le point de se déplacer par l’hyperespace',
  }[what]
  const whose = {
    'your highest': 'à la plus haute aptitude parmi vos personnages sur la table',
    'your target': 'à l’aptitude d’un de vos personnages que vous ciblez',
    'its highest pilot': 'à l’aptitude de son meilleur pilote',
  }[ability]
  const compared = destiny === 'below' ? 'inférieure' : 'supérieure'
  const result = what === 'hyperspace move' ? 'il ne se déplace pas' : 'elle est annulée'
  return `Si ${event}, tirez une destinée : ${compared} ${whose}, ${result}${lostIfEqual ? ' ; égale, le vaisseau spatial est perdu' : ''}.`
}

const unless = (text: Ability): string =>
  'unless' in text ? condition(text.unless).replace(/^ (?=tant|quand)/, ' sauf ') : ''

const times: Partial<Record<Phase | Slot, string>> = {
  'weapons segment': 'au segment des armes d’une bataille',
  'power segment': 'au segment de puissance d’une bataille',
  'damage segment': 'au segment des dommages d’une bataille',
  'end of battle': 'à la fin d’une bataille',
}

const when = (time: Phase | Slot): string => {
  if (time === 'start of turn') return 'au début de votre tour'
  if (time === 'end of turn') return 'à la fin de votre tour'
  return times[time] ?? `durant votre phase ${phases[time as Phase]}`
}

function sentence(text: Ability, card: CardFacts): string {
  switch (text.does) {
    case 'transit':
      return transit(text)
    case 'move between':
      return moveBetween(text)
    case 'cancels opponent text here':
      return `Le texte de l’adversaire ici est annulé${condition(text.while)}.`
    case 'extra landspeed':
      return `${upperFirst(sayFilter(text.who))} ont besoin de ${text.add} de vitesse terrestre de plus pour ${list(
        text.way.map((way) => ways[way]),
        'ou',
      )}.`
    case 'forbids move':
      return forbids(text)
    case 'move cost':
      return moveCost(text)
    case 'deploys only':
      return `Ne se déploie qu’à ${sayLocation(text.where)}.`
    case 'deploys only if':
      return `Ne se déploie que si ${clause(text.if)}.`
    case 'deploy cost':
    case 'deploys on':
    case 'ignores deployment restrictions':
    case 'forbids deploy':
    case 'deploys simultaneously':
      return sayDeploying(text, { filter: sayFilter, location: sayLocation, condition })
    case 'energy shield': {
      const words = text.sites.map((word) => `« ${word} »`)
      return `Les règles du bouclier énergétique s’appliquent aux sites de ${card.location?.planet} dont le titre contient ${list(words, 'ou')} : personnages, véhicules et vaisseaux spatiaux obscurs ne peuvent s’y déployer, et ce ne sont pas des champs de bataille.`
    }
    case 'only at':
      return onlyAt(text)
    case 'moves undriven':
      return 'Se déplace sans personne à bord.'
    case 'landspeed is driver ability':
      return 'Sa vitesse terrestre est l’aptitude de son conducteur.'
    case 'move range':
      return `${upperFirst(sayFilter(text.who))} ont ${text.add} ${text.what === 'landspeed' ? 'de vitesse terrestre' : 'd’hypervitesse'} de plus en se déplaçant${route(text.from, text.to)}.`
    case 'enter and exit':
      return `Vous pouvez déplacer ${sayFilter(text.who)} d’ici jusqu’à l’endroit où est ${card.location?.siteOf ?? card.title}, ou dans l’autre sens, pour ${text.cost} Force chaque fois.`
    case 'movement destiny':
      return `Quand part d’ici ${sayFilter({ ...text.who }, 'one')}, tirez une destinée de mouvement${text.addManeuver ? ' et ajoutez sa manoeuvre' : ''} : au-dessous de ${text.lostBelow}, il est perdu.`
    case 'makes missing':
      return `Au même site, s’il est extérieur, ${sayFilter(text.who)} qui viennent à être présents sont portés disparus.`
    case 'may follow':
      return follows(text)
    case 'shuttles':
      return text.upTo === 1
        ? 'Transporte par navette un personnage à la fois, gratuitement.'
        : `Transporte par navette jusqu’à ${text.upTo} personnages à la fois, gratuitement.`
    case 'deploys to battle':
      return `Si vous venez d’engager une bataille${text.at ? ` à ${sayLocation(text.at)}` : ''}, cette carte peut s’y déployer gratuitement${condition(text.while)}.`
    case 'characters aboard may jump off':
      return 'Les personnages à bord peuvent débarquer quand cette carte est perdue.'
    case 'moves like a starfighter at cloud sectors':
      return 'Aux secteurs nuageux, se déplace comme un chasseur stellaire.'
    case 'carries':
      return `Son porteur porte ${text.upTo === 1 ? 'une carte' : `jusqu’à ${text.upTo} cartes`} parmi : ${sayFilter(text.who, 'one')}.`
    case 'not aboard':
      return `Jamais à bord de : ${sayFilter(text.what)}.`
    case 'moved by crew':
      return `Déplacée par ${text.count} ${de(sayFilter(text.crew))} qui se déplacent avec elle, pour ${text.add} Force de plus.`
    case 'gives hyperspeed':
      return `${text.to} peut se déplacer : son hypervitesse est ${text.hyperspeed}.`
    case 'relocate':
      return relocates(text)
    case 'move away':
      return movesAway(text)
    case 'lasting change':
      return `Une fois ${when(text.phase)}, pour ${text.price} Force, jusqu’à ${text.until ? 'la fin du tour' : 'votre tour suivant'} : ${text.changes.map(changed).join(' ; ')}.`
    case 'stops':
      return stops(text)
    case 'plays from':
      return `Une fois par tour, vous pouvez jouer ${sayFilter(text.which, 'one')} depuis ${pile(text.from)}${text.asIfFromHand ? ' comme de votre main' : ''}${text.then ? ' ; elle est ensuite mise hors du jeu' : ''}.`
    case 'retargets':
      return `Utilisez ${text.price} Force pour donner une autre cible à une Interruption que l’adversaire vient de jouer.`
    case 'action':
    case 'cancels card':
    case 'triggered':
      return sayAction(text)
    case 'cannot move':
    case 'modify':
    case 'may not be increased':
    case 'may not be reduced':
    case 'defines':
    case 'cancels game text':
    case 'copies game text':
    case 'suspends':
    case 'immune':
    case 'may not be targeted':
    case 'game text may not be canceled':
    case 'cancels':
    case 'leaves':
    case 'lost at end of turn':
    case 'may be taken by':
    case 'separate cost':
    case 'frees':
    case 'works on captives':
    case 'transfers free':
    case 'maintenance':
    case 'cuts Force loss':
      return `${sayHolding(text)}${condition(text.while)}.`
    case 'Force icons':
    case 'Force generation':
    case 'Force drain':
    case 'loses Force':
    case 'may Force drain':
    case 'cancels Force drain':
      return sayForce(text, { place: at, condition: condition(text.while) + unless(text) })
    case 'changes destiny':
    case 'adds destiny':
    case 'battle destiny if unable':
    case 'draws and chooses':
    case 'limits battle destiny':
    case 'changes battle total':
    case 'immune to attrition':
    case 'loses immunity to attrition':
    case 'withholds ability':
    case 'battle cost':
    case 'may battle':
    case 'may not battle':
    case 'may not be excluded':
    case 'reacts':
      return sayBattle(text, { place: at, condition: condition(text.while) })
    case 'start of game':
    case 'never in':
    case 'flips':
      return sayStarting(text)
    case 'may be converted': {
      const where = text.presentAt ? ` tant qu’il est présent à ${sayLocation(text.presentAt)}` : ''
      return `L’adversaire peut le convertir${where}, en posant ${sayFilter(text.by, 'one')}.`
    }
    case 'prevents conversion':
      return `Il est impossible de convertir ${sayFilter(text.who)} en y mettant une autre version${condition(text.while)}.`
    case 'fires':
    case 'fires a weapon':
    case 'uses weapons':
    case 'can be fired at':
    case 'cannot be fired':
    case 'long range':
    case 'fire cost':
    case 'powers artillery':
      return sayWeapon(text, { place: at, condition: condition(text.while) })
    case 'parasite':
    case 'attacks':
    case 'fate of defeated':
    case 'eats out of play':
    case 'ferocity of last eaten':
    case 'makes selective':
    case 'carries host off':
    case 'lets go of spent host':
    case 'squeezes host':
    case 'causes attack':
      return sayCreature(text)
    default: {
      const unknown: never = text
      return unknown
    }
  }
}

/** One ability of a card as a sentence. */
export function say(text: Ability, card: CardFacts): string {
  const side = text.side ? `Côté ${text.side === 'light' ? 'lumineux' : 'obscur'} : ` : ''
  return side + sentence(text, card)
}

function holds({ kinds: slots, count, only }: SlotGroup): string {
  const number: Count = count === 1 ? 'one' : 'many'
  const what = list(
    slots.map((kind) => noun(kind, number)),
    'ou',
  )
  const tie = slots.length === 1 && slots[0] === 'starfighter' && only && nouns(only)
  if (tie) {
    return `${count} ${list(
      tie.map((kind) => noun(kind, number)),
      'ou',
    )}`
  }
  return `${count} ${what}${only ? ` (${sayFilter(only, 'one')})` : ''}`
}

function capacity(groups: readonly SlotGroup[]): string {
  if (groups.every(({ count, only }) => count === 'unlimited' && !only)) {
    return `autant que vous voulez ${list(
      groups.flatMap(({ kinds: slots }) => slots.map((kind) => `de ${noun(kind, 'many')}`)),
      'et',
    )}`
  }
  return list(groups.map(holds), 'et')
}

function permanent(pilots: NonNullable<CardFacts['permanentPilots']>): string {
  const told = pilots.map(({ ability: amount, name: who }) => `${who ? `${who}, ` : ''}aptitude ${amount}`)
  if (told.length === 1) return `Pilote permanent : ${told[0]}.`
  if (new Set(told).size === 1) return `${told.length} pilotes permanents : ${told[0]} chacun.`
  return `Pilotes permanents : ${told.join(' ; ')}.`
}

/** What a card holds and how it moves, as far as its text (not its numbers) tells. */
export function sayFacts(card: CardFacts): string[] {
  const told: string[] = []
  const like = card.movesLike === 'starfighter' ? 'chasseur stellaire' : 'personnage'
  if (card.capacity) told.push(`Capacité : ${capacity(card.capacity)}.`)
  if (card.permanentPilots) told.push(permanent(card.permanentPilots))
  if (card.permanentAstromech) told.push('Astromécano permanent.')
  if (card.enclosed) told.push('Fermé.')
  if (card.movesLike) told.push(`Se déplace comme un ${like}.`)
  if (card.type === 'character' && card.landspeed !== undefined)
    told.push(`Vitesse terrestre ${card.landspeed}.`)
  if (card.location && card.hyperspeed !== undefined) told.push(`Hypervitesse ${card.hyperspeed}.`)
  if (card.type === 'vehicle' && card.ability !== undefined)
    told.push(`Aptitude ${String(card.ability).replace('.', ',')}.`)
  if (card.characteristics?.includes('ship-docking capability'))
    told.push('Capacité de mise à quai à un vaisseau.')
  if (card.characteristics?.includes('vehicle droid')) told.push('Conduit les véhicules de transport.')
  if (card.location?.prison) told.push('Prison.')
  if (card.ferocityDestinies) {
    const drawn = `${card.ferocityDestinies} destinée${card.ferocityDestinies > 1 ? 's' : ''}`
    told.push(`Férocité : ${card.ferocity ? `${card.ferocity} plus ${drawn}` : drawn}.`)
  }
  if (card.habitat) {
    const places = [card.habitat].flat().map((name) => habitats[name] ?? name)
    told.push(`Habitat : ${list(places, 'ou')}.`)
  }
  return told
}

/** What of a card's text is not played yet. */
export const sayMissing = (missing: string): string => missingWords[missing] ?? missing
