import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsToPowerOfPiloted,
  changesDestiny,
  deployCost,
  deploysOnly,
  destinyIfUnable,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '3_82', title: 'Admiral Ozzel', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 0, deploy: 0, power: 3, ability: 2, forfeit: 4 },
    { icons: ['pilot', 'hoth'], characteristics: ['ISB agent', 'admiral', 'leader'] },
    { missing: ['cards lost at once'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        deployCost({
          who: { owner: 'you', type: 'starship', subtype: 'capital' },
          add: -1,
          to: here,
          while: { itself: { at: { kind: 'system' } } },
        }),
      ],
    },
  ),
  card(
    {
      key: '3_85',
      title: 'Captain Piett',
      type: 'character',
      subtype: 'imperial',
      unique: true,
      persona: 'Piett',
    },
    { destiny: 2, deploy: 3, power: 2, ability: 3, forfeit: 4 },
    { icons: ['pilot', 'hoth'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { persona: 'Vader' }, at: { kind: 'site' } } },
        }),
        modify({ what: 'power', who: 'piloted', hostIs: { not: { persona: 'Executor' } }, add: 2 }),
        modify({ what: 'power', who: 'piloted', hostIs: { persona: 'Executor' }, add: 3 }),
        action({
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: { title: 'Probe Droid' },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '3_87', title: 'General Veers', ...aCharacter, subtype: 'imperial', persona: 'Veers' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'hoth'], characteristics: ['general', 'leader'] },
    {
      abilities: [
        modify({
          what: 'power',
          who: 'self',
          add: 1,
          while: { itself: { with: { title: 'Admiral Ozzel' }, at: { kind: 'site' } } },
        }),
        modify({
          what: 'power',
          who: { subtype: 'imperial', at: here },
          add: 1,
          while: { itself: { at: { planet: 'Hoth', kind: 'site' } } },
        }),
        modify({ what: 'power', who: 'piloted', hostIs: { type: 'vehicle', subtype: 'combat' }, add: 3 }),
        modify({ what: 'armor', who: 'ship', hostIs: { title: 'Blizzard 1' }, add: 1 }),
        destinyIfUnable({ count: 1, while: { itself: { isAboard: { title: 'Blizzard 1' } } } }),
      ],
    },
  ),
  card(
    { key: '3_88', title: 'Imperial Gunner', type: 'character', subtype: 'imperial' },
    { destiny: 1, deploy: 1, power: 1, ability: 1, forfeit: 1 },
    { icons: ['warrior', 'hoth'], characteristics: ['gunner'] },
    { abilities: [changesDestiny({ kind: 'weapon', of: 'each', firer: 'rides', add: 1 })] },
  ),
  card(
    { key: '3_91', title: 'Snowtrooper', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 2, power: 2, ability: 1, forfeit: 3 },
    { icons: ['warrior', 'hoth'], characteristics: ['snowtrooper', 'stormtrooper', 'trooper'] },
    {
      abilities: [
        deploysOnly({ where: { onPlanet: 'Hoth' } }),
        modify({
          what: 'power',
          who: 'self',
          add: -1,
          while: { not: { itself: { at: { kind: 'site', planet: 'Hoth' } } } },
        }),
      ],
    },
  ),
]
