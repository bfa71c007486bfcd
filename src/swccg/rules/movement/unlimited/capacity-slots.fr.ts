export const capacitySlots: typeof import('./capacity-slots.en.ts').capacitySlots = {
  rules: {
    'MOV-116': 'Pilote ou passager. À bord d’un vaisseau spatial, d’un véhicule de combat ou d’un véhicule de navette, votre personnage peut passer du groupe de capacité des pilotes à celui des passagers ou l’inverse durant votre phase de déploiement ou de déplacement. Il faut qu’il y reste une place.',
    'MOV-117': 'Choisir le conducteur. Durant votre phase de déploiement ou de déplacement, vous pouvez décider quel personnage est le conducteur de votre véhicule de transport et qui y est passager.',
    'MOV-118': 'Place de chasseur ou de véhicule. Si une carte en cargaison peut occuper aussi bien une place de chasseur stellaire qu’une place de véhicule, vous pouvez la faire passer de l’une à l’autre durant votre phase de déploiement ou de déplacement.',
    'MOV-119': 'Places à double usage. Si une place peut accueillir un pilote ou un passager, vous pouvez décider à nouveau, durant votre phase de déploiement ou de déplacement, ce qu’est son occupant.',
    'MOV-120': 'Changer de place est gratuit. Passer d’un groupe de capacité à un autre est un déplacement illimité et ne demande pas de Force.',
    'MOV-208': 'Cavaliers des véhicules créatures. Selon les décisions d’août 2001, vous pouvez aussi décider à nouveau qui est le conducteur d’un véhicule créature et qui en est passager.',
  },
  reasons: {
    'MOV-116/cargo': '{card} ne peut pas passer de la cargaison à une autre place de {ship}, ni l’inverse.',
    'MOV-116/not aboard': '{card} n’est à bord de rien et n’a donc pas de place à changer.',
    'MOV-116/phase': '{card} change de place durant votre phase de déploiement ou de déplacement ; c’est la {phase} du {turn}.',
    'MOV-116/same': '{card} est déjà à cette place de {ship}.',
    'MOV-117/creature': '{ship} est un véhicule créature : {card} n’y change pas de place.',
  },
  log: { 'move/shift': '{card} prend une {slot} de {ship}{cost}.' },
  labels: { shift: 'changer de place' },
  moves: { shift: 'déplacement entre les groupes de capacité' },
  offers: { shift: '{cards} : passer à la {slot}' },
}
