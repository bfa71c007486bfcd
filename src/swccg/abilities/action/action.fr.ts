/** Les textes qu'on commence, ou que quelque chose déclenche, en français. */

import { sayAmount, sayForce, toAmount } from '../amount/amount.fr.ts'
import type { Phase, Slot } from '../basics.ts'
import { battle, destinies } from '../battle/battle.fr.ts'
import { sayCustody } from '../captive/captive.fr.ts'
import { condition, whether } from '../conditions/conditions.fr.ts'
import { at as atPlace, sayFilter, sayLocation, several } from '../filters/filters.fr.ts'
import type { Condition, Filter } from '../filters/filters.ts'
import { agreed, be, counted, de, list, lowerFirst, upperFirst } from '../grammar.fr.ts'
import { holding } from '../holding/holding.fr.ts'
import type { Lastable } from '../holding/holding.ts'
import { modifies } from '../modifies/modifies.fr.ts'
import { stats } from '../modifies/stats.fr.ts'
import type { Phrases } from '../phrases.ts'
import { pile, sayDeed } from '../pile/pile.fr.ts'
import type { Ability, AbilityOf } from '../types.ts'
import type { Whom } from '../whom.ts'
import {
  type Action,
  type ActionText,
  type Draw,
  type Happening,
  type Result,
  type Targeting,
  timeOf,
  type Until,
} from './action.ts'

const at = (where: Targeting['at']): string => (where === undefined ? '' : ` ${atPlace(where)}`)

const justs = {
  you: 'vous venez de',
  opponent: 'l’adversaire vient de',
  someone: 'un joueur vient de',
}

function happening(on: Happening): string {
  const by = justs[on.by ?? 'someone']
  const card =
    on.card === 'self'
      ? 'cette carte'
      : on.card === 'host'
        ? 'la carte qui la porte'
        : on.card
          ? sayFilter(on.card, 'one')
          : 'une carte'
  // Where this card is present is here.
  const { here, ...place } = on.at ?? {}
  const where = on.present && here ? (Object.keys(place).length > 0 ? at(place) : '') : at(on.at)
  const rest = `${where}${on.to ? ` directement ${atPlace(on.to)}` : ''}${on.present ? ' là où cette carte est présente' : ''}${on.weaker ? ' où l’adversaire a plus de puissance' : ''}${on.outpowered ? ' avec plus du double de votre puissance' : ''}${on.turn ? (on.turn === 'yours' ? ' pendant votre tour' : ' pendant le tour de l’adversaire') : ''}`
  const arm = on.weapon ? sayFilter(on.weapon, 'one') : 'une arme'
  // Une arme qui est une carte, et non la partie d'une autre.
  const apart = on.weapon?.type === 'weapon' && on.weapon.is ? ' (mais non une arme permanente)' : ''
  const told: Record<Happening['is'], string> = {
    playing: `${by} jouer ${card}`,
    deployed: on.card === 'self' ? 'cette carte vient d’être déployée' : `${by} déployer ${card}`,
    lost: `${card} vient d’être ${agreed(card, 'perdu')}`,
    'leaving table': `${card} quitte la table`,
    targeted: `${by} viser ${card}`,
    forfeited: `${card} vient d’être ${agreed(card, 'comptabilisé')} en valeur de perte`,
    'placed out of play': `${card} vient d’être ${agreed(card, 'mis')} hors jeu`,
    'losing Force':
      on.by === 'opponent' ? 'l’adversaire doit perdre de la Force' : 'vous devez perdre de la Force',
    'Force lost': `${by} perdre de la Force`,
    'Force drain initiated': `${by} engager un drain de Force`,
    'Force drained': `${by} drainer${on.card ? ` avec ${card}` : ''}`,
    'battle initiated': `${by} engager une bataille`,
    'attack initiated': `${by} engager une attaque${on.card ? ` par ${card}` : ''}`,
    'battle won': `${by} gagner une bataille`,
    'battle lost': `${by} perdre une bataille`,
    'duel lost': `${by} perdre un duel que l’autre joueur a commencé`,
    firing: `${on.by === 'you' ? 'vous tirez' : on.by === 'opponent' ? 'l’adversaire tire' : 'un joueur tire'} sur ${card} avec ${arm}`,
    fired: `${by} tirer sur ${card} avec ${arm}`,
    hit: `${card} vient d’être « ${agreed(card, 'touché')} »${on.weapon ? ` par ${arm}${apart}` : ''}`,
    'about to draw destiny': `${on.by === 'you' ? 'vous allez' : on.by === 'opponent' ? 'l’adversaire va' : 'un joueur va'} tirer une ${on.kind ? destinies[on.kind] : 'destinée'}${on.weapon ? ` pour ${arm}` : ''}${on.kind === 'weapon' && on.card ? ` contre ${card}` : ''}`,
    'destiny drawn': `${by} tirer ${on.drawn ? `${on.drawn === 'self' ? 'cette carte' : sayFilter(on.drawn, 'one')} comme ` : 'une '}${on.kind ? destinies[on.kind] : 'destinée'}${on.targeting ? ` visant ${stats[on.targeting]} ${de(card)}` : ''}${on.value ? ` de ${on.value.from} à ${on.value.to}` : ''}`,
    'drawing destiny': `${on.by === 'you' ? 'vous allez' : on.by === 'opponent' ? 'l’adversaire va' : 'un joueur va'} tirer une ${on.kind ? destinies[on.kind] : 'destinée'}`,
    moving: `${card} se déplace`,
    moved: `${card} vient de se déplacer`,
    flipped: `${card} vient de se retourner`,
    excluded: `${card} vient d’être ${agreed(card, 'exclu')} de la bataille`,
    captured: `${card} vient d’être ${agreed(card, 'capturé')}`,
    delivered: `${on.escort ? sayFilter(on.escort, 'one') : 'une escorte'}${on.seizer ? ' qui s’en est saisi' : ''} vient de livrer à une prison ${card}`,
    released: on.by ? `${by} libérer ${card}` : `${card} vient d’être ${agreed(card, 'libéré')}`,
    'start of turn': 'un tour commence',
    'end of turn': 'un tour finit',
  }
  // « Vient d’engager ».
  return told[on.is].replace(/(vien\S*|venez) de (?=[aeé])/, '$1 d’') + rest
}

