/** Cards that are hard to say, in the language of language.ts: the compiler is the proof that it says them. */

import type { CardText, Cost, Filter, Step, Text } from './language.ts'

const use = (amount: number): Cost[] => [{ use: amount }]
const immuneToAlter: Text = { immune: 'self', to: { title: 'Alter' } }
const onTable: Text = { does: 'deploys', on: 'table' }
const onYourSide: Text = { does: 'deploys', on: 'your side' }
const onTheirSide: Text = { does: 'deploys', on: "opponent's side" }
const takes = (which: Filter): Step[] => [
  { choose: which, from: 'reserve', as: 'card' },
  { put: { the: 'card' }, in: 'hand', from: 'reserve', shuffle: 'reshuffle' },
]
const deploysFromReserve = (which: Filter): Step[] => [{ deploy: which, from: 'reserve', shuffle: 'reshuffle' }]
const oncePerDeployPhase = (steps: Step[]): Text => ({
  does: 'action',
  when: { phase: 'deploy', turn: 'you' },
  limit: { once: 'phase' },
  do: steps,
})
const luke: Filter = { persona: 'Luke' }
const vader: Filter = { persona: 'Vader' }
const battleground = { battleground: true } as const
const notForScanningCrew: Text = { 'may not': { act: 'play' }, who: { title: 'Scanning Crew' }, by: 'you' }
const destroysItself: Text[] = (
  [
    { event: 'played', by: 'you', it: { title: 'Scanning Crew' } },
    { event: 'duel initiated', by: 'you', it: { not: { title: 'Epic Duel' } } },
    { event: 'Force drain initiated', by: 'you', at: { of: 'Executor', kind: 'site' } },
  ] as const
).map((when) => ({ does: 'leaves', how: 'out', when }))

export const objectives: CardText[] = [
  {
    id: '7_297',
    note: 'Hunt Down And Destroy The Jedi',
    text: [
      {
        does: 'starts',
        do: [
          { deploy: { title: 'Executor: Holotheatre' }, from: 'reserve' },
          { deploy: { title: 'Visage Of The Emperor' }, from: 'reserve' },
          { deploy: { title: ['Executor: Meditation Chamber', 'Epic Duel'] }, from: 'reserve', may: true },
        ],
      },
      {
        does: 'action',
        when: { phase: 'move', turn: 'you' },
        cost: use(4),
        choose: [{ choose: { persona: 'Vader', at: { controlledBy: 'you' } }, as: 'vader' }],
        do: [
          { put: { on: { the: 'vader' } }, in: 'used' },
          { put: { the: 'vader' }, in: 'hand' },
        ],
      },
      // 'Add 4 to each player's destiny draw for Sense and Alter': a destiny drawn by a card of that title.
      { destiny: 'any', whose: 'each', by: 4, of: 'each', from: { title: ['Sense', 'Alter'] } },
      {
        does: 'automatic',
        when: {
          becomes: {
            all: [
              { there: { ...vader, at: { ...battleground, kind: 'site' } } },
              { not: { there: { anyOf: [{ is: 'Jedi', side: 'light' }, luke], at: { ...battleground, kind: 'site' } } } },
            ],
          },
        },
        do: [{ flip: 'self' }],
      },
      ...destroysItself,
    ],
    back: [
      {
        'may not': { act: 'initiate battle', at: { there: { is: ['Jedi', 'Skywalker'], owner: 'opponent' } } },
        by: 'opponent',
      },
      { 'may not': { act: 'drain', at: { there: { is: ['Jedi', 'Skywalker'], owner: 'opponent' } } }, by: 'opponent' },
      { total: 'Force loss', whose: 'you', to: 0, while: { is: 'self', a: { title: 'Visage Of The Emperor' } } },
      { destiny: 'battle', whose: 'opponent', by: -2, of: 'each', while: { there: { ...vader, at: { title: 'Executor: Meditation Chamber' } } } },
      { 'may not': { act: 'play' }, who: { title: ['Sense', 'Alter'] }, by: 'opponent' },
      {
        does: 'automatic',
        when: {
          becomes: {
            any: [
              { there: { anyOf: [luke, { is: 'Jedi' }], owner: 'opponent', at: { ...battleground, kind: 'site' } } },
              { not: { there: vader } },
            ],
          },
        },
        do: [{ flip: 'self' }],
      },
      ...destroysItself,
    ],
  },
  {
    id: '110_6',
    note: 'Court Of The Vile Gangster',
    text: [
      {
        does: 'starts',
        do: [
          { deploy: { title: "Jabba's Palace: Audience Chamber" }, from: 'reserve' },
          { deploy: { title: 'Tatooine: Great Pit Of Carkoon' }, from: 'reserve' },
          { deploy: { title: "Jabba's Palace: Dungeon" }, from: 'reserve' },
        ],
      },
      oncePerDeployPhase(
        deploysFromReserve({ anyOf: [{ type: 'location', is: 'docking bay' }, { type: 'starship', is: 'Independent starship' }] }),
      ),
      { modify: 'forfeit', of: { is: 'bounty hunter' }, by: 2 },
      { immune: { is: 'bounty hunter' }, to: { title: 'Goo Nee Tay' } },
      notForScanningCrew,
      {
        does: 'automatic',
        when: { event: 'phase ends', by: 'each', during: { phase: 'deploy' } },
        if: {
          not: {
            there: { type: 'character', not: { is: 'droid' }, owner: 'you' },
            at: { of: 'Tatooine', battleground: true },
          },
        },
        do: [{ loseForce: 1, by: 'each' }],
      },
      {
        does: 'automatic',
        when: {
          becomes: {
            any: [
              { there: { state: 'captive', owner: 'opponent', at: { of: "Jabba's Palace" } }, atLeast: 2 },
              { there: { state: 'captive', with: { ability: { above: 2 } }, at: { of: "Jabba's Palace" } } },
            ],
          },
        },
        do: [{ flip: 'self' }],
      },
    ],
    back: [
      oncePerDeployPhase(deploysFromReserve({ title: ['Sarlacc', 'Rancor', "Jabba's Palace: Rancor Pit"] })),
      // A named card's text reads otherwise.
      {
        instead: { event: 'drawing destiny', using: { title: 'Trap Door' } },
        do: [{ relocate: { the: 'it' }, to: { title: "Jabba's Palace: Rancor Pit" } }],
      },
      { 'may not': { act: 'cancel' }, who: { title: 'Trap Door' }, by: 'either' },
      {
        does: 'automatic',
        when: { event: 'eaten', it: { type: 'character', owner: 'opponent' }, using: { title: ['Rancor', 'Sarlacc'] } },
        do: [
          { loseForce: { stat: 'forfeit', of: { the: 'it' } }, by: 'opponent' },
          { put: { the: 'it' }, in: 'out' },
        ],
      },
      {
        does: 'automatic',
        when: {
          becomes: {
            all: [
              { not: { there: { state: 'captive', at: { of: 'Tatooine', kind: 'site' } } } },
              { not: { there: { type: 'character', owner: 'opponent', together: { title: 'Rancor' } } } },
            ],
          },
        },
        do: [{ flip: 'self' }],
      },
    ],
  },
  {
    id: '9_151',
    note: 'Bring Him Before Me',
    text: [
      { does: 'starts', do: ['Death Star II: Throne Room', 'Insignificant Rebellion', 'Your Destiny'].map((title) => ({ deploy: { title }, from: 'reserve' })) },
      { ...notForScanningCrew, restOfGame: true },
      { 'may not': { act: 'target' }, who: { owner: 'opponent', words: { in: 'text', word: 'place out of play' } }, by: 'opponent', while: { is: { the: 'target' }, a: luke }, restOfGame: true },
      { does: 'action', when: { phase: 'deploy', turn: 'you' }, do: [{ deploy: { persona: 'Emperor' }, from: 'reserve', add: -2, shuffle: 'reshuffle' }], restOfGame: true },
      {
        does: 'action',
        by: 'opponent',
        when: { phase: 'deploy', turn: 'opponent' },
        choose: [{ choose: { pile: ['reserve', 'lost'] }, as: 'pile' }],
        do: [{ deploy: luke, from: 'reserve', add: -2, shuffle: 'reshuffle' }],
        restOfGame: true,
      },
      {
        does: 'automatic',
        when: { becomes: { all: [{ is: luke, a: { presentWith: vader } }, { not: { is: vader, a: { escorting: {} } } }] } },
        do: [{ capture: luke, by: vader, into: 'seize' }],
        restOfGame: true,
      },
      { 'may not': { act: 'transfer', with: luke }, who: vader, restOfGame: true },
      { does: 'automatic', when: { event: 'captured', it: luke }, do: [{ flip: 'self' }] },
    ],
    back: [
      { does: 'automatic', when: { event: 'turn ends', by: 'you' }, do: [{ loseForce: 1, by: 'you' }] },
      {
        does: 'action',
        when: { turn: 'you' },
        limit: { once: 'turn' },
        if: {
          all: [vader, { ...luke, not: { state: 'frozen' } }, { persona: 'Emperor' }].map((who) => ({
            is: who,
            a: { presentAt: { title: 'Death Star II: Throne Room' } },
          })),
        },
        do: [
          {
            duel: [luke, vader],
            draws: [2, 2],
            add: 'ability',
            winner: [
              {
                if: { is: { the: 'winner' }, a: vader },
                do: [{ loseForce: 3, by: 'opponent' }],
                else: [
                  { shuffle: 'reserve', whose: 'you' },
                  { draw: 'destiny', by: 'you', as: 'fate' },
                  {
                    if: { compare: { the: 'fate' }, with: { above: 12 } },
                    do: [{ cross: luke }, { loseForce: { total: 'Life Force', whose: 'opponent' }, by: 'opponent' }],
                  },
                ],
              },
            ],
            loser: [],
          },
        ],
      },
      {
        does: 'automatic',
        when: { becomes: { not: { any: [{ is: luke, a: { presentWith: vader } }, { is: luke, a: { state: 'captive' } }] } } },
        do: [{ flip: 'self' }],
      },
    ],
  },
  {
    id: '10_29',
    note: 'Agents Of Black Sun',
    text: [
      { does: 'starts', do: [{ deploy: { title: 'Coruscant: Imperial City' }, from: 'reserve' }, { deploy: { title: 'Prince Xizor' }, from: 'reserve', to: { title: 'Coruscant: Imperial City' } }, { deploy: { title: 'Coruscant' }, from: 'reserve' }] },
      {
        counts: { owner: 'you', anyOf: [{ is: 'alien', words: { in: 'lore', word: 'Black Sun' } }, { is: ['bounty hunter', 'information broker'] }] },
        as: { is: 'Black Sun agent' },
        restOfGame: true,
      },
      {
        'may not': { act: 'deploy' },
        who: { text: 'has ability', not: { anyOf: [{ is: ['Black Sun agent', 'Independent starship'] }, { persona: 'Emperor' }] } },
        by: 'you',
        restOfGame: true,
      },
      {
        does: 'action',
        when: { phase: 'control', turn: 'you' },
        do: [{ each: { is: 'bounty hunter', owner: 'you' }, as: 'hunter', do: [{ move: { the: 'hunter' }, to: { adjacent: 'here', there: { words: { in: 'title', word: 'Bounty' } } }, may: true }] }],
      },
      { ...notForScanningCrew, restOfGame: true },
      { does: 'automatic', when: { becomes: { all: [{ there: { title: 'Prince Xizor', at: { ...battleground, kind: 'site' } } }, { not: { there: { ...luke, at: { ...battleground, kind: 'site' } } } }] } }, do: [{ flip: 'self' }] },
    ],
    back: [
      { does: 'action', when: {}, limit: { once: 'turn' }, cost: [{ give: { owner: 'you' }, to: 'used' }], do: [{ look: 'force', whose: 'you' }] },
      { does: 'action', when: { phase: 'battle', turn: 'you' }, limit: { once: 'phase' }, choose: [{ choose: { player: true }, as: 'whom' }], do: [{ look: 'reserve', whose: { the: 'whom' }, count: { places: { occupiedBy: 'you' } } }] },
      { total: 'attrition', whose: 'opponent', by: { count: { is: 'Black Sun agent', inBattle: true } } },
      { does: 'automatic', when: { phase: 'control', event: 'phase ends', by: 'you' }, do: [{ loseForce: { places: { ...battleground, there: { anyOf: [{ title: 'Prince Xizor' }, { persona: 'Emperor' }] } } }, by: 'opponent' }] } as Text,
      { does: 'automatic', when: { becomes: { any: [{ there: { ...luke, at: { ...battleground, kind: 'site' } } }, { not: { there: { title: 'Prince Xizor' } } }] } }, do: [{ flip: 'self' }] },
    ],
  },
]

