/** Ce que disent les textes sur la Force, en français. */

import { sayChange } from '../amount/amount.fr.ts'
import { at, signed } from '../filters/filters.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { ForceText } from './force.ts'

const sides = { you: 'de votre côté', opponent: 'du côté de l’adversaire', each: 'de chaque côté' }

const generations = {
  you: ['Votre', ''],
  opponent: ['La', ' de l’adversaire'],
  each: ['La', ' de chaque joueur'],
} as const

const drains = {
  you: 'Vos drains de Force',
  opponent: 'Les drains de Force de l’adversaire',
  each: 'Les drains de Force',
}

const canceled = { modifiers: 'les modificateurs', bonuses: 'les bonus' }

const refused = {
  modified: 'modifiés',
  canceled: 'annulés',
  'modified or canceled': 'modifiés ni annulés',
  limited: 'limités',
}

const losers = { you: 'vous perdez', opponent: 'l’adversaire perd', each: 'chaque joueur perd' }

/** What texts say of Force. */
export const force: Phrases<ForceText> = {
  'Force icons': (text, condition) => {
    const icons = Math.abs(text.add) === 1 ? 'icône' : 'icônes'
    const verb = text.add < 0 ? 'Annule' : 'Ajoute'
    return `${verb} ${Math.abs(text.add)} ${icons} de Force ${sides[text.whose ?? 'you']} ${at(text.where)}${condition}.`
  },
  'Force generation': (text, condition) => {
    const [the, whose] = generations[text.whose ?? 'you']
    const subject = text.where
      ? `${the} génération de Force${whose} ${at(text.where)}`
      : `${the} génération totale de Force${whose}`
    if (text.limit === undefined) return `${subject} est de ${signed(text.add ?? 0)}${condition}.`
    return `${subject} est d’au plus ${text.limit}${condition}.`
  },
  'Force drain': (text, condition) => {
    // Where this card is present is here.
    const { here, ...kind } = text.where
    const place = text.present ? kind : text.where
    const anywhere = Object.keys(place).length === 0
    const where = `${anywhere ? '' : ` ${at(place)}`}${text.present ? ' là où elle est présente' : ''}`
    const subject = drains[text.whose ?? 'you'] + where
    if (text.prevented) return `${subject} ne peuvent pas être engagés${condition}.`
    if (text.cost !== undefined) return `${subject} coûtent ${text.cost} Force de plus${condition}.`
    if (text.set !== undefined) return `${subject} sont de ${text.set}${condition}.`
    if (text.losesAtMost !== undefined)
      return `${subject} : chacun fait perdre au plus ${text.losesAtMost} Force${condition}.`
    if (text.cancels)
      return `${subject} : ${canceled[text.cancels]} par les cartes du même joueur sont annulés${condition}.`
    if (text.mayNotBe)
      return `${subject} ne peuvent pas être ${refused[text.mayNotBe]} par ${text.whose === 'opponent' ? 'vous' : 'l’adversaire'}${condition}.`
    return `${subject} sont de ${sayChange(text.add ?? 0, text.side === undefined)}${condition}.`
  },
  'loses Force': (text, condition) => {
    const who = losers[text.whose ?? 'you']
    const end = text.when === 'start of turn' ? 'Au début' : 'À la fin'
    const turns = text.turn
      ? text.turn === 'yours'
        ? 'de vos tours'
        : 'des tours de l’adversaire'
      : 'de chaque tour'
    return `${end} ${turns}, ${who} ${text.count} Force${condition}.`
  },
  'may Force drain': (text, condition) => `Peut drainer ${at(text.where)}${condition}.`,
  'cancels Force drain': (text) => {
    const cost = text.price > 0 ? `, pour ${text.price} Force` : ''
    return `Annule un drain de Force que l’adversaire vient d’engager${cost}.`
  },
}
