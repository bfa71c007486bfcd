export const prisonerTransfers = {
  rules: {
    'CTL-038':
      'At a place, but not present. A card inside an enclosed vehicle or starship is at the location, but not present there.',
    'MOV-129':
      'Prisoner transfers. Dark may transfer prisoners in his own move phase. For the escort and for the captive it is an unlimited move.',
    'MOV-130': 'Prisoner transfers are free. A prisoner transfer takes no Force.',
    'MOV-131':
      'Deliver a captive. When your escort and its captive reach a prison, you may deliver the captive there. Lay it face up under the prison: from now on it is imprisoned.',
    'MOV-132':
      'Take a prisoner out. Your Dark bounty hunter, warrior or battle droid present at a prison may take into custody a captive that is imprisoned there.',
    'MOV-133':
      'Leave a frozen captive. Your escort may leave its frozen captive behind at the site where it is present. From then on the captive is unattended and nobody escorts it.',
    'MOV-134':
      'Take a frozen captive. If your Dark bounty hunter, warrior or battle droid is present where a frozen captive lies unattended, it may take that captive into custody.',
    'MOV-135':
      'Captives that cannot move. Prisoner transfers are movement. If a captive cannot move, you cannot transfer it.',
    'MOV-210':
      'Prisons: no battle droids. In the rulings of August 2001 only a bounty hunter or warrior takes an imprisoned captive into custody. A battle droid may not.',
    'MOV-211':
      'Frozen captives: no battle droids. In the rulings of August 2001 only a Dark bounty hunter or warrior takes an unattended frozen captive. A battle droid may not.',
    'TRM-050': 'One captive for each escort. No character escorts two captives at the same time.',
    'TRM-051':
      'No captive from hand to hand. An escort does not give its captive straight to another bounty hunter or warrior, unless a card allows it.',
    'TRM-386': 'Spies under cover escort nobody. An undercover spy cannot escort a captive.',
  },
  reasons: {
    'TRM-051/nobody': 'No other bounty hunter or warrior present is free to take {card} from its escort.',
    'MOV-129': 'Only the Dark Side transfers prisoners, so you cannot transfer {card}.',
    'MOV-129/escort': '{by} is no Dark Side card and cannot take {card}.',
    'MOV-129/no captive': '{card} is no captive.',
    'MOV-131': '{by} delivers {card} only at a prison where {by} is present.',
    'MOV-132': '{by} is not at the prison that holds {card}.',
    'MOV-132/no prison': '{card} is not imprisoned.',
    'MOV-132/nobody': 'No character is named to take {card}.',
    'MOV-132/who': '{by} cannot take {card}: warriors, bounty hunters and battle droids can.',
    'MOV-133': '{card} is not frozen, and only frozen captives are left behind.',
    'MOV-133/site': '{by} is not present at a site, so {card} cannot be left there.',
    'MOV-134': '{by} is not present with {card}.',
    'MOV-134/attended': '{card} is not an unattended frozen captive.',
    'MOV-134/nobody': 'No character is named to take {card}.',
    'MOV-134/who': '{by} cannot take {card}: warriors, bounty hunters and battle droids can.',
    'MOV-135': '{card} cannot move, and a prisoner transfer is a move.',
    'MOV-210': '{by} cannot take {card}: in the rulings of August 2001 only warriors and bounty hunters can.',
    'MOV-211': '{by} cannot take {card}: in the rulings of August 2001 only warriors and bounty hunters can.',
    'TRM-386': '{by} is undercover, and such a spy escorts nobody.',
    'TRM-386/escorting': '{by} escorts {card} and cannot go undercover.',
    'TRM-051': '{by} cannot take {card} straight from its escort.',
    'TRM-050': '{by} already escorts a captive, and nobody escorts two.',
    'CTL-038': '{card} is inside something at {at}, and so not present there.',
    '*/no escort': 'Nobody escorts {card}.',
  },
  log: {
    'move/prisoner transfer': 'Prisoner transfer: {cards}[ at {to}][ to {ship}]{cost}.',
  },
  labels: {
    'prisoner transfer': 'prisoner transfer',
    'prisoner transfer/deliver': 'deliver to prison',
    'prisoner transfer/take': 'take from prison',
    'prisoner transfer/leave': 'leave unattended',
    'prisoner transfer/collect': 'take captive along',
  },
  moves: {
    'prisoner transfer': 'prisoner transfer',
  },
  offers: {
    'prisoner transfer': '{cards}: prisoner transfer[ to {ship}][ at {to}]',
  },
}
