import type { CardFacts } from '../../../abilities/card-facts.ts'
import {
  dark,
  deployCost,
  enterAndExit,
  fireCost,
  light,
  modify,
  moveRange,
  reacts,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { abilityNeededHere, drainHere } from '../../texts.ts'

const card = cardsOf('light')

export const lightLocations: CardFacts[] = [
  card(
    { key: '2_60', title: "Clak'dor VII", type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system("Clak'dor VII", 7, 1, 0) },
    { missing: ['destiny', 'changes of power'] },
  ),
  card(
    { key: '2_61', title: 'Corellia', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system('Corellia', 1, 1, 1) },
    {
      abilities: [
        ...dark(moveRange({ what: 'hyperspeed', who: yourStarships, add: 1, from: here })),
        ...light(
          reacts({
            how: 'deploy',
            who: { owner: 'you', anyOf: [{ persona: 'Falcon' }, { is: 'Corellian corvette' }] },
            at: here,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '2_62', title: 'Death Star: Trench', type: 'location', unique: true },
    { icons: ['a new hope'] },
    {
      location: site('Death Star', 0, 1, 'exterior', 'mobile', 'trench'),
    },
    { missing: ['Trench rules', 'where or when it deploys'] },
    {
      abilities: [
        ...light(
          modify({
            what: 'maneuver',
            who: { owner: 'you', type: 'starship', subtype: 'starfighter', at: here },
            add: -2,
          }),
        ),
        ...dark(fireCost({ where: here, free: true })),
      ],
    },
  ),
  card(
    { key: '2_64', title: 'Kashyyyk', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system('Kashyyyk', 6, 2, 1) },
    {
      abilities: [
        ...light(deployCost({ who: { owner: 'you', is: ['Wookiee', 'smuggler'] }, add: -2, to: here })),
        ...dark(abilityNeededHere(6)),
      ],
    },
  ),
  card(
    { key: '2_65', title: 'Ralltiir', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: system('Ralltiir', 3, 1, 1) },
    {
      abilities: [
        ...light(reacts({ how: 'move', who: yourStarships, at: here })),
        ...dark(
          deployCost({ who: { owner: 'you', type: 'starship', subtype: 'capital' }, add: -2, to: here }),
        ),
      ],
    },
  ),
  card(
    { key: '2_66', title: 'Sandcrawler: Loading Bay', type: 'location', limit: 3 },
    { icons: ['vehicle site', 'a new hope'] },
    { location: { kind: 'site', siteOf: 'Sandcrawler', interior: true, icons: { light: 0, dark: 0 } } },
    { abilities: dark(enterAndExit({ who: { type: 'character', owner: 'you' }, cost: 1 })) },
    { missing: ['where or when it deploys', 'changes of forfeit', 'nighttime conditions'] },
  ),
  card(
    { key: '2_67', title: 'Yavin 4: Briefing Room', type: 'location', unique: true },
    { icons: ['planet', 'scomp link', 'a new hope'] },
    { location: site('Yavin 4', 1, 0, 'interior') },
    { missing: ['totals of Epic Events'] },
    { abilities: dark(drainHere(1)) },
  ),
  card(
    { key: '2_68', title: 'Yavin 4: Massassi Ruins', type: 'location', unique: true },
    { icons: ['planet', 'a new hope'] },
    { location: site('Yavin 4', 2, 0, 'exterior') },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...light(
          modify({
            what: 'power',
            who: { owner: 'you', type: 'starship', at: { title: 'Death Star', kind: 'system' } },
            add: 1,
            while: { all: [{ youControl: here }, { cardAt: { owner: 'you', is: 'leader' }, where: here }] },
          }),
        ),
      ],
    },
  ),
]