export const epicEvents: CardText[] = [
  {
    id: '2_42',
    note: 'Attack Run',
    text: [
      { does: 'deploys', at: { title: 'Death Star: Trench' } },
      {
        does: 'action',
        when: { phase: 'move', turn: 'you' },
        do: [
          { choose: { subtype: 'starfighter', owner: 'you' }, count: { upTo: 3 }, as: 'fighters' },
          { move: { the: 'fighters' }, to: { title: 'Death Star: Trench' }, free: true },
          { choose: { is: 'TIE', owner: 'opponent' }, by: 'opponent', count: { upTo: 3 }, as: 'TIEs' },
          { move: { the: 'TIEs' }, to: { title: 'Death Star: Trench' }, free: true },
          { choose: { anyOf: [{ has: { title: 'Proton Torpedoes' } }] }, from: { stackedOn: { the: 'fighters' } }, as: 'lead' },
          { fire: { type: 'weapon', anyOf: [{ is: 'turbolaser battery' }, { on: { the: 'TIEs' } }] }, at: { the: 'fighters' } },
          { name: { if: { is: { the: 'lead' }, a: { has: { title: 'Targeting Computer' } } }, give: { greater: [3, { stat: 'ability', of: { piloting: { the: 'lead' } } }] }, else: { stat: 'ability', of: { piloting: { the: 'lead' } } } }, as: 'X' },
          { name: { greater: [{ places: { kind: 'site', of: 'Yavin 4' } }, { places: { kind: 'site', of: 'Hoth' } }] }, as: 'Y' },
          { name: { stat: 'ability', of: { piloting: { the: 'TIEs' } }, take: 'highest' }, as: 'Z' },
          { draw: 'destiny', count: 2, as: 'total' },
          { move: { the: 'fighters' }, to: { title: 'Death Star' }, free: true },
          {
            if: { compare: { minus: [{ sum: [{ the: 'total' }, { the: 'X' }, { the: 'Y' }] }, { the: 'Z' }] }, with: { above: 15 } },
            do: [{ blowAway: { title: 'Death Star' } }],
          },
        ],
      },
      { immune: { title: 'Proton Torpedoes', owner: 'you' }, to: { title: 'Overload' } },
    ],
  },
  {
    id: '2_130',
    note: 'Commence Primary Ignition',
    text: [
      {
        does: 'action',
        when: { phase: 'control', turn: 'you' },
        choose: [
          { choose: { place: { kind: 'system', is: 'planet', which: { holds: 'orbited by Death Star', at: 'here' } } }, target: true, as: 'system' },
          { choose: { number: [1, { places: { of: { the: 'system' }, kind: 'site' } }] }, as: 'X' },
        ],
        cost: [{ use: { the: 'X' } }],
        do: [
          { draw: 'destiny', as: 'shot' },
          { name: { places: { of: 'Death Star', kind: 'site', not: { occupiedBy: 'opponent' } } }, as: 'Y' },
          { choose: { number: [{ the: 'X' }, { greater: [{ places: { of: 'Yavin 4', kind: 'site' } }, { places: { of: 'Hoth', kind: 'site' } }] }] }, by: 'opponent', as: 'Z' },
          {
            if: { compare: { minus: [{ sum: [{ the: 'shot' }, { the: 'Y' }] }, { the: 'Z' }] }, with: { above: 8 } },
            do: [{ blowAway: { the: 'system' } }, { lose: 'self' }],
            else: [{ put: 'self', in: 'used' }, { choose: { title: 'Death Star Gunner' }, as: 'gunner' }, { lose: { the: 'gunner' } }],
          },
        ],
      },
    ],
  },
  {
    id: '11_79',
    note: 'Boonta Eve Podrace',
    text: [
      { does: 'deploys', at: { title: 'Tatooine: Podrace Arena' } },
      { does: 'action', when: { phase: 'control', turn: 'you' }, limit: { once: 'game' }, do: [{ hold: [{ rules: 'Podrace', at: 'here' }], for: 'game' }] },
      {
        does: 'action',
        when: { in: 'Podrace', phase: 'control', turn: 'you' },
        do: [
          { draw: 'destiny', kind: 'race', by: 'each', as: 'pace' },
          { either: [{ do: [{ put: { the: 'pace' }, in: { stackedOn: { type: 'podracer', owner: 'you' } } }] }, { do: [{ put: { the: 'pace' }, in: 'used' }] }], by: 'each', may: true },
        ],
      },
      {
        does: 'automatic',
        when: { becomes: { all: [{ compare: { total: 'race total', whose: 'each' }, with: { above: { greater: [24, { total: 'race total', whose: 'opponent' }] } } }, { during: { phase: 'move' } }] } },
        do: [
          { retrieve: 6, by: 'each' },
          { loseForce: 6, by: 'opponent' },
          { put: { type: 'podracer' }, in: 'lost' },
          { put: { the: 'pace' }, in: 'used' },
        ],
      },
    ],
  },
]

