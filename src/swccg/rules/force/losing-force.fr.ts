export const losingForce: typeof import('./losing-force.en.ts').losingForce = {
  rules: {
    'KRN-011': 'La pile de cartes perdues. Ce qui est perdu va face visible sur la pile de cartes perdues de son propriétaire et ne sert plus, à moins que quelque chose ne le ramène.',
    'KRN-037': 'Perdre de la Force. Vous perdez la Force unité par unité ; chacune est une carte qui va à votre pile de cartes perdues.',
    'KRN-040': 'Perdre de la Force d’un endroit. La Force à perdre d’un certain endroit y est prise d’abord. Ce qui manque est perdu comme d’habitude.',
    'KRN-356': 'La carte perdue, la valeur gardée. Vous pouvez perdre une carte de destinée non résolue pour satisfaire une perte de Force. Sa valeur de destinée demeure.',
    'TRN-030': 'Pas de Force avant le premier tour. Au début de la partie, personne n’active, n’utilise ni ne perd de Force. Si un texte le demande, on ignore cette partie.',
  },
  log: {
    'must lose Force': 'Le {player} perd {count} Force[ par le drain de Force, {drain}| : {by}].',
    'loses Force': 'Le {player} perd [{card}|une carte][ : {from}].',
    'loss changed': 'Par {card}, la perte est maintenant de {count} Force.',
    'no Force yet': 'Le {player} ne perd pas de Force avant le premier tour[ : {by}].',
  },
  decisions: {
    'lose Force': {
      title: 'Perdre de la Force',
      text: 'Le {player} perd encore {count} Force[ par le drain de Force, {drain}| : {by}]. Choisissez d’où vient la suivante.',
    },
  },
  events: {
    'losing Force': 'de la Force doit être perdue',
    'Force lost': '[{card} vient d’être perdue|de la Force vient d’être perdue]',
  },
  passing: { 'respond/losing Force': 'la perte de {count} Force est maintenue' },
}
