export const capacitySlots = {
  rules: {
    'MOV-116': 'Pilot or passenger. Your character in a starship, combat vehicle or shuttle vehicle may switch from pilot to passenger or back during your deploy phase or move phase. The capacity slot that it takes must be free.',
    'MOV-117': 'Choose the driver. During your deploy phase or move phase you may decide which character in your transport vehicle drives and who is a passenger.',
    'MOV-118': 'Starfighter or vehicle slot. If a card in a cargo hold could fill a starfighter slot as well as a vehicle slot, you may switch it from one to the other in your deploy phase or move phase.',
    'MOV-119': 'Slots with two uses. If a capacity slot can hold a pilot or a passenger, you may settle anew in your deploy phase or move phase which of the two its occupant is.',
    'MOV-120': 'To change slots is free. Going from one capacity slot to another is an unlimited move and takes no Force.',
    'MOV-208': 'Riders of creature vehicles. In the rulings of August 2001 you may also decide anew who drives a creature vehicle and who is its passenger.',
  },
  reasons: {
    'MOV-116/cargo': '{card} cannot change between the cargo bay and another {slot} of {ship}.',
    'MOV-116/not aboard': '{card} is not aboard anything, so it has no slot to change.',
    'MOV-116/phase': '{card} changes slots in your deploy or move phase; it is the {turn}’s {phase}.',
    'MOV-116/same': '{card} is in that slot of {ship} already.',
    'MOV-117/creature': '{ship} is a creature vehicle, on which {card} does not change places.',
  },
  log: { 'move/shift': '{card} takes a {slot} of {ship}{cost}.' },
  labels: { shift: 'change slots' },
  moves: { shift: 'moving between capacity slots' },
  offers: { shift: '{cards}: change to {slot}' },
}
