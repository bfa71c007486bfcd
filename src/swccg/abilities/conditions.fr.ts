/** Quand un texte vaut, en français. */

import { at as atPlace, de, isBorne, list, nouns, phases, sayFilter, sayLocation } from './filters.fr.ts'
import type { Condition, Filter, LocationFilter, LocationsHeld } from './filters.ts'
import { noun } from './nouns.fr.ts'

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

/** « si vous contrôlez … », « s’il y a … ». */
export const whether = (met: Condition): string => `si ${clause(met)}`.replace(/^si il/, 's’il')

/** What must be so, as a clause: « vous contrôlez cette localisation ». */
export function clause(met: Condition): string {
  if ('not' in met) return denial(met.not)
  if ('all' in met) return list(met.all.map(clause), 'et')
  if ('any' in met) return list(met.any.map(clause), 'ou')
  if ('youControl' in met) return `vous contrôlez ${place(met.youControl)}`
  if ('youOccupy' in met) return `vous occupez ${place(met.youOccupy)}`
  if ('opponentControls' in met) return `l’adversaire contrôle ${place(met.opponentControls)}`
  if ('objective' in met) return `${met.objective} est sur la table`
  if ('onTable' in met) return `${met.onTable} est sur la table`
  if ('allAbility' in met)
    return `toute votre aptitude sur table vient de cartes parmi ${sayFilter(met.allAbility)}`
  if ('outnumberedIn' in met) {
    const kinds = nouns(met.outnumberedIn).map((kind) => noun(kind, 'many'))
    return `l’adversaire a sur la table plus de ${list(kinds, 'et')} que vous`
  }
  if ('opponentHandAtLeast' in met) return `l’adversaire a ${met.opponentHandAtLeast} cartes ou plus en main`
  if ('aboard' in met)
    return `${sayFilter(met.aboard, 'one')} est ${isBorne(met.aboard) ? 'sur elle' : 'à bord'}`
  if ('inBattleWith' in met) return `elle est en bataille avec ${sayFilter(met.inBattleWith, 'one')}`
  if ('piloting' in met) return `elle pilote ${sayFilter(met.piloting, 'one')}`
  if ('held' in met) return held(met)
  if ('cardAt' in met) return `${sayFilter(met.cardAt, 'one')} est à ${place(met.where)}`
  if ('begunWith' in met) return begun[met.begunWith][0]
  if ('phase' in met) return `c’est ${phaseOf(met)}`
  if ('isWith' in met) return `elle est avec ${sayFilter(met.isWith, 'one')}`
  if ('itself' in met) return itself(met.itself, false)
  if ('emptyHere' in met) return 'aucune carte n’est empilée ici'
  if ('segment' in met) return `une bataille en est ${segments[met.segment]}`
  if ('yourTurn' in met) return met.yourTurn ? 'c’est votre tour' : 'c’est le tour de l’adversaire'
  if ('opponentHandAtMost' in met) return `l’adversaire a au plus ${met.opponentHandAtMost} cartes en main`
  if ('lifeForceBelow' in met) return `votre Force vitale est au-dessous de ${met.lifeForceBelow}`
  if ('captive' in met) return `il y a ${sayFilter({ captive: 'any', ...met.captive }, 'one')}`
  if ('inPlay' in met) {
    const { atLeast = 1 } = met
    if (met.inPlay.at || met.inPlay.inBattle)
      return `il y a ${atLeast === 1 ? sayFilter(met.inPlay, 'one') : `${atLeast} ${de(sayFilter(met.inPlay))}`}`
    return atLeast === 1
      ? `${sayFilter(met.inPlay, 'one')} est sur la table`
      : `${atLeast} ${de(sayFilter(met.inPlay))} sont sur la table`
  }
  if ('battle' in met) return fighting(met.battle)
  if ('cardsThere' in met) {
    return met.atLeast > 1
      ? `${met.atLeast} ${de(sayFilter(met.cardsThere))} sont là`
      : `${sayFilter(met.cardsThere, 'one')} est là`
  }
  if (met.atLeast > 1) return `${met.atLeast} ${de(sayFilter(met.cardsPresent))} sont présents`
  const who = sayFilter(met.cardsPresent, 'one')
  return `${who} est ${who.startsWith('une ') ? 'présente' : 'présent'}`
}

function fighting({ by, at }: Extract<Condition, { battle: unknown }>['battle']): string {
  const initiator = by ? ` ${by === 'you' ? 'que vous avez' : 'que l’adversaire a'} engagée` : ''
  return `il y a une bataille${initiator}${at ? ` ${atPlace(at)}` : ''}`
}

function phaseOf({ phase, turn }: Extract<Condition, { phase: string }>): string {
  const name = phases[phase]
  if (turn === 'yours') return `votre phase ${name}`
  return turn ? `la phase ${name} de l’adversaire` : `une phase ${name}`
}

/** Ce qu'est une carte : où, si c’est tout. */
function itself(what: Filter, not: boolean): string {
  const is = not ? 'elle n’est pas' : 'elle est'
  const bare = Object.keys(what).length === 1
  if (what.piloted && bare) return not ? 'elle n’a pas de pilote' : 'elle a un pilote'
  const told = sayFilter(what, 'one')
    .replace(/^une carte /, '')
    .replace(/^pilotés/, 'pilotée')
  return what.at && bare ? `${is} à ${place(what.at)}` : `${is} ${told.replace(/^seul\b/, 'seule')}`
}

/** That something is not so. */
function denial(met: Condition): string {
  if ('objective' in met) return `${met.objective} n’est pas sur la table`
  if ('onTable' in met) return `${met.onTable} n’est pas sur la table`
  if ('held' in met) return held(met, true)
  if ('cardAt' in met)
    return 'title' in met.cardAt
      ? `${sayFilter(met.cardAt, 'one')} n’est pas à ${place(met.where)}`
      : `aucune carte parmi ${sayFilter(met.cardAt)} n’est à ${place(met.where)}`
  if ('begunWith' in met) return begun[met.begunWith][1]
  if ('phase' in met) return `ce n’est pas ${phaseOf(met)}`
  if ('itself' in met) return itself(met.itself, true)
  return `il n’est pas vrai ${que(clause(met))}`
}

/** 'que' before a clause: « que vous », « qu’une ». */
const que = (words: string): string => (/^[aeiouéèh]/i.test(words) ? `qu’${words}` : `que ${words}`)

/** What is simply somewhere is told with 'quand', what somebody does with 'tant que'. */
const isThere = (met: Condition): boolean =>
  'aboard' in met || 'piloting' in met || 'cardsThere' in met || 'cardsPresent' in met || 'cardAt' in met

/** While a text works; nothing for a text that always does. */
export function condition(met: Condition | undefined): string {
  if (!met) return ''
  if ('isWith' in met) return ` avec ${sayFilter(met.isWith, 'one')}`
  if ('inBattleWith' in met) return ` en bataille avec ${sayFilter(met.inBattleWith, 'one')}`
  return isThere(met) ? ` quand ${clause(met)}` : ` tant ${que(clause(met))}`
}