export const effects: CardText[] = [
  {
    id: '8_118',
    note: 'Battle Order',
    text: [
      onTable,
      { cost: { act: 'initiate battle' }, by: 'you', to: 'free' },
      {
        cost: { act: 'drain' },
        by: 'either',
        besides: use(3),
        while: {
          all: [
            { not: { there: { title: 'Battle Plan' } } },
            { not: { all: [{ occupies: { ...battleground, kind: 'site', not: { is: 'holosite' } }, by: 'you' }, { occupies: { ...battleground, kind: 'system' }, by: 'you' }] } },
          ],
        },
      },
      immuneToAlter,
    ],
  },
  {
    id: '8_126',
    note: 'Imperial Arrest Order',
    text: [
      onTable,
      { modify: 'forfeit', of: { subtype: 'imperial', unique: true, with: { ability: { below: 3 } } }, by: 2 },
      { only: { act: 'play', during: { phase: 'move', turn: 'you' } }, who: { title: ['Nabrun Leids', 'Elis Helrot'] } },
      { only: { act: 'target', at: { exterior: true, kind: 'site' } }, who: { title: ['Nabrun Leids', 'Elis Helrot'] } },
      oncePerDeployPhase(deploysFromReserve({ type: 'location', is: 'docking bay' })),
      immuneToAlter,
    ],
  },
  {
    id: '8_35',
    note: 'Battle Plan',
    text: [
      onTable,
      { cost: { act: 'initiate battle' }, by: 'you', to: 'free' },
      { cost: { act: 'drain' }, by: 'either', besides: use(3), while: { not: { all: [{ occupies: { ...battleground, kind: 'site', not: { is: 'holosite' } }, by: 'you' }, { occupies: { ...battleground, kind: 'system' }, by: 'you' }] } } },
      immuneToAlter,
    ],
  },
  {
    id: '8_132',
    note: 'Security Precautions',
    text: [
      { does: 'deploys', at: {} },
      { total: 'Force generation', whose: 'you', by: 1, at: 'here' },
      { does: 'automatic', when: { event: 'targeted', it: { title: 'Hidden Base' }, as: 'base' }, do: [{ loseForce: { minus: [15, { places: { kind: 'system' } }] }, by: 'opponent' }] },
      { total: 'battle damage', whose: 'you', to: 0, at: { there: { is: 'probe' } } },
      immuneToAlter,
    ],
  },
  { id: '1_227', note: 'Presence Of The Force', text: [{ does: 'deploys', at: {} }, { total: 'Force icons', whose: 'each', by: 1, at: 'here' }] },
  {
    id: '7_78',
    note: "The Planet That It's Farthest From",
    text: [
      { does: 'deploys', at: { title: ['Tatooine', 'Dagobah'] }, target: [{ choose: { place: { kind: 'system', not: { title: ['Tatooine', 'Dagobah'] } } }, target: true, as: 'system' }] },
      { cancel: 'modifiers', of: { act: 'drain', at: { related: { the: 'system' } } } },
      { does: 'leaves', how: 'canceled', when: { controls: { the: 'system' }, by: 'opponent' } },
      immuneToAlter,
    ],
  },
  {
    id: '6_147',
    note: 'Resistance',
    text: [
      onYourSide,
      {
        total: 'Force loss',
        whose: 'you',
        limit: { atMost: 2 },
        while: { all: [{ any: [{ occupies: battleground, by: 'you', atLeast: 3 }, { not: { occupies: battleground, by: 'opponent' } }] }, { any: [{ during: { in: 'battle' } }, { holds: 'Force drain or insert card' }] }] },
      },
      immuneToAlter,
    ],
  },
  {
    id: '11_77',
    note: 'You May Start Your Landing',
    text: [
      { does: 'deploys', on: 'table', if: { there: { title: 'Hoth: Ice Plains (5th Marker)' } } },
      { does: 'automatic', when: { event: 'phase ends', during: { phase: 'control', turn: 'you' } }, do: [{ loseForce: { places: { is: 'marker', occupiedBy: 'you', there: { is: 'AT-AT', owner: 'you' } } }, by: 'opponent' }] },
      { does: 'action', when: {}, limit: { once: 'game' }, do: [...takes({ title: 'Walker Garrison' }), ...takes({ title: 'Hoth: Defensive Perimeter (3rd Marker)' })] },
      immuneToAlter,
    ],
  },
  {
    id: '1_214',
    note: 'Disarmed',
    text: [
      {
        does: 'deploys',
        on: { type: 'character', owner: 'opponent', has: { type: 'weapon' }, at: { kind: 'site', present: { type: 'character', owner: 'you', has: { type: 'weapon' } } } },
        when: { phase: 'control', turn: 'either' },
      },
      { does: 'automatic', when: { event: 'deployed', it: 'self' }, do: [{ lose: { type: 'weapon', on: 'host' } }] },
      { modify: 'power', of: 'host', by: -1 },
      { 'may not': { act: 'carry', with: { type: 'weapon' } }, who: 'host' },
      immuneToAlter,
    ],
  },
  {
    id: '12_128',
    note: 'Allegations Of Corruption',
    text: [
      onTable,
      { does: 'action', when: { event: 'played', it: { type: 'interrupt' } }, limit: { once: 'game' }, cost: use(1), do: [{ put: { the: 'it' }, in: { stackedOn: 'self' } }] },
      {
        cost: { act: 'play' },
        who: { type: 'interrupt', sameTitleAs: { on: 'self' } },
        by: 'either',
        besides: [{ give: { the: 'it' }, to: { stackedOn: 'self' } }, { use: { count: { type: 'interrupt' }, in: { stackedOn: 'self' } } }],
      },
      immuneToAlter,
    ],
  },
  {
    id: '1_211',
    note: 'Blaster Rack',
    text: [
      onYourSide,
      { does: 'action', when: {}, choose: [{ choose: { type: 'weapon', subtype: 'character', owner: 'you', at: { kind: 'site' } }, as: 'weapon' }], do: [{ put: { the: 'weapon' }, in: { stackedOn: 'self' } }] },
      {
        does: 'action',
        when: { phase: 'deploy', turn: 'you' },
        choose: [{ choose: { type: 'weapon' }, from: { stackedOn: 'self' }, as: 'weapon' }, { choose: { type: 'character', owner: 'you' }, as: 'bearer' }],
        cost: [{ use: { stat: 'deploy', of: { the: 'weapon' } } }],
        do: [{ attach: { the: 'weapon' }, to: { the: 'bearer' } }],
      },
    ],
  },
  {
    id: '7_60',
    note: 'Draw Their Fire',
    text: [
      onYourSide,
      { does: 'automatic', when: { event: 'battle initiated', as: 'battle' }, do: [{ retrieve: 1, by: { owner: { the: 'battle' } } }, { loseForce: 1, by: { loser: 'battle' } }] },
      { cost: { act: 'play', during: { in: 'battle', by: 'you' } }, who: { type: 'interrupt' }, by: 'opponent', besides: use(1) },
      immuneToAlter,
    ],
  },
  { id: '1_216', note: 'Fear Will Keep Them In Line', text: [{ does: 'deploys', on: { type: 'starship', subtype: 'capital' } }, { total: 'power in battle', whose: 'you', by: 1, at: { related: 'here' }, while: { controls: { anyOf: [{ kind: 'system' }, { kind: 'sector' }] }, by: 'you', using: { has: 'self' } } }] },
  {
    id: '5_20',
    note: 'Civil Disorder',
    text: [
      onTheirSide,
      { does: 'automatic', when: { event: 'phase ends', during: { phase: 'deploy', turn: 'opponent' } }, if: { not: { happened: { event: 'deployed', by: 'opponent', it: { text: 'has ability' } }, since: 'phase' } }, do: [{ loseForce: 2, by: 'opponent' }] },
      { does: 'leaves', how: 'lost', when: { compare: { count: { text: 'has ability', owner: 'opponent' } }, with: { above: { count: { text: 'has ability', owner: 'you' } } } } },
      immuneToAlter,
    ],
  },
  {
    id: '3_32',
    note: 'Bacta Tank',
    text: [
      { does: 'deploys', on: 'your side', price: 4 },
      { instead: { event: 'lost', it: { type: 'character', owner: 'you', not: { is: 'droid' } } }, may: true, while: { not: { there: { on: 'self' } } }, do: [{ put: { the: 'it' }, in: { stackedOn: 'self' } }] },
      { does: 'action', when: { phase: 'deploy', turn: 'you' }, choose: [{ choose: { type: 'character' }, from: { stackedOn: 'self' }, as: 'patient' }], cost: [{ use: { stat: 'deploy', of: { the: 'patient' } } }], do: [{ put: { the: 'patient' }, in: 'hand' }] },
    ],
  },
  {
    id: '6_53',
    note: 'Bargaining Table',
    text: [
      onYourSide,
      { does: 'action', when: { event: 'Force drain initiated', by: 'opponent', as: 'drain' }, limit: { once: 'turn' }, cost: [{ give: { is: 'alien', unique: false, owner: 'you' }, to: { stackedOn: 'self' } }], do: [{ cancel: { event: 'drain' } }] },
      { may: { act: 'deploy' }, who: { is: 'alien', on: 'self' } },
      { does: 'automatic', when: { event: 'leaving table', it: 'self', by: 'opponent' }, may: true, do: [{ deploy: { is: 'alien' }, from: { stackedOn: 'self' }, price: 'free', may: true }] },
    ],
  },
  {
    id: '1_44',
    note: 'Beggar',
    text: [
      { does: 'deploys', at: { exterior: true, of: 'Tatooine', kind: 'site' }, price: { if: { is: 'self', a: { at: { title: "Tatooine: Beggar's Canyon" } } }, give: 0, else: 3 } },
      { may: { act: 'use', during: { turn: 'you' }, what: 'Force loss' }, by: 'you', do: [{ useForce: 1, by: 'opponent' }] },
      { does: 'leaves', how: 'lost', when: { happened: { event: 'Force lost', by: 'opponent', using: 'self' }, since: 'turn', atLeast: 2 } },
    ],
  },
  {
    id: '5_114',
    note: 'Carbon-Freezing',
    text: [
      { does: 'deploys', at: { title: 'Cloud City: Carbonite Chamber' } },
      {
        does: 'action',
        when: { phase: 'control', turn: 'you' },
        choose: [{ choose: { state: 'captive', presentAt: 'here' }, target: true, as: 'captive' }],
        do: [
          { draw: 'destiny', as: 'cold' },
          { if: { compare: { the: 'cold' }, with: { below: 5 } }, do: [{ lose: { the: 'captive' } }] },
          { if: { compare: { the: 'cold' }, with: { above: 10 } }, do: [{ attach: 'self', to: { the: 'captive' } }, { freeze: { the: 'captive' } }, { loseForce: 8, by: 'opponent' }] },
        ],
      },
      { does: 'leaves', how: 'lost', when: { event: 'released', it: 'host' } },
      immuneToAlter,
    ],
  },
  {
    id: '5_19',
    note: 'Chasm',
    text: [
      onTable,
      {
        does: 'automatic',
        when: { event: 'destiny drawn', kind: 'any', by: 'either', it: { unique: true, sameTitleAs: { at: {} } }, as: 'draw' },
        do: [
          { change: 'draw', to: 0, as: 'reset' },
          { lose: { the: 'it' } },
          { each: { type: 'character', sameTitleAs: { the: 'it' } }, as: 'double', do: [{ hold: [{ immune: { the: 'double' }, to: 'attrition', lost: true }], for: 'turn' }, { either: [{ do: [{ loseForce: 2, by: { owner: { the: 'double' } } }] }, { do: [{ lose: { the: 'double' } }] }], by: { owner: { the: 'double' } } }] },
        ],
      },
      immuneToAlter,
    ],
  },
  {
    id: '8_121',
    note: 'Crossfire',
    text: [
      onTable,
      { total: 'power in battle', whose: 'you', by: 5, while: { happened: { event: 'fired', by: 'you', using: { type: 'weapon', not: { is: 'lightsaber' } } }, since: 'battle', atLeast: 2 } },
      { suspend: { title: ['S-foils', 'Maneuvering Flaps'], at: { present: { owner: 'you', anyOf: [{ type: 'weapon' }, { type: ['starship', 'vehicle'], with: { maneuver: { above: 3 } } }] } } } },
      immuneToAlter,
    ],
  },
  { id: '3_35', note: 'Evacuation Control', text: [{ does: 'deploys', at: { words: 'War Room', controlledBy: 'you' } }, { does: 'action', when: { phase: 'move', turn: 'you' }, limit: { once: 'phase' }, do: [{ fire: { title: 'Planet Defender Ion Cannon', owner: 'you', at: { of: 'here' } } }] }, { modify: 'hyperspeed', of: { is: 'medium transport', owner: 'you', at: { of: 'here' } }, by: 2 }, { immune: { is: 'medium transport', owner: 'you', at: { of: 'here' } }, to: 'attrition', below: 3 }, { cost: { act: 'move' }, who: { is: 'medium transport', owner: 'you', at: { of: 'here' } }, to: 'free' }] },
  { id: '7_62', note: 'Goo Nee Tay', text: [onTheirSide, { cost: { act: 'deploy' }, who: { type: 'character', owner: 'opponent', with: { ability: { above: 2 } } }, add: 2 }, { 'may not': { act: 'play' }, who: { title: 'Surprise' }, by: 'opponent' }, { 'may not': { act: 'use' }, who: { title: "M'iiyoom Onith" }, by: 'opponent' }] },
  { id: '3_105', note: 'Image Of The Dark Lord', text: [{ does: 'deploys', at: { kind: 'site' }, price: 4, if: { compare: { minus: [{ total: 'Force generation', whose: 'opponent' }, { total: 'Force generation', whose: 'you' }] }, with: { atLeast: 3 } } }, { only: { act: 'activate', at: { anyOf: [{ adjacent: 'here', orItself: true }, { there: vader }] } }, who: { at: { occupiedBy: 'you' } } }] },
  { id: '7_231', note: "Jabba's Influence", text: [{ does: 'deploys', on: { is: ['gangster', 'bounty hunter'], owner: 'you' } }, { does: 'action', when: { phase: 'control', turn: 'you' }, limit: { once: 'phase' }, choose: [{ choose: { owner: 'opponent', presentWith: 'host', anyOf: [{ is: 'smuggler' }, { type: 'character', with: { ability: { is: 1 } } }] }, target: true, as: 'debtor' }], cost: use(3), do: [{ either: [{ cost: [{ use: 5, by: 'opponent' }], do: [] }, { do: [{ put: { the: 'debtor' }, in: 'hand' }] }], by: 'opponent' }] }] },
  { id: '1_55', note: 'Mantellian Savrip', text: [{ does: 'deploys', on: 'your side', price: { if: { there: { persona: 'C-3PO' } }, give: 0, else: 3 } }, { may: { act: 'forfeit' }, who: { type: ['character', 'starship', 'vehicle'], owner: 'you', which: { holds: 'in hand' } }, by: 'you', while: { happened: { event: 'battle lost', by: 'you' }, since: 'battle' } }] },
  { id: '7_233', note: 'No Bargain', text: [onYourSide, ...([{ cost: { act: 'deploy' }, who: { subtype: 'rebel' }, add: 2 }, { cancel: 'text', of: { title: 'Revolution' } }, { modify: 'forfeit', of: { is: 'alien', unique: false, owner: 'you' }, by: 1 }] as Text[]).map((text): Text => ({ ...text, while: { not: { there: { subtype: 'imperial' }, at: { of: "Jabba's Palace", kind: 'site' } } } })), immuneToAlter] },
  { id: '1_60', note: 'Rebel Planners', text: [{ does: 'deploys', at: { anyOf: [{ title: 'Yavin 4: Massassi War Room' }, { is: 'docking bay' }] }, price: 1 }, { total: 'power in battle', whose: 'you', by: { count: { type: 'starship', owner: 'you' }, at: 'here' }, at: { related: 'here', anyOf: [{ kind: 'system' }, { kind: 'sector' }] } }] },
  { id: '1_68', note: 'Yavin Sentry', text: [{ does: 'deploys', at: { of: 'Yavin 4', kind: 'site' }, price: 2, target: [{ choose: { word: ['deploy', 'destiny', 'power'] }, as: 'order' }] }, { cost: { act: 'deploy', to: { adjacent: 'here', orItself: true } }, by: 'opponent', add: { if: { compare: { the: 'order' }, with: { is: 1 } }, give: 1, else: 0 } }] },
  { id: '7_240', note: 'Secret Plans', text: [onYourSide, { does: 'action', when: { phase: 'control', turn: 'you' }, limit: { once: 'phase' }, do: takes({ title: 'Shocking Revelation' }) }, { cost: { act: 'retrieve' }, by: 'opponent', besides: [{ use: { the: 'amount' } }] }, immuneToAlter] },
  { id: '6_56', note: 'Projection Of A Skywalker', text: [{ does: 'deploys', on: 'your side', as: 'first' }, { does: 'deploys', at: { kind: 'site', of: { kind: 'system', is: 'planet' } }, as: 'second' }, { total: 'Force drain', whose: 'you', by: 1, at: { is: 'holosite' }, while: { holds: 'deployed by first' } }, { total: 'Force drain', whose: 'opponent', by: -1, at: 'here', while: { holds: 'deployed by second' } }, { rewrite: { title: 'Shot In The Dark' }, change: { number: 1 } }, immuneToAlter] },
]