const compared = { below: 'inférieure', above: 'supérieure', even: 'paire', odd: 'impaire' }

const added = ({ number, ifTarget, ifSelf }: NonNullable<Draw['add']>): string => {
  if (ifSelf) return ` (+${number} ${whether({ itself: ifSelf }).replace('elle', 'cette carte')})`
  return ifTarget ? ` (+${number} pour ${sayFilter(ifTarget, 'one')})` : ` (+${number})`
}

const drawn = ({ is, than, add }: Draw): string =>
  `tirez une destinée${add ? added(add) : ''} : ${is === 'any' ? '' : `${compared[is]}${than === undefined ? '' : ` ${toAmount(than)}`}, `}`

function whom(of: Whom): string {
  if (of === 'target') return 'la cible'
  if (of === 'it') return 'cette carte-là'
  if (of === 'self') return 'cette carte'
  if ('target' in of) return `la cible, si c’est ${sayFilter(of.target, 'one')},`
  if ('bearerOf' in of)
    return `${sayFilter(of.who, 'one')} qui porte la cible (ou la cible elle-même, si son arme est permanente)`
  if ('one' in of)
    return `${sayFilter(of.one, 'one')}${of.by === 'opponent' ? ' qu’il choisit' : of.one.owner ? '' : ' que vous choisissez'}`
  const there = of.present && !of.at ? ' sur place' : ''
  const number = of.drawn ? ' et de ce numéro de destinée' : ''
  return `${sayFilter(of.all)}${of.others ? ' (sauf la cible)' : ''}${of.at && of.present ? ' sur place' : ''}${at(of.at)}${there}${number}`
}

