/** Battles: why something is not allowed in them, and what happens. */

export const battleReasons = {
  'BAT-040': 'A battle is going on; no other one can be started before it is over.',
  'BAT-091': 'You owe nothing, and {card} is not ‘hit’: there is nothing to forfeit it for.',
  'BAT-092': 'You have no battle damage left to satisfy.',
  'BAT-097/hit': '{cards} {cards|is|are} ‘hit’ and must still be forfeited.',
  'BAT-097/damage': 'There {count|is|are} still {count} battle damage to satisfy.',
  'BAT-097/attrition':
    '{count} attrition is still to be satisfied, and {cards} {cards|is|are} not immune to it.',
  'BAT-100': '{card} came too late to take part in this battle.',
  'BAT-104':
    'Cards are forfeited, and Force is lost to battle damage, only in the damage segment of a battle.',
  'BAT-106/not yours': '{card} is not yours to forfeit.',
  'BAT-106/elsewhere': '{card} takes no part in this battle.',
  'BAT-106/no forfeit': '{card} has no forfeit value.',
  'BAT-109':
    '{cards} {cards|is|are} ‘hit’: the damage segment cannot end with {cards|it|them} in the battle.',
  'BAT-113': 'Attrition is satisfied by forfeiting cards, never by losing Force.',
  'BAT-154': '{cards} may not battle, so the {by} has no presence for a battle at {at}.',
  'BAT-163': '{card} is excluded from this battle.',
  'BAT-179':
    'Immunity was compared with the attrition as the damage segment began; what is left of it now does not count.',
  'BAT-204': 'There are no battles at Death Star II sectors.',
  'KRN-038': 'Lose a card from your hand, or the top card of your Reserve Deck, Force Pile or Used Pile.',
}

export const battleLog = {
  'battle initiated': 'The {player} initiates a battle at {at}{cost}.',
  'battle canceled': 'The battle at {at} is canceled.',
  'battle ends': 'The battle at {at} ends: one side has no presence in it any more.',
  'battle over': 'The battle at {at} is over.',
  'joins the battle': '{cards} {cards|joins|join} the battle at {at}.',
  'left the battle': '{cards} {cards|has|have} left the battle at {at}.',
  excluded: '{card} is excluded from the battle[, and with it {cards}].',
  'excluded no longer': '{cards} {cards|is|are} active again.',
  'segment begins': 'The {segment} of the battle at {at} begins.',
  'destinies counted': 'The {player} has {count} {kind}.',
  'no destinies': 'The {player} has no {kind}.',
  'declines battle destiny': 'The {player} draws no battle destiny.',
  'destiny total': 'Total {kind}: {destiny}.',
  'no destiny total': 'No {kind} has been completed.',
  'destiny of battle': 'The {player}’s total {kind} is [{destiny}|not there].',
  'battle won': 'The {player} wins the battle: {light} for the Light Side, {dark} for the Dark Side.',
  'battle drawn': 'Nobody wins the battle: {light} against {dark}.',
  'owes no attrition': 'The {player} has {count} battle damage to satisfy. There is no attrition.',
  owes: 'The {player} has {count} battle damage and {attrition} attrition to satisfy[; {cards} {cards|is|are} immune].',
  forfeited: 'The {player} forfeits {card}, for {count}[; {cards} {cards|is|are} lost with it].',
  'lost as hit': '{card} is lost, for it is ‘hit’[; with it {cards}].',
}
