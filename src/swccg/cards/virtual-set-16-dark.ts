import { light, transit } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

export const virtualSet16Dark: CardFacts[] = [
  card(
    { key: '216_9', title: 'Mustafar: Private Platform (Docking Bay)', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'set 16'] },
    {
      location: {
        kind: 'site',
        planet: 'Mustafar',
        interior: true,
        exterior: true,
        dockingBay: true,
        icons: { light: 0, dark: 1 },
      },
    },
    {
      abilities: light(
        transit({ way: 'from', add: 4 }),
        transit({ way: 'to', add: 4 }),
        transit({
          way: 'from',
          add: 2,
          while: { cardsPresent: { anyOf: [{ persona: 'Vader' }, { title: 'Vanee' }] }, atLeast: 1 },
        }),
        transit({
          way: 'to',
          add: 2,
          while: { cardsPresent: { anyOf: [{ persona: 'Vader' }, { title: 'Vanee' }] }, atLeast: 1 },
        }),
      ),
    },
    { missing: ['cards from the Reserve Deck'] },
  ),
]