const untils: Record<Until, string> = {
  'end of turn': 'jusqu’à la fin du tour',
  'end of next turn': 'jusqu’à la fin du tour suivant',
  'end of your next turn': 'jusqu’à la fin de votre tour suivant',
  'start of your next turn': 'jusqu’au début de votre tour suivant',
  'end of battle': 'jusqu’à la fin de la bataille',
}

const loses = { you: 'vous perdez', opponent: 'l’adversaire perd', each: 'chaque joueur perd' }

const activates = { you: 'vous activez', opponent: 'l’adversaire active', each: 'chaque joueur active' }

const mayActivate = {
  you: 'vous pouvez activer',
  opponent: 'l’adversaire peut activer',
  each: 'chaque joueur peut activer',
}

/** In which range the destiny has to be. */
function within(range: Result['range']): string {
  if (!range) return ''
  const { from, to, above, below } = range
  if (above !== undefined) return `au-dessus de ${above} : `
  if (below !== undefined) return `au-dessous de ${below} : `
  return to === undefined ? `${from} ou plus : ` : `de ${from ?? 0} à ${to} : `
}

function result(part: Result): string {
  const only = part.on === 'failure' ? 'en cas d’échec, ' : part.on === 'zero' ? 'si c’est 0, ' : ''
  const met = part.if ? `${whether(part.if)}, ` : ''
  return only + within(part.range) + met + told(part)
}

/** Ce qui remplace une destinée. */
const stand = {
  destiny: 'le nombre de destinée de la cible',
  maneuver: 'le nombre de manœuvre de la cible',
  power: 'le nombre de puissance de la cible',
  ability: 'le nombre d’aptitude de la cible',
}

