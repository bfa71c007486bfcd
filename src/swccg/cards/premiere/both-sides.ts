/** What cards of both sides of this set have in common. */

import type { Ability } from '../../abilities/types.ts'
import { action, arOnly, changesTotal, crdOnly, relocates } from '../../abilities/vocabulary.ts'
import type { CardPart } from '../building.ts'

/** In answer to a battle with more than twice one's power: cards are revealed, and deployed as far as they can be. */
export const reinforced = action({
  answers: { is: 'battle initiated', by: 'opponent', outpowered: true },
  results: [
    {
      brings: 'revealing',
      at: 'reserve',
      top: 3,
      upTo: true,
      deploy: { type: ['character', 'starship', 'vehicle', 'device', 'weapon'] },
    },
  ],
})

/** All battle damage is tripled in a battle of the opponent's, or as its twin is played. */
export const triplesDamage = (twin: string): CardPart => ({
  abilities: (
    [
      { is: 'battle initiated', by: 'opponent' },
      { is: 'playing', card: { title: twin } },
    ] as const
  ).map((answers) =>
    action({
      answers,
      results: [
        {
          brings: 'change',
          changes: [changesTotal({ what: 'damage', whose: 'each', times: 3 })],
          until: 'end of battle',
        },
      ],
    }),
  ),
})

const transported = { type: 'character', owner: 'you' } as const

const transport = {
  upTo: 'any',
  from: { kind: 'site' },
  to: { kind: 'site' },
  price: 'destiny',
  notInBattle: true,
} as const

/** Both sides have one who takes characters from a site to another; no escorts, say the rulings of 2001. */
export const transports: Ability[] = [
  ...arOnly(relocates({ who: transported, ...transport })),
  ...crdOnly(relocates({ who: { ...transported, not: { escorting: {} } }, ...transport })),
]
