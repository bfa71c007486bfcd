import type { CardFacts } from '../../../abilities/card-facts.ts'
import type { Filter } from '../../../abilities/types.ts'
import {
  addsDestiny,
  cancels,
  dark,
  deployCost,
  forceDrain,
  immuneToAttrition,
  light,
  limitsBattleDestiny,
  modify,
  moveBetween,
  reacts,
  transit,
} from '../../../abilities/vocabulary.ts'
import { cardsOf, site, system } from '../../building.ts'
import { here, yourStarships } from '../../filters.ts'
import { abilityNeededHere, drainHere, powerBelow, weaponDestinyHere } from '../../texts.ts'

const card = cardsOf('dark')

const withTarkin: Filter = { type: 'starship', aboard: { persona: 'Tarkin' }, at: here }

export const darkLocations: CardFacts[] = [
  card(
    { key: '1_281', title: 'Alderaan', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Alderaan', 2, 1, 0) },
    {
      abilities: [
        ...dark(
          forceDrain({
            where: here,
            add: 1,
            each: { location: { planet: 'Death Star', kind: 'site', youControl: true } },
          }),
        ),
      ],
    },
  ),
  card(
    { key: '1_282', title: 'Dantooine', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Dantooine', 5, 1, 1) },
    { abilities: [...dark(reacts({ how: 'move', who: yourStarships, at: here }))] },
  ),
  card(
    { key: '1_283', title: 'Death Star: Central Core', type: 'location', unique: true },
    { icons: ['scomp link'] },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...light(drainHere(1)),
        ...dark(
          deployCost({
            who: { title: ['Wrong Turn', 'Retract The Bridge'], owner: 'you' },
            free: true,
            while: { youControl: here },
          }),
        ),
        ...light(cancels({ what: { title: 'Death Star Tractor Beam' }, while: { youControl: here } })),
      ],
    },
  ),
  card(
    { key: '1_284', title: 'Death Star: Detention Block Corridor', type: 'location', unique: true },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile', 'prison'),
    },
    { abilities: [...dark(weaponDestinyHere), ...light(drainHere(1))] },
  ),
  card(
    { key: '1_285', title: 'Death Star: Docking Bay 327', type: 'location', unique: true },
    { icons: ['scomp link'] },
    {
      location: site('Death Star', 1, 1, 'interior', 'exterior', 'mobile', 'dockingBay'),
    },
    {
      abilities: [
        ...dark(transit({ way: 'from', cost: 'free' })),
        ...light(transit({ way: 'from', cost: 2 })),
      ],
    },
  ),
  card(
    { key: '1_286', title: 'Death Star: Level 4 Military Corridor', type: 'location', unique: true },
    { icons: ['scomp link'] },
    {
      location: site('Death Star', 0, 1, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...dark(
          moveBetween({
            from: here,
            to: { planet: 'Death Star', kind: 'site' },
            cost: 'free',
            phase: 'move',
            who: { subtype: 'imperial', owner: 'you' },
          }),
        ),
        ...light(drainHere(1)),
      ],
    },
  ),
  card(
    { key: '1_287', title: 'Death Star: War Room', type: 'location', unique: true },
    { icons: ['scomp link'] },
    {
      location: site('Death Star', 0, 2, 'interior', 'mobile'),
    },
    {
      abilities: [
        ...dark(
          modify({
            what: 'forfeit',
            who: { is: ['Rebel trooper', 'Y-wing'] },
            add: -1,
            while: { all: [{ youControl: here }, { cardAt: { owner: 'you', is: 'leader' }, where: here }] },
          }),
        ),
        ...light(addsDestiny({ kind: 'battle', count: 1, while: { battle: { by: 'you', at: here } } })),
      ],
    },
  ),
  card(
    { key: '1_288', title: 'Kessel', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Kessel', 8, 1, 2) },
    {
      abilities: [
        ...light(limitsBattleDestiny({ where: here, ability: 6 })),
        ...dark(
          deployCost({
            who: yourStarships,
            add: -1,
            to: here,
            while: { not: { inPlay: withTarkin } },
          }),
          deployCost({
            who: yourStarships,
            add: -2,
            to: here,
            while: { inPlay: withTarkin },
          }),
          cancels({ what: { title: 'Kessel Run' }, while: { youControl: here } }),
        ),
      ],
    },
  ),
  card(
    { key: '1_289', title: 'Tatooine', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Tatooine', 7, 1, 2) },
    { abilities: [...light(powerBelow('Tatooine')), ...dark(powerBelow('Tatooine'))] },
  ),
  card(
    { key: '1_290', title: 'Tatooine: Cantina', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Tatooine', 2, 2, 'interior') },
    {
      abilities: [
        ...dark(
          modify({
            what: 'power',
            who: { owner: 'you', subtype: 'alien', not: { is: 'Tusken Raider' }, at: here },
            add: 1,
          }),
        ),
        ...light(modify({ what: 'forfeit', who: { owner: 'you', subtype: 'alien', at: here }, add: 1 })),
      ],
    },
  ),
  card(
    { key: '1_291', title: 'Tatooine: Docking Bay 94', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    {
      location: site('Tatooine', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    { abilities: [...dark(transit({ way: 'from', cost: 1 })), ...light(transit({ way: 'from', cost: 2 }))] },
  ),
  card(
    { key: '1_292', title: 'Tatooine: Jawa Camp', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { missing: ['changes of deploy cost', 'changes of power', 'changes of forfeit'] },
  ),
  card(
    { key: '1_293', title: 'Tatooine: Jundland Wastes', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: { kind: 'site', planet: 'Tatooine', exterior: true, icons: { light: 1, dark: 1 } } },
    {
      abilities: [
        ...dark(drainHere(1)),
        ...dark(modify({ what: 'forfeit', who: { owner: 'you', is: 'Tusken Raider', at: here }, add: 1 })),
        ...light(abilityNeededHere(6)),
      ],
    },
  ),
  card(
    { key: '1_294', title: "Tatooine: Lars' Moisture Farm", type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    { location: site('Tatooine', 1, 1, 'exterior') },
    { abilities: dark(weaponDestinyHere, drainHere(1)) },
  ),
  card(
    { key: '1_295', title: 'Tatooine: Mos Eisley', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Tatooine', 1, 2, 'exterior') },
    {
      abilities: [
        ...dark(
          modify({
            what: 'power',
            who: { owner: 'you', is: ['spy', 'thief', 'bounty hunter', 'smuggler'], at: here },
            add: 1,
          }),
          modify({
            what: 'forfeit',
            who: { owner: 'you', is: ['spy', 'thief', 'bounty hunter', 'smuggler'], at: here },
            add: 1,
          }),
        ),
      ],
    },
  ),
  card(
    { key: '1_296', title: 'Yavin 4', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: system('Yavin 4', 4, 1, 2) },
    { abilities: [...light(powerBelow('Yavin 4')), ...dark(powerBelow('Yavin 4'))] },
  ),
  card(
    { key: '1_297', title: 'Yavin 4: Docking Bay', type: 'location', unique: true },
    { icons: ['planet', 'scomp link'] },
    {
      location: site('Yavin 4', 1, 1, 'interior', 'exterior', 'dockingBay'),
    },
    { abilities: [...dark(transit({ way: 'from', cost: 1 })), ...light(transit({ way: 'from', cost: 1 }))] },
  ),
  card(
    { key: '1_298', title: 'Yavin 4: Jungle', type: 'location', unique: true },
    { icons: ['planet'] },
    { location: site('Yavin 4', 1, 1, 'exterior') },
    {
      abilities: [
        ...dark(
          modify({
            what: 'power',
            who: { owner: 'you', subtype: 'imperial', alone: true, at: here },
            add: 2,
            while: { battle: { at: here } },
          }),
          immuneToAttrition({
            who: { owner: 'you', subtype: 'imperial', alone: true, at: here },
            below: 'all',
          }),
        ),
      ],
    },
  ),
]