const reach = (by: string, steps: Step[]): Text => ({ does: 'reached', by: { the: by }, do: steps })
export const utinniMobileImmediate: CardText[] = [
  {
    id: '1_52',
    note: 'Kessel Run',
    text: [
      { does: 'deploys', at: { title: 'Kessel' }, target: [{ choose: { is: 'smuggler', owner: 'you', at: { kind: 'system', not: { title: 'Kessel' } } }, target: true, as: 'runner' }, { choose: { place: { there: { which: { is: { the: 'runner' }, a: {} } } } }, as: 'home' }] },
      reach('runner', [{ name: { parsecs: ['here', { the: 'home' }] }, as: 'X' }, { draw: 'destiny', by: 'opponent', as: 'luck' }, { if: { compare: { the: 'luck' }, with: { is: 0 } }, do: [{ lose: { type: 'starship', has: { the: 'runner' } } }], else: [{ hold: [{ does: 'automatic', when: { becomes: { is: { the: 'runner' }, a: { at: { the: 'home' } } } }, do: [{ retrieve: { the: 'X' } }] }], for: 'game' }] }]),
    ],
  },
  { id: '1_222', note: 'Lateral Damage', text: [{ does: 'deploys', at: { kind: 'system' }, target: [{ choose: { type: 'starship', owner: 'opponent' }, target: true, as: 'ship' }] }, { modify: ['power', 'forfeit'], of: { the: 'ship' }, to: 0 }, reach('ship', [{ draw: 'destiny', by: 'opponent', as: 'repair' }, { if: { compare: { the: 'repair' }, with: { above: 2 } }, do: [{ cancel: 'self' }] }])] },
  { id: '4_34', note: 'Report To Lord Vader', text: [{ does: 'deploys', on: vader, when: { event: 'battle won', by: 'you', as: 'battle' }, target: [{ choose: { subtype: 'imperial', which: { is: { the: 'battle' }, a: {} } }, target: true, as: 'officer' }] }, { modify: ['power', 'forfeit'], of: { all: [vader, { the: 'officer' }] }, by: -4 }, reach('officer', [{ lose: 'self' }, { draw: 'destiny', as: 'mood' }, { if: { compare: { the: 'mood' }, with: { above: 2 } }, do: [{ lose: { the: 'officer' } }] }])] },
  { id: '4_42', note: 'What Is Thy Bidding, My Master?', text: [{ does: 'deploys', at: { kind: 'system' }, target: [{ choose: { type: 'character', words: { in: 'lore', word: 'Emperor' } }, target: true, as: 'servant' }] }, { 'may not': { act: 'draw destiny', what: 'battle' }, who: { the: 'servant' } }, { counts: { the: 'servant' }, as: { most: { value: 'ability', of: {} } }, not: true }, reach('servant', [{ cancel: 'self' }])] },
  { id: '6_148', note: 'Sandwhirl', text: [{ does: 'deploys', at: { is: 'Desert' } }, { does: 'wanders', along: { adjacent: 'here' }, from: 'chosen' }, { counts: { type: 'character', presentAt: 'here', not: { is: ['Jawa', 'Tusken Raider'] } }, as: { state: 'missing' } }, { does: 'leaves', how: 'lost', when: { is: 'self', a: { at: { interior: true, kind: 'site' } } } }] },
]

