import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  action,
  cancels,
  changesTotal,
  deployCost,
  deploysOn,
  forceIcons,
} from '../../../abilities/vocabulary.ts'
import { cardsOf } from '../../building.ts'
import { here } from '../../filters.ts'

const card = cardsOf('dark')

export const darkEffects: CardFacts[] = [
  card(
    { key: '1_208', title: 'A Disturbance In The Force', type: 'effect', unique: true },
    { destiny: 3 },
    {
      missing: [
        'where or when it deploys',
        'insert cards',
        'immunity to other cards',
        'activating Force',
        'cards lost at once',
      ],
    },
  ),
  card(
    { key: '1_209', title: 'Baniss Keeg', type: 'effect' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'giving skills', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_210', title: 'Blast Door Controls', type: 'effect', unique: true },
    { destiny: 5 },
    {
      abilities: [
        deploysOn({}),
        cancels({
          what: {
            title: [
              'Into The Garbage Chute, Flyboy',
              'Narrow Escape',
              'Blast The Door, Kid!',
              'Rebel Barrier',
            ],
          },
        }),
      ],
    },
  ),
  card(
    { key: '1_211', title: 'Blaster Rack', type: 'effect' },
    { destiny: 3 },
    { missing: ['where or when it deploys', 'stacking cards'] },
  ),
  card(
    { key: '1_212', title: 'Dark Hours', type: 'effect', limit: 3 },
    { destiny: 4 },
    { missing: ['nighttime conditions', 'destiny', 'changes of ability'] },
  ),
  card(
    { key: '1_213', title: 'Death Star Sentry', type: 'effect', unique: true },
    { destiny: 3, deploy: 2 },
    {
      missing: [
        'where or when it deploys',
        'battle destiny',
        'changes of power',
        'changes of ability',
        'changes of deploy cost',
      ],
    },
  ),
  card(
    { key: '1_214', title: 'Disarmed', type: 'effect' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'weapons', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_215', title: 'Expand The Empire', type: 'effect', unique: true },
    { destiny: 3 },
    { missing: ['where or when it deploys'] },
  ),
  card(
    { key: '1_216', title: 'Fear Will Keep Them In Line', type: 'effect' },
    { destiny: 4 },
    {
      abilities: [
        deploysOn({ card: { type: 'starship', subtype: 'capital' }, whose: 'anyone' }),
        changesTotal({
          what: 'power',
          where: { related: true, kind: 'site' },
          add: 1,
          while: { all: [{ youControl: here }, { itself: { at: { kind: ['system', 'sector'] } } }] },
        }),
      ],
    },
  ),
  card(
    { key: '1_217', title: 'I Find Your Lack Of Faith Disturbing', type: 'effect' },
    { destiny: 5, deploy: 1 },
    { missing: ['where or when it deploys', 'changes of ability'] },
  ),
  card(
    { key: '1_218', title: "I've Lost Artoo!", type: 'effect' },
    { destiny: 5 },
    { missing: ['destiny', 'cards lost at once'] },
  ),
  card(
    { key: '1_219', title: 'Jawa Pack', type: 'effect', unique: true },
    { destiny: 3 },
    { missing: ['where or when it deploys', 'changes of forfeit'] },
  ),
  card(
    { key: '1_220', title: 'Juri Juice', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4 },
    {
      missing: ['where or when it deploys', 'Utinni Effects', 'canceling cards', 'stealing', 'moving cards'],
    },
  ),
  card(
    { key: '1_221', title: 'Ket Maliss', type: 'effect' },
    { destiny: 4 },
    { missing: ['where or when it deploys', 'giving skills', 'changes of power', 'immunity to other cards'] },
  ),
  card(
    { key: '1_222', title: 'Lateral Damage', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4 },
    {
      missing: [
        'where or when it deploys',
        'Utinni Effects',
        'canceling cards',
        'destiny',
        'changes of power',
        'changes of forfeit',
        'moving cards',
      ],
    },
  ),
  card(
    { key: '1_223', title: 'Luke? Luuuuke!', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4 },
    {
      missing: [
        'where or when it deploys',
        'Utinni Effects',
        'canceling cards',
        'changes of power',
        'changes of forfeit',
        'cards lost at once',
      ],
    },
  ),
  card(
    { key: '1_224', title: 'Macroscan', type: 'effect' },
    { destiny: 3, deploy: 2 },
    { missing: ['where or when it deploys', 'nighttime conditions', 'looking at cards'] },
  ),
  card(
    { key: '1_225', title: 'Molator', type: 'effect', unique: true },
    { destiny: 3 },
    { characteristics: ['dejarik'] },
    { missing: ['where or when it deploys', 'destiny', 'changes of power'] },
  ),
  card(
    { key: '1_226', title: "Organa's Ceremonial Necklace", type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4 },
    { missing: ['where or when it deploys', 'Utinni Effects', 'stealing', 'Force drains', 'moving cards'] },
  ),
  card(
    { key: '1_227', title: 'Presence Of The Force', type: 'effect', limit: 2 },
    { destiny: 2 },
    { abilities: [deploysOn({ at: {} }), forceIcons({ whose: 'each', where: here, add: 1 })] },
  ),
  card(
    { key: '1_228', title: 'Reactor Terminal', type: 'effect' },
    { destiny: 3 },
    {
      abilities: [
        deploysOn({ price: 1 }),
        action({ phase: 'control', results: [{ brings: 'cards from hand', count: 'any', to: 'used' }] }),
      ],
    },
  ),
  card(
    { key: '1_229', title: 'Send A Detachment Down', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4, deploy: 2 },
    { missing: ['where or when it deploys', 'Utinni Effects', 'battle damage and attrition'] },
  ),
  card(
    { key: '1_230', title: 'Sunsdown', type: 'effect' },
    { destiny: 3 },
    {
      missing: [
        'where or when it deploys',
        'nighttime conditions',
        'battle destiny',
        'changes of power',
        'changes of deploy cost',
      ],
    },
  ),
  card(
    { key: '1_231', title: 'Tactical Re-Call', type: 'effect', subtype: 'utinni', unique: true },
    { destiny: 4 },
    {
      missing: [
        'where or when it deploys',
        'Utinni Effects',
        'canceling cards',
        'changes of power',
        'changes of forfeit',
      ],
    },
  ),
  card(
    { key: '1_232', title: 'Wrong Turn', type: 'effect', unique: true },
    { destiny: 3, deploy: 3 },
    {
      abilities: [
        deploysOn({ whose: 'opponent', price: 3 }),
        deployCost({ who: { owner: 'opponent', is: 'warrior' }, add: 1 }),
      ],
    },
  ),
  card(
    { key: '1_233', title: 'Your Eyes Can Deceive You', type: 'effect' },
    { destiny: 5 },
    { missing: ['where or when it deploys', 'looking at cards'] },
  ),
]
