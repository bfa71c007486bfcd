/** Les textes qui tiennent tant qu'une carte est en jeu, ou un certain temps, en français. */

import { asList } from '../../../kernel/lists.ts'
import type { Phase, Slot } from '../basics.ts'
import { battle } from '../battle/battle.fr.ts'
import { clause, whether } from '../conditions/conditions.fr.ts'
import { at, bearer, nearby, phases, sayFilter, sayLocation } from '../filters/filters.fr.ts'
import type { Bearer, Filter } from '../filters/filters.ts'
import { de, list, lowerFirst, que, upperFirst } from '../grammar.fr.ts'
import { modifies, ofBearer } from '../modifies/modifies.fr.ts'
import { stats } from '../modifies/stats.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { AbilityOf } from '../types.ts'
import type { HoldingText, Untargetable } from './holding.ts'

/** Toutes les cartes dont il s’agit : de plusieurs noms, aucun ne reste à l’écart. */
function every(who: Bearer): string {
  if (typeof who === 'string') return bearer(who)
  const names = [...asList(who.title), ...asList(who.persona)]
  return names.length > 1 && Object.keys(who).length === 1 ? list(names, 'et') : bearer(who)
}

/** Comment une carte quitte la table. */
const leaving = {
  lost: 'est perdue',
  canceled: 'est annulée',
  used: 'va à la pile de cartes utilisées',
  out: 'est mise hors jeu',
}

const moments: Partial<Record<Phase | Slot, string>> = {
  'weapons segment': 'au segment des armes d’une bataille',
  'power segment': 'au segment de puissance d’une bataille',
  'damage segment': 'au segment des dommages d’une bataille',
  'end of battle': 'à la fin d’une bataille',
}

const when = (time: Phase | Slot): string => {
  if (time === 'start of turn') return 'au début de votre tour'
  if (time === 'end of turn') return 'à la fin de votre tour'
  return moments[time] ?? `durant votre phase ${phases[time as Phase]}`
}

/** Un des changements qui durent, à l'intérieur de sa phrase. */
const changed = (text: AbilityOf<'modify' | 'changes destiny'>): string =>
  lowerFirst(
    (text.does === 'modify' ? modifies.modify(text, '') : battle['changes destiny'](text, '')).replace(
      /\.$/,
      '',
    ),
  )

/** Sur qui porte un texte ; qui doit être sur place l'est avec la carte de ce texte. */
const whom = ({ who, side }: Untargetable): string =>
  typeof who === 'string' ? bearer(who) : nearby(who, side === undefined)

/** « des missiles ». */
const some = (who: Filter): string => sayFilter(who).replace(/^les /, 'des ')

/** Avec quoi il est interdit de viser une carte. */
const choosers = (by: NonNullable<Untargetable['by']>): string =>
  Array.isArray(by) ? list(by, 'ou') : some({ type: 'weapon', ...by.weapons })

