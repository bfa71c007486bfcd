import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import { deploysOn, forceDrain, immune, leaves, mayFollow, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { endorSites, here } from '../../filters.ts'

const card = cardsOf('dark')

const bikersAndWalkers: Filter = { anyOf: [{ is: 'biker scout' }, { is: 'AT-ST' }] }

export const darkEffects: CardFacts[] = [
  card(
    { key: '8_117', title: 'Aratech Corporation', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['endor'] },
    {
      abilities: [
        mayFollow({
          who: { is: 'speeder bike', owner: 'you', pilotedBy: { is: 'biker scout trooper' } },
          leader: { owner: 'opponent', type: ['vehicle', 'character'] },
          free: true,
        }),
        modify({
          what: 'power',
          who: { owner: 'you', is: 'speeder bike', pilotedBy: { is: 'biker scout trooper' } },
          add: 1,
        }),
        modify({
          what: 'forfeit',
          who: { owner: 'you', is: 'speeder bike', pilotedBy: { is: 'biker scout trooper' } },
          add: 1,
        }),
        deploysOn({ at: { title: 'Carida', kind: 'system' } }),
        immune({ to: 'Alter', while: { youOccupy: here } }),
      ],
    },
  ),
  card(
    { key: '8_124', title: 'Establish Secret Base', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['endor'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Endor', kind: 'system' },
          while: { held: 'controlled', where: endorSites, atLeast: 3, with: bikersAndWalkers },
        }),
        forceDrain({
          where: here,
          add: 1,
          eachHeld: { held: 'controlled', where: endorSites, with: bikersAndWalkers },
          most: 3,
        }),
        leaves({ how: 'used', when: { opponentControls: here } }),
        immune({ to: 'Alter' }),
      ],
    },
  ),
  card(
    { key: '8_127', title: 'Ominous Rumors', type: 'effect', unique: true },
    { destiny: 5 },
    { icons: ['endor'] },
    {
      abilities: [
        deploysOn({
          at: { title: 'Endor', kind: 'system' },
          price: 2,
          while: { not: { held: 'controlled', by: 'opponent', where: endorSites, atLeast: 1 } },
        }),
        leaves({
          how: 'canceled',
          when: { held: 'controlled', by: 'opponent', where: endorSites, atLeast: 3 },
        }),
        immune({ to: 'Alter' }),
      ],
      missing: ['Force drains'],
    },
  ),
]
