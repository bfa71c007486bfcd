import type { CardFacts } from '../../../abilities/card-facts.ts'
import { action, addsDestiny, deploysToBattle, modify } from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'
import { deploysFromReserve } from '../../texts.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '8_92', title: 'Biker Scout Trooper', type: 'character', subtype: 'imperial' },
    { destiny: 3, deploy: 1, power: 1, ability: 1, forfeit: 2 },
    {
      icons: ['pilot', 'warrior', 'endor'],
      characteristics: ['biker scout trooper', 'stormtrooper', 'trooper', 'scout'],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { is: 'speeder bike' }, add: 3 }),
        modify({
          what: 'power',
          who: 'self',
          add: -1,
          while: {
            not: {
              itself: {
                at: {
                  anyOf: [{ titleHas: 'Forest' }, { titleHas: 'Jungle' }, { planet: 'Endor', kind: 'site' }],
                },
              },
            },
          },
        }),
        action({
          phase: 'deploy',
          limit: 'phase',
          results: [deploysFromReserve({ is: 'speeder bike' }, here)],
        }),
        modify({
          what: 'forfeit',
          who: 'self',
          add: 2,
          while: { itself: { isAboard: { is: 'speeder bike' } } },
        }),
      ],
    },
  ),
  card(
    { key: '8_94', title: 'Commander Igar', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 4, power: 3, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'endor'], characteristics: ['commander', 'leader'] },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { type: 'vehicle', subtype: 'combat' }, add: 3 }),
        addsDestiny({
          kind: 'battle',
          count: 1,
          while: { piloting: { anyOf: [{ title: 'Tempest 1' }, { is: 'AT-AT', unique: false }] } },
        }),
        action({
          answers: { is: 'destiny drawn', kind: 'battle' },
          price: 2,
          while: { inBattleWith: { persona: ['Veers', 'Tagge'] } },
          results: [{ brings: 'canceled destiny', again: true }],
        }),
      ],
    },
  ),
  card(
    { key: '8_96', title: 'Corporal Drazin', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['warrior', 'endor'], characteristics: ['guard', 'stormtrooper', 'trooper'] },
    { missing: ['cards from the Reserve Deck'] },
  ),
  card(
    { key: '8_99', title: 'Corporal Oberk', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    {
      icons: ['pilot', 'warrior', 'endor'],
      characteristics: ['ISB agent', 'biker scout trooper', 'stormtrooper', 'trooper', 'scout'],
    },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { is: 'speeder bike' }, add: 3 }),
        action({
          phase: 'control',
          limit: 'phase',
          targets: {
            who: { type: 'character', owner: 'opponent', state: 'missing' },
            inactive: 'missing',
            at: { here: true },
          },
          draw: {
            is: 'above',
            than: { ability: 'target' },
            add: { number: 2, ifSelf: { aboard: { type: 'weapon', is: 'blaster' } } },
          },
          results: [{ brings: 'capture', of: 'target' }],
        }),
      ],
    },
  ),
  card(
    { key: '8_115', title: 'Sergeant Wallen', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 3, deploy: 2, power: 2, ability: 2, forfeit: 3 },
    { icons: ['warrior', 'endor'], characteristics: ['stormtrooper', 'trooper'] },
    { abilities: [deploysToBattle({ at: { kind: 'site', battleground: true } })] },
  ),
]
