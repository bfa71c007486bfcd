export const roomAboard = {
  rules: {
    'BAT-168':
      'Inactive crew keeps its slots. Pilots and passengers who are inactive still fill their capacity slots.',
    'KRN-262':
      'Inactive cards take up room. An inactive card aboard a starship or vehicle keeps its capacity slot.',
    'MOV-090':
      'Boarding while you shuttle. Only a shuttle vehicle lets characters embark or disembark as part of shuttling. If you shuttle without one, you cannot.',
    'MOV-112':
      'No boarding on the way. A character that moves by Nabrun Leids, by location text such as that of Tatooine: Mos Eisley or by shuttling without a shuttle vehicle can neither start from inside a vehicle nor end in one.',
    'TRM-465':
      'Squadrons in a cargo bay. Your squadron takes up three slots that are meant for its class. Slots for starfighters in general do not hold it.',
  },
  reasons: {
    'MOV-090':
      '{card} cannot leave[ {ship}] in the course of shuttling; only with a shuttle vehicle could it do so.',
    'MOV-112':
      '{card} has to disembark[ from {ship}] first: this kind of move neither starts nor ends inside something.',
    'KRN-262': '{cards} {cards|is|are} inactive and {cards|takes|take} up room on {ship} all the same.',
    'BAT-168': '{cards} {cards|is|are} excluded from the battle and {cards|keeps|keep} the slot on {ship}.',
    'TRM-465/slot of a class':
      '{card} is a squadron, and squadrons take only capacity that is stated for their class.',
    'TRM-465/slot taken': '{card} is a squadron and takes three slots, more than {ship} has left.',
    '*/no slot for it': '{ship} has no slot of a kind that {card} can take.',
    '*/slot of a class': 'The slots of {ship} are for certain classes only, and {card} is of none of them.',
    '*/slots taken': '{ship} has no room left for {card}: every slot that would do is taken.',
    '*/no such slot': '{ship} has no {slot} at all.',
    '*/kind': '{card} is not what a {slot} of {ship} is for.',
    '*/slot taken': '{ship} has no free {slot} left for {card}.',
    '*/slots for some': '{ship} has not room for {cards} together.',
  },
}
