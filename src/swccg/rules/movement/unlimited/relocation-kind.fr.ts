export const relocationKind: typeof import('./relocation-kind.en.ts').relocationKind = {
  rules: {
    'MOV-136': 'Relocaliser : un déplacement illimité. Quand une carte vous permet ou vous impose de relocaliser quelque chose à une autre localisation, ce qui est relocalisé fait un déplacement illimité.',
    'MOV-142': 'Quand relocaliser. La carte qui relocalise dit quand vous pouvez le faire, par exemple durant votre phase de contrôle.',
    'MOV-143': 'Relocaliser à tout moment. Si la carte ne dit pas quand relocaliser, vous le pouvez chaque fois que vous pourriez initier une action de premier niveau. Vous ne le pouvez pas en réponse.',
    'MOV-144': 'Relocaliser n’importe où. Si une carte en relocalise une autre sans dire où, choisissez la localisation qui vous plaît. Celles qui sont fermées à un tel mouvement, comme la Trench et Dagobah, le restent.',
    'MOV-145': 'Relocalisation sans coût indiqué. Relocaliser par une carte qui n’indique aucun coût ne demande pas de Force.',
    'MOV-216': 'Le prix de Nabrun Leids. Selon les décisions d’août 2001, un tirage de destinée fixe ce que coûte Nabrun Leids. Vous payez et partez, ou vous y renoncez et l’Interruption va à votre pile de cartes perdues.',
  },
  reasons: {
    'MOV-136/no text': '{card} n’est relocalisé que par un texte qui le dit.',
    'MOV-142/phase': 'Le texte de {card} ne s’utilise que durant votre {phase}.',
    'MOV-142/own phase': 'Le texte de {card} s’utilise durant votre propre {phase}, et ce n’est pas votre tour.',
    'MOV-143': '{card} ne sert pas de réponse : il faut un moment où l’on pourrait initier une action de premier niveau.',
    'MOV-144': 'Rien n’est relocalisé à {to}.',
  },
  log: { 'move/relocation': 'Relocalisation de {cards}[ de {from}][ à {to}][ à bord de {ship}]{cost}.' },
  labels: { relocation: 'relocaliser' },
  moves: { relocation: 'relocalisation' },
  offers: { relocation: '{cards} : relocaliser vers [{to}|{ship}]' },
}