const transport: Text[] = [{ does: 'action', when: {}, if: { not: { during: { in: 'battle' } } }, choose: [{ choose: { place: { kind: 'site' } }, as: 'from' }, { choose: { type: 'character', owner: 'you', at: { the: 'from' } }, count: 'any', target: true, as: 'passengers' }, { choose: { place: { kind: 'site', not: { which: { is: 'self', a: { at: { the: 'from' } } } } } }, as: 'to' }], do: [{ draw: 'destiny', as: 'fare' }, { either: [{ cost: [{ use: { the: 'fare' } }], do: [{ relocate: { the: 'passengers' }, to: { the: 'to' } }] }, { do: [{ put: 'self', in: 'lost' }] }], by: 'you' }] }]

export const interrupts: CardText[] = [
  { id: '9_139', note: 'Prepared Defenses', text: [{ does: 'action', as: 'used', when: { event: 'destiny drawn', by: 'you', kind: 'battle', as: 'draw' }, do: [{ change: 'draw', by: 1, as: 'modifier' }] }, { does: 'action', as: 'starting', when: {}, do: [{ choose: { type: 'effect', text: 'deploys free', which: { is: { the: 'card' }, a: { text: 'immune to Alter' } } }, from: 'reserve', count: { upTo: 3 }, as: 'effects' }, { deploy: { the: 'effects' }, from: 'reserve' }, { put: 'self', in: 'lost' }] }] },
  { id: '5_134', note: 'Cloud City Sabacc', text: [{ does: 'action', when: {}, if: { there: { is: ['gambler', 'thief', 'smuggler'], owner: 'you' }, at: { of: 'Cloud City' } }, do: [{ bet: { type: ['weapon', 'device', 'starship'] }, sabacc: { wild: { anyOf: [{ persona: 'Lando' }, { title: 'Weather Vane' }] }, clone: { anyOf: [{ type: 'location' }, { is: 'Ugnaught' }] }, range: [1, 6] } }] }] },
  {
    id: '5_38',
    note: 'Clash Of Sabers',
    text: [
      { does: 'action', when: {}, cost: use(2), choose: [{ choose: { type: 'character', presentWith: { is: 'warrior', owner: 'you', has: { is: 'lightsaber' } } }, target: true, as: 'target' }], do: [{ hold: [{ 'may not': { act: 'move' }, who: { the: 'target' } }, { 'may not': { act: 'battle' }, who: { the: 'target' } }], for: 'your next turn' }] },
      { does: 'action', when: {}, cost: use(1), do: takes({ title: 'Uncontrollable Fury' }) },
      { does: 'action', when: {}, choose: [{ choose: { title: 'Presence Of The Force' }, target: true, as: 'effect' }], do: [{ cancel: { the: 'effect' } }] },
    ],
  },
  { id: '1_267', note: 'Sense', text: [{ does: 'action', when: { event: 'playing', by: 'either', it: { type: 'interrupt' }, as: 'play' }, do: [{ draw: 'destiny', as: 'will' }, { if: { compare: { the: 'will' }, with: { below: { stat: 'ability', of: { type: 'character', owner: 'you' }, take: 'highest' } } }, do: [{ cancel: { event: 'play' } }] }] }, { does: 'action', when: { event: 'played', it: { title: 'Alter' }, as: 'play' }, do: [{ cancel: { event: 'play' } }] }] },
  { id: '1_97', note: 'Nabrun Leids', text: transport },
  { id: '1_243', note: 'Elis Helrot', text: transport },
  { id: '1_113', note: 'Surprise Assault', text: [{ does: 'action', when: { event: 'Force drain initiated', by: 'opponent', as: 'drain' }, cost: use(1), do: [{ cancel: { event: 'drain' } }, { draw: 'destiny', count: { count: { type: ['character', 'starship', 'vehicle'], owner: 'opponent' }, at: { the: 'place' } }, as: 'assault' }, { name: { stat: 'power', of: { owner: 'opponent', at: { the: 'place' } }, take: 'total' }, as: 'power' }, { if: { compare: { the: 'assault' }, with: { below: { the: 'power' } } }, do: [{ loseForce: { minus: [{ the: 'power' }, { the: 'assault' }] }, by: 'you' }], else: [{ loseForce: { minus: [{ the: 'assault' }, { the: 'power' }] }, by: 'opponent' }] }] }] },
  { id: '7_101', note: 'Rebel Ambush', text: [{ does: 'action', when: { event: 'battle initiated', at: { kind: 'site' }, as: 'battle' }, do: [{ hold: [{ modify: 'power', of: { is: 'trooper', owner: 'you', presentAt: { the: 'place' } }, by: { if: { is: { the: 'battle' }, a: { at: { is: 'Rebel Base' } } }, give: 2, else: 1 } }, { immune: { is: 'trooper', owner: 'you', presentAt: { the: 'place' } }, to: 'attrition' }], for: 'turn' }] }] },
  { id: '5_161', note: 'Weapon Of An Ungrateful Son', text: [{ does: 'action', as: 'used', when: { event: 'Force drain initiated', using: { is: 'lightsaber' }, as: 'drain' }, do: [{ put: { is: 'lightsaber', which: { is: { the: 'drain' }, a: {} } }, in: 'used' }] }, { does: 'action', as: 'lost', when: {}, choose: [{ choose: { owner: 'you', anyOf: [{ type: 'device' }, { type: 'weapon', subtype: 'character' }] }, count: 'any', as: 'gear' }], do: [{ put: { the: 'gear' }, in: 'used' }] }] },
  { id: '106_17', note: "Tarkin's Orders", text: [{ does: 'action', as: 'used', when: { event: 'Force drain initiated', at: { kind: 'site', related: { kind: 'system', controlledBy: 'you' } }, as: 'drain' }, do: [{ cancel: { event: 'drain' } }] }, { does: 'action', as: 'lost', when: { event: 'playing', it: { title: ['Surprise Assault', 'It Could Be Worse', 'Nabrun Leids', 'Collision!', 'Hyper Escape'] }, as: 'play' }, do: [{ cancel: { event: 'play' } }] }, { does: 'action', as: 'lost', when: {}, cost: [{ lose: 1 }], do: [{ choose: { subtype: 'starfighter', unique: false }, from: 'lost', as: 'ship' }, { put: { the: 'ship' }, in: 'hand' }] }] },
  { id: '11_86', note: 'Sith Fury', text: [{ does: 'action', as: 'used', when: { in: 'battle' }, cost: [{ give: { is: 'lightsaber', owner: 'you', inBattle: true }, to: 'lost' }], do: [{ lose: { is: 'alien', unique: false, presentAt: 'here' } }] }, { does: 'action', as: 'lost', when: { event: 'duel initiated', as: 'duel' }, do: [{ draw: 'destiny', count: 2, as: 'mine' }, { draw: 'destiny', by: 'opponent', count: 3, as: 'theirs' }, { hold: [{ does: 'automatic', when: { event: 'duel lost', as: 'lost' }, if: { compare: { the: 'mine' }, with: { below: { the: 'theirs' } } }, do: [{ loseForce: 6, by: 'you' }] }], for: 'turn' }] }] },
  { id: '1_270', note: 'Tallon Roll', text: [{ does: 'action', when: {}, choose: [{ choose: { is: 'TIE/LN', owner: 'you' }, target: true, as: 'TIE' }, { choose: { type: 'starship', subtype: 'starfighter', is: 'Rebel starship', together: { the: 'TIE' } }, target: true, as: 'rebel' }], do: [{ draw: 'destiny', by: 'opponent', add: { stat: 'power', of: { the: 'rebel' } }, as: 'theirs' }, { draw: 'destiny', add: { sum: [{ stat: 'power', of: { the: 'TIE' } }, { stat: 'maneuver', of: { the: 'TIE' } }] }, as: 'mine' }, { if: { compare: { the: 'mine' }, with: { below: { the: 'theirs' } } }, do: [{ lose: { the: 'TIE' } }] }, { if: { compare: { the: 'mine' }, with: { above: { the: 'theirs' } } }, do: [{ lose: { the: 'rebel' } }] }] }] },
  { id: '11_29', note: "A Jedi's Resilience", text: [{ does: 'action', when: { event: 'duel lost', by: 'you', as: 'duel' }, cost: [{ lose: 1 }], do: [{ cancel: { event: 'duel' } }, { put: { type: 'interrupt', which: { is: { the: 'duel' }, a: {} } }, in: 'hand' }] }, { does: 'action', when: { event: 'lost', it: { type: 'character', owner: 'you', has: { is: 'lightsaber' } } }, do: [{ put: { the: 'it' }, in: 'hand' }] }] },
  { id: '1_76', note: "Don't Get Cocky", text: [{ does: 'action', when: { in: 'battle' }, if: { all: [{ there: { ...luke, inBattle: true } }, { there: { persona: 'Han', inBattle: true } }] }, do: [{ hold: [{ destinies: 'battle', whose: 'you', by: 2 }], for: 'battle' }] }, { does: 'action', when: { event: 'battle initiated', by: 'opponent', at: { anyOf: [{ kind: 'system' }, { kind: 'sector' }] } }, choose: [{ choose: { is: 'TIE/LN', presentAt: 'here' }, as: 'TIE' }], do: [{ lose: { the: 'TIE' } }] }] },
  { id: '2_48', note: 'Double Agent', text: [{ does: 'action', when: {}, choose: [{ choose: { is: 'spy', owner: 'opponent', at: { kind: 'site', there: { is: 'spy', owner: 'you' } } }, target: true, as: 'spy' }], do: [{ draw: 'destiny', add: { if: { is: { the: 'spy' }, a: { state: 'undercover' } }, give: 2, else: 0 }, as: 'chance' }, { if: { compare: { the: 'chance' }, with: { above: 2 } }, do: [{ lose: { the: 'spy' } }] }] }, { does: 'action', when: {}, choose: [{ choose: { title: 'Tonnika Sisters', owner: 'opponent', presentAt: { kind: 'site' } }, target: true, as: 'sisters' }], do: [{ cross: { the: 'sisters' } }] }] },
  { id: '5_47', note: 'Fall Of The Legend', text: [{ does: 'action', when: { event: 'lost', it: { type: 'character', owner: 'you', at: { of: 'Cloud City', kind: 'site' } }, during: { in: 'battle' } }, cost: use(2), do: [{ relocate: { the: 'it' }, to: { title: 'Weather Vane' } }] }, { does: 'action', when: {}, do: takes({ title: 'Weather Vane' }) }] },
  { id: '9_136', note: 'Force Lightning', text: [{ does: 'action', as: 'used', when: {}, choose: [{ choose: { type: 'character', presentWith: { persona: 'Emperor' } }, target: true, as: 'target' }], do: [{ hold: [{ modify: 'defense value', of: { the: 'target' }, by: -4 }], for: 'turn' }] }, { does: 'action', as: 'lost', when: {}, choose: [{ choose: { type: 'character', presentWith: { persona: 'Emperor' } }, target: true, as: 'target' }], do: [{ hold: [{ immune: { persona: 'Emperor' }, to: 'attrition', lost: true }, { modify: 'defense value', of: { persona: 'Emperor' }, by: -2 }], for: 'turn' }, { draw: 'destiny', add: 1, as: 'bolt' }, { if: { compare: { the: 'bolt' }, with: { above: { stat: 'defense value', of: { the: 'target' } } } }, do: [{ lose: { the: 'target' } }] }] }] },
  { id: '6_154', note: 'Hidden Weapons', text: [{ does: 'action', when: { in: 'battle', segment: 'weapons' }, if: { there: { owner: 'you', anyOf: [{ persona: 'Boba Fett' }, { type: 'character', has: { title: 'Mandalorian Armor' } }] }, at: 'here' }, choose: [{ choose: { type: 'character', owner: 'opponent', presentAt: 'here' }, target: true, as: 'target' }], do: [{ draw: 'destiny', as: 'shot' }, { if: { compare: { the: 'shot' }, with: { is: [2, 3] } }, do: [{ capture: { the: 'target' } }] }, { if: { compare: { the: 'shot' }, with: { is: [4, 5] } }, do: [{ turn: { the: 'target' }, state: 'hit' }] }, { if: { compare: { the: 'shot' }, with: { atLeast: 6 } }, do: [{ lose: { the: 'target' } }] }] }] },
  { id: '6_155', note: 'Hutt Smooch', text: [{ does: 'action', when: {}, choose: [{ choose: { is: 'spy', state: 'undercover', owner: 'opponent' }, target: true, as: 'spy' }], do: [{ turn: { the: 'spy' }, state: 'undercover', off: true }, { capture: { the: 'spy' } }] }, { does: 'action', when: { event: 'deployed', by: 'opponent', it: { is: 'spy' }, to: { kind: 'site', not: { occupiedBy: 'opponent' } } }, if: { compare: { total: 'Force icons', whose: 'opponent', at: { the: 'place' } }, with: { is: 0 } }, do: [{ put: { the: 'it' }, in: 'hand' }, { hold: [{ 'may not': { act: 'deploy' }, who: { the: 'it' } }], for: 'turn' }] }] },
  { id: '1_248', note: 'I Have You Now', text: [{ does: 'action', when: { in: 'battle' }, if: { all: [{ there: { is: 'Dark Jedi', inBattle: true } }, { there: { subtype: 'rebel', inBattle: true, with: { ability: { above: 2 } } } }] }, do: [{ hold: [{ destinies: 'battle', whose: 'you', by: { if: { there: { ...luke, inBattle: true } }, give: 2, else: 1 } }], for: 'battle' }] }] },
  { id: '3_127', note: "I'd Just As Soon Kiss A Wookiee", text: [{ does: 'action', when: { event: 'deployed', by: 'opponent', it: { type: ['character', 'starship', 'vehicle', 'weapon', 'device'] } }, cost: use(3), do: [{ put: { the: 'it' }, in: 'hand' }, { hold: [{ may: { act: 'deploy' }, who: { sameTitleAs: { the: 'it' } }, by: 'opponent', free: true, limit: { once: 'turn' } }], for: 'next turn' }] }] },
  { id: '1_254', note: 'Kintan Strider', text: [{ does: 'action', when: { event: 'lost', by: 'opponent', it: { type: 'character', owner: 'opponent' } }, cost: use(1), do: [{ retrieve: { type: 'character' }, to: 'hand', closest: true }] }] },
  { id: '1_256', note: 'Local Trouble', text: [{ does: 'action', when: { phase: 'battle', turn: 'you', at: 'start' }, cost: use(1), choose: [{ choose: { is: 'stormtrooper', owner: 'you', at: { title: 'Tatooine: Cantina' } }, count: 2, as: 'patrol' }, { choose: { type: 'character', owner: 'opponent', at: { title: 'Tatooine: Cantina' } }, as: 'guest' }], do: [{ battle: { title: 'Tatooine: Cantina' }, with: { the: 'patrol' }, against: { the: 'guest' } }, { hold: [{ destinies: 'battle', whose: 'you', by: 1 }], for: 'battle' }, { hold: [{ 'may not': { act: 'battle', at: { title: 'Tatooine: Cantina' } } }], for: 'turn' }] }] },
  { id: '1_268', note: 'Set For Stun', text: [{ does: 'action', when: {}, cost: use(2), choose: [{ choose: { type: 'character', owner: 'opponent' }, target: true, as: 'target' }], do: [{ draw: 'destiny', as: 'stun' }, { if: { compare: { the: 'stun' }, with: { above: { stat: 'ability', of: { the: 'target' } } } }, do: [{ put: { the: 'target' }, in: 'hand', along: true }] }] }] },
  { id: '101_6', note: "Vader's Obsession", text: [{ does: 'action', when: { event: 'moved', it: vader, to: { there: luke }, from: { adjacent: { the: 'place' } }, during: { phase: 'move', turn: 'you' } }, do: [{ duel: [vader, luke], draws: [2, 2], add: 'power', winner: [{ retrieve: { the: 'difference' }, by: { owner: { the: 'winner' } } }], loser: [{ loseForce: { the: 'difference' }, by: { owner: { the: 'loser' } } }, { lose: { the: 'loser' } }] }] }] },
]