/** What texts say that hold while a card is in play, or for a while. */
export const holding: Phrases<HoldingText> = {
  'cancels opponent text here': (_text, condition) => `Le texte de l’adversaire ici est annulé${condition}.`,
  'lasting change': (text) =>
    `Une fois ${when(text.phase)}${text.price > 0 ? `, pour ${text.price} Force` : ''}, jusqu’à ${text.until ? 'la fin du tour' : 'votre tour suivant'} : ${text.changes.map(changed).join(' ; ')}.`,
  'cannot move': (text, condition) => {
    if (text.who === 'host') return `La carte qui la porte ne peut pas se déplacer${condition}.`
    if (text.who === undefined) return `Ne peut pas se déplacer${condition}.`
    if (text.who === 'target') return `La cible ne peut pas se déplacer${condition}.`
    return `Immobilise ${bearer(text.who)}${condition}.`
  },
  'may not be increased': (text, condition) =>
    `Rien n’augmente sa ${text.what === 'landspeed' ? 'vitesse terrestre' : 'valeur d’hypervitesse'}${condition}.`,
  'may not be reduced': (text, condition) => `Rien ne diminue ${ofBearer(text.what, text.who)}${condition}.`,
  defines: (text, condition) => {
    const what = text.what === 'deploy' ? 'le coût de déploiement' : stats[text.what]
    if (!text.root)
      return `${upperFirst(what)} de cette carte est le nombre de cartes de la main ${text.hand === 'dark' ? 'obscure' : 'lumineuse'}${condition}.`
    const { hand, icons, plus } = text.root
    return `${upperFirst(what)} de cette carte est la racine carrée de ${hand} par carte de plus dans la main obscure, ${icons} par icône obscure de plus en jeu, et ${plus.toFixed(2).replace('.', ',')} ; au moins ${text.atLeast}${condition}.`
  },
  'cancels game text': (text, condition) =>
    `Annule le texte de jeu ${de(every(text.who))}${text.wherePresent ? ' là où cette carte est présente' : ''}${condition}.`,
  'copies game text': (_text, condition) => `Cette carte a aussi le texte de jeu de la cible${condition}.`,
  suspends: (text, condition) =>
    `Suspend ${bearer(text.who)}${text.where ? ` ${at(text.where)}` : ''}${condition}.`,
  immune: (text, condition) =>
    `${text.who ? `Immunise ${bearer(text.who)}` : 'Immunisée'} contre ${text.to}${condition}.`,
  'may not be targeted': (text, condition) =>
    `Il est interdit de viser ${whom(text)}${text.by ? ` avec ${choosers(text.by)}` : ''}${condition}.`,
  'may not be hit': (text, condition) =>
    `Il est impossible de « toucher » ${bearer(text.who)} avec ${some(text.by)}${condition}.`,
  'game text may not be canceled': (text, condition) =>
    `Le texte de jeu ${de(bearer(text.who))} ne peut pas être annulé${condition}.`,
  cancels: (text, condition) => `Annule ${every(text.what)}${condition}.`,
  'may be taken by': (text, condition) =>
    `Peut être prise par ${list(text.titles, 'ou')} là où cette carte cherche${condition}.`,
  'lost at end of turn': (text, condition) =>
    `À la fin du tour, ${text.who === 'self' ? 'cette carte' : 'la cible'} est perdue${condition}.`,
  leaves: (text, condition) => `Cette carte ${leaving[text.how]} ${whether(text.when)}${condition}.`,
  'separate cost': (text, condition) => {
    const { owner, ...who } = text.who
    const whose = owner === 'you' ? 'Vous devez' : owner ? 'L’adversaire doit' : 'Chaque joueur doit'
    const each = sayFilter(who, 'one').replace(/^une? /, 'chaque ')
    return `${whose} d’abord utiliser ${text.force} Force pour ${text.of === 'deploy' ? 'déployer' : 'jouer'} ${each}${text.to ? ` vers ${sayLocation(text.to)}` : ''}${condition}.`
  },
  maintenance: (text, condition) =>
    `À la fin de votre tour : utilisez ${text.keep} Force pour la garder${text.toUsed === undefined ? '' : `, ou perdez ${text.toUsed} Force pour la mettre sur la pile de cartes utilisées`}, ou mettez-la hors jeu${condition}.`,
  'cuts Force loss': (text, condition) => {
    const whose = text.whose ? 'Les pertes de Force de l’adversaire' : 'Vos pertes de Force'
    if (text.by !== undefined) {
      const { own, drainAt } = text.except ?? {}
      const owner = text.whose ? 'par ses propres cartes' : 'par vos propres cartes'
      const spared = [
        ...(own ? [owner] : []),
        'par les dommages de bataille',
        ...(drainAt ? [`par les drains de Force ${at(drainAt)}`] : []),
      ]
      return `${condition ? `${upperFirst(condition.trim())}, ${lowerFirst(whose)}` : whose} sont réduites de ${text.by}, sauf ${list(spared, 'et')}.`
    }
    const [way, other] = text.half === 'up' ? ['excès', 'défaut'] : ['défaut', 'excès']
    const unless = text.otherwise ? ` (par ${other} tant ${que(clause(text.otherwise))})` : ''
    return `${whose} sont divisées par deux, par ${way}${unless}${condition}.`
  },
}
