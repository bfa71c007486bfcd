export const interruptsInBattle = {
  rules: {
    'BAT-013':
      'Not only one battle for them. Characters, vehicles and starships battle once a turn; devices, weapons and Effects may serve in several battles of a turn where their text permits.',
    'BAT-022':
      'What may respond to a battle. The responses to a battle are the actions that answer a battle just initiated and those that are played at the start of a battle.',
    'BAT-032':
      'Where battle actions belong. Top-level actions made for battles are as a rule played in the weapons segment only.',
    'BAT-075':
      'Changes of attrition. Top-level actions that change attrition, and do not satisfy or cancel it, are played in the optional part of the power segment, and only if that attrition exists, be it 0.',
    'BAT-076':
      'Attrition and power together. Top-level actions that change attrition and total power together are played in the optional part of the power segment, and only if that attrition exists.',
    'BAT-087':
      'Responses to winning and losing. After the automatic actions players may respond to winning or losing in turn, first the opponent of whoever initiated the battle, until both pass in a row. The damage segment comes only then.',
    'BAT-089':
      'Cards for the damage segment. What says that it is played in the damage segment is played there.',
    'BAT-093':
      'Cards that deal with battle damage. A card that changes, satisfies or cancels battle damage needs some that is still unsatisfied.',
    'BAT-094':
      'Cards that deal with attrition. A card that satisfies or cancels attrition is for the damage segment, and needs some that is still unsatisfied.',
    'BAT-095':
      'Both at once. A card that deals with battle damage and attrition together needs only one of the two.',
    'BAT-146':
      'Checked once. What an optional change of the number of battle destinies asks for is checked when you start it. When it has resolved, it just waits for the draw and is not checked again.',
    'BAT-174': 'In battle. “In battle” means the same as participating in battle.',
    'BAT-175':
      'In a battle together. Two characters are “in a battle together”, “in battle with” each other or “involved in the same battle” when both are in it.',
    'BAT-176':
      'Only in its own battle. What the text of a card that fights says about battles serves only in a battle in which the card takes part.',
    'BAT-177':
      'Targets of Interrupts in battle. What you target with an Interrupt that is played only during battle has to be in that battle, unless the Interrupt says otherwise.',
    'BAT-169':
      'Only cards in battle are excluded. Only a card that is in a battle at that moment can be excluded, apart from one that may not participate.',
  },
  reasons: {
    'BAT-065/none drawn':
      'The {by} has drawn no battle destiny in this battle, so {card} has nothing to answer.',
    'BAT-075/none': 'There is no attrition, not even 0, that {card} could change.',
    'BAT-076/none': 'There is no attrition, not even 0, that {card} could change.',
    'BAT-022': '{card} is played as a battle is initiated.',
    'BAT-032': '{card} is played during a battle.',
    'BAT-032/segment': '{card} is played in another part of a battle: {phase}.',
    'BAT-075':
      '{card} changes attrition, so it is played in the optional part of the power segment, while there is attrition.',
    'BAT-076':
      '{card} changes attrition and total power, so it is played in the optional part of the power segment, while there is attrition.',
    'BAT-175': 'The cards that {card} asks for are not in this battle together.',
    'BAT-176': '{card} takes no part in this battle, so its text serves nothing in it.',
    'BAT-177': '{card} takes no part in this battle, so it is no target for {by}.',
    'BAT-093': 'You have no battle damage that {card} could satisfy.',
    'BAT-094': 'You have no attrition that {card} could satisfy.',
    'BAT-087': '{card} answers the winning or losing of a battle.',
    'BAT-169': '{card} takes no part in this battle, so it cannot be excluded from it.',
  },
  log: {
    'destinies added': '{card} adds {count} {kind}.',
  },
}