function told(part: Result): string {
  switch (part.brings) {
    case 'cancel':
      if (typeof part.what === 'object') return `annulez ${sayFilter(part.what.all)}`
      return `${whom(part.what)} est annulée`
    case 'loss':
      return `${whom(part.of)} ${be(whom(part.of), 'perdu')}`
    case 'Force loss':
      return `${loses[part.whose]} ${sayForce(part.count)}${part.from ? `, ${part.from === 'hand' ? 'prise' : 'd’abord'} dans ${pile(part.from)}` : ''}`
    case 'activation':
      return `${part.may ? `${mayActivate[part.whose]}${part.count === 1 ? '' : ' jusqu’à'}` : activates[part.whose]} ${sayForce(part.count)}`
    case 'change': {
      const changes = part.changes.map((one) => lowerFirst(barring(one)))
      const text = `${part.until ? `${untils[part.until]} : ` : ''}${list(changes, 'et')}`
      if (part.of === undefined || part.of === 'target') return text
      const whose = whom(part.of)
      return text.replaceAll('de la cible', de(whose)).replaceAll(/la cible(?!\))/g, whose)
    }
    case 'return': {
      if (part.to === 'there') return `${whom(part.of)} revient là où elle était`
      const load = part.along ? ', avec tout ce qui est déployé dessus' : ''
      const where = part.to === 'hand' ? 'dans la main' : 'sur la pile de cartes utilisées'
      return `${whom(part.of)} va ${where} de son propriétaire${load}`
    }
    case 'placing':
      return `${whom(part.of)} ${be(whom(part.of), 'empilé')} ici`
    case 'conversion':
      return `${whom(part.of)} passe de votre côté`
    case 'crossing':
      return `${whom(part.of)} passe de l’autre côté`
    case 'change of loss':
      return `la perte est de ${sayAmount(part.by)} de ${part.more ? 'plus' : 'moins'}`
    case 'canceled drain':
      return 'ce drain de Force est annulé'
    case 'change of drain':
      return `ajoutez ${part.by} à ce drain de Force`
    case 'destinies':
      return `ajoutez ${counted(part.count, destinies[part.kind])}`
    case 'feeding':
      return `une créature présente dévore la cible si sa férocité dépasse la manœuvre et la vitesse terrestre de celle-ci, et y gagne ${part.adds} de férocité`
    case 'exclusion':
      return `${whom(part.of)} ${be(whom(part.of), 'exclu')} de la bataille`
    case 'move to battle':
      return 'la cible va à la bataille à sa vitesse terrestre, gratuitement, par son déplacement normal'
    case 'canceled duel':
      return 'le duel est annulé, et l’Interruption qui l’a commencé retourne en main'
    case 'duel': {
      const { draws, more, each } = part
      const fate = part.stake ? 'est perdu' : 'est mis hors jeu'
      const bonus = each ? ` (+${each.add} à chaque destinée pour ${sayFilter(each.for, 'one')})` : ''
      const power = more ? ` (puissance +${more.add} pour ${sayFilter(more.for, 'one')})` : ''
      return `duel de la cible contre ${sayFilter(part.with, 'one')} sur place${power} : ${draws ? `vous tirez ${counted(draws.you, 'destinée')}, l’adversaire ${draws.opponent}${bonus}, chacun ajoute la puissance,` : 'les puissances sont comparées,'} et le perdant ${fate}`
    }
    case 'satisfaction': {
      const all = (given: number | 'all') => (given === 'all' ? 'tous les' : given)
      const parts = [
        ...(part.damage === undefined ? [] : [`${all(part.damage)} dommages de bataille`]),
        ...(part.attrition === undefined
          ? []
          : [part.attrition === 'all' ? 'toute l’attrition' : `${part.attrition} d’attrition`]),
      ]
      return `compensez ${parts.join(' et ')} contre vous`
    }
    case 'canceled destiny':
      return `cette destinée est annulée${part.again ? ' et tirée de nouveau' : ''}`
    case 'change of shot':
      if (part.total !== undefined)
        return `la destinée d’arme totale de ce tir est de ${Math.abs(part.total)} de ${part.total < 0 ? 'moins' : 'plus'}`
      return `chaque destinée de ce tir${part.repeats ? ', et de ses répétitions,' : ''} est de ${Math.abs(part.each ?? 0)} de ${(part.each ?? 0) < 0 ? 'moins' : 'plus'}`
    case 'change of destiny':
      return `cette destinée est de ${part.set ?? `${Math.abs(part.by ?? 0)} de ${(part.by ?? 0) < 0 ? 'moins' : 'plus'}`}`
    case 'substitution':
      return `${typeof part.value === 'number' ? part.value : stand[part.value.target]} est utilisé à sa place`
    case 'drawn card':
      return part.to === 'lost'
        ? 'la carte tirée est perdue'
        : 'la carte tirée va dans la main de son propriétaire'
    case 'capture':
    case 'freezing':
    case 'release':
    case 'new escort':
    case 'theft':
      return sayCustody(part, whom(part.of))
    default:
      return sayDeed(part)
  }
}

const lastable: Phrases<Exclude<Lastable, { does: 'forbids move' }>> = { ...modifies, ...battle, ...holding }

const held = <D extends keyof typeof lastable>(word: D, text: AbilityOf<D>): string =>
  lastable[word](text, '').replace(/\.$/, '')

/** Ce qui est mis sur des cartes, dans une phrase. */
const barring = (text: Lastable): string =>
  text.does === 'forbids move'
    ? `il est interdit de déplacer ${text.who === 'self' ? 'cette carte' : sayFilter(text.who)}`
    : held(text.does, text) + (text.cumulative && text.does !== 'modify' ? ', de façon cumulative' : '')

/** What is asked of targets that need not be active; a filter may ask for a kind of captive itself. */
const stateOf = (inactive: Targeting['inactive'], { captive, state }: Filter): string =>
  inactive === 'captive' && !captive
    ? ' (captifs compris)'
    : inactive === 'missing' && !state
      ? ', porté disparu'
      : ''

