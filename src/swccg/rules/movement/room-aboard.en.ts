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
    'MOV-105':
      'Embark only with room. To embark, a card must find a free capacity slot of its kind on the card that it boards.',
    'MOV-153':
      'Room for both. If a character carries another one, the two can go aboard a vehicle or starship only where the capacity holds them both.',
    'TRM-120':
      'Who can drive. Any of your characters may drive a transport vehicle, except droids. Of these only a vehicle droid may.',
    'TRM-312':
      'What a pilot is. The pilot icon makes a character a pilot, and on a starship or vehicle it stands for a permanent pilot. What needs a pilot are starships, combat vehicles and shuttle vehicles.',
    'TRM-018':
      'Astromech slots. An astromech slot is a place for a passenger, but none except an astromech droid fits into it.',
    'MOV-111':
      'To embark is its own action. You embark or disembark in a separate action and not in the course of another move. The exceptions are shuttle vehicles and characters that move away.',
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
    'MOV-105/own text': 'The text of {card} keeps it off {ship}.',
    'MOV-153': '{card} carries somebody, and {ship} has not room for both.',
    'TRM-120': '{card} cannot drive: a droid drives only if it is a vehicle droid.',
    'TRM-312': '{card} is no pilot.',
    'TRM-018': 'Only an astromech droid takes an astromech slot.',
    'MOV-111': '{card} has to disembark[ from {ship}] first, as an action of its own.',
    'MOV-111/onto': '{card} boards[ {ship}] by embarking, as an action of its own.',
  },
}
