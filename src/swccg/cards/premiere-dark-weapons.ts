import { reacts } from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('dark')

/** Weapons and devices; a few more stand in premiere-dark.ts. */
export const premiereDarkWeapons: CardFacts[] = [
  card(
    { key: '1_199', title: 'Blaster Scope', type: 'device' },
    { destiny: 4 },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_200', title: 'Caller', type: 'device' },
    { destiny: 6 },
    { missing: ['where or when it deploys', 'stealing', 'returning cards'] },
  ),
  card(
    { key: '1_201', title: 'Comlink', type: 'device' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'changes of deploy cost', 'Force drains'] },
    {
      abilities: [
        reacts({ how: 'deploy', who: { owner: 'you' }, at: { here: true } }),
        reacts({ how: 'deploy', who: { owner: 'you' }, at: { adjacent: true } }),
      ],
    },
  ),
  card(
    { key: '1_202', title: 'Droid Detector', type: 'device' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'cards lost at once'] },
  ),
  card(
    { key: '1_204', title: 'Observation Holocam', type: 'device' },
    { destiny: 3 },
    { missing: ['where or when it deploys', 'weapons', 'changes of weapon destiny', 'changes of power'] },
  ),
  card(
    { key: '1_206', title: 'Stormtrooper Backpack', type: 'device' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'carrying devices', 'immunity to attrition'] },
  ),
  card(
    { key: '1_207', title: 'Stormtrooper Utility Belt', type: 'device' },
    { destiny: 4, deploy: 1 },
    { missing: ['where or when it deploys', 'changes of power', 'changes of forfeit'] },
  ),
  card(
    { key: '1_311', title: 'Assault Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 2, deploy: 3 },
    { characteristics: ['blaster rifle', 'rifle'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_312', title: 'Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 2 },
    { characteristics: ['blaster rifle', 'rifle'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_313', title: 'Boosted TIE Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 4, deploy: 1 },
    { characteristics: ['cannon'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_314', title: 'Dark Jedi Lightsaber', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { characteristics: ['lightsaber'] },
    { missing: ['where or when it deploys', 'weapons', 'Force drains'] },
  ),
  card(
    { key: '1_315', title: 'Gaderffii Stick', type: 'weapon', subtype: 'character' },
    { destiny: 4, deploy: 2 },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_316', title: 'Han Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_317', title: 'Imperial Blaster', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 1 },
    { characteristics: ['blaster', 'DH-17 blaster'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_318', title: 'Ion Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 5, deploy: 2 },
    { characteristics: ['cannon', 'ion cannon'] },
    {
      missing: [
        'where or when it deploys',
        'weapons',
        'changes of maneuver or armor',
        'its change of hyperspeed',
        'cards lost at once',
      ],
    },
  ),
  card(
    { key: '1_319', title: 'Laser Projector', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 2 },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_320', title: 'Light Repeating Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 2, deploy: 2 },
    { characteristics: ['blaster rifle', 'rifle'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_322', title: 'Timer Mine', type: 'weapon', subtype: 'automated' },
    { destiny: 2 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once'] },
  ),
  card(
    { key: '1_323', title: 'Turbolaser Battery', type: 'weapon', subtype: 'starship' },
    { destiny: 2, deploy: 3 },
    { characteristics: ['turbolaser battery'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_324', title: "Vader's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { characteristics: ['lightsaber'] },
    { missing: ['where or when it deploys', 'weapons', 'changes of forfeit', 'Force drains'] },
  ),
]
