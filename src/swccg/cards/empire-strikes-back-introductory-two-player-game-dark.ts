import { dark, deployCost, light } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, drainHere, here } from './common.ts'

const card = cardsOf('dark')

export const empireStrikesBackIntroductoryTwoPlayerGameDark: CardFacts[] = [
  card(
    { key: '104_4', title: 'Hoth: Mountains (6th Marker)', type: 'location', unique: true },
    { icons: ['planet', 'premium'] },
    { location: { kind: 'site', planet: 'Hoth', exterior: true, icons: { light: 0, dark: 1 } } },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(
          deployCost({
            who: { owner: 'you', anyOf: [{ subtype: 'imperial' }, { type: 'vehicle', subtype: 'combat' }] },
            add: -1,
            to: here,
          }),
        ),
      ],
    },
  ),
]
