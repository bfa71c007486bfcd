/** Les textes qui agissent sur les paquets, les piles et les mains, en phrases françaises. */

import { sayAmount, sayForce, toAmount } from '../amount/amount.fr.ts'
import type { Amount } from '../amount/amount.ts'
import { at, sayFilter } from '../filters/filters.fr.ts'
import type { Filter } from '../filters/filters.ts'
import { agreed, be, de, list } from '../grammar.fr.ts'
import { goals } from '../places/places.fr.ts'
import type { Deed } from './pile.ts'

type Place = 'reserve' | 'force' | 'used' | 'lost' | 'hand'

type Whose = 'opponent' | 'any' | undefined

const own: Record<Place, string> = {
  reserve: 'votre paquet de réserve',
  force: 'votre pile de Force',
  used: 'votre pile de cartes utilisées',
  lost: 'votre pile de cartes perdues',
  hand: 'votre main',
}

const any: Record<Place, string> = {
  reserve: 'le paquet de réserve',
  force: 'la pile de Force',
  used: 'la pile de cartes utilisées',
  lost: 'la pile de cartes perdues',
  hand: 'la main',
}

/** Paquet, pile ou main de qui : du joueur lui-même, sauf précision. */
export const pile = (place: Place, whose?: Whose): string =>
  whose === undefined ? own[place] : `${any[place]} ${whose === 'any' ? 'd’un joueur' : 'de l’adversaire'}`

const cards = (count: number): string => (count === 1 ? '1 carte' : `${count} cartes`)

/** Tant de cartes d'une sorte. */
function some(which: Filter | undefined, count: Amount, upTo: boolean): string {
  if (which === undefined)
    return count === 1 ? 'n’importe quelle carte' : `${String(count)} cartes quelconques`
  if (count === 1) return sayFilter(which, 'one')
  const many = sayFilter(which)
  if (typeof count === 'number') return `${upTo ? 'jusqu’à ' : ''}${count} parmi ${many}`
  return `${upTo ? 'jusqu’à ' : ''}autant parmi ${many} que le dit ${sayAmount(count)}`
}

const reshuffled = { reshuffle: 'remélangez', 'shuffle, cut and replace': 'mélangez, coupez et remettez' }

