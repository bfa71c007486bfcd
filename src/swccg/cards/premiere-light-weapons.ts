import type { CardFacts } from '../model/types.ts'
import { cardsOf } from './common.ts'

const card = cardsOf('light')

/** Weapons and devices; a few more stand in premiere-light.ts. */
export const premiereLightWeapons: CardFacts[] = [
  card(
    { key: '1_34', title: 'Caller', type: 'device' },
    { destiny: 6 },
    { missing: ['where or when it deploys', 'stealing', 'returning cards'] },
  ),
  card(
    { key: '1_35', title: 'Electrobinoculars', type: 'device' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'looking at cards', 'moving cards'] },
  ),
  card(
    { key: '1_37', title: 'Hydroponics Station', type: 'device' },
    { destiny: 4, deploy: 1 },
    { missing: ['where or when it deploys', 'activating Force'] },
  ),
  card(
    { key: '1_40', title: 'Tatooine Utility Belt', type: 'device' },
    { destiny: 4, deploy: 1 },
    { missing: ['where or when it deploys', 'changes of power', 'changes of forfeit'] },
  ),
  card(
    { key: '1_41', title: 'Vaporator', type: 'device' },
    { destiny: 4, deploy: 1 },
    { missing: ['where or when it deploys', 'immunity to other cards'] },
  ),
  card(
    { key: '1_152', title: 'Blaster', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 1 },
    { characteristics: ['blaster'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_153', title: 'Blaster Rifle', type: 'weapon', subtype: 'character' },
    { destiny: 3, deploy: 2 },
    { characteristics: ['blaster rifle', 'rifle'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_154', title: "Han's Heavy Blaster Pistol", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 2 },
    { characteristics: ['blaster'] },
    { missing: ['where or when it deploys', 'weapons', 'changes of forfeit'] },
  ),
  card(
    { key: '1_155', title: 'Jedi Lightsaber', type: 'weapon', subtype: 'character' },
    { destiny: 2 },
    { characteristics: ['lightsaber'] },
    { missing: ['where or when it deploys', 'weapons', 'Force drains'] },
  ),
  card(
    { key: '1_156', title: "Leia's Sporting Blaster", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 5 },
    { characteristics: ['blaster'] },
    { missing: ['where or when it deploys', 'weapons', 'changes of forfeit'] },
  ),
  card(
    { key: '1_157', title: "Obi-Wan's Lightsaber", type: 'weapon', subtype: 'character', unique: true },
    { destiny: 1 },
    { characteristics: ['lightsaber'] },
    { missing: ['where or when it deploys', 'weapons', 'changes of forfeit', 'Force drains'] },
  ),
  card(
    { key: '1_159', title: 'Quad Laser Cannon', type: 'weapon', subtype: 'starship' },
    { destiny: 4, deploy: 2 },
    { characteristics: ['cannon', 'laser cannon'] },
    { missing: ['where or when it deploys', 'weapons'] },
  ),
  card(
    { key: '1_160', title: 'Tagge Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_161', title: 'Tarkin Seeker', type: 'weapon', subtype: 'automated' },
    { destiny: 3, deploy: 1 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once', 'moving cards'] },
  ),
  card(
    { key: '1_162', title: 'Timer Mine', type: 'weapon', subtype: 'automated' },
    { destiny: 2 },
    { missing: ['where or when it deploys', 'weapons', 'cards lost at once'] },
  ),
]
