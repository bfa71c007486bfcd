/** Versions of personas from many sets, which take each other's place. */

import type { LocationFilter } from '../abilities/types.ts'
import {
  action,
  addsToPowerOfPiloted,
  deployCost,
  deploysOnly,
  destinyIfUnable,
  immuneToAttrition,
  mayBeConverted,
  modify,
} from '../abilities/vocabulary.ts'
import type { CardFacts } from '../model/types.ts'
import { cardsOf, starfighters } from './common.ts'

const light = cardsOf('light')
const dark = cardsOf('dark')

const cloudCity: LocationFilter = { planet: 'Bespin', kind: 'site', mobile: true }
const aCharacter = { type: 'character', unique: true } as const

/** Converted by a version of the persona of the Light Side, where it is present at a site. */
const convertible = (persona: string) => mayBeConverted({ by: { persona }, presentAt: { kind: 'site' } })

export const personas: CardFacts[] = [
  light(
    { key: '3_3', title: 'Commander Luke Skywalker', ...aCharacter, subtype: 'rebel', persona: 'Luke' },
    { destiny: 1, deploy: 4, power: 4, ability: 4, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'hoth'], characteristics: ['commander', 'leader', 'Rogue Squadron pilot'] },
    { matching: ['Red 5', 'Rogue 1'] },
    {
      abilities: [
        deploysOnly({ where: { planet: 'Hoth', kind: 'site' } }),
        addsToPowerOfPiloted(3),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: 'Rogue 1' }, add: 2 }),
        immuneToAttrition({ who: 'self', below: 3 }),
      ],
    },
    { missing: ['changes of forfeit'] },
  ),
  light(
    { key: '4_1', title: 'Son Of Skywalker', ...aCharacter, subtype: 'rebel', persona: 'Luke' },
    { destiny: 1, deploy: 5, power: 5, ability: 5, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'dagobah'] },
    { matching: ['Red 5', 'Rogue 1'] },
    {
      abilities: [
        deploysOnly({
          where: {
            anyOf: [{ planet: 'Dagobah', kind: 'site' }, { planet: 'Dagobah', sector: 'cloud' }, cloudCity],
          },
        }),
        addsToPowerOfPiloted(2),
        immuneToAttrition({ who: 'self', below: 4 }),
      ],
    },
    { missing: ['cards from the Reserve Deck'] },
  ),
  light(
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
  dark(
    { key: '5_99', title: 'Lando Calrissian', ...aCharacter, subtype: 'alien', persona: 'Lando' },
    { destiny: 1, deploy: 2, power: 3, ability: 3, forfeit: 3 },
    { icons: ['pilot', 'warrior', 'cloud city'], characteristics: ['gambler', 'scoundrel'] },
    { abilities: [deploysOnly({ where: cloudCity }), addsToPowerOfPiloted(2), convertible('Lando')] },
    { missing: ['Cloud City Sabacc'] },
  ),
  dark(
    {
      key: '7_175',
      title: 'Darth Vader, Dark Lord Of The Sith',
      ...aCharacter,
      subtype: 'imperial',
      persona: 'Vader',
    },
    { destiny: 1, deploy: 6, power: 6, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'special edition'] },
    { matching: ["Vader's Custom TIE"] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        action({
          battle: {},
          limit: 'battle',
          while: { battle: {} },
          targets: { who: { type: 'character', owner: 'opponent' }, at: { here: true }, present: true },
          draw: { is: 'above', than: { ability: 'target' } },
          results: [{ brings: 'loss', of: 'target' }],
        }),
        immuneToAttrition({ who: 'self', below: 5 }),
      ],
    },
  ),
  dark(
    { key: '7_187', title: 'Lobot', ...aCharacter, subtype: 'alien', persona: 'Lobot' },
    { destiny: 1, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['special edition'] },
    {
      abilities: [
        deploysOnly({ where: cloudCity }),
        modify({
          what: 'power',
          who: 'self',
          add: 2,
          while: { itself: { scompLink: 'present' } },
        }),
        convertible('Lobot'),
      ],
    },
    { missing: ['effects on other cards'] },
  ),
  light(
    { key: '9_13', title: 'General Calrissian', ...aCharacter, subtype: 'rebel', persona: 'Lando' },
    { destiny: 1, deploy: 4, power: 4, ability: 3, forfeit: 7 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['gambler', 'general', 'leader'] },
    { matching: ['Gold Squadron 1', 'Millennium Falcon'] },
    {
      abilities: [
        deployCost({ who: 'self', add: -2, aboard: { persona: 'Falcon' } }),
        addsToPowerOfPiloted(3),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { is: 'freighter' }, add: 1 }),
        destinyIfUnable({ count: 1, while: { piloting: { is: 'freighter' } } }),
      ],
    },
    { missing: ['blowing away Death Star II'] },
  ),
  dark(
    { key: '9_113', title: 'Lord Vader', ...aCharacter, subtype: 'imperial', persona: 'Vader' },
    { destiny: 1, deploy: 8, power: 7, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader'] },
    { matching: ['Executor', "Vader's Custom TIE"] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          to: { anyOf: [{ siteOf: 'Executor' }, { planet: 'Death Star II' }, { planet: 'Endor' }] },
        }),
        deployCost({ who: 'self', add: -2, aboard: { title: 'Executor' } }),
        addsToPowerOfPiloted(3),
        immuneToAttrition({ who: 'self', below: 6 }),
      ],
    },
    { missing: ['its own values', 'changes of weapon destiny', 'immunity to other cards'] },
  ),
  light(
    {
      key: '14_3',
      title: 'Artoo, Brave Little Droid',
      ...aCharacter,
      subtype: 'droid',
      persona: 'R2-D2',
    },
    { destiny: 6, deploy: 4, power: 1, forfeit: 4 },
    { icons: ['nav computer', 'episode i', 'theed palace'], characteristics: ['astromech', 'r-unit'] },
    {
      abilities: [
        modify({ what: 'power', who: 'host', hostIs: starfighters, add: 2 }),
        modify({ what: 'hyperspeed', who: 'host', hostIs: starfighters, add: 2 }),
      ],
    },
    { missing: ['canceling or redrawing destiny', 'canceling cards'] },
  ),
]
