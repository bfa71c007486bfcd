/** What is said about Force, turns and Force drains: why not, what has happened, and what texts do. */

import type { Ability, LocationFilter } from '../../abilities/types.ts'
import { forEach, forEachHeld, lowerFirst } from './filters.ts'

export const forceReasons = {
  // Activating and drawing.
  'TRN-051/turn': 'Force is activated in your own activate phase, and it is not your turn.',
  'TRN-051/phase': 'Force is activated in your activate phase; it is the {turn}’s {phase}.',
  'TRN-051/total': 'You would activate {count} Force, and {have} {have|is|are} left of this turn’s total.',
  'TRN-057': 'Your Reserve Deck has {have} {have|card|cards} left to activate.',
  'DRW-001/turn': 'Cards are drawn in your own draw phase, and it is not your turn.',
  'DRW-001/phase': 'Cards are drawn in your draw phase; it is the {turn}’s {phase}.',
  'DRW-003': 'You would draw {count} {count|card|cards}, and your Force Pile has {have}.',
  'KRN-025': 'Your Force Pile is empty, so there is no card to draw.',

  // Force drains.
  'CTL-001/turn': 'You drain at {at} in your own control phase, and it is not your turn.',
  'CTL-001/phase': 'You drain at {at} in your control phase; it is the {turn}’s {phase}.',
  'CTL-002/control': 'You do not control {at}, and you drain only where you do.',
  'CTL-002/no location': '{card} is no location on table.',
  'CTL-002/once': 'A Force drain has already been initiated at {at} this turn.',
  'CTL-003': 'A Force drain is still going on; one at {at} would have to wait for its end.',
  'CTL-004/force': 'To drain at {at} costs {need} Force; you have {have}.',
  'CTL-009': '{cards} at {at} {cards|has|have} taken part in a Force drain this turn.',
  'CTL-021': 'The Force drain at {at} may not be canceled by the opponent: {by}.',
  'CTL-025': 'The text of {by} forbids your Force drains at {at}.',
  'CTL-029': '{card} is undercover at {at}, and keeps you from draining there.',
  'CTL-033': 'You have no presence at {at}: no ability there, and no Presence icon.',
  'CTL-043/both': 'You and your opponent both have presence at {at}, so neither controls it.',
  'CTL-043/opponent': 'Your opponent has presence at {at} and you have none.',
  'CTL-045': '{at} is unoccupied: neither player has presence there.',
  'CTL-047': 'Both players occupy {at}.',
  'KRN-127/no drain': '{card} answers a Force drain that the opponent has just initiated, and there is none.',
}

export const forceLog = {
  'activation counted': 'The {player} may activate {count} Force this turn.',
  activates: 'The {player} activates {count} Force.',
  draws: 'The {player} draws {count} {count|card|cards}.',
  're-circulated': 'Both Used Piles go under the Reserve Decks: {count} {count|card|cards}.',
  'turn over': 'The {player} has finished; the end of the turn comes.',
  'turn ends': 'Turn {number} ends.',
  'start of turn': 'Actions at the start of the {player}’s turn.',
  'end of turn': 'Actions at the end of the {player}’s turn.',
  'lasting change ends': 'The text of {card} holds no longer.',
  'drain initiated': 'The {player} initiates a Force drain of {count} at {at}{cost}.',
  'drain resolves': 'The Force drain at {at} is for {count}.',
  'drain completed': 'The Force drain at {at} is completed.',
  'drain canceled': 'The Force drain at {at} is canceled.',
  'must lose Force': 'The {player} loses {count} Force[: {by}].',
  'loses Force': 'The {player} loses [{card}|a card][ from the {from}].',
  wins: 'The {player} wins: the {loser} has no Life Force left.',
}

type Text = Extract<
  Ability,
  {
    does:
      | 'Force icons'
      | 'Force generation'
      | 'Force drain'
      | 'loses Force'
      | 'cancels Force drain'
      | 'may Force drain'
  }
>

interface Sayings {
  place(where: LocationFilter): string
  condition: string
}

const yours = { you: 'your', opponent: 'the opponent’s', each: 'each player’s' }
const players = { you: 'you', opponent: 'the opponent', each: 'each player' }
const signed = (add: number) => (add < 0 ? `${-add} less` : `${add} more`)

/** A text about Force as a sentence. */
export function sayForce(text: Text, { place, condition }: Sayings): string {
  const whose =
    yours[text.does === 'cancels Force drain' ? 'opponent' : ('whose' in text && text.whose) || 'you']
  switch (text.does) {
    case 'Force icons': {
      const icons = Math.abs(text.add) === 1 ? 'icon' : 'icons'
      const verb = text.add < 0 ? 'Cancels' : 'Adds'
      return `${verb} ${Math.abs(text.add)} Force ${icons} on ${whose} side ${place(text.where)}${condition}.`
    }
    case 'Force generation': {
      const subject = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} ${text.where ? '' : 'total '}Force generation`
      const where = text.where ? ` ${place(text.where)}` : ''
      if (text.limit === undefined) return `${subject}${where} is ${signed(text.add ?? 0)}${condition}.`
      return `${subject}${where} is at most ${text.limit}${condition}.`
    }
    case 'Force drain': {
      const anywhere = Object.keys(text.where).length === 0
      const where = text.present ? ' where it is present' : anywhere ? '' : ` ${place(text.where)}`
      const subject = `${whose.charAt(0).toUpperCase()}${whose.slice(1)} Force drains${where}`
      if (text.prevented) return `${subject} may not be initiated${condition}.`
      if (text.cost !== undefined) return `${subject} cost ${signed(text.cost)} Force${condition}.`
      if (text.set !== undefined) return `${subject} are ${text.set}${condition}.`
      if (text.losesAtMost !== undefined)
        return `${subject}: no more than ${text.losesAtMost} Force is lost to each${condition}.`
      if (text.cancels)
        return `The ${text.cancels} of ${lowerFirst(subject)} by cards of the same player are canceled${condition}.`
      if (text.mayNotBe)
        return `${subject} may not be ${text.mayNotBe} by ${whose === 'your' ? 'the opponent' : 'you'}${condition}.`
      const most = text.most === undefined ? '' : `, at most ${text.most}`
      const times = forEach(text.each) + forEachHeld(text.eachHeld)
      return `${subject} are ${signed(text.add ?? 0)}${times}${most}${condition}.`
    }
    case 'loses Force': {
      const who = players[text.whose ?? 'you']
      const turns = text.turn ? (text.turn === 'yours' ? 'your turns' : 'the opponent’s turns') : 'each turn'
      const verb = who === 'you' ? 'lose' : 'loses'
      return `At the ${text.when.split(' ')[0]} of ${turns}, ${who} ${verb} ${text.count} Force${condition}.`
    }
    case 'may Force drain':
      return `May Force drain ${place(text.where)}${condition}.`
    case 'cancels Force drain': {
      const cost = text.price > 0 ? `, for ${text.price} Force` : ''
      return `Cancels a Force drain that the opponent has just initiated${cost}.`
    }
  }
}
