import type { movement as en } from './movement.en.ts'

export const movement: typeof en = {
  reasons: {
    '*/slot taken': '{ship} n’a plus de {slot} libre pour {card}.',
    '*/slots for some': '{ship} n’a pas assez de place pour {cards} à la fois.',
    '*/system': '{card} n’est pas au système planétaire Death Star, d’où l’on va à {to}.',
    '*/unrelated': 'Le système planétaire et le site de ce Bombing Run ne sont pas associés.',
    '*/interior': 'Un Bombing Run va à un site extérieur, et celui-ci est intérieur.',
  },
}
