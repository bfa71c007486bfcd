import type { docking as en } from './docking.en.ts'

export const docking: typeof en = {
  rules: {
    'MOV-121':
      'Amarrer deux vaisseaux spatiaux. Si deux de vos vaisseaux spatiaux sont présents au même système planétaire ou au même secteur, vous pouvez les amarrer durant votre phase de déplacement.',
    'MOV-122':
      'Ce qu’il faut pour amarrer. L’un des deux vaisseaux spatiaux doit avoir la capacité de mise à quai à un vaisseau, et l’un des deux doit être piloté. Ce peut être le même.',
    'MOV-123':
      'Les vaisseaux capitaux s’amarrent. Tout vaisseau capital est considéré comme ayant la capacité de mise à quai à un vaisseau, même si sa carte n’en dit rien.',
    'MOV-124':
      'Coût de l’amarrage. Pour 1 Force, vous amarrez les deux vaisseaux spatiaux, échangez dans les deux sens autant de personnages, de véhicules et de vaisseaux spatiaux que les capacités le permettent, puis les séparez.',
    'MOV-125':
      'Amarrés : de pont à pont. Un personnage passe du pont d’un vaisseau spatial amarré, comme pilote ou passager, au pont de l’autre.',
    'MOV-126':
      'Amarrés : de cargaison à cargaison. Un véhicule ou un vaisseau spatial passe de la cargaison d’un vaisseau spatial amarré à la cargaison de l’autre.',
    'MOV-127':
      'Amarrés : pas par les sites. Les sites des vaisseaux spatiaux restent à l’écart de l’amarrage : rien ne peut ainsi en sortir ni y entrer.',
    'MOV-128':
      'Seuls les vaisseaux amarrés bougent. De toutes les cartes en jeu dans un amarrage, seuls les deux vaisseaux spatiaux se déplacent. Ce qui passe de l’un à l’autre ne s’est pas déplacé.',
    'MOV-209':
      'La capacité d’amarrage doit être imprimée. Selon les décisions d’août 2001, un vaisseau capital n’a pas de lui-même la capacité de mise à quai à un vaisseau : l’une des deux cartes doit le dire.',
  },
  reasons: {
    'MOV-121':
      '{card} et {ship} ne sont pas présents au même système planétaire ou secteur : ils ne peuvent pas s’amarrer.',
    'MOV-121/no starship': '{card} n’est pas un vaisseau spatial, et eux seuls s’amarrent.',
    'MOV-121/not yours': '{card} n’est pas à vous, et vous n’amarrez que vos vaisseaux spatiaux.',
    'MOV-121/phase': '{card} s’amarre durant votre propre phase de déplacement ; c’est la {phase} du {turn}.',
    'MOV-121/two': 'Ce sont deux vaisseaux spatiaux différents qui s’amarrent.',
    'MOV-122': 'Ni {card} ni {ship} n’est piloté ; pour s’amarrer, l’un des deux doit l’être.',
    'MOV-122/capability': 'Ni {card} ni {ship} n’a la capacité de mise à quai à un vaisseau.',
    'MOV-124': '{card} passe de l’un des vaisseaux spatiaux amarrés à l’autre ; {ship} n’est pas cet autre.',
    'MOV-125':
      '{card} passe du pont d’un vaisseau spatial amarré au pont de l’autre, ce qui n’est pas le cas ici.',
    'MOV-126': '{card} vient d’une cargaison et ne passe que dans la cargaison de {ship}.',
    'MOV-127':
      '{card} n’a de place à bord d’aucun des vaisseaux spatiaux amarrés et ne peut donc pas passer à {ship}.',
    'MOV-209':
      'Selon les décisions d’août 2001, un vaisseau capital ne s’amarre que si la capacité de mise à quai à un vaisseau est imprimée sur {card} ou {ship}.',
    '*/elsewhere':
      '{card} n’a de place à bord d’aucun des vaisseaux spatiaux amarrés et ne peut donc pas passer à {ship}.',
  },
  log: {
    'move/dock': '{cards} s’amarrent{cost}.',
  },
  labels: {
    dock: 'amarrer',
  },
  moves: {
    dock: 'amarrage',
  },
  offers: {
    dock: '{cards} : amarrer[ et faire passer {crossing}]',
  },
}