export const people: CardText[] = [
  { id: '110_12', note: 'Zuckuss In Mist Hunter', text: [{ capacity: 'pilot', count: 1 }, { capacity: 'passenger', count: 3 }, { permanent: 'pilot', name: 'Zuckuss', with: { ability: 4 }, texts: [{ modify: 'power', of: 'host', by: 2 }] }, { does: 'action', when: { in: 'battle', segment: 'power' }, if: { not: { compare: { stat: 'ability', of: { piloting: { at: 'here' }, owner: 'opponent' }, take: 'total' }, with: { above: 6 } } }, do: [{ hold: [{ destiny: 'battle', whose: 'opponent', to: 0, of: 'total', at: 'here' }], for: 'battle' }] }] },
  { id: '110_10', note: "Mara Jade, The Emperor's Hand", text: [{ modify: 'power', of: { has: 'self', type: ['starship', 'vehicle'] }, by: 2 }, { modify: 'power', of: 'self', by: 2, while: { there: { persona: 'Emperor' } } }, { rewrite: { title: ["Vader's Obsession", 'Epic Duel'] }, change: { target: { persona: 'Mara Jade' } } }, { does: 'action', when: { phase: 'deploy', turn: 'you' }, limit: { once: 'game' }, do: [{ deploy: { type: 'weapon' }, from: 'reserve', on: 'self', shuffle: 'reshuffle' }] }, { immune: 'self', to: 'attrition', below: 4 }] },
  { id: '13_48', note: 'Yoda, Master Of The Force', text: [{ only: { act: 'deploy', to: { of: 'Naboo', orItself: true, anyOf: [{ of: 'Naboo', orItself: true }, { of: 'Coruscant', orItself: true }] } }, who: 'self' }, { does: 'action', when: {}, limit: { once: 'game' }, do: takes({ title: ['Sense', 'Control', 'Alter'] }) }, { immune: { is: 'Jedi', owner: 'you', presentAt: 'here', not: { is: 'Jedi Council member' } }, to: 'attrition', below: 4 }, { immune: { is: 'Jedi Council member', owner: 'you', presentAt: 'here' }, to: 'attrition', below: 5 }, { immune: 'self', to: 'attrition' }] },
  { id: '9_109', note: 'Emperor Palpatine', text: [{ 'may not': { act: 'deploy', to: { kind: 'site', occupiedBy: 'opponent' } }, who: 'self', never: true }, { 'may not': { act: 'move', to: { kind: 'site', occupiedBy: 'opponent' } }, who: 'self', never: true }, { destiny: 'any', whose: 'opponent', by: -3, of: 'total', target: vader, at: 'here' }, { does: 'action', when: {}, limit: { once: 'turn' }, do: takes({ title: 'Force Lightning' }) }, { immune: 'self', to: 'attrition' }] },
  { id: '12_28', note: 'Senator Palpatine', text: [{ agenda: ['ambition', 'peace', 'order'] }, { does: 'action', when: { event: 'destiny drawn', by: 'opponent', kind: 'battle', as: 'draw' }, if: { holds: 'senate majority', for: 'you' }, limit: { once: 'turn' }, cost: use(1), do: [{ hold: [{ total: 'power in battle', whose: 'you', by: { the: 'draw' } }, { 'may not': { act: 'cancel' }, who: { the: 'draw' }, by: 'you' }], for: 'battle' }] }, { modify: 'politics', of: { persona: 'Amidala', at: 'here' }, by: 1 }] },
  { id: '5_1', note: 'Captain Han Solo', text: [{ only: { act: 'deploy', to: { of: 'Hoth', orItself: true, anyOf: [{ of: 'Cloud City' }, { of: 'Hoth', orItself: true }] } }, who: 'self' }, { may: { act: 'deploy', on: { persona: 'Falcon' } }, who: 'self' }, { modify: 'power', of: { has: 'self' }, by: 3 }, { destinies: 'battle', whose: 'you', by: 1, while: { is: 'self', a: { piloting: { persona: 'Falcon' } } } }, { modify: 'maneuver', of: { persona: 'Falcon', pilotedBy: 'self' }, by: 2 }, { does: 'action', when: { event: 'destiny drawn', by: 'opponent', kind: 'any', during: { in: 'battle' }, as: 'draw' }, limit: { once: 'battle' }, cost: use(2), do: [{ redraw: 'draw' }] }] },
  { id: '2_86', note: 'Death Star Gunner', text: [{ destiny: 'any', by: 2, of: 'total', from: { title: 'Commence Primary Ignition' }, while: { is: 'self', a: { at: { of: 'Death Star' } } }, cumulative: true }, { does: 'action', when: { phase: 'control', turn: 'you' }, if: { is: 'self', a: { at: { of: 'Death Star' } } }, cost: [{ give: 'self', to: 'used' }], do: takes({ title: 'Superlaser' }) }] },
  { id: '109_10', note: 'Dengar In Punishing One', text: [{ permanent: 'pilot', name: 'Dengar', with: { ability: 2 }, texts: [{ modify: 'power', of: 'host', by: 2 }] }, { destiny: 'battle', whose: 'you', of: 'total', by: { count: { type: 'starship', owner: 'opponent' }, at: 'here' } }, { immune: { owner: 'opponent', at: 'here' }, to: 'attrition', lost: true }] },
  { id: '112_13', note: 'Mercenary Pilot', text: [{ modify: 'power', of: { has: 'self', type: ['starship', 'vehicle'] }, by: 2 }, { destinies: 'battle', by: 1, while: { is: 'self', a: { piloting: { subtype: 'transport' } } } }, { does: 'action', when: { in: 'battle', where: { exterior: true, kind: 'site', related: 'here' } }, limit: { once: 'turn' }, if: { is: 'self', a: { piloting: {}, at: { is: 'cloud' } } }, do: [{ hold: [{ destinies: 'battle', by: 1 }], for: 'battle' }] }] },
]