function aimed({
  who,
  upTo = 1,
  at: where,
  present,
  inactive,
  samePower,
  immuneTo,
  stackedHere,
}: Targeting): string {
  // Qui doit y être aussi se dit en dernier : « un vaisseau sur place avec un des vôtres ».
  const { with: company, ...others } = who
  const beside = present && where && company ? ` avec ${sayFilter(company, 'one')}` : ''
  const filter = beside ? others : who
  const place = beside && Object.keys(where ?? {}).length === 0 ? '' : at(where)
  const many =
    upTo === 'any'
      ? `autant que vous voulez parmi ${sayFilter(filter)}`
      : upTo === 1
        ? sayFilter(filter, 'one')
        : `jusqu’à ${several(filter, upTo).replace('au moins ', '')}`
  const state = stateOf(inactive, filter)
  const immune = immuneTo === undefined ? '' : ` ${agreed(many, 'immunisé')} contre ${immuneTo}`
  const power = samePower ? ', de même puissance' : ''
  const there = present ? (where ? ' sur place' : ' sur place avec elle') : ''
  return `visez ${many}${immune}${there}${stackedHere ? ` ${agreed(many, 'empilé')} ici` : ''}${place}${beside}${state}${power} ; `
}

const phases: Record<Phase | Slot, string> = {
  activate: 'durant {} phase d’activation',
  control: 'durant {} phase de contrôle',
  deploy: 'durant {} phase de déploiement',
  battle: 'durant {} phase de bataille',
  move: 'durant {} phase de déplacement',
  draw: 'durant {} phase de pioche',
  'weapons segment': 'durant le segment des armes d’une bataille',
  'power segment': 'durant le segment de puissance d’une bataille',
  'damage segment': 'durant le segment des dommages d’une bataille',
  'end of battle': 'à la fin d’une bataille',
  'start of turn': 'au début de {} tour',
  'end of turn': 'à la fin de {} tour',
}

const limits = {
  turn: 'une fois par tour',
  phase: 'une fois',
  battle: 'une fois par bataille',
  game: 'une fois par partie',
}

/** De quelle bataille est le segment, et qui doit y combattre. */
function inBattle({ battle, together, answers }: Action): string {
  const initiator = battle?.by ? ` que ${battle.by === 'you' ? 'vous avez' : 'l’adversaire a'} engagée` : ''
  const company = (together ?? []).map((one) => sayFilter(one, 'one')).join(' et ')
  const when = answers && !/^battle/.test(answers.is) ? ' dans une bataille' : ''
  if (battle && !initiator && !battle.at && !company && when) return `${when} où est cette carte`
  return `${initiator}${at(battle?.at)}${company ? `${when} où vous avez ${company}` : ''}`
}

/** Of an Interrupt that is Used or Lost: as which of both. */
const functionOf = (as: 'used' | 'lost' | undefined): string =>
  as ? `${as === 'used' ? 'UTILISÉE' : 'PERDUE'} : ` : ''

function timing(text: Action): string {
  const { turn, answers, limit, must, times } = text
  const phase = timeOf(text)
  const whose = turn === 'any' ? 'toute' : 'votre'
  const often = limit ? `${times ? `${times} fois par partie` : limits[limit]}, ` : ''
  if (answers) return `${often}si ${happening(answers)}${inBattle(text)}`
  if (!phase) {
    if (!turn || turn === 'any') return often.replace(/, $/, '') || 'à tout moment'
    const of = turn === 'opponent' ? 'tour de l’adversaire' : 'de vos tours'
    if (limit === 'turn') return `une fois durant ${turn === 'opponent' ? 'chaque' : 'chacun'} ${of}`
    return `${often}durant ${turn === 'opponent' ? `le ${of}` : 'votre tour'}`
  }
  const time = phases[phase].replace('{}', turn === 'opponent' ? 'la' : whose)
  return `${often}${must ? 'obligatoirement, ' : ''}${time}${turn === 'opponent' ? ' de l’adversaire' : ''}${inBattle(text)}`
}