/** Ce que fait une action, comme fin d'une phrase qui commence par ses conditions. */
export function sayDeed(deed: Deed): string {
  switch (deed.brings) {
    case 'retrieval': {
      const { count = 1, which, upTo = false, into } = deed
      const theirs = deed.whose === 'opponent'
      const verb = theirs ? 'l’adversaire récupère' : deed.may ? 'vous pouvez récupérer' : 'récupérez'
      const random = deed.random ? ' au hasard' : ''
      const goal = into ? ' en main' : ''
      if (which && deed.topmost)
        return `${verb} ${sayFilter(which, 'one').replace(/^un(e?) /, (_, e) => (e ? 'la ' : 'le '))} le plus près du dessus de votre pile de cartes perdues${goal && `,${goal}`}`
      if (which) return `${verb} ${some(which, count, upTo)}${goal}`
      const force = sayForce(count)
      return `${verb} ${force}${random}${goal}`
    }
    case 'search': {
      const { which, count = 1, upTo = false, to, shuffle } = deed
      const from = pile(deed.in, deed.whose)
      const then = shuffle ? ` ; ${reshuffled[shuffle]}` : ''
      const same = deed.sameDestiny ? ' ayant ce nombre de destinée' : ''
      if (count === 'all') {
        const all = which ? sayFilter(which) : 'les cartes'
        return `${all}${same} qui sont dans ${from} vont ${goals[to]}${then}`
      }
      return `prenez ${some(which, count, upTo)}${same} dans ${from}, ${goals[to]}${then}`
    }
    case 'deployment': {
      const what = deed.related
        ? 'le système planétaire associé'
        : deed.which
          ? sayFilter(deed.which, 'one')
          : 'une carte'
      const then = deed.shuffle ? ` ; ${reshuffled[deed.shuffle]}` : ''
      const where = deed.aboard
        ? ' à bord de cette carte'
        : deed.to
          ? deed.to.here
            ? ' ici'
            : ` ${at(deed.to)}`
          : ''
      return `déployez ${what}${where}, ${agreed(what, 'pris')} dans ${pile(deed.from)}${deed.free ? ', gratuitement' : ''}${then}`
    }
    case 'shuffling':
      return `mélangez, chez l’un des joueurs, ${list(
        deed.piles.map((place) => any[place]),
        'ou',
      )}`
    case 'pile':
      return `placez ${pile(deed.from)} sur ${pile(deed.to)}`
    case 'recirculation':
      return 'faites recirculer toutes les piles de cartes utilisées'
    case 'look':
      return sayLook(deed)
    case 'revealing': {
      const where = pile(deed.at, deed.whose)
      const what =
        deed.top === undefined
          ? `révélez ${where}`
          : `révélez ${deed.upTo ? 'jusqu’à ' : ''}${cards(deed.top)} du dessus ${de(where)}`
      if (deed.lose)
        return `${what} ; ${sayFilter(deed.lose).replace(/^les /, 'tous les ')} qui s’y trouvent ${be(sayFilter(deed.lose), 'perdu')}`
      if (deed.loseCopies) return `${what} ; toutes les cartes qui y sont en double ou plus sont perdues`
      return deed.deploy
        ? `${what} ; déployez-en gratuitement parmi ${sayFilter(deed.deploy)} ; les autres sont perdues`
        : what
    }
    case 'cards from hand': {
      const what = deed.which ? sayFilter(deed.which, 'one') : null
      if (deed.count === 'all') return `mettez toute votre main ${goals[deed.to]}`
      const many = deed.count === 'any' ? 'autant de cartes que vous voulez' : (what ?? cards(deed.count))
      const upTo = deed.upTo ? 'jusqu’à ' : ''
      const goal = deed.under ? `sous ${own[deed.to as 'used']}` : goals[deed.to]
      return `mettez ${upTo}${many} de votre main ${goal}`
    }
    case 'draw': {
      const count = typeof deed.count === 'number' ? cards(deed.count) : 'autant de cartes'
      const more = deed.more
        ? `, et ${deed.more.add} de plus si c’est ${sayFilter(deed.more.ifItIs, 'one')}`
        : ''
      return `piochez ${count} dans votre paquet de réserve${more}`
    }
    case 'random cards': {
      const from = pile(deed.from, deed.whose)
      const many =
        deed.butFor === undefined
          ? `${cards(deed.count ?? 1)} de ${from}, au hasard,`
          : `toutes les cartes de ${from} sauf ${deed.butFor}, au hasard,`
      const verb = deed.butFor === undefined && (deed.count ?? 1) === 1 ? 'va' : 'vont'
      return `${many}${deed.unseen ? ' sans être regardée,' : ''} ${verb} ${goals[deed.to]}`
    }
    case 'exchange': {
      const mine = deed.which ? sayFilter(deed.which, 'one') : 'une carte'
      const theirs = deed.for ? sayFilter(deed.for, 'one') : 'une carte'
      const where = deed.with === 'here' ? 'empilée ici' : `prise dans ${own[deed.with]}`
      return `échangez ${mine} de votre main contre ${theirs} ${where}`
    }
    case 'stacking':
      return `empilez ici ${deed.which ? sayFilter(deed.which, 'one') : cards(deed.count)} de votre main`
    case 'number':
      return `choisissez un nombre de ${deed.from} à ${deed.to}`
    case 'destiny':
      return sayDestiny(deed)
    case 'finding':
      return 'la cible est retrouvée'
  }
}

/** Où va une carte qui était dans la main ou une pile de l'adversaire : elle reste à lui. */
const goalOf = (to: keyof typeof goals, whose: Whose): string =>
  whose === 'opponent' && /^sur l[ae] (?:paquet|pile)/.test(goals[to])
    ? `${goals[to]} de l’adversaire`
    : goals[to]

function sayLook(deed: Extract<Deed, { brings: 'look' }>): string {
  const where = pile(deed.at, deed.whose)
  const what =
    deed.random !== undefined
      ? `jetez un coup d’œil à ${cards(deed.random)} ${de(where)}, au hasard`
      : deed.top === undefined
        ? `regardez ${where}`
        : `jetez un coup d’œil ${deed.top === 1 ? 'à la carte' : `aux ${cards(deed.top)}`} du dessus ${de(where)}`
  if (deed.order) return `${what}, et remettez les cartes dans l’ordre que vous voulez`
  const { move } = deed
  if (!move) return what
  const { count, which, may, to } = move
  const whole = deed.top === undefined && deed.random === undefined
  const chosen = which
    ? count === 'any'
      ? `autant que vous voulez parmi ${sayFilter(which)}`
      : `${sayFilter(which, 'one')}${whole ? ' qui s’y trouve' : ''}`
    : deed.top === 1
      ? 'la carte'
      : count === 'any'
        ? 'autant que vous voulez'
        : cards(count)
  return `${what}, et ${may ? 'vous pouvez mettre' : 'mettez'} ${chosen} ${goalOf(to, deed.whose)}`
}

const sayDestiny = ({ above }: Extract<Deed, { brings: 'destiny' }>): string =>
  above === undefined ? 'tirez une destinée' : `tirez une destinée : supérieure ${toAmount(above)}`