export const things: CardText[] = [
  { id: '1_314', note: 'Dark Jedi Lightsaber', text: [{ does: 'deploys', on: { is: 'warrior', owner: 'you' }, price: { minus: [7, { stat: 'ability', of: 'host' }] } }, { does: 'action', when: { event: 'Force drain initiated', by: 'you', at: 'here', as: 'drain' }, do: [{ change: 'drain', by: 1, as: 'modifier' }] }, { does: 'fires', price: 1, at: { type: ['character', 'creature'] }, draw: 2, versus: 'defense value', hit: [{ turn: { the: 'target' }, state: 'hit' }] }] },
  { id: '5_13', note: 'Cyborg Construct', text: [{ does: 'deploys', on: { is: 'alien', with: { ability: { below: 3 } } } }, { does: 'action', when: {}, limit: { once: 'turn' }, if: { compare: { count: {}, in: { stackedOn: 'self' } }, with: { below: { if: { is: 'host', a: { persona: 'Lobot' } }, give: 6, else: 3 } } }, choose: [{ choose: {}, from: 'hand', as: 'card' }], do: [{ put: { the: 'card' }, in: { stackedOn: 'self' }, faceDown: true }] }, { may: { act: 'play' }, who: { on: 'self' } }, { may: { act: 'deploy' }, who: { on: 'self' } }, { does: 'automatic', when: { event: 'leaving table', it: 'self' }, do: [{ put: { on: 'self' }, in: 'used' }] }] },
  { id: '4_11', note: 'Landing Claw', text: [{ does: 'deploys', on: { subtype: 'starfighter', owner: 'you' } }, { does: 'action', when: { phase: 'control', turn: 'either' }, choose: [{ choose: { type: 'starship', subtype: 'capital', owner: 'opponent', presentWith: 'host' }, target: true, as: 'ship' }], do: [{ attach: 'host', to: { the: 'ship' } }, { turn: 'host', state: 'concealed' }] }, { does: 'action', when: {}, if: { is: 'host', a: { state: 'concealed' } }, do: [{ turn: 'host', state: 'concealed', off: true }] }] },
  { id: '2_114', note: 'Magnetic Suction Tube', text: [{ does: 'deploys', on: { is: 'sandcrawler', owner: 'you' } }, { does: 'action', when: { phase: 'control', turn: 'you' }, limit: { once: 'phase' }, choose: [{ choose: { type: 'character', presentWith: 'host' }, target: true, as: 'target' }], do: [{ draw: 'destiny', as: 'pull' }, { if: { compare: { the: 'pull' }, with: { above: { stat: 'ability', of: { the: 'target' } } } }, do: [{ either: [{ do: [{ relocate: { the: 'target' }, to: { interior: true, related: 'here', is: 'sandcrawler' } }] }, { do: [{ put: { the: 'target' }, in: 'used' }] }] }] }] }] },
  { id: '4_14', note: 'Rebel Flight Suit', text: [{ does: 'deploys', on: { is: 'pilot', owner: 'you' } }, { counts: 'host', as: { matching: { subtype: ['starfighter', 'combat', 'shuttle'], pilotedBy: 'host' } } }] },
  { id: '2_115', note: 'Tractor Beam', text: [{ does: 'deploys', on: { is: 'Star Destroyer', owner: 'you' }, price: 2 }, { does: 'action', when: { event: 'battle ending', at: 'here' }, cost: use(2), choose: [{ choose: { type: 'starship', owner: 'opponent', presentWith: 'host', not: { is: 'Mon Calamari Star Cruiser' } }, target: true, as: 'ship' }], do: [{ draw: 'destiny', as: 'pull' }, { if: { compare: { the: 'pull' }, with: { above: { stat: 'defense value', of: { the: 'ship' } } } }, do: [{ capture: { the: 'ship' } }] }] }] },
  { id: '11_97', note: "Sebulba's Podracer", text: [{ does: 'deploys', at: { title: 'Tatooine: Podrace Arena' } }, { destiny: 'race', whose: 'you', by: 3, of: 'each', at: 'here' }, { does: 'action', when: { in: 'Podrace' }, if: { compare: { total: 'race total', whose: 'you' }, with: { is: { total: 'race total', whose: 'opponent' } } }, limit: { once: 'turn' }, cost: use(2), do: [{ hold: [{ 'may not': { act: 'draw destiny', what: 'race' }, by: 'opponent' }], for: 'turn' }] }] },
  { id: '4_77', note: 'Great Warrior', text: [{ does: 'deploys', at: { of: 'Dagobah', kind: 'site' }, target: [{ choose: { type: 'character', owner: 'you', with: { ability: { above: 2 } }, at: 'here' }, target: true, as: 'mentor' }, { choose: { type: 'character', owner: 'you', not: { is: ['droid', 'Jedi'] }, with: { ability: { below: { stat: 'ability', of: { the: 'mentor' } } } }, at: 'here' }, target: true, as: 'apprentice' }] }, { ignores: 'deployment restrictions', who: { the: 'apprentice' } }, { does: 'automatic', when: { event: 'turn begins', during: { phase: 'control', turn: 'you' } }, if: { is: { the: 'apprentice' }, a: { presentWith: { the: 'mentor' } } }, do: [{ draw: 'destiny', kind: 'training', add: { stat: 'ability', of: { the: 'apprentice' } }, as: 'test' }, { if: { compare: { the: 'test' }, with: { above: 12 } }, do: [{ complete: 'self' }, { attach: 'self', to: { the: 'apprentice' } }] }] }, { cancel: 'bonuses', of: { act: 'drain' }, while: { is: 'self', a: { state: 'completed' } } }, { does: 'action', when: { event: 'test completed', by: 'you' }, do: [{ choose: { owner: 'you' }, from: 'hand', as: 'given' }, { choose: { type: 'jedi test' }, from: 'lost', as: 'taken' }, { swap: [{ the: 'given' }, { the: 'taken' }] }] }] },
  { id: '4_78', note: 'It Is The Future You See', text: [{ does: 'action', when: { event: 'drawing destiny', by: 'you', kind: 'any', as: 'draw' }, if: { is: 'self', a: { state: 'completed' } }, choose: [{ choose: {}, from: { stackedOn: 'host' }, as: 'seen' }], do: [{ substitute: { stat: 'destiny', of: { the: 'seen' } }, for: 'draw' }] }, { immune: 'host', to: 'attrition', below: 4 }] },
  { id: '9_2', note: 'Combined Fleet Action', text: [{ modify: 'power', of: { type: 'starship', at: { kind: 'system', which: { not: { all: [{ there: { subtype: 'starfighter', owner: 'you' }, at: 'here' }, { there: { subtype: 'capital', owner: 'you' }, at: 'here' }] } } } }, by: -2 }, { destinies: 'battle', whose: 'opponent', atMost: 1, at: { kind: 'site', related: { kind: 'system', occupiedBy: 'you' } } }, oncePerDeployPhase(deploysFromReserve({ type: 'vehicle', subtype: 'combat' }))] },
  { id: '13_37', note: 'Ounee Ta (Defensive Shield)', text: [onTable, { cost: { act: 'deploy', to: { kind: 'site', unique: false, not: { controlledBy: 'you' } } }, who: { subtype: 'rebel', owner: 'you' }, by: 'you', add: -2 }, { total: 'Force generation', whose: 'you', by: 1, at: { kind: 'site', unique: false } }] },
  { id: '200_28', note: 'Simple Tricks And Nonsense', text: [onTable, ...([{ total: 'Force drain', whose: 'opponent', to: 0, at: { not: battleground } }, { 'may not': { act: 'retrieve' }, by: 'opponent' }] as Text[]).map((text): Text => ({ ...text, while: { all: [{ occupies: battleground, by: 'you' }, { not: { occupies: battleground, by: 'opponent', atLeast: 2 } }] } }))] },
  { id: '4_155', note: 'Asteroid Field', text: [{ rules: 'Asteroid', at: 'here', side: 'dark' }, { rules: 'Asteroid', at: 'here', side: 'light' }, { does: 'action', side: 'dark', when: { event: 'Force drain initiated', by: 'opponent', at: { kind: 'system', related: 'here' }, as: 'drain' }, if: { controls: 'here', by: 'you' }, do: [{ cancel: { event: 'drain' } }] }] },
  { id: '1_285', note: 'Death Star: Level 4 Military Corridor', text: [{ side: 'dark', may: { act: 'move', from: 'here', to: { of: 'Death Star', kind: 'site' }, during: { phase: 'move', turn: 'you' } }, who: { subtype: 'imperial', owner: 'you' }, free: true }, { side: 'light', total: 'Force drain', whose: 'you', by: 1, at: 'here', while: { controls: 'here', by: 'you' } }] },
]
