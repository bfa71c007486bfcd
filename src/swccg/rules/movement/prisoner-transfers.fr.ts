import type { prisonerTransfers as en } from './prisoner-transfers.en.ts'

export const prisonerTransfers: typeof en = {
  rules: {
    'CTL-038':
      'À un lieu, mais pas présent. Une carte à l’intérieur d’un véhicule ou vaisseau spatial fermé est à la localisation, mais n’y est pas présente.',
    'MOV-129':
      'Transferts de prisonniers. Le joueur du côté obscur peut transférer des prisonniers durant sa propre phase de déplacement. C’est un déplacement illimité pour l’escorte et pour le captif.',
    'MOV-130': 'Les transferts sont gratuits. Un transfert de prisonniers ne demande pas de Force.',
    'MOV-131':
      'Livrer un captif. Si votre escorte est présente à une prison, elle peut y livrer son captif. Posez le captif face visible sous la prison : il y est emprisonné.',
    'MOV-132':
      'Sortir un captif de prison. Votre chasseur de primes, guerrier ou droïde de combat du côté obscur présent à une prison peut prendre un captif qui y est emprisonné.',
    'MOV-133':
      'Laisser un captif gelé. Votre escorte peut laisser son captif gelé au site où elle est présente. Dès lors, le captif est non accompagné et n’a plus d’escorte.',
    'MOV-134':
      'Prendre un captif gelé. Un captif gelé non accompagné peut être pris par votre chasseur de primes, guerrier ou droïde de combat du côté obscur qui est présent avec lui.',
    'MOV-135':
      'Captif qui ne peut pas bouger. Un transfert de prisonniers est un mouvement. Si un captif ne peut pas se déplacer, vous ne pouvez pas le transférer.',
    'MOV-210':
      'Prisons : pas de droïde de combat. Selon les décisions d’août 2001, seul un chasseur de primes ou un guerrier prend un captif emprisonné. Un droïde de combat ne le peut pas.',
    'MOV-211':
      'Captifs gelés : pas de droïde. Selon les décisions d’août 2001, seul un chasseur de primes ou un guerrier du côté obscur prend un captif gelé non accompagné. Un droïde de combat ne le peut pas.',
    'TRM-050': 'Un captif par escorte. Aucun personnage n’escorte deux captifs en même temps.',
    'TRM-051':
      'Pas de captif de main en main. Une escorte ne donne pas son captif directement à un autre chasseur de primes ou guerrier, à moins qu’une carte ne le permette.',
    'TRM-386':
      'Les clandestins n’escortent personne. Un espion dans la clandestinité ne peut pas escorter de captif.',
  },
  reasons: {
    'TRM-051/nobody':
      'Aucun autre chasseur de primes ou guerrier présent n’est libre de prendre {card} à son escorte.',
    'MOV-129': 'Seul le côté obscur transfère des prisonniers : vous ne pouvez pas transférer {card}.',
    'MOV-129/escort': '{by} n’est pas une carte du côté obscur et ne peut pas prendre {card}.',
    'MOV-129/no captive': '{card} n’est pas un captif.',
    'MOV-131': '{by} ne livre {card} qu’à une prison où {by} est présent.',
    'MOV-132': '{by} n’est pas à la prison où est {card}.',
    'MOV-132/no prison': '{card} n’est pas en prison.',
    'MOV-132/nobody': 'Aucun personnage n’est nommé pour prendre {card}.',
    'MOV-132/who':
      '{by} ne peut pas prendre {card} : il faut un guerrier, un chasseur de primes ou un droïde de combat.',
    'MOV-133': '{card} n’est pas gelé, et on ne laisse derrière soi que des captifs gelés.',
    'MOV-133/site': '{by} n’est pas présent à un site : {card} ne peut pas y être laissé.',
    'MOV-134': '{by} n’est pas présent avec {card}.',
    'MOV-134/attended': '{card} n’est pas un captif gelé non accompagné.',
    'MOV-134/nobody': 'Aucun personnage n’est nommé pour prendre {card}.',
    'MOV-134/who':
      '{by} ne peut pas prendre {card} : il faut un guerrier, un chasseur de primes ou un droïde de combat.',
    'MOV-135': '{card} ne peut pas se déplacer, et un transfert de prisonniers est un déplacement.',
    'MOV-210':
      '{by} ne peut pas prendre {card} : selon les décisions d’août 2001, il faut un guerrier ou un chasseur de primes.',
    'MOV-211':
      '{by} ne peut pas prendre {card} : selon les décisions d’août 2001, il faut un guerrier ou un chasseur de primes.',
    'TRM-386': '{by} est dans la clandestinité, et un tel espion n’escorte personne.',
    'TRM-386/escorting': '{by} escorte {card} et ne peut pas devenir clandestin.',
    'TRM-051': '{by} ne peut pas prendre {card} directement à son escorte.',
    'TRM-050': '{by} escorte déjà un captif, et nul n’en escorte deux.',
    'CTL-038': '{card} est à l’intérieur d’une carte à {at}, et donc n’y est pas présent.',
    '*/no escort': '{card} n’a pas d’escorte.',
  },
  log: {
    'move/prisoner transfer': 'Transfert de prisonnier : {cards}[ à {to}][ avec {ship}]{cost}.',
  },
  labels: {
    'prisoner transfer': 'transfert de prisonnier',
    'prisoner transfer/deliver': 'livrer à la prison',
    'prisoner transfer/take': 'sortir de prison',
    'prisoner transfer/leave': 'laisser sur place',
    'prisoner transfer/collect': 'prendre le captif',
  },
  moves: {
    'prisoner transfer': 'transfert de prisonnier',
  },
  offers: {
    'prisoner transfer': '{cards} : transfert de prisonnier[ à {ship}][ à {to}]',
  },
}
