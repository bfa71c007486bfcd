import {
  action,
  addsToPowerOfPiloted,
  deploysOn,
  modify,
  starfighterInClouds,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { aCharacter, cardsOf } from './common.ts'

const card = cardsOf('light')

export const cloudCityLight: CardFacts[] = [
  card(
    { key: '5_5', title: 'Lando Calrissian', ...aCharacter, subtype: 'alien', persona: 'Lando' },
    { destiny: 1, deploy: 3, power: 2, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['gambler', 'scoundrel'] },
    { matching: ['Gold Squadron 1', 'Millennium Falcon'] },
    {
      abilities: [
        addsToPowerOfPiloted(2),
        modify({ what: 'power', who: 'piloted', hostIs: { persona: 'Falcon' }, add: 1 }),
      ],
    },
    { missing: ['changes of power', 'Cloud City Sabacc'] },
  ),
  card(
    { key: '5_27', title: 'Hopping Mad', type: 'effect', unique: true },
    { destiny: 6 },
    { icons: ['cloud city'] },
    {
      abilities: [
        deploysOn({ card: { type: 'character', subtype: 'droid', owner: 'you' } }),
        action({
          phase: 'control',
          limit: 'phase',
          price: 1,
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: {
                title: [
                  'Droid Shutdown',
                  'The Professor',
                  "We're Doomed",
                  'Scomp Link Access',
                  'This Is All Your Fault',
                  'Shocking Information',
                ],
              },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
      ],
    },
  ),
  card(
    { key: '5_29', title: 'Uncontrollable Fury', type: 'effect', unique: true },
    { destiny: 2 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'changes of power', 'battle destiny', 'Force loss'] },
  ),
  card(
    { key: '5_30', title: 'Weather Vane', type: 'effect', unique: true },
    { destiny: 4 },
    { icons: ['cloud city'] },
    { missing: ['where or when it deploys', 'Weather Vane'] },
  ),
  card(
    { key: '5_86', title: 'Bright Hope', type: 'starship', subtype: 'capital', unique: true },
    { destiny: 3, deploy: 3, power: 1, forfeit: 5, armor: 4, hyperspeed: 4 },
    {
      icons: ['pilot', 'nav computer', 'scomp link', 'cloud city'],
      characteristics: ['Rebel starship', 'ship-docking capability', 'transport'],
    },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [
        { kinds: ['pilot'], count: 1 },
        { kinds: ['passenger'], count: 6 },
      ],
      movesLike: 'starfighter',
    },
  ),
  card(
    { key: '5_88', title: 'Cloud Car', type: 'vehicle', subtype: 'combat' },
    { destiny: 2, deploy: 2, power: 2, forfeit: 3, maneuver: 3, landspeed: 4 },
    { icons: ['pilot', 'cloud city'], characteristics: ['cloud car'] },
    {
      permanentPilots: [{ ability: 1 }],
      capacity: [{ kinds: ['pilot', 'passenger'], count: 1 }],
      enclosed: true,
    },
    { abilities: [starfighterInClouds({})] },
    { missing: ['changes of power', 'reacts', 'targeting'] },
  ),
]