function used(cost: NonNullable<Action['price']>): string {
  if (cost === 'entire Force Pile') return 'toute votre pile de Force'
  if (cost === 'its deploy cost') return 'autant de Force que son coût de déploiement'
  if (typeof cost === 'object' && 'each' in cost)
    return 'X Force, X étant le nombre de cartes dans la main de l’adversaire'
  if (typeof cost === 'object') return `${cost.lessHighestAbility} Force moins votre plus haute aptitude`
  return `${cost} Force`
}

function price({ price: cost, loss, sacrifice }: Action): string {
  const paid = [
    cost ? `pour ${used(cost)}` : '',
    loss ? `en perdant ${loss} Force` : '',
    sacrifice ? 'en plaçant la cible hors jeu' : '',
  ]
  return paid.filter(Boolean).join(', ')
}

function stops({ what, ability, destiny, lostIfEqual }: Extract<Ability, { does: 'stops' }>): string {
  const event = {
    Interrupt: 'l’adversaire vient de jouer une Interruption',
    'Interrupt or react': 'l’adversaire vient de jouer une Interruption ou d’engager une réaction',
    'hyperspace move':
      'un vaisseau spatial de l’adversaire est sur le point de se déplacer par l’hyper-espace',
  }[what]
  const whose = {
    'your highest': 'à la plus haute aptitude parmi vos personnages sur la table',
    'your target': 'à l’aptitude d’un de vos personnages que vous visez',
    'its highest pilot': 'à l’aptitude de son meilleur pilote',
  }[ability]
  const compared = destiny === 'below' ? 'inférieure' : 'supérieure'
  const result = what === 'hyperspace move' ? 'il ne se déplace pas' : 'elle est annulée'
  return `Si ${event}, tirez une destinée : ${compared} ${whose}, ${result}${lostIfEqual ? ' ; égale, le vaisseau spatial est perdu' : ''}.`
}

/** Ce qu’un texte demande avant d’agir. */
const asked = (met: Condition | undefined): string => (met ? whether(met) : '')

/** What texts say that are begun, or set off, by something. */
export const action: Phrases<ActionText> = {
  action: (text, met) => {
    const instead = text.insteadOfDrain ? 'au lieu d’un drain de Force à cet endroit' : ''
    const start = [timing(text), instead, asked(text.if), price(text)].filter(Boolean).join(', ')
    const aims = `${text.targets ? aimed(text.targets) : ''}${text.place ? `visez ${sayLocation(text.place)} ; ` : ''}`
    const more = met ? ` ; seulement${met}` : ''
    return `${functionOf(text.as)}${upperFirst(start)} : ${aims}${text.draw ? drawn(text.draw) : ''}${text.results.map(result).join(' ; ')}${more}.`
  },
  'cancels card': (text) => {
    const cost = text.price ? `pour ${text.price} Force, ` : ''
    const draws = text.draw ? drawn(text.draw) : ''
    return `${functionOf(text.as)}${upperFirst(`${cost}${draws}annulez ${sayFilter(text.what, 'one')} qui vient d’être ${agreed(sayFilter(text.what, 'one'), 'joué')} ou qui est en jeu${text.justDeployed ? ` (même tout juste ${agreed(sayFilter(text.what, 'one'), 'déployé')})` : ''}${text.while ? `, seulement${condition(text.while)}` : ''}`)}.`
  },
  triggered: (text) => {
    const start = [`Quand ${happening(text.on)}`, asked(text.if)].filter(Boolean).join(', ')
    const once = text.oncePerCard ? ' (une fois pour chacune)' : ''
    return `${start}${once}, ${text.results.map(result).join(' ; ')}.`
  },
  'plays from': (text) =>
    `Une fois par tour, vous pouvez jouer ${sayFilter(text.which, 'one')} depuis ${pile(text.from)}${text.asIfFromHand ? ' comme de votre main' : ''}${text.then ? ' ; elle est ensuite mise hors jeu' : ''}.`,
  retargets: (text) =>
    `Utilisez ${text.price} Force pour donner une autre cible à une Interruption que l’adversaire vient de jouer.`,
  stops: stops,
}
