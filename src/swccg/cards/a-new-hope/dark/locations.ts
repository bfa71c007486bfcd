import type { CardFacts } from '../../../abilities/card-facts.ts'
import { dark, light, modify, moveCost } from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here } from '../../filters.ts'
import { drainHere } from '../../texts.ts'

const card = cardsOf('dark')

export const darkLocations: CardFacts[] = [
  card(
    { key: '2_143', title: 'Death Star', type: 'location', unique: true },
    { hyperspeed: 1 },
    { icons: ['a new hope'] },
    { location: { kind: 'system', planet: 'Death Star', mobileSystem: true, icons: { light: 0, dark: 3 } } },
    { missing: ['where or when it deploys', 'immunity to other cards', 'who goes first'] },
  ),
  card(
    { key: '2_144', title: 'Death Star: Conference Room', type: 'location', unique: true },
    { icons: ['scomp link', 'a new hope'] },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile'),
    },
    { missing: ['totals of Epic Events'] },
    { abilities: light(drainHere(1)) },
  ),
  card(
    { key: '2_146', title: 'Kashyyyk', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system('Kashyyyk', 6, 1, 2) },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...dark(modify({ what: 'forfeit', who: { is: 'Wookiee' }, add: -3, while: { youControl: here } })),
        ...light(
          modify({
            what: 'power',
            who: { owner: 'you', type: 'starship', aboard: { is: 'Wookiee' }, at: here },
            add: 2,
          }),
          modify({
            what: 'forfeit',
            who: { owner: 'you', type: 'starship', aboard: { is: 'Wookiee' }, at: here },
            add: 2,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '2_147', title: 'Kiffex', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system('Kiffex', 2, 2, 2) },
    { missing: ['changes of power', 'doubling a card'] },
  ),
  card(
    { key: '2_148', title: 'Ralltiir', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system('Ralltiir', 3, 0, 1) },
    {
      abilities: [
        ...dark(
          moveCost({ who: { title: 'Devastator', owner: 'you' }, free: true, from: here }),
          moveCost({ who: { title: 'Devastator', owner: 'you' }, free: true, to: here }),
        ),
        ...dark(modify({ what: 'power', who: { title: 'Devastator', at: here }, add: 1 })),
        ...light(modify({ what: 'power', who: { title: 'Tantive IV', at: here }, add: 1 })),
      ],
    },
  ),
  card(
    { key: '2_150', title: 'Tatooine: Bluffs', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: site('Tatooine', 0, 0, 'exterior') },
    { missing: ['Bluff rules'] },
  ),
]
