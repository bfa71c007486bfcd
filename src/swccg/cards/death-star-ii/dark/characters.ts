import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  addsDestiny,
  addsToPowerOfPiloted,
  changesDestiny,
  deployCost,
  forbidsDeploy,
  forbidsMove,
  immuneToAttrition,
  modify,
} from '../../../abilities/vocabulary.ts'
import { aCharacter, cardsOf } from '../../building.ts'
import { takes } from '../../texts.ts'

const card = cardsOf('dark')

export const darkCharacters: CardFacts[] = [
  card(
    { key: '9_99', title: 'Baron Soontir Fel', type: 'character', subtype: 'imperial', unique: true },
    { destiny: 1, deploy: 3, power: 2, ability: 3, forfeit: 5 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader', 'Corellian'] },
    {
      abilities: [
        addsToPowerOfPiloted(3),
        addsDestiny({ kind: 'battle', count: 1, while: { piloting: { title: 'Saber 1' } } }),
        modify({ what: 'maneuver', who: 'piloted', hostIs: { title: 'Saber 1' }, add: 2 }),
        changesDestiny({
          kind: 'battle',
          of: 'total',
          each: { owner: 'you', is: 'TIE Interceptor', piloted: true, inBattle: true },
          add: 1,
          while: { battle: {} },
        }),
      ],
    },
  ),
  card(
    { key: '9_109', title: 'Emperor Palpatine', ...aCharacter, subtype: 'imperial', persona: 'Emperor' },
    { destiny: 6, deploy: 5, power: 4, ability: 7, forfeit: 9 },
    { icons: ['death star ii'], characteristics: ['Dark Jedi Master', 'leader'] },
    {
      abilities: [
        forbidsDeploy({ who: 'self', to: { kind: 'site', opponentOccupies: true }, never: true }),
        forbidsMove({
          who: 'self',
          to: { kind: 'site', opponentOccupies: true },
          never: true,
          carried: true,
        }),
        action({ limit: 'turn', results: [takes({ title: 'Force Lightning' })] }),
        immuneToAttrition({ who: 'self', below: 'all' }),
      ],
    },
    { missing: ['crossing over'] },
  ),
  card(
    { key: '9_113', title: 'Lord Vader', ...aCharacter, subtype: 'imperial', persona: 'Vader' },
    { destiny: 1, deploy: 8, power: 7, ability: 6, forfeit: 8 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader'] },
    {
      abilities: [
        deployCost({
          who: 'self',
          add: -2,
          to: { anyOf: [{ siteOf: 'Executor' }, { planet: 'Death Star II' }, { planet: 'Endor' }] },
        }),
        deployCost({ who: 'self', add: -2, aboard: { persona: 'Executor' } }),
        addsToPowerOfPiloted(3),
        immuneToAttrition({ who: 'self', below: 6 }),
      ],
    },
    { missing: ['its own values', 'changes of weapon destiny', 'immunity to other cards'] },
  ),
  card(
    { key: '9_117', title: 'Moff Jerjerrod', ...aCharacter, subtype: 'imperial', persona: 'Jerjerrod' },
    { destiny: 1, deploy: 3, power: 3, ability: 3, forfeit: 6 },
    { icons: ['pilot', 'warrior', 'death star ii'], characteristics: ['leader', 'moff'] },
    {
      abilities: [
        modify({ what: 'power', who: 'piloted', hostIs: { type: 'starship', subtype: 'capital' }, add: 2 }),
        action({
          limit: 'turn',
          if: { yourTurn: true },
          results: [
            {
              brings: 'search',
              in: 'reserve',
              which: {
                anyOf: [
                  { location: { planet: 'Death Star II', kind: 'sector' } },
                  { title: 'Superlaser Mark II' },
                ],
              },
              to: 'hand',
              shuffle: 'reshuffle',
            },
          ],
        }),
        forbidsDeploy({
          who: { type: 'character', owner: 'opponent', is: 'spy' },
          to: { here: true, planet: 'Death Star II', kind: 'site' },
        }),
      ],
    },
  ),
]
